/** The newsletter: how a shopper subscribes, in its form or at checkout. */
import type { CountryCode, StorefrontCode } from '../../markets/types.ts'

/** The pages behind the links of its mails are below it. */
export const NEWSLETTER_LINKS_PREFIX = '/newsletter/'

/** Ids of the elements that show the result to a shopper without JavaScript. */
export const NEWSLETTER_SENT = 'newsletter-sent'
export const NEWSLETTER_FAILED = 'newsletter-failed'

/** NWS-01 */
export interface NewsletterSubscription {
  readonly store: StorefrontCode
  readonly email: string
  readonly countryCode: CountryCode
  /** NWS-02: requested at checkout. */
  readonly checkout?: true
}
