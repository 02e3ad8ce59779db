/** Input of the newsletter endpoint. Apart from the client, because zod stays on the server. */
import { z } from 'zod'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import { readEmail } from '../../markets/addresses/read-email.ts'

export const store = z.enum(STOREFRONT_CODES)

export const countryCode = z.enum(COUNTRY_CODES)

/** In lower case where that is unambiguous, so that one person is one address however it was typed. */
export const email = z
  .string()
  .trim()
  .refine((text) => readEmail(text) !== undefined, 'must be an address such as ada@example.com')
  .overwrite(foldEmail)

export const newsletterSubscription = z.strictObject({
  store,
  email,
  countryCode,
  checkout: z.literal(true).exactOptional(),
})
