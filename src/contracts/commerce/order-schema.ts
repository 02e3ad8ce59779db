/**
 * Validation of order requests: addresses, an e-mail address, a language. The rules of each country are checked by the
 * service, which returns messages in the shopper's language. Server only: clients stay without zod.
 */
import { hasControlCharacters } from '../../markets/addresses/control-characters.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { z } from 'zod'
import { isBillingCountryCode } from './billing-country-codes.ts'
import type { OrderRequest, WalletOrderRequest } from './order.ts'

const missingOr = (problem: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is missing' : problem),
})

/** More than any address needs; what exceeds the real limit is reported by its name. */
const MAX_TEXT_LENGTH = 200
const MAX_URL_LENGTH = 1024

const text = (meaning: string) =>
  z
    .string(missingOr('must be a text'))
    .max(MAX_TEXT_LENGTH, `must be at most ${MAX_TEXT_LENGTH} characters`)
    .refine((given) => !hasControlCharacters(given), 'must not contain control characters')
    .describe(meaning)

/** ADR-12 */
export const paymentAddress = z.strictObject({
  country: text('Two capitals. Of the delivery it must be the country of the cart.'),
  city: text('Town or city.'),
  phone: text('With or without the code of the country. That of the delivery counts.'),
  streetAddress: text('Street, with the house number or without.'),
  houseNumberOrName: text('May be empty.'),
  familyName: text('Last name.'),
  postalCode: text('May be empty in Ireland and the United Arab Emirates.'),
  givenName: text('First name.'),
  region: text('The code of a state, province, county or emirate. May be empty.'),
})

/** In any country, but in one that exists. An empty one is reported with the other missing members. */
export const billingAddress = paymentAddress.extend({
  country: text('Two capitals, a code of ISO 3166-1.').refine(
    (given) => given.trim() === '' || isBillingCountryCode(given),
    'must be the code of a country such as DE',
  ),
})

const languageCode = z.enum(LANGUAGES, missingOr(`must be one of ${LANGUAGES.join(', ')}`))
const email = text('Where the confirmation goes.')

/** Without anything personal in it, and no scheme but the web's. */
const returnUrl = z
  .string(missingOr('must be a text'))
  .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
  .refine(isWebAddress, 'must be an absolute address')
  .describe('Where the shopper comes back to: the payment view, absolute.')

function isWebAddress(given: string): boolean {
  const url = URL.parse(given)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === ''
}

const agreedTerms = z
  .string()
  .regex(/^[\w-]{43}$/, 'must be the hash of terms')
  .describe('The hash of the terms that the shopper agreed to. Some markets require it.')

/** PAY-02, PAY-15 */
export const orderRequest = z.strictObject({
  shippingAddress: paymentAddress,
  billingAddress,
  email,
  languageCode,
  returnUrl,
  agreedTerms: agreedTerms.exactOptional(),
}) satisfies z.ZodType<OrderRequest>

/** PAY-06 */
export const walletOrderRequest = z.strictObject({
  shippingAddress: paymentAddress.exactOptional(),
  billingAddress: billingAddress.exactOptional(),
  email: email.exactOptional(),
  languageCode: languageCode.exactOptional(),
  agreedTerms: agreedTerms.exactOptional(),
}) satisfies z.ZodType<WalletOrderRequest>
