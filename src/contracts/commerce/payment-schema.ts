/** Validation of payment requests. Server only. */
import { z } from 'zod'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'

const MAX_TEXT_LENGTH = 8000
const MAX_URL_LENGTH = 1024

const text = z.string().max(MAX_TEXT_LENGTH)
const id = z.string().min(1).max(80)
const languageCode = z.enum(LANGUAGES)
const amount = z.strictObject({ value: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/) })
const webUrl = z.url({ protocol: /^https?$/ }).max(MAX_URL_LENGTH)

/** PAY-04 */
export const paymentMethodsWanted = z.strictObject({
  blockedPaymentMethods: z.array(z.string().max(60)).max(50).exactOptional(),
  countryCode: z.enum(SHIPPING_COUNTRY_CODES),
  languageCode,
  channel: z.literal('Web'),
  amount,
})

/** PAY-07. The members of a method differ, and are validated by the provider. */
export const paymentSubmission = z.strictObject({
  paymentMethod: z.looseObject({
    type: z.string().min(1).max(60),
    holderName: text.exactOptional(),
    encryptedCardNumber: text.exactOptional(),
    encryptedExpiryMonth: text.exactOptional(),
    encryptedExpiryYear: text.exactOptional(),
    encryptedSecurityCode: text.exactOptional(),
  }),
  returnUrl: webUrl,
  browserInfo: z.record(z.string().max(60), z.union([text, z.number(), z.boolean()])).exactOptional(),
  origin: webUrl.exactOptional(),
})

/** RET-15. Longer than a code, which people type with blanks and hyphens. */
export const creditPayment = z.strictObject({ code: z.string().min(1).max(60) })

/** PAY-09 */
export const detailsSubmission = z.strictObject({
  details: z.record(z.string().max(60), text),
  paymentData: text.exactOptional(),
})

/** PAY-08. The amount is that of the order. */
export const paypalUpdate = z.strictObject({
  pspReference: id.exactOptional(),
  sessionId: id.exactOptional(),
  paymentData: z.string().min(1).max(MAX_TEXT_LENGTH),
})

export const confirmationQuery = z.strictObject({
  sessionResult: z.string().min(1).max(4000).exactOptional(),
  sessionId: id.exactOptional(),
  redirectResult: z.string().min(1).max(MAX_TEXT_LENGTH).exactOptional(),
})
