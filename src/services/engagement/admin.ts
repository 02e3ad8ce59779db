/** What the merchant layer may do with engagement: inquiries, newsletter subscribers, exchange rates, experiments. */
export { readCounts, type CountedVariant } from './experiments/counts.ts'
export { findOverrides, saveOverride } from './experiments/overrides.ts'
export { deleteInquiries, everyInquiry } from './inquiries/inquiries.ts'
export { leaveAddress } from './newsletter/addresses.ts'
export { deleteSubscriber, everySubscriber } from './newsletter/subscribers.ts'
export { findRates } from './rates/stored-rates.ts'
export { engagementRecords, eraseFromEngagement } from './privacy.ts'
