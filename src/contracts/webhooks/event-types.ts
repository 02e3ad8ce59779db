/** The events that a shop reports to webhooks (HKS-02). */
export const EVENT_TYPES = [
  'order.paid',
  'order.cancelled',
  'order.amended',
  'order.held',
  'shipment.posted',
  'shipment.voided',
  'shipment.delivered',
  'return.requested',
  'return.received',
  'return.settled',
  'refund.settled',
  'document.issued',
  'stock.changed',
  'product.changed',
] as const

export type EventType = (typeof EVENT_TYPES)[number]

/** Sent on request to one webhook; no webhook subscribes to it. */
export const TEST_EVENT = 'webhook.test'

/** What became of a delivery. `missed`: staged while the webhook was off. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'dead', 'missed'] as const

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** Why the last attempt failed. */
export const DELIVERY_PROBLEMS = ['status', 'redirect', 'timeout', 'private', 'network'] as const

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

export const MAX_WEBHOOKS = 20
