/** What is remembered of shopping, so that it can be recommended from. Nothing here says who somebody is. */
import type { EventKind } from '../../../contracts/discovery/discovery.ts'

/** Times are ISO 8601 in UTC, with milliseconds. */
export type HistoryTables = {
  /** What was bought together. */
  baskets: {
    id: string
    at: string
    /** JSON: skus of products. */
    skus: string
  }
  /**
   * What was looked at; kept for 90 days. Only what somebody reads is kept: the term of a click, the answer and the
   * widget it stood in and its place there are taken (SRC-14) and let go, because nothing is learnt from them yet and a
   * term may be a name or an address. So is what was merely shown, and whatever those did who are not followed.
   */
  interactions: {
    /** Of profile, day and product: looking again on the same day moves the look, and makes no second one. */
    id: string
    at: string
    /** A number that a browser made up for itself (REC-08). */
    profile: string
    kind: EventKind
    sku: string
  }
}
