/** A discount as it is listed: every member of its definition, and how often it was used. */
import { z } from 'zod'
import type { AmountPerCurrency, DiscountEffect, ProductSelection } from '../../markets/carts/discount-rule.ts'
import type { CountryCode } from '../../markets/types.ts'
import { storedName } from '../../platform/stored-json.ts'
import type { ListedDiscount } from '../../services/commerce/admin.ts'

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

export const listedDiscounts: z.ZodType<readonly ListedDiscount[]> = z.array(
  z.object({
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
    limit: z.int().nullable(),
    uses: z.int(),
    createdAt: z.string(),
    // JSON has no undefined.
    stoppedAt: z
      .string()
      .optional()
      .transform((moment) => moment),
  }),
)
