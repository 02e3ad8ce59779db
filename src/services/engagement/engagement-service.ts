import type { Fetch } from '../../contracts/call-json.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { diagnosticsRoutes } from './diagnostics/routes.ts'
import { inquiryRoutes } from './inquiries/routes.ts'
import { newsletterLinkRoutes } from './newsletter/link-routes.ts'
import { newsletterMailHandlers, type NewsletterMailDeps } from './newsletter/newsletter-mail.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import type { EngagementTables } from './tables.ts'

/** The longest inquiry in Korean, as a plain form spells it: nine bytes for a letter. The others take less. */
const LARGEST_BODY = 64 * 1024

export interface EngagementDeps {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly log: Log
  /** Who carries mails. Without it they wait until somebody with one works off the outbox. */
  readonly mail?: NewsletterMailDeps & {
    /** Told that there is something to send. */
    readonly wake: () => void
  }
}

export interface EngagementService {
  readonly fetch: Fetch
  /** Sends what is due; none without mail. */
  readonly sendDue: (() => Promise<number>) | undefined
}

/**
 * What a visitor tells us outside of shopping: the newsletter, inquiries, the diagnostics log.
 * Open to anyone, so it must never trust, repeat or act on what it is told, nor tell who else was here.
 */
export function createEngagementService({ database, clock, log, mail }: EngagementDeps): EngagementService {
  const outbox = mail && createOutbox({ database, clock, log, handlers: newsletterMailHandlers(mail) })
  const app = createServiceApp({ name: 'engagement', log, maxBodyBytes: LARGEST_BODY })
  app.route('/', diagnosticsRoutes({ log }))
  app.route('/', newsletterRoutes({ database, clock, onStaged: () => mail?.wake() }))
  app.route('/', newsletterLinkRoutes({ database, clock }))
  app.route('/', inquiryRoutes({ database, clock }))
  return { fetch: async (request) => app.fetch(request), sendDue: outbox?.workDue }
}
