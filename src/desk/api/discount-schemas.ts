/** Answers of the operations on discounts, shipping methods and the product doctor. */
import * as z from 'zod/mini'
import { CAUSES } from '../../contracts/merchant/causes.ts'
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../markets/types.ts'

const amounts = z.record(z.string(), z.number())
const names = z.exactOptional(z.array(z.string()))
const selection = z.object({ skus: names, sections: names, categories: names, collections: names, families: names })

const effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percentage'), percent: z.number() }),
  z.object({ kind: z.literal('amount'), amounts }),
  z.object({ kind: z.literal('free-shipping') }),
  z.object({ kind: z.literal('product-percentage'), percent: z.number(), goods: selection }),
  z.object({ kind: z.literal('product-amount'), amounts, goods: selection }),
  z.object({ kind: z.literal('gift'), variantIds: z.array(z.string()), quantity: z.number() }),
])

const discount = z.object({
  id: z.string(),
  name: z.string(),
  code: z.exactOptional(z.string()),
  effect,
  minimumSpend: z.exactOptional(amounts),
  requires: z.exactOptional(z.object({ goods: selection, quantity: z.number() })),
  from: z.exactOptional(z.number()),
  until: z.exactOptional(z.number()),
  markets: z.exactOptional(z.array(z.custom<CountryCode>(isCountryCode))),
  sortOrder: z.number(),
  isExclusive: z.boolean(),
  isStackable: z.boolean(),
  limit: z.nullable(z.number()),
  uses: z.number(),
  createdAt: z.string(),
  stoppedAt: z.exactOptional(z.string()),
})

const triedDiscount = { id: z.string(), name: z.string(), code: z.exactOptional(z.string()) }

const triedCart = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      size: z.string(),
      quantity: z.number(),
      price: z.number(),
      total: z.number(),
      discount: z.number(),
      problem: z.exactOptional(z.string()),
    }),
  ),
  gifts: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.number() })),
  applied: z.array(z.object({ ...triedDiscount, amount: z.number() })),
  notApplied: z.array(z.object({ ...triedDiscount, reason: z.string() })),
  delivery: z.exactOptional(z.object({ id: z.string(), name: z.string(), price: z.number(), total: z.number() })),
  totals: z.object({ before: z.number(), discount: z.number(), total: z.number(), tax: z.number() }),
})

const texts = z.record(z.string(), z.string())

const method = z.object({
  id: z.string(),
  active: z.boolean(),
  price: amounts,
  discount: amounts,
  attributes: z.object({ displayName: texts, description: texts, errorMessage: z.exactOptional(texts) }),
  imageUrl: z.exactOptional(z.string()),
  isFreeFromThreshold: z.boolean(),
  delivery: z.exactOptional(
    z.object({
      cutOff: z.string(),
      handlingDays: z.number(),
      transitDays: z.object({ min: z.number(), max: z.number() }),
      carrierDays: z.literal([5, 6, 7]),
    }),
  ),
})

const offer = z.object({
  method,
  countries: z.array(z.string()),
  places: z.exactOptional(z.record(z.string(), z.number())),
})

const triedMethod = z.object({
  id: z.string(),
  name: texts,
  reason: z.exactOptional(z.string()),
  price: z.exactOptional(z.number()),
  total: z.exactOptional(z.number()),
  freeFrom: z.exactOptional(z.number()),
  arrival: z.exactOptional(z.object({ shipsBy: z.string(), from: z.string(), to: z.string() })),
})

const finding = z.object({
  cause: z.enum(CAUSES),
  countries: z.array(z.string()),
  currency: z.exactOptional(z.string()),
  sizes: z.exactOptional(z.array(z.object({ sku: z.string(), size: z.string() }))),
})

const diagnosis = z.object({
  sku: z.string(),
  name: z.string(),
  storefronts: z.array(
    z.object({
      storefront: z.string(),
      countries: z.array(z.string()),
      findings: z.array(finding),
      sellable: z.number(),
      sizes: z.number(),
    }),
  ),
})

const nothing = z.unknown()

export const discountSchemas = {
  'discount.list': z.array(discount),
  'discount.read': z.object({ discount, version: z.number() }),
  'discount.create': nothing,
  'discount.revise': nothing,
  'discount.stop': nothing,
  'discount.try': triedCart,
  'shipping.read': z.object({ offers: z.array(offer), version: z.number() }),
  'shipping.create': nothing,
  'shipping.change': nothing,
  'shipping.switch': nothing,
  'shipping.order': nothing,
  'shipping.try': z.object({ currency: z.string(), methods: z.array(triedMethod) }),
  'product.diagnose': diagnosis,
}

export type DiscountEntry = z.infer<typeof discount>
export type TriedCart = z.infer<typeof triedCart>
export type ShippingEntry = z.infer<typeof offer>
export type TriedMethod = z.infer<typeof triedMethod>
export type ProductDiagnosis = z.infer<typeof diagnosis>
