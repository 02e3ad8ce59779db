/** Schema of the merchant's shipping methods, checked before they are stored. */
import { z } from 'zod'
import { PRICE_CURRENCIES } from '../../../contracts/merchant/catalogue.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import type { ShippingOffer } from './shipping-methods.ts'

const amounts = z.partialRecord(z.enum(PRICE_CURRENCIES), z.int().min(0))
const texts = z.partialRecord(z.enum(LANGUAGES), z.string().min(1).max(500))
/** English is what a language that is missing is read in. */
const named = texts.refine(({ en }) => en !== undefined, { error: 'must be there in English', path: ['en'] })

const MAX_DAYS = 60
const days = z.int().min(0).max(MAX_DAYS)

const delivery = z.strictObject({
  cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 15:00'),
  handlingDays: days,
  transitDays: z
    .strictObject({ min: days, max: days })
    .refine(({ min, max }) => min <= max, { error: 'must not be below the least', path: ['max'] }),
  carrierDays: z.literal([5, 6, 7]),
})

const method = z.strictObject({
  id: z.string().regex(/^[a-z][a-z\d-]{0,63}$/, 'must be small letters, digits and dashes, and begin with a letter'),
  active: z.boolean(),
  price: amounts,
  discount: amounts,
  attributes: z.strictObject({ displayName: named, description: named, errorMessage: texts.exactOptional() }),
  imageUrl: z.string().min(1).max(500).exactOptional(),
  isFreeFromThreshold: z.boolean(),
  delivery: delivery.exactOptional(),
})

export const shippingOffers: z.ZodType<readonly ShippingOffer[]> = z
  .array(z.strictObject({ method, countries: z.array(z.enum(SHIPPING_COUNTRY_CODES)) }))
  .max(500)
  .superRefine((offers, context) => {
    const ids = offers.map((offer) => offer.method.id)
    const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
    if (again >= 0)
      context.addIssue({ code: 'custom', message: 'is in the list already', path: [again, 'method', 'id'] })
    for (const [index, { countries }] of offers.entries()) {
      if (new Set(countries).size === countries.length) continue
      context.addIssue({ code: 'custom', message: 'must not hold the same twice', path: [index, 'countries'] })
    }
  })
