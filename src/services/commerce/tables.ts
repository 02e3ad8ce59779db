/** The tables of commerce. Long: one entry per table. */
import type { MovementReason } from '../../contracts/merchant/stock-reasons.ts'
import type { OutboxTables } from '../../platform/outbox/outbox-tables.ts'
import type { DocumentTables } from './documents/document-tables.ts'
import type { Fulfilment } from './fulfilment/fulfilment.ts'
import type { SearchKind } from './orders-lookup/search-words.ts'
import type { RefundReason } from './payments/refund-reasons.ts'
import type { ReturnKind, ReturnReason, ReturnState } from './returns/return-transitions.ts'
import type { AlarmCause } from './stuck-work/alarm-causes.ts'

type OtherTables = OutboxTables & DocumentTables

/**
 * The tables only this service reads and writes, and the outbox. Amounts are minor units of their currency. Times are ISO
 * 8601 in UTC, with milliseconds.
 */
export type CommerceTables = OtherTables & {
  /**
   * One row: `version` goes up with every change of what can be sold, `terms` with every discount and shipping method that
   * comes or goes, in the same transaction.
   */
  offers_version: { id: 1; version: number; terms: number }
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
   * Every price that ever applied, with its start: what a reduction is measured against. Without amounts, from when on it was not
   * for sale.
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
  /** Why quantities changed, but for sales: those are the claimed reservations. See stock/move-stock.ts. */
  stock_movements: {
    id: string
    variant_id: string
    warehouse: string
    /** Units more, or less with a negative number. */
    change: number
    reason: MovementReason
    at: string
    /** `staff:ID`, `cli:USER`, `api-key:ID`; null where the shop did it. */
    actor: string | null
    note: string | null
    /** Of the order that was sold, cancelled or returned. */
    order_ref: string | null
    /** Of a transfer. */
    other_warehouse: string | null
    is_undo: 0 | 1
  }
  /** Stock that an order reserves while it is paid. Settled rows stay: they record where the products of an order came from. */
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
  /** Prices that apply from a future time. A row is deleted when its price has become the current one. */
  price_schedule: {
    variant_id: string
    currency: string
    since: string
    /** The first moment of the earlier price; null: it stays. */
    until: string | null
    original: number
    final: number
  }
  /** Scheduled prices that apply and end. A row is deleted when the earlier price has returned. */
  running_prices: {
    variant_id: string
    currency: string
    since: string
    until: string
    original: number
    final: number
    /** Null: it had no price in the currency. */
    earlier_original: number | null
    earlier_final: number | null
  }
  /** What a cart shows of a product and what discounts check. */
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
  /** The key that signs cart tokens where none is configured: created once, so that carts survive a restart. */
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
  /** What a shopper ordered, as it was when it was ordered: nothing in it is worked out again. */
  orders: {
    /** Unguessable. */
    id: string
    /** For people; opens nothing. */
    number: string
    cart_id: string
    /**
     * `open` waits for its money and has its stock reserved; `lapsed` expired and released it, late money may still revive it;
     * `replaced` was ordered anew with other contents; `held` was paid, but not what it costs: it is not shipped before a person
     * has looked at it.
     */
    state: 'open' | 'lapsed' | 'replaced' | 'paid' | 'held' | 'cancelled' | 'refunded'
    storefront: string
    country: string
    language: string
    currency: string
    total: number
    /** In one spelling: how an order is looked up. */
    email_key: string
    /** E.164, as it is now. Null once the person was erased. */
    telephone_key: string | null
    /** The person was erased, but documents must be retained: the last day. Only an owner sees the order until then (DPR-04). */
    restricted_until: string | null
    /** Keyed hash of the network address, for the limit on unpaid units (SEC-04). Deleted when the order is no longer open. */
    client_key: string | null
    /** Of everything that was ordered: the same cart ordered twice in the same words is the same order. */
    digest: string
    /** The caller's idempotency key, prefixed with the cart's id: keys of different carts do not collide. */
    idempotency_key: string | null
    /** JSON, see orders/order-snapshot.ts. */
    snapshot: string
    created_at: string
    updated_at: string
    paid_at: string | null
    /** How far its items are, see fulfilment/transitions.ts. */
    fulfilment: Fulfilment
    /** Reasons that block shipping, separated by blanks; null for none. See fulfilment/fulfilment.ts. */
    holds: string | null
    /** JSON: corrections of recipient and contact, read over the snapshot, which never changes. See orders/amendment.ts. */
    amendment: string | null
    /** How many lines it has, for the list of staff. Null while it is restricted: then no list has it. */
    line_count: number | null
    /** Links to the order contain it: raised, it makes the earlier ones useless. Null: 0. */
    link_version: number | null
    /** The promised day that it was not shipped by (LAW-31); null while it is in time. */
    late_since: string | null
  }
  /** Words that staff find an order by, see orders-lookup/search-words.ts. Erasing a person deletes theirs. */
  order_search: { word: string; order_id: string; kind: SearchKind }
  /** JSON, see fulfilment/carriers.ts. */
  carriers: { id: string; position: number; definition: string }
  /** Parcels that left. Voided ones stay: they were announced. */
  shipments: {
    id: string
    order_id: string
    /** Of warehouses. */
    region: string
    carrier: string
    /** As they were when it was posted. */
    carrier_name: string
    tracking_number: string | null
    tracking_url: string | null
    posted_at: string
    posted_by: string
    /** Set before its mail is sent: from then on a void needs a correction. */
    mailed_at: string | null
    delivered_at: string | null
    voided_at: string | null
  }
  shipment_units: { shipment_id: string; item_id: string; quantity: number }
  /** Units that will not be shipped, with what was paid for them. */
  cancelled_units: {
    cancellation_id: string
    order_id: string
    item_id: string
    quantity: number
    refund: number
    cancelled_at: string
  }
  /** By the reference of a refund that is for lines: JSON, see payments/refund-parts.ts. */
  refund_parts: { refund_id: string; parts: string }
  /** Requested refunds with their outcome. Those from before this table are counted in `payments` alone. */
  refunds: {
    /** The reference that the provider's notification names. */
    id: string
    order_id: string
    /** Of the shop. */
    payment: string
    value: number
    currency: string
    /** Of the value, what is given back for delivery. */
    delivery: number
    reason: RefundReason | null
    /** `refused`: the shopper did not get it. `retried`: another one was requested in its place. */
    state: 'requested' | 'confirmed' | 'refused' | 'retried'
    /** Why it was refused. */
    error: string | null
    /** The return that was waiting for it when it was refused. */
    return_id: string | null
    requested_at: string
    updated_at: string
    /** Staff decided that nothing is left to do about a refused one. */
    closed_at: string | null
    /** 1: it was authorised and is never captured, so that nothing has to come back. */
    released: 1 | null
    /** 1: requested at the provider once it has answered the captures before it. */
    waits: 1 | null
    /** The store credit that the money went to. */
    credit_id: string | null
  }
  /** Refunds that shoppers agreed to get as credit. Its balance is what was refunded to it, less the payments with it. */
  store_credits: {
    id: string
    /** Sixteen characters: see credits/credit-code.ts. */
    code: string
    currency: string
    /** What it was issued with. */
    value: number
    balance: number
    /** Of the return that was settled with it. */
    order_id: string
    return_id: string
    /** How the shopper agreed, in the words of staff; null once the person was erased. */
    consent: string | null
    /** Key of the address that it was issued to; null once the person was erased. */
    email: string | null
    /** Local day; the last one on which it pays. */
    expires_on: string
    created_at: string
    updated_at: string
  }
  /** What was captured for a shipment, where money is captured when it ships. See captures/capture-sums.ts. */
  captures: {
    /** Of the shipment; the reference that the provider's notification names. */
    id: string
    order_id: string
    /** Of the shop. */
    payment: string
    value: number
    currency: string
    /** What it cost beyond that, because it was captured for an earlier shipment that was voided. */
    covered: number
    /** Of a voided one: captured, and not used for another shipment yet. */
    spare: number
    /** `sent`: the provider may have it. `failed`: there is no money for the shipment. */
    state: 'staged' | 'sent' | 'confirmed' | 'failed'
    tries: number
    /** Why it failed. */
    error: string | null
    requested_at: string
    updated_at: string
    voided_at: string | null
    /** Staff decided that nothing is left to do about a failed one. */
    closed_at: string | null
  }
  /** Units that were refunded after they were shipped, without a return. */
  refund_units: { refund_id: string; item_id: string; quantity: number }
  /** Notifications of the provider that a person has to look at. */
  provider_alarms: {
    /** Of the notification in `payment_events`. */
    event_key: string
    cause: AlarmCause
    event_code: string
    psp_reference: string
    order_id: string | null
    value: number
    currency: string
    raised_at: string
    closed_at: string | null
  }
  /** What shoppers send back or withdraw from, see returns/return-transitions.ts. */
  returns: {
    id: string
    /** Null while the statement belongs to no known order. */
    order_id: string | null
    number: string
    kind: ReturnKind
    state: ReturnState
    requested_at: string
    /** Local day of the market by which the money must be back; of withdrawals. */
    due_on: string | null
    /** Last day of the withdrawal period; null while delivery is unknown. */
    period_ends_on: string | null
    late_days: number | null
    /** Whether the country has a statutory right of withdrawal. */
    has_right: 0 | 1
    received_at: string | null
    /** Of the refund at the provider. */
    refund_id: string | null
    refund: number | null
    updated_at: string
    /** Of staff, when it was settled. */
    note: string | null
    /** Mailed to the shopper. */
    reject_reason: string | null
    /** The replacement order of an exchange. */
    exchange_order_id: string | null
  }
  return_units: {
    return_id: string
    item_id: string
    quantity: number
    reason: ReturnReason
    reason_text: string | null
    /** What came back, by condition. */
    restocked: number
    damaged: number
    missing: number
  }
  /** One row: the next number that no process has taken. They are taken by the dozen; gaps do not matter. */
  order_numbers: { id: 1; next: number }
  /** Which discounts an order took a use of. Deleted when the order releases it. */
  discount_uses: { order_id: string; discount_id: string }
  /** One try to get an order paid: a session at the provider, in which the shopper may pay with one card after another. */
  payment_attempts: {
    /** Also its reference at the provider, and the idempotency key of the calls that are made for it. */
    id: string
    order_id: string
    /** `started`: the provider may not have it yet. `given-up`: it will not be paid any more. */
    state: 'started' | 'ready' | 'given-up'
    session_id: string | null
    session_data: string | null
    /** The session result of the browser; with it the provider can be queried again. */
    session_result: string | null
    created_at: string
    updated_at: string
    /** When the reconciler should query the provider about it; null when it is settled. */
    check_at: string | null
    /** `shipment`: the money is authorised only. Null: it is captured with the payment. */
    capture_at: 'shipment' | null
  }
  /** The provider's payments, successful or not. A failed payment never changes the state of another one. */
  payments: {
    /** The provider's own reference. */
    psp_reference: string
    attempt_id: string
    order_id: string
    state: 'pending' | 'authorised' | 'refused' | 'cancelled' | 'failed' | 'reversing' | 'reversed'
    amount: number
    currency: string
    method: string
    refunded: number
    /** Requested, and not confirmed yet. */
    refunding: number
    /** Of the payment at the provider that a refund goes to, where this one was made in exchange. */
    provider_reference: string | null
    /** The store credit that it was paid with, and that refunds go back to. */
    credit_id: string | null
    created_at: string
    updated_at: string
  }
  /** The provider's notifications as received, before they are processed. */
  payment_events: {
    /** Duplicate notifications have the same key. */
    key: string
    psp_reference: string
    event_code: string
    /** JSON: the item as it came. */
    item: string
    received_at: string
    tries: number
    due_at: string
    worked_at: string | null
    /** What came of it. */
    outcome: string | null
    /** The order that it is about, once it was processed. */
    order_id: string | null
  }
  /** Of staff, for staff. */
  order_notes: {
    id: string
    order_id: string
    /** `staff:ID`, `cli:USER`. */
    author: string
    text: string
    created_at: string
    corrected_at: string | null
  }
  /** Links that were mailed to shoppers who look for their orders. Each opens once. */
  order_links: {
    id: string
    /** Hash of the token in the link; the token itself is not stored. */
    token_hash: string
    email_key: string
    /** Where it was requested: its pages use this country and language. */
    country: string
    language: string
    created_at: string
    expires_at: string
    used_at: string | null
  }
  /** Where sales tax of the United States is collected; a state without a row is. */
  us_nexus: { state: string; collects: number }
  /** Sales tax of a ZIP with county and city, in thousandths of a percent. */
  us_zip_rates: { zip: string; percent_thousandths: number }
  /** Terms of sale as they were shown at checkout, each text once (LAW-10). */
  agreed_terms: {
    /** Of version and blocks. */
    hash: string
    version: string
    country: string
    /** JSON: LawBlock[]. */
    blocks: string
    created_at: string
  }
  /** Statements of shoppers that they withdraw from a contract, as they made them, whether we know the order or not. */
  withdrawals: {
    id: string
    order_id: string | null
    number: string
    name: string
    email: string
    /** The words that were confirmed. */
    statement: string
    /** JSON: the units that were chosen, by line; null for all. */
    units: string | null
    country: string
    language: string
    received_at: string
  }
}
