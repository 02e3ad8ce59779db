export type RuleTables = {
  /** What the merchant tells the search. A change of them raises the version of the products, so that all nodes renew. */
  search_rules: {
    id: string
    /** JSON, see search-rule.ts. */
    rule: string
  }
}
