/** What the merchant layer may do with engagement: inquiries, newsletter subscribers, exchange rates. */
export { deleteInquiries, everyInquiry } from './inquiries/inquiries.ts'
export { leaveAddress } from './newsletter/addresses.ts'
export { deleteSubscriber, everySubscriber } from './newsletter/subscribers.ts'
export { findRates } from './rates/stored-rates.ts'
export { engagementRecords, eraseFromEngagement } from './privacy.ts'
