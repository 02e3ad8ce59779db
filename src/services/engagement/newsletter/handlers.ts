/** Handler of newsletter subscriptions. */
import type { newsletterOperations } from '../../../contracts/engagement/engagement-operations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import { newId } from '../../../platform/ids.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import type { RateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { tooManyRequests } from '../../../platform/rate-limit/too-many-requests.ts'
import type { EngagementTables } from '../tables.ts'
import { hashOf, newToken } from './link-tokens.ts'
import { NEWSLETTER_MAIL_TOPIC, type NewsletterMail } from './newsletter-mail.ts'
import { TEXT_VERSION } from './newsletter-texts.ts'
import { addWish, purgeUnconfirmed } from './subscribers.ts'

export type NewsletterDeps = {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly limits: RateLimits
  /** Called when there is a mail to send. */
  readonly onStaged: () => void
}

/**
 * As JSON or from a plain form. The response for a known address is the same as for a new one, so that it does not
 * reveal who subscribes. A new one gets a confirmation mail, and nothing else before it is confirmed.
 */
export function newsletterHandlers({
  database,
  clock,
  limits,
  onStaged,
}: NewsletterDeps): Handlers<typeof newsletterOperations> {
  return {
    async subscribe(call) {
      const { store, email, countryCode, checkout } = call.input
      const retryAfter = await limits.take('newsletter.subscribe', { client: clientOf(call), subject: email })
      if (retryAfter !== undefined) return tooManyRequests(retryAfter)
      const [now, token] = [clock.now(), newToken()]
      await database.transaction(async (transaction) => {
        await purgeUnconfirmed(transaction, now)
        const waiting = await addWish(transaction, {
          id: newId(),
          email,
          store,
          country_code: countryCode,
          source: checkout ? 'checkout' : 'newsletter',
          tokenHash: hashOf(token),
          leaveToken: newToken(),
          now,
          from: networkOf(call),
          textVersion: TEXT_VERSION,
        })
        if (!waiting) return
        const mail: NewsletterMail = { email, store, token, leaveToken: waiting.leave_token ?? '' }
        const key = `${waiting.id}.${hashOf(token).slice(0, 16)}`
        await stage(transaction, { topic: NEWSLETTER_MAIL_TOPIC, key, payload: JSON.stringify(mail), due: now })
      })
      onStaged()
      return done()
    },
  }
}

/** Enough to prove where a wish came from, too little to name a household. */
export function networkOf({ headers }: Pick<CallContext, 'headers'>): string | null {
  const ip = clientIpOf(headers)
  return ip === undefined || ip === '' ? null : shortenIp(ip)
}
