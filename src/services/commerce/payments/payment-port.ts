/**
 * What the shop asks of whoever takes the money. Two adapters stand behind it: the sandbox and the provider itself. An
 * adapter knows how to ask; it never decides what an answer means for an order.
 */
import type {
  Amount,
  DetailsRequest,
  ModificationRequest,
  PaymentMethod,
  PaymentMethodsRequest,
  PaymentRequest,
  PaypalUpdateAnswer,
  PaypalUpdateRequest,
  ResultCode,
  SessionRequest,
  SessionStatus,
} from '../../../contracts/payment-provider/payment-provider.ts'
import type { Result } from '../../../platform/result.ts'

/** Why there is no answer that could be used. */
export type ProviderFailure = {
  /**
   * `refused`: the provider says that the request is wrong, and asking again will not help. `unreachable`: nobody knows
   * whether it was done; the same request with the same key may be sent again. `invalid`: it answered something that this
   * version does not understand, which nobody knows the meaning of either.
   */
  readonly kind: 'refused' | 'unreachable' | 'invalid'
  readonly status?: number
  /** The provider's own. */
  readonly code?: string
  readonly message: string
}

export type ProviderResponse<Value> = Promise<Result<Value, ProviderFailure>>

/** Whose account it is, the adapter knows. */
export type Ours<Request extends { readonly merchantAccount: string }> = Omit<Request, 'merchantAccount'>

export type OpenedSession = { readonly id: string; readonly sessionData: string }

/** One try to pay, as the provider sees it now. A refusal is one of its results, not a failure of the call. */
export type ProviderPayment = {
  readonly resultCode: ResultCode
  /** Missing while the shopper is still on the way. */
  readonly pspReference?: string
  readonly merchantReference?: string
  readonly amount?: Amount
  readonly method?: string
  /** What the browser has to do next. Handed on as it came. */
  readonly action?: Readonly<Record<string, unknown>>
}

export type SessionOutcome = {
  readonly reference: string | undefined
  readonly status: SessionStatus
  /** Only those that came to something. */
  readonly payments: readonly ProviderPayment[]
}

export type Modified = {
  /** Of the change, not of the payment. */
  readonly pspReference: string
}

/** The key makes a request that is sent twice happen once. It must have been written down before it is sent. */
export type PaymentPort = {
  readonly createSession: (request: Ours<SessionRequest>, key: string) => ProviderResponse<OpenedSession>
  /** Takes what only the browser of the shopper was told. */
  readonly sessionResult: (sessionId: string, sessionResult: string) => ProviderResponse<SessionOutcome>
  readonly paymentMethods: (request: Ours<PaymentMethodsRequest>) => ProviderResponse<readonly PaymentMethod[]>
  readonly pay: (request: Ours<PaymentRequest>, key: string) => ProviderResponse<ProviderPayment>
  readonly submitDetails: (request: DetailsRequest) => ProviderResponse<ProviderPayment>
  readonly updatePaypalOrder: (request: PaypalUpdateRequest) => ProviderResponse<PaypalUpdateAnswer>
  readonly capture: (
    pspReference: string,
    request: Ours<ModificationRequest>,
    key: string,
  ) => ProviderResponse<Modified>
  readonly refund: (pspReference: string, request: Ours<ModificationRequest>, key: string) => ProviderResponse<Modified>
  readonly cancel: (pspReference: string, request: Ours<ModificationRequest>, key: string) => ProviderResponse<Modified>
  /** Gives the whole of it back, whether it was captured already or not. */
  readonly reverse: (
    pspReference: string,
    request: Ours<ModificationRequest>,
    key: string,
  ) => ProviderResponse<Modified>
}
