/** Conditions of work that is counted and listed. Written out, without parameters: only then both databases use the indexes of the same conditions. */
import { sql } from 'kysely'

/** Restricted orders have none, and are in no list (DPR-04). */
const LISTED = sql<boolean>`line_count is not null`

/** What the index of orders to ship contains. */
export const TO_SHIP = sql<boolean>`state = 'paid' and fulfilment in ('unshipped', 'partly_shipped')`

/** What the index of held orders contains. */
export const HELD = sql<boolean>`(state = 'held' or holds is not null)`

/** What the index of late orders contains. */
export const LATE = sql<boolean>`late_since is not null and ${TO_SHIP}`

export const ORDER_WORK = {
  /** Paid, and nothing blocks the parcel. */
  'to-ship': sql<boolean>`${TO_SHIP} and holds is null and ${LISTED}`,
  /** Not shipped by the promised day (LAW-31). */
  late: sql<boolean>`${LATE} and ${LISTED}`,
  /** A person has to decide before they are shipped. */
  held: sql<boolean>`${HELD} and ${LISTED}`,
  'refund-failed': sql<boolean>`${HELD} and holds like '%refund_failed%' and ${LISTED}`,
  /** Their invoice or credit note lacks something. */
  'invoice-blocked': sql<boolean>`id in (select order_id from waiting_documents) and ${LISTED}`,
} as const

export type OrderWork = keyof typeof ORDER_WORK

export const DEAD = sql<boolean>`dead_at is not null and done_at is null`
