/**
 * Validation of cart requests: ids and quantities, a market, a code. A price or a discount that a client sends is an
 * unknown member, and rejected by its path. Server only: clients stay without zod.
 */
import { z } from 'zod'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { MAX_DISCOUNT_CODE_LENGTH } from '../../markets/carts/discount-code.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { MAX_CART_LINES, type CartChange, type NewCart } from './cart.ts'

const missingOr = (problem: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is missing' : problem),
})

const product = z.strictObject({
  id: z
    .string(missingOr('must be a text'))
    .regex(/^[\w-]{1,64}$/, 'must be a barcode or the id of a shipping method')
    .describe('The barcode of a variant, or the id of a shipping method.'),
  // Too many items have an error code of their own (CRT-23), so they are not rejected here.
  quantity: z
    .int(missingOr('must be a whole number'))
    .min(0, 'must not be below 0')
    .describe('The new total of the line; 0 removes it.'),
})

/** Twice the same id in one call has no meaning: which of the two quantities should be the total? */
const products = z
  .array(product, missingOr('must be a list'))
  .min(1, 'must not be empty')
  .max(MAX_CART_LINES, `must be at most ${MAX_CART_LINES}`)
  .superRefine((list, context) => {
    const ids = list.map(({ id }) => id)
    const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
    if (again >= 0)
      context.addIssue({ code: 'custom', message: 'must not repeat an id of the list', path: [again, 'id'] })
  })

const store = z.strictObject({
  countryCode: z.enum(SHIPPING_COUNTRY_CODES, missingOr('must be a country we ship to, in capitals')),
  languageCode: z.enum(LANGUAGES, missingOr(`must be one of ${LANGUAGES.join(', ')}`)),
})

const change = z.strictObject({
  products: products.exactOptional(),
  store: store.exactOptional(),
  code: z
    .string(missingOr('must be a text'))
    .min(1, 'must not be empty')
    .max(MAX_DISCOUNT_CODE_LENGTH, `must be at most ${MAX_DISCOUNT_CODE_LENGTH} characters`)
    .exactOptional()
    .describe('A discount code, in any case. There is one per cart.'),
  deleteDiscount: z.literal(true, missingOr('must be true')).exactOptional(),
})

const oneOrTheOther = {
  message: 'cannot stand beside code',
  path: ['deleteDiscount'],
}

const asksOneThing = ({ code, deleteDiscount }: CartChange): boolean =>
  code === undefined || deleteDiscount === undefined

/** CRT-07 to CRT-10, DSC-01, DSC-02 */
export const cartChange = change
  .refine(asksOneThing, oneOrTheOther)
  .refine((value) => Object.keys(value).length > 0, 'changes nothing') satisfies z.ZodType<CartChange>

/** CRT-12 */
export const newCart = change.extend({ store }).refine(asksOneThing, oneOrTheOther) satisfies z.ZodType<NewCart>
