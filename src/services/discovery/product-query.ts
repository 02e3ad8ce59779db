/** What may be asked about products, checked at the door. */
import { z } from 'zod'
import { TEXT_LANGUAGES } from '../../contracts/catalogue.ts'
import { MOST_PER_PAGE, MOST_SKUS } from '../../contracts/discovery.ts'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'

const language = z.enum(TEXT_LANGUAGES, { error: `must be one of ${TEXT_LANGUAGES.join(', ')}` })
const sku = z.string().regex(/^[\w-]{1,100}$/, 'must be skus')
const count = (largest: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a number from 1 on')
    .transform(Number)
    .refine((value) => value <= largest, `must be at most ${largest}`)

export const productsWanted = z.object({
  skus: z
    .string({ error: 'No sku provided' })
    .transform((list) => list.split(',').filter((item) => item !== ''))
    .pipe(z.array(sku).min(1, 'No sku provided').max(MOST_SKUS, `must be at most ${MOST_SKUS}`)),
  language: language.default('en'),
})

export const listingWanted = z.object({
  limit: count(MOST_PER_PAGE),
  page: count(999_999_999),
  variables: z
    .string()
    .max(2000, 'is too long')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' })
        return z.NEVER
      }
    })
    .pipe(
      z.strictObject({
        collection: z.string().max(200),
        storefront: z.enum(STOREFRONT_CODES, { error: 'must be a storefront' }),
        language,
      }),
    ),
})
