/**
 * What the shop requires of a payment provider. It has two adapters: the sandbox and the provider itself. An adapter sends
 * requests; it never decides what a response means for an order.
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
   * `refused`: the provider rejects the request, and a retry will not help. `unreachable`: it is unknown whether it was done; the
   * same request with the same key may be retried. `invalid`: the response is not one that this version understands, so the
   * outcome is unknown, too.
   */
  readonly kind: 'refused' | 'unreachable' | 'invalid'
  readonly status?: number
  /** The provider's own. */
  readonly code?: string
  readonly message: string
}

export type ProviderResponse<Value> = Promise<Result<Value, ProviderFailure>>

/** The adapter adds the merchant account. */
export type Ours<Request extends { readonly merchantAccount: string }> = Omit<Request, 'merchantAccount'>

export type OpenedSession = { readonly id: string; readonly sessionData: string }

/** One payment attempt, as the provider reports it now. A refusal is one of its results, not a failure of the call. */
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
  /** Takes the session result, which only the browser of the shopper receives. */
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
