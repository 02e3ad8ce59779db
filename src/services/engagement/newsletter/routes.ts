import { Hono } from 'hono'
import { newsletterSubscription } from '../../../contracts/newsletter-schema.ts'
import { NEWSLETTER_FAILED, NEWSLETTER_PATH, NEWSLETTER_SENT } from '../../../contracts/newsletter.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checked } from '../../../platform/http/checked.ts'
import { limitBody } from '../../../platform/http/limit-body.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { newId } from '../../../platform/ids.ts'
import { limitIntake, refuseForNow } from '../limit-intake.ts'
import { plainForm } from '../plain-form.ts'
import type { EngagementTables } from '../tables.ts'
import { addSubscriber } from './subscribers.ts'

const LARGEST_BODY = 16 * 1024

type NewsletterDeps = { readonly database: Database<EngagementTables>; readonly clock: Clock }

/** As JSON or from a plain form. An address that is known already is answered like a new one: who subscribes is nobody else's business. */
export function newsletterRoutes({ database, clock }: NewsletterDeps) {
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
      await addSubscriber(database.query, {
        id: newId(),
        email,
        store,
        country_code: countryCode,
        source: checkout ? 'checkout' : 'newsletter',
        created_at: clock.now().toISOString(),
      })
      return c.body(null, 200)
    },
  )
}
