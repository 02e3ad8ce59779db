/**
 * Messages to and from the payment provider: the part of Adyen's Checkout API, version 72, that the shop uses. Types
 * only. The sandbox implements it at the paths below, the provider itself at its own addresses.
 * Long: one type per message of the provider.
 */

/** Where the sandbox lives. The provider's browser library insists on the word "test" in it. */
export const PAYMENTS_TEST_PREFIX = '/psp-test'
/** Calls of the shop's server, with the secret key. */
export const PAYMENTS_SERVER_PATH = `${PAYMENTS_TEST_PREFIX}/v72`
/** Calls of the shopper's browser, with the public key. */
export const PAYMENTS_BROWSER_PATH = `${PAYMENTS_TEST_PREFIX}/checkoutshopper`
/** Pages that play the bank. */
export const PAYMENTS_PAGES_PATH = `${PAYMENTS_TEST_PREFIX}/pages`
/** Which cards it takes. */
export const TEST_CARDS_PATH = `${PAYMENTS_PAGES_PATH}/test-cards`
/** Failures that the sandbox simulates on request. */
export const PAYMENTS_KNOBS_PATH = `${PAYMENTS_TEST_PREFIX}/knobs`

/** The environment that the browser receives in place of one of the provider's. */
export const SANDBOX_ENVIRONMENT = 'sandbox'

/** In minor units. */
export type Amount = { readonly value: number; readonly currency: string }

export type ShopperName = { readonly firstName: string; readonly lastName: string }

export type ProviderAddress = {
  readonly street: string
  readonly houseNumberOrName: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly stateOrProvince?: string
}

export type LineItem = {
  readonly id?: string
  readonly sku?: string
  readonly description?: string
  readonly quantity?: number
  readonly amountIncludingTax?: number
  readonly amountExcludingTax?: number
  readonly taxAmount?: number
  /** In hundredths of a percent. */
  readonly taxPercentage?: number
  readonly imageUrl?: string
  readonly productUrl?: string
  readonly size?: string
  readonly color?: string
}

/** What a session and a payment of the advanced flow have in common. */
type PaymentTerms = {
  readonly amount: Amount
  readonly merchantAccount: string
  /** Of the attempt, not of the order: unique. */
  readonly reference: string
  readonly returnUrl: string
  readonly countryCode?: string
  readonly shopperLocale?: string
  readonly channel?: 'Web'
  readonly shopperEmail?: string
  readonly shopperIP?: string
  readonly shopperReference?: string
  readonly telephoneNumber?: string
  readonly shopperName?: ShopperName
  readonly billingAddress?: ProviderAddress
  readonly deliveryAddress?: ProviderAddress
  readonly lineItems?: readonly LineItem[]
  readonly captureDelayHours?: number
  readonly merchantOrderReference?: string
  readonly shopperStatement?: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly additionalData?: Readonly<Record<string, string>>
  readonly authenticationData?: {
    readonly attemptAuthentication?: 'always' | 'never'
    readonly threeDSRequestData?: { readonly nativeThreeDS?: 'preferred' | 'disabled' }
  }
}

export type SessionRequest = PaymentTerms & {
  readonly allowedPaymentMethods?: readonly string[]
  readonly blockedPaymentMethods?: readonly string[]
  readonly expiresAt?: string
  readonly mode?: 'embedded'
}

export type SessionStatus = 'active' | 'canceled' | 'completed' | 'expired' | 'paymentPending' | 'refused'

export type SessionPayment = {
  readonly pspReference: string
  readonly amount: Amount
  readonly resultCode: 'Authorised' | 'Received' | 'Pending'
  readonly paymentMethod: PaymentMethodUsed
}

/** The answer to `GET /sessions/{id}?sessionResult=…`. Payments that came to nothing are not in it. */
export type SessionResult = {
  readonly id: string
  readonly reference: string
  readonly status: SessionStatus
  readonly payments?: readonly SessionPayment[]
}

export type PaymentMethodsRequest = {
  readonly merchantAccount: string
  readonly amount?: Amount
  readonly countryCode?: string
  readonly channel?: 'Web'
  readonly shopperLocale?: string
  readonly allowedPaymentMethods?: readonly string[]
  readonly blockedPaymentMethods?: readonly string[]
}

export type PaymentMethod = {
  readonly type: string
  readonly name: string
  readonly brands?: readonly string[]
  readonly configuration?: Readonly<Record<string, string>>
  readonly issuers?: readonly { readonly id: string; readonly name: string; readonly disabled?: boolean }[]
}

export type PaymentMethodsAnswer = {
  readonly paymentMethods: readonly PaymentMethod[]
  readonly storedPaymentMethods?: readonly []
}

/** What the browser collected. Of a card only the fields the provider sealed, or `test_` and a test number. */
export type PaymentMethodDetails = {
  readonly type: string
  readonly holderName?: string
  readonly encryptedCardNumber?: string
  readonly encryptedExpiryMonth?: string
  readonly encryptedExpiryYear?: string
  readonly encryptedSecurityCode?: string
  readonly [member: string]: unknown
}

export type PaymentRequest = PaymentTerms & {
  readonly paymentMethod: PaymentMethodDetails
  readonly browserInfo?: Readonly<Record<string, string | number | boolean>>
  /** Scheme and host of the page that pays. */
  readonly origin?: string
}

export type ResultCode =
  | 'Authorised'
  | 'Received'
  | 'Pending'
  | 'Refused'
  | 'Cancelled'
  | 'Error'
  | 'RedirectShopper'
  | 'IdentifyShopper'
  | 'ChallengeShopper'
  | 'PresentToShopper'
  | 'PartiallyAuthorised'
  | 'AuthenticationFinished'
  | 'AuthenticationNotRequired'

export type RedirectAction = {
  readonly type: 'redirect'
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly data?: Readonly<Record<string, string>>
  readonly paymentMethodType: string
}

/**
 * 3-D Secure: the identification of the browser by the bank (fingerprint), or a question to the shopper (challenge).
 */
export type ThreeDS2Action = {
  readonly type: 'threeDS2'
  readonly subtype: 'fingerprint' | 'challenge'
  /** Base64 of JSON: the addresses of the bank's pages. */
  readonly token: string
  readonly paymentData: string
  readonly authorisationToken: string
  readonly paymentMethodType: string
}

/** A wallet opens its own window with this. */
export type SdkAction = {
  readonly type: 'sdk'
  readonly sdkData: Readonly<Record<string, string>>
  readonly paymentData: string
  readonly paymentMethodType: string
}

export type PaymentAction = RedirectAction | ThreeDS2Action | SdkAction

export type PaymentMethodUsed = { readonly type: string; readonly brand?: string }

/** A refusal is a successful response; only `resultCode` distinguishes it. */
export type PaymentAnswer = {
  readonly resultCode: ResultCode
  /** Missing while the shopper is still on the way. */
  readonly pspReference?: string
  readonly merchantReference?: string
  readonly amount?: Amount
  readonly paymentMethod?: PaymentMethodUsed
  readonly refusalReason?: string
  readonly refusalReasonCode?: string
  readonly action?: PaymentAction
  readonly additionalData?: Readonly<Record<string, string>>
}

/** What the shopper brought back from a redirect, from the bank's pages or from a wallet. */
export type DetailsRequest = {
  readonly details: Readonly<Record<string, string>>
  readonly paymentData?: string
}

/** In the sessions flow the browser receives no more than this. */
export type SessionPaymentAnswer = {
  readonly sessionData: string
  readonly sessionResult: string
  readonly resultCode: ResultCode
  readonly action?: PaymentAction
}

/** The answer to the browser's first call in a session. */
export type SessionSetup = {
  readonly id: string
  readonly sessionData: string
  readonly countryCode?: string
  readonly amount: Amount
  readonly expiresAt: string
  readonly paymentMethods: PaymentMethodsAnswer
  readonly returnUrl: string
  readonly configuration: Readonly<Record<string, unknown>>
  readonly shopperLocale: string
}

export type ModificationKind = 'captures' | 'refunds' | 'cancels' | 'reversals' | 'amountUpdates'

/** `amount` for captures and refunds, and the new one for an amount update; a cancellation and a reversal are always of the whole. */
export type ModificationRequest = {
  readonly merchantAccount: string
  readonly amount?: Amount
  readonly reference?: string
  readonly merchantRefundReason?: 'FRAUD' | 'CUSTOMER REQUEST' | 'RETURN' | 'DUPLICATE' | 'OTHER'
}

/** Only that it was received: the result arrives by notification. */
export type ModificationAnswer = {
  readonly merchantAccount: string
  readonly status: 'received'
  /** Of the modification. */
  readonly pspReference: string
  readonly paymentPspReference: string
  readonly reference?: string
  readonly amount?: Amount
}

export type DeliveryMethod = {
  readonly reference: string
  readonly description: string
  readonly type: 'Shipping'
  readonly amount: Amount
  readonly selected: boolean
}

/** Of a session, or of a payment of the advanced flow. */
export type PaypalUpdateRequest = {
  readonly sessionId?: string
  readonly pspReference?: string
  readonly paymentData: string
  readonly amount?: Amount
  readonly deliveryMethods?: readonly DeliveryMethod[]
  readonly taxTotal?: { readonly amount: Amount }
}

/** `paymentData` is a new one each time; the old one is worth nothing from then on. */
export type PaypalUpdateAnswer = { readonly paymentData: string; readonly status: 'success' | 'error' }

export type ProviderError = {
  readonly status: number
  readonly errorCode: string
  readonly message: string
  readonly errorType: 'validation' | 'security' | 'internal' | 'configuration'
  readonly pspReference?: string
}

/** A request with the same key is in progress: this header states that a retry with the same key is allowed. */
export const TRANSIENT_ERROR_HEADER = 'transient-error'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const API_KEY_HEADER = 'x-api-key'
/** The error code of a request whose key is in progress. */
export const KEY_UNDER_WAY = '704'

export type EventCode =
  | 'AUTHORISATION'
  | 'AUTHORISATION_ADJUSTMENT'
  | 'CAPTURE'
  | 'CAPTURE_FAILED'
  | 'REFUND'
  | 'REFUND_FAILED'
  | 'REFUNDED_REVERSED'
  | 'CHARGEBACK'
  | 'NOTIFICATION_OF_FRAUD'
  | 'CANCELLATION'
  | 'CANCEL_OR_REFUND'
  | 'TECHNICAL_CANCEL'
  | 'EXPIRE'
  | 'OFFER_CLOSED'

/** One notification. Only the eight signed members may be trusted about money. */
export type NotificationItem = {
  /** Of what happened: a payment, or a change to one. */
  readonly pspReference: string
  /** Of the payment that was changed. */
  readonly originalReference?: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amount: Amount
  /** One of `EventCode`, or an unknown one. */
  readonly eventCode: string
  readonly eventDate: string
  readonly success: 'true' | 'false'
  readonly paymentMethod?: string
  readonly reason?: string
  readonly operations?: readonly string[]
  readonly additionalData?: Readonly<Record<string, string>>
}

export type NotificationRequest = {
  readonly live: 'true' | 'false'
  readonly notificationItems: readonly { readonly NotificationRequestItem: NotificationItem }[]
}
