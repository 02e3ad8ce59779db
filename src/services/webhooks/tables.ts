/** Webhooks and their deliveries, and the events they deliver. Times are ISO 8601 in UTC, with milliseconds. */
import type { DeliveryProblem, DeliveryStatus } from '../../contracts/webhooks/event-types.ts'
import type { EventTables } from '../../platform/outbox/event-tables.ts'

export type WebhookTables = EventTables & {
  webhooks: {
    id: string
    url: string
    /** For staff: which system receives it. */
    label: string
    /** JSON: list of types. */
    events: string
    enabled: 0 | 1
    /** `whsec_` and 256 bits in base64: what deliveries are signed with. */
    secret: string
    /** Deliveries are signed with it, too, until `previous_until`. */
    previous_secret: string | null
    previous_until: string | null
    created_at: string
    /** When the first attempt failed that no success followed; null after a success. */
    failing_since: string | null
    succeeded_at: string | null
    /** Null while it is on. */
    switched_off_at: string | null
    switched_off_by: 'failures' | 'staff' | null
  }
  /** One event for one webhook. */
  webhook_deliveries: {
    id: string
    webhook_id: string
    event_id: string
    type: string
    subject: string
    status: DeliveryStatus
    /** When the event happened. */
    occurred_at: string
    /** When a pending one may be claimed. Claiming it moves this forward, so that it becomes due again should the process die. */
    due_at: string
    /** An attempt is under way until then, unless its process died. */
    lease_until: string | null
    /** Attempts since it was staged or replayed; also identifies the current claim. */
    tries: number
    /** Of the last attempt. */
    attempted_at: string | null
    duration_ms: number | null
    answer_status: number | null
    /** Its first 2 kB. */
    answer: string | null
    problem: DeliveryProblem | null
  }
}
