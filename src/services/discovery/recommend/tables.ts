/** The purchase and view history that recommendations are learnt from. Contains no personal data. */
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
   * Views; retained for 90 days. Only what is used is stored: the term of a click, the response, the widget and the
   * position are accepted (SRC-14) and discarded, because nothing is learnt from them yet and a term may be a name or
   * an address. Impressions are discarded as well, and all events of visitors without consent to tracking.
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
