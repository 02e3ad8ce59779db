/**
 * The tables only this service reads and writes. Amounts are minor units of their currency. Times are ISO 8601 in UTC,
 * with milliseconds.
 */
export type CommerceTables = {
  /** One row: goes up with every change of what can be sold, in the same transaction. */
  offers_version: { id: 1; version: number }
  /** In which version a product's offers changed last, so that others need not read all of them again. */
  offer_changes: { product_sku: string; version: number }
  variants: {
    /** EAN-13. */
    id: string
    sku: string
    product_sku: string
    size: string
    /** Among the variants of its product. */
    position: number
    /** 0 once the merchant no longer has it. The row stays: carts, orders and the price history speak of it. */
    offered: 0 | 1
  }
  prices: { variant_id: string; currency: string; original: number; final: number }
  /**
   * Every price that was ever asked, from when on: what a reduction is measured against. Without amounts from when on it
   * was not for sale.
   */
  price_history: {
    variant_id: string
    currency: string
    since: string
    original: number | null
    final: number | null
  }
  stock: { variant_id: string; warehouse: string; quantity: number }
}
