/** What is remembered of shopping, so that it can be recommended from. Nothing here says who somebody is. */
import type { EventKind } from '../../../contracts/discovery.ts'

/** Times are ISO 8601 in UTC, with milliseconds. */
export type HistoryTables = {
  /** What was bought together. */
  baskets: {
    id: string
    at: string
    /** JSON: skus of products. */
    skus: string
  }
  /** What was seen and clicked; kept for 90 days. */
  interactions: {
    id: string
    at: string
    /** A number that a browser made up for itself (REC-08). */
    profile: string
    kind: EventKind
    sku: string
    term: string | null
    /** Which answer it stood in. */
    answer: string | null
    widget: string | null
    position: number | null
  }
}
