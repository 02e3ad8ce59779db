import { Hono } from 'hono'
import type { Context } from 'hono'
import { newsletterSubscription } from '../../../contracts/engagement/newsletter-schema.ts'
import { NEWSLETTER_FAILED, NEWSLETTER_PATH, NEWSLETTER_SENT } from '../../../contracts/engagement/newsletter.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checked } from '../../../platform/http/checked.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import { plainForm } from '../../../platform/http/plain-form.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { newId } from '../../../platform/ids.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { limitIntake, refuseForNow } from '../limit-intake.ts'
import type { EngagementTables } from '../tables.ts'
import { hashOf, newToken } from './link-tokens.ts'
import { NEWSLETTER_MAIL_TOPIC, type NewsletterMail } from './newsletter-mail.ts'
import { TEXT_VERSION } from './newsletter-texts.ts'
import { addWish, forgetUnconfirmed } from './subscribers.ts'

const LARGEST_BODY = 16 * 1024

export type NewsletterDeps = {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  /** Told that there is a mail to send. */
  readonly onStaged: () => void
}

/**
 * As JSON or from a plain form. An address that is known already is answered like a new one: who subscribes is nobody
 * else's business. A new one gets a mail, and nothing else before it has answered that.
 */
export function newsletterRoutes({ database, clock, onStaged }: NewsletterDeps) {
  const limit = limitIntake(clock)
  return new Hono<ServiceEnv>().post(
    NEWSLETTER_PATH,
    limitBody(LARGEST_BODY),
    plainForm({ sent: NEWSLETTER_SENT, failed: NEWSLETTER_FAILED }),
    checked(newsletterSubscription),
    async (c) => {
      const { store, email, countryCode, checkout } = c.req.valid('json')
      const retryAfter = limit.take(email)
      if (retryAfter !== undefined) return refuseForNow(c, retryAfter)
      const [now, token] = [clock.now(), newToken()]
      await database.transaction(async (transaction) => {
        await forgetUnconfirmed(transaction, now)
        const waiting = await addWish(transaction, {
          id: newId(),
          email,
          store,
          country_code: countryCode,
          source: checkout ? 'checkout' : 'newsletter',
          tokenHash: hashOf(token),
          leaveToken: newToken(),
          now,
          from: networkOf(c),
          textVersion: TEXT_VERSION,
        })
        if (!waiting) return
        const mail: NewsletterMail = { email, store, token, leaveToken: waiting.leave_token ?? '' }
        const key = `${waiting.id}.${hashOf(token).slice(0, 16)}`
        await stage(transaction, { topic: NEWSLETTER_MAIL_TOPIC, key, payload: JSON.stringify(mail), due: now })
      })
      onStaged()
      return c.body(null, 200)
    },
  )
}

/** Enough to prove where a wish came from, too little to name a household. */
export function networkOf(c: Context): string | null {
  const ip = clientIpOf(c.req.raw.headers)
  return ip === undefined || ip === '' ? null : shortenIp(ip)
}
