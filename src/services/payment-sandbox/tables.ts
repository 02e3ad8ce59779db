/**
 * The state of the sandbox, stored so that it survives a killed process. No other service reads or writes it. Times are ISO 8601
 * in UTC, with milliseconds; amounts are minor units. A card number is never in it.
 */
import type { ModificationKind, ResultCode, SessionStatus } from '../../contracts/payment-provider/payment-provider.ts'

/** Changes that the provider makes to a payment by itself, in addition to requested ones. */
export type OwnChange =
  | 'auto-capture'
  | 'capture-failed'
  | 'refund-failed'
  | 'chargeback'
  | 'fraud-notice'
  | 'bank-decides'
  | 'offer-closed'
  | 'authorisation-expires'

export type PaymentsTables = {
  sandbox_sessions: {
    id: string
    reference: string
    /** JSON: the request as it came. */
    request: string
    value: number
    currency: string
    status: SessionStatus
    /** How many payments in it were refused. */
    refusals: number
    created_at: string
    expires_at: string
  }
  sandbox_payments: {
    psp_reference: string
    /** Null in the advanced flow. */
    session_id: string | null
    reference: string
    method: string
    brand: string | null
    value: number
    currency: string
    result: ResultCode
    /** The party it waits for; null once it is decided. */
    waits_for: 'shopper' | 'bank' | null
    /** JSON: the verdict that applies once nothing is pending any more (cards/verdicts.ts). */
    verdict: string
    /** JSON: what else is known of it (payments/stored-payment.ts). */
    terms: string
    refusal_code: string | null
    refusal_reason: string | null
    captured: number
    refunded: number
    /** 1 once it was cancelled. */
    cancelled: number
    /** What the shopper's bank found: Y when it is them, N when it is not. */
    authentication: 'Y' | 'N' | null
    /** Goes up with each change of a wallet's order: what was handed out before is worth nothing. */
    revision: number
    created_at: string
    updated_at: string
  }
  /** Pending changes of payments. Decided when due, not when requested. */
  sandbox_changes: {
    psp_reference: string
    payment_reference: string
    kind: ModificationKind | OwnChange
    /** Of the part that changes. */
    value: number
    currency: string
    reference: string
    due_at: string
    worked_at: string | null
  }
  sandbox_notifications: {
    id: string
    /** Orders the queue. */
    place: string
    /** The payment it is about: notifications of one payment are sent one after the other. */
    lane: string
    /** JSON: the item, not signed yet. */
    item: string
    tries: number
    /** How many of the first tries get lost on the way. */
    drops: number
    /** How many of the tries after that are signed with a wrong key. */
    forgeries: number
    /** 1 while it waits to be overtaken by the next. */
    held: number
    due_at: string
    /** Until then a process is sending it. */
    claimed_until: string | null
    /** When the queue was done with it. */
    done_at: string | null
  }
  sandbox_keys: {
    key: string
    /** Of path and body: another request under the same key is a mistake. */
    digest: string
    status: number
    answer: string
    created_at: string
  }
  sandbox_knobs: { id: 1; knobs: string }
}
