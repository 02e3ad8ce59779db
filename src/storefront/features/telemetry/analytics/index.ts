/** Telling what happened. It never decides who may hear it, and never asks anybody anything. */
export { toEventLine, toMajor } from './amounts.ts'
export { pushEvent } from './data-layer.ts'
export type { AnalyticsEvent } from './events.ts'
export { startAnalytics } from './start-analytics.ts'
export { reportPurchase } from './purchase-events.ts'
