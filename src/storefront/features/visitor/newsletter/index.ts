/** The newsletter: asking for it in its three places. It never decides where it stands or whether it is hidden. */
export { NewsletterForm } from './NewsletterForm.tsx'
export { readNewsletterRecord, storeNewsletterRecord, type NewsletterRecord } from './newsletter-record.ts'
