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
  /** `quantity` lies in the warehouse, `reserved` of it is promised to orders: what can be sold is the difference. */
  stock: { variant_id: string; warehouse: string; quantity: number; reserved: number }
  /** What an order holds while it is paid. Settled rows stay: they say where the goods of an order came from. */
  reservations: {
    id: string
    order_ref: string
    variant_id: string
    warehouse: string
    quantity: number
    state: 'held' | 'released' | 'claimed'
    created_at: string
    expires_at: string
    settled_at: string | null
  }
  /** Prices that will be asked from a moment on. A row goes when its price has become the present one. */
  price_schedule: { variant_id: string; currency: string; since: string; original: number; final: number }
  /** What a cart must say of a product and what discounts ask about it. */
  sold_products: {
    product_sku: string
    /** JSON, see sold-products.ts. */
    facts: string
  }
  /**
   * A cart is one row: it is read, locked and written as a whole, so that no two writers can lose each other's lines
   * (docs/adr/0018).
   */
  carts: {
    id: string
    /** The warehouses it is served from. It never changes: a shopper has one cart for each. */
    region: string
    country: string
    language: string
    state: 'OPEN' | 'CLOSED'
    /** JSON: [barcode, quantity] of each product, in the order they were added. */
    lines: string
    /** The shipping method. */
    shipping: string | null
    /** As the shopper wrote it. */
    code: string | null
    version: number
    created_at: string
    updated_at: string
  }
  /** What cart tokens are signed with where no key is configured: made once, so that a restart keeps the carts. */
  cart_keys: { id: 1; secret: string }
  discounts: {
    id: string
    /** The code in one spelling; null for what counts by itself, and once it was stopped. */
    code_key: string | null
    /** JSON, see discounts/discount-rules.ts. */
    definition: string
    usage_limit: number | null
    uses: number
    created_at: string
    stopped_at: string | null
  }
  shipping_methods: {
    id: string
    /** JSON, see shipping/shipping-methods.ts. */
    definition: string
  }
  shipping_countries: { country: string; method_id: string; position: number }
}
