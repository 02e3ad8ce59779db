/** What a discount may be, checked before it is stored: an invalid rule must not surface in a shopper's cart. */
import { z } from 'zod'
import { PRICE_CURRENCIES } from '../../../contracts/merchant/catalogue.ts'
import { readDiscountCode } from '../../../markets/carts/discount-code.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import type { DiscountDefinition } from './stored-discount.ts'

const amounts = z
  .partialRecord(z.enum(PRICE_CURRENCIES), z.int().min(0))
  .refine((given) => Object.keys(given).length > 0, {
    error: 'must name an amount',
  })
const percent = z.number().gt(0, 'must be more than 0').max(100, 'must be at most 100')
const names = z.array(z.string().min(1).max(100)).min(1).max(500)

const selection = z
  .strictObject({
    skus: names.exactOptional(),
    sections: names.exactOptional(),
    categories: names.exactOptional(),
    collections: names.exactOptional(),
    families: names.exactOptional(),
  })
  .refine((given) => Object.keys(given).length > 0, { error: 'must name some products' })

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percentage'), percent }),
  z.strictObject({ kind: z.literal('amount'), amounts }),
  z.strictObject({ kind: z.literal('free-shipping') }),
  z.strictObject({ kind: z.literal('product-percentage'), percent, goods: selection }),
  z.strictObject({ kind: z.literal('product-amount'), amounts, goods: selection }),
  z.strictObject({
    kind: z.literal('gift'),
    variantIds: z
      .array(z.string().regex(/^\d{1,20}$/, 'must be a barcode'))
      .min(1)
      .max(50),
    quantity: z.int().min(1).max(100),
  }),
])

export const discountDefinition: z.ZodType<DiscountDefinition> = z
  .strictObject({
    id: z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/, 'must be small letters, digits and dashes, at most 64'),
    name: z.string().min(1).max(200),
    code: z
      .string()
      .refine((code) => readDiscountCode(code) === code, { error: 'must be capitals, digits, dashes, at most 64' })
      .exactOptional(),
    effect,
    minimumSpend: amounts.exactOptional(),
    requires: z.strictObject({ goods: selection, quantity: z.int().min(1).max(10_000) }).exactOptional(),
    from: z.int().exactOptional(),
    until: z.int().exactOptional(),
    markets: z.array(z.enum(SHIPPING_COUNTRY_CODES)).min(1).exactOptional(),
    sortOrder: z.int().min(-1_000_000).max(1_000_000),
    isExclusive: z.boolean(),
    isStackable: z.boolean(),
  })
  .refine(({ from = -Infinity, until = Infinity }) => from < until, {
    error: 'must be later than it begins',
    path: ['until'],
  })
