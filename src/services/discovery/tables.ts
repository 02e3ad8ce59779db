/** The tables only this service reads and writes. Times are ISO 8601 in UTC, with milliseconds. */
import type { CounterTables } from './counters/tables.ts'
import type { HistoryTables } from './recommend/tables.ts'
import type { RuleTables } from './rules/tables.ts'

export type DiscoveryTables = ProductTables & HistoryTables & RuleTables & CounterTables

type ProductTables = {
  /**
   * One row: `version` goes up with every change of a product or a search rule, in the same transaction, `rules` with those of
   * rules only.
   */
  products_version: { id: 1; version: number; rules: number }
  products: {
    sku: string
    /** The merchant's order: how listings are sorted until something better is known. */
    position: number
    /** JSON, see product-document.ts. */
    document: string
    /** Members of the document that staff list and search products by; null for one that was written before they existed. */
    name: string | null
    search_key: string | null
    family: string | null
    age_group: string | null
    recommended: number | null
    /** 0 once the merchant has taken it out. */
    listed: 0 | 1
    updated_at: string
    update_reason: string
    /** Null for a product that was there before the column. */
    first_listed_at: string | null
    /** The `products_version` of its last change; null before the column. */
    changed_in: number | null
  }
  /** One text per product or draft, see product-traits.ts. */
  product_traits: { sku: string; traits: string }
  /** Products that are not listed yet: nothing that shoppers or programs read looks at them. */
  product_drafts: {
    sku: string
    /** JSON, see incomplete-product.ts. */
    product: string
    /** Members that staff list and search drafts by. */
    name: string
    search_key: string
    family: string | null
    age_group: string | null
    recommended: number
    /** Barcodes and SKUs of its variants, with blanks around each. */
    variant_keys: string
    created_at: string
    updated_at: string
  }
}
