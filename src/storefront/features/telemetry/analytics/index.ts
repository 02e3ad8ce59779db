/** Analytics events. Consent decides elsewhere who receives them. */
export { toEventLine, toMajor } from './amounts.ts'
export { pushEvent } from './data-layer.ts'
export type { AnalyticsEvent } from './events.ts'
export { startAnalytics } from './start-analytics.ts'
export { reportPurchase } from './purchase-events.ts'
