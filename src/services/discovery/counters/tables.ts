/** No visitor, no time of day, no network address: what was searched for, and how often. */
export type CounterTables = {
  search_counters: {
    /** Days since 1970-01-01, UTC: windows of seven days are ranges of it. */
    day: number
    storefront: string
    /** See search-term.ts. */
    term: string
    searches: number
    /** Of the searches, those with a result. */
    found: number
  }
  /** Words without results that staff have dealt with: hidden until they fail again. */
  handled_words: {
    storefront: string
    term: string
    /** When it was dealt with, and how often it had failed on that day until then. */
    day: number
    failed: number
  }
}
