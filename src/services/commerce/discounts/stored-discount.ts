/** The stored form of a discount. Its sense was checked when it was created (discount-schema.ts). */
import { z } from 'zod'
import type {
  AmountPerCurrency,
  DiscountEffect,
  DiscountRule,
  ProductSelection,
} from '../../../markets/carts/discount-rule.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { parseStoredJson, storedName } from '../../../platform/stored-json.ts'

/** Without what is counted. */
export type DiscountDefinition = Omit<DiscountRule, 'isExhausted'>

const amounts: z.ZodType<AmountPerCurrency> = z.record(z.string(), z.int())
const names = z.array(z.string()).exactOptional()
const selection: z.ZodType<ProductSelection> = z.object({
  skus: names,
  sections: names,
  categories: names,
  collections: names,
  families: names,
})

const effect: z.ZodType<DiscountEffect> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percentage'), percent: z.number() }),
  z.object({ kind: z.literal('amount'), amounts }),
  z.object({ kind: z.literal('free-shipping') }),
  z.object({ kind: z.literal('product-percentage'), percent: z.number(), goods: selection }),
  z.object({ kind: z.literal('product-amount'), amounts, goods: selection }),
  z.object({ kind: z.literal('gift'), variantIds: z.array(z.string()), quantity: z.int() }),
])

/** Operations list the same members. */
export const storedDiscount = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string().exactOptional(),
  effect,
  minimumSpend: amounts.exactOptional(),
  requires: z.object({ goods: selection, quantity: z.int() }).exactOptional(),
  from: z.int().exactOptional(),
  until: z.int().exactOptional(),
  markets: z.array(storedName<CountryCode>()).exactOptional(),
  sortOrder: z.int(),
  isExclusive: z.boolean(),
  isStackable: z.boolean(),
}) satisfies z.ZodType<DiscountDefinition>

export const readDiscountDefinition = (definition: string): DiscountDefinition =>
  parseStoredJson(storedDiscount, definition, 'discount')
