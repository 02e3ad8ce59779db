import type { Generated } from 'kysely'
import type { OutboxTables } from '../../platform/outbox/outbox-tables.ts'

/**
 * The tables only this service reads and writes, and the outbox, which all services share. Times are ISO 8601 in UTC,
 * with milliseconds. Addresses in lower case.
 */
export type EngagementTables = OutboxTables & {
  /** Newsletter subscribers: once for each address and storefront, with the data of the first request. */
  subscribers: {
    id: string
    email: string
    store: string
    country_code: string
    source: 'newsletter' | 'checkout'
    created_at: string
    /**
     * `pending` until the link in the mail was used: an address that a third party may have typed gets nothing else.
     */
    status: Generated<'pending' | 'confirmed'>
    /** SHA-256 of the token in that link; the token itself is in the mail only. */
    token_hash: string | null
    /** When the mail was last requested: the link expires after a week. */
    asked_at: string | null
    /** The network of the request, and of the confirmation; never a whole address. */
    asked_from: string | null
    confirmed_at: string | null
    confirmed_from: string | null
    /** Which wording they agreed to. */
    text_version: string | null
    /** The holder of this token can end the subscription, and do nothing else. */
    leave_token: string | null
  }
  /** The last good table of exchange rates, one row. */
  exchange_rates: {
    base: string
    /** JSON: units of each currency for one of the base. */
    rates: string
    fetched_at: string
  }
  /** What visitors allowed, under random ids: proof of consent. Flags are 0 or 1. */
  consents: {
    id: string
    visitor: string
    version: number
    store: string
    extras: number
    statistics: number
    marketing: number
    opted_out: number
    chosen_at: string
  }
  /** What merchants changed of experiments, as JSON. */
  experiment_overrides: {
    experiment: string
    override: string
  }
  /** Sums by day, of visitors who agreed to statistics. */
  experiment_counts: {
    day: string
    experiment: string
    /** Those in effect when it was counted, as 50:50. */
    weights: string
    variant: string
    visitors: number
    orders: number
  }
  /** Subscriptions that have ended: proof that there was one, for as long as claims can be made (LAW-27). */
  newsletter_proofs: {
    id: string
    email: string
    store: string
    country_code: string
    source: 'newsletter' | 'checkout'
    asked_at: string | null
    asked_from: string | null
    confirmed_at: string
    confirmed_from: string | null
    text_version: string | null
    left_at: string
  }
  inquiries: {
    id: string
    campaign: string
    store: string
    country_code: string
    name: string
    email: string
    company: string | null
    pieces: number | null
    message: string
    created_at: string
  }
}
