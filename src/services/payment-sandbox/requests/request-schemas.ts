/** What a request to the provider must hold. Loose on purpose, see given.ts. */
import { z } from 'zod'

/** Codes of ISO 4217 that are no money: metals, units of account, tests, and no currency. */
const NO_MONEY = new Set(['XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XPD', 'XPT', 'XSU', 'XTS', 'XUA', 'XXX'])
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').filter((code) => !NO_MONEY.has(code)))

const isCurrency = (code: string): boolean => CURRENCIES.has(code)

const amount = z.looseObject({
  currency: z.string().refine(isCurrency),
  value: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
})

const webAddress = z
  .string()
  .max(1024)
  .refine((address) => /^https?:\/\//i.test(address) && URL.canParse(address))

const methodTypes = z.array(z.string().max(80)).max(100)
const texts = z.record(z.string().max(200), z.string().max(4000))

const terms = {
  amount,
  merchantAccount: z.string().min(1),
  reference: z.string().min(1).max(80),
  returnUrl: webAddress,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .exactOptional(),
  shopperLocale: z.string().max(20).exactOptional(),
  captureDelayHours: z.int().min(0).max(672).exactOptional(),
  additionalData: z
    .looseObject({
      RequestedTestAcquirerResponseCode: z.string().exactOptional(),
      manualCapture: z.string().exactOptional(),
    })
    .exactOptional(),
  authenticationData: z
    .looseObject({
      attemptAuthentication: z.string().exactOptional(),
      threeDSRequestData: z.looseObject({ nativeThreeDS: z.string().exactOptional() }).exactOptional(),
    })
    .exactOptional(),
}

const paymentMethod = z.looseObject({
  type: z.string().max(80),
  holderName: z.string().max(200).exactOptional(),
  subtype: z.string().exactOptional(),
  encryptedCardNumber: z.string().exactOptional(),
  encryptedExpiryMonth: z.string().exactOptional(),
  encryptedExpiryYear: z.string().exactOptional(),
  encryptedSecurityCode: z.string().exactOptional(),
})

export const sessionRequest = z.looseObject({
  ...terms,
  allowedPaymentMethods: methodTypes.exactOptional(),
  blockedPaymentMethods: methodTypes.exactOptional(),
  expiresAt: z.iso.datetime({ offset: true }).exactOptional(),
})

export const paymentRequest = z.looseObject({ ...terms, paymentMethod })

export const methodsRequest = z.looseObject({
  merchantAccount: terms.merchantAccount,
  amount: amount.exactOptional(),
  countryCode: terms.countryCode,
  shopperLocale: terms.shopperLocale,
  allowedPaymentMethods: methodTypes.exactOptional(),
  blockedPaymentMethods: methodTypes.exactOptional(),
})

export const detailsRequest = z.looseObject({ details: texts, paymentData: z.string().exactOptional() })

/** Captures, refunds and updates are of an amount, the others of the whole. */
export const partRequest = z.looseObject({
  merchantAccount: terms.merchantAccount,
  amount,
  reference: z.string().max(80).exactOptional(),
})
export const wholeRequest = z.looseObject({
  merchantAccount: terms.merchantAccount,
  reference: z.string().max(80).exactOptional(),
})

export const paypalRequest = z.looseObject({
  sessionId: z.string().exactOptional(),
  pspReference: z.string().exactOptional(),
  paymentData: z.string(),
  amount: amount.exactOptional(),
})

export const setupRequest = z.looseObject({ sessionData: z.string() })
export const sessionPaymentRequest = z.looseObject({ sessionData: z.string(), paymentMethod })
export const sessionDetailsRequest = z.looseObject({
  sessionData: z.string().exactOptional(),
  details: texts,
  paymentData: z.string().exactOptional(),
})
export const fingerprintRequest = z.looseObject({ fingerprintResult: z.string(), paymentData: z.string() })
export const binRequest = z.looseObject({
  requestId: z.string().max(100).exactOptional(),
  supportedBrands: z.array(z.string().max(80)).max(50).exactOptional(),
})

export type SessionBody = z.output<typeof sessionRequest>
export type PaypalBody = z.output<typeof paypalRequest>
