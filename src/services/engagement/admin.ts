/** What the merchant layer may do with engagement: inquiries and newsletter subscribers. */
export { deleteInquiries, everyInquiry } from './inquiries/inquiries.ts'
export { leaveAddress } from './newsletter/addresses.ts'
export { deleteSubscriber, everySubscriber } from './newsletter/subscribers.ts'
