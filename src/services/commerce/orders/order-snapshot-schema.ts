/** The stored form of an order, which staff see. Members that a later version may have written are left out. */
import { z } from 'zod'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import type { DiscountKind } from '../../../markets/carts/discount-rule.ts'
import type { CountryCode, CurrencyCode, Language, Market, WarehouseCode } from '../../../markets/types.ts'
import { storedName } from '../../../platform/stored-json.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

const address: z.ZodType<Address> = z.object({
  country: z.string(),
  city: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street0: z.string(),
  street1: z.string(),
  postCode: z.string(),
  region: z.string(),
})

const line = z.object({
  id: z.string(),
  itemId: z.string(),
  sku: z.string(),
  productSku: z.string(),
  name: z.string(),
  size: z.string(),
  sections: z.array(z.string()),
  picture: z.string(),
  quantity: z.int(),
  price: z.object({ original: z.int(), final: z.int() }),
  total: z.int(),
  productDiscount: z.int(),
  totalDiscount: z.int(),
  totalWithDiscount: z.int(),
  tax: z.int(),
  taxPercentage: z.number().exactOptional(),
  isGift: z.boolean(),
})

const shipping = z.object({
  id: z.string(),
  name: z.string(),
  estimatedDelivery: z.string(),
  promised: z.object({ shipsBy: z.string(), from: z.string(), to: z.string() }).exactOptional(),
  total: z.int(),
  totalDiscount: z.int(),
  totalWithDiscount: z.int(),
  tax: z.int(),
  cheapest: z.int().exactOptional(),
})

const discount = z.object({
  id: z.string(),
  name: z.string(),
  kind: storedName<DiscountKind>(),
  source: z.enum(['code', 'automatic']),
  code: z.string().exactOptional(),
  amount: z.int(),
})

export const storedSnapshot = z.object({
  lines: z.array(line),
  shipping,
  discounts: z.array(discount),
  totals: z.object({
    products: z.int(),
    shipping: z.int(),
    discount: z.int(),
    tax: z.int(),
    externalTax: z.int().exactOptional(),
    total: z.int(),
  }),
  taxRates: z.array(z.object({ percent: z.number(), tax: z.int() })).exactOptional(),
  addresses: z.object({ shipping: address, billing: address }),
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), telephone: z.string() }),
  market: z.object({
    storefront: storedName<Market['storefrontCode']>(),
    country: storedName<CountryCode>(),
    currency: storedName<CurrencyCode>(),
    taxPercentage: z.number().exactOptional(),
    chargesOnDelivery: z.enum(['vat-and-duty', 'duty']).exactOptional(),
    warehouses: z.array(storedName<WarehouseCode>()),
  }),
  language: storedName<Language>(),
  terms: z.object({ version: z.string(), hash: z.string(), isExpress: z.boolean() }).exactOptional(),
  termsAgreedAt: z.string(),
}) satisfies z.ZodType<OrderSnapshot>
