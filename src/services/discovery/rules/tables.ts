export type RuleTables = {
  /** The merchant's search rules. A change raises the version of the products, so that all nodes reload. */
  search_rules: {
    id: string
    /** JSON, see search-rule.ts. */
    rule: string
    /** Where several rules answer, they do so in this order. */
    position: number
  }
}
