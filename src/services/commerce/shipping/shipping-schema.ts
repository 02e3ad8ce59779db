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
export const MAX_METHODS = 500
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

/** One method, as it is created and changed singly. */
export const shippingOffer = z
  .strictObject({
    method,
    countries: z.array(z.enum(SHIPPING_COUNTRY_CODES)),
    places: z.partialRecord(z.enum(SHIPPING_COUNTRY_CODES), z.int().min(0).max(MAX_METHODS)).exactOptional(),
  })
  .refine(({ countries }) => new Set(countries).size === countries.length, {
    error: 'must not hold the same twice',
    path: ['countries'],
  })
  .refine(({ countries, places = {} }) => Object.keys(places).every((code) => countries.some((one) => one === code)), {
    error: 'must name countries of the method',
    path: ['places'],
  }) satisfies z.ZodType<ShippingOffer>

export const shippingOffers: z.ZodType<readonly ShippingOffer[]> = z
  .array(shippingOffer)
  .max(MAX_METHODS)
  .superRefine((offers, context) => {
    const ids = offers.map((offer) => offer.method.id)
    const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
    if (again >= 0)
      context.addIssue({ code: 'custom', message: 'is in the list already', path: [again, 'method', 'id'] })
  })
