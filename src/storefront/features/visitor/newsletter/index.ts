/** The newsletter form in its three places. Where it is shown, and whether it is hidden, is decided elsewhere. */
export { NewsletterForm } from './NewsletterForm.tsx'
export { readNewsletterRecord, storeNewsletterRecord, type NewsletterRecord } from './newsletter-record.ts'
