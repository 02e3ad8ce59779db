/** The stored form of an order. Unknown members are preserved: a later version may have written them. */
import { z } from 'zod'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import type { DiscountKind } from '../../../markets/carts/discount-rule.ts'
import type { CountryCode, CurrencyCode, Language, Market, WarehouseCode } from '../../../markets/types.ts'
import { storedName } from '../../../platform/stored-json.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

const address: z.ZodType<Address> = z.looseObject({
  country: z.string(),
  city: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street0: z.string(),
  street1: z.string(),
  postCode: z.string(),
  region: z.string(),
})

const line = z.looseObject({
  id: z.string(),
  itemId: z.string(),
  sku: z.string(),
  productSku: z.string(),
  name: z.string(),
  size: z.string(),
  sections: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
  price: z.looseObject({ original: z.int(), final: z.int() }),
  total: z.int(),
  productDiscount: z.int(),
  totalDiscount: z.int(),
  totalWithDiscount: z.int(),
  tax: z.int(),
  taxPercentage: z.number().exactOptional(),
  isGift: z.boolean(),
})

const shipping = z.looseObject({
  id: z.string(),
  name: z.string(),
  estimatedDelivery: z.string(),
  promised: z.looseObject({ shipsBy: z.string(), from: z.string(), to: z.string() }).exactOptional(),
  total: z.int(),
  totalDiscount: z.int(),
  totalWithDiscount: z.int(),
  tax: z.int(),
  cheapest: z.int().exactOptional(),
})

const discount = z.looseObject({
  id: z.string(),
  name: z.string(),
  kind: storedName<DiscountKind>(),
  source: z.enum(['code', 'automatic']),
  code: z.string().exactOptional(),
  amount: z.int(),
})

export const orderSnapshot: z.ZodType<OrderSnapshot> = z.looseObject({
  lines: z.array(line),
  shipping,
  discounts: z.array(discount),
  totals: z.looseObject({
    products: z.int(),
    shipping: z.int(),
    discount: z.int(),
    tax: z.int(),
    externalTax: z.int().exactOptional(),
    total: z.int(),
  }),
  taxRates: z.array(z.looseObject({ percent: z.number(), tax: z.int() })).exactOptional(),
  addresses: z.looseObject({ shipping: address, billing: address }),
  contact: z.looseObject({ firstName: z.string(), lastName: z.string(), email: z.string(), telephone: z.string() }),
  market: z.looseObject({
    storefront: storedName<Market['storefrontCode']>(),
    country: storedName<CountryCode>(),
    currency: storedName<CurrencyCode>(),
    taxPercentage: z.number().exactOptional(),
    warehouses: z.array(storedName<WarehouseCode>()),
  }),
  language: storedName<Language>(),
  termsAgreedAt: z.string(),
})
