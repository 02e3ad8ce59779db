import type { Fetch } from '../../contracts/call-json.ts'
import {
  consentOperations,
  countryOperations,
  diagnosticsOperations,
  experimentOperations,
  inquiryOperations,
  newsletterOperations,
  ratesOperations,
} from '../../contracts/engagement/engagement-operations.ts'
import type { VitalsReport } from '../../contracts/engagement/vitals.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { serveOperations } from '../../platform/http/serve-operations.ts'
import { createService, type Service } from '../../platform/http/create-service.ts'
import type { Log } from '../../platform/log/log.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { consentHandlers, purgeConsents } from './consents/consents.ts'
import { createCountryLookUp, type CountryLookUp } from './countries/country-look-up.ts'
import { countryHandlers } from './countries/handlers.ts'
import { diagnosticsHandlers } from './diagnostics/handlers.ts'
import { experimentHandlers } from './experiments/handlers.ts'
import { inquiryHandlers } from './inquiries/handlers.ts'
import { newsletterLinkRoutes } from './newsletter/link-routes.ts'
import { newsletterMailHandlers, type NewsletterMailDeps } from './newsletter/newsletter-mail.ts'
import { purgeProofs } from './newsletter/proofs.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { refreshRates } from './rates/refresh-rates.ts'
import { ratesHandlers } from './rates/handlers.ts'
import type { EngagementTables } from './tables.ts'

export { findOverrides, type ExperimentOverrides } from './experiments/overrides.ts'

const rejectCall: Fetch = () => Promise.reject(new Error('No way to call other services'))

/** The longest inquiry in Korean, as a plain form spells it: nine bytes for a letter. The others take less. */
const MAX_BODY_BYTES = 64 * 1024

export interface EngagementDeps {
  readonly database: Database<EngagementTables>
  readonly clock: Clock
  readonly log: Log
  /** Shared by all services of the process; without it the service has limits of its own. */
  readonly limits?: RateLimits
  /** Receives the page speed reports; without it they are discarded. */
  readonly observeVitals?: (report: VitalsReport) => void
  /** Sends mails. Without it they wait in the outbox for a process that has one. */
  readonly mail?: NewsletterMailDeps & {
    /** Called when there is something to send. */
    readonly wake: () => void
  }
  /** The lookup service for countries of networks; without it there are no lookups. */
  readonly countryLookUpUrl?: string | undefined
  /** Where exchange rates are published; without it they are not fetched. */
  readonly ratesUrl?: string | undefined
  /** How the two of them are called. */
  readonly outside?: { readonly countries?: Fetch; readonly rates?: Fetch }
}

export interface EngagementService extends Service {
  /** Sends what is due; none without mail. */
  readonly sendDue: (() => Promise<number>) | undefined
  /** Where networks are. */
  readonly countries: CountryLookUp
  /** Deletes proofs whose retention is over. */
  readonly purge: () => Promise<number>
  /** Fetches the exchange rates when it is time; none without a source. */
  readonly refreshRates: (() => Promise<number>) | undefined
}

/**
 * Input of visitors outside of shopping (the newsletter, inquiries, the diagnostics log, experiments), and data of external
 * services: countries of networks, exchange rates.
 * Public, so it must never trust, repeat or act on its input, nor reveal data of other visitors.
 */
export function createEngagementService(deps: EngagementDeps): EngagementService {
  const { database, clock, log, mail, countryLookUpUrl, ratesUrl: url, outside = {} } = deps
  const limits = deps.limits ?? createRateLimits({ clock })
  const countries = createCountryLookUp({ url: countryLookUpUrl, fetch: outside.countries ?? rejectCall, log })
  const outbox = mail && createOutbox({ database, clock, log, handlers: newsletterMailHandlers(mail) })
  const service = createService({
    name: 'engagement',
    log,
    maxBodyBytes: MAX_BODY_BYTES,
    operations: [
      serveOperations(diagnosticsOperations, diagnosticsHandlers({ log, limits, observeVitals: deps.observeVitals })),
      serveOperations(
        newsletterOperations,
        newsletterHandlers({ database, clock, limits, onStaged: () => mail?.wake() }),
      ),
      serveOperations(consentOperations, consentHandlers({ database, clock, limits })),
      serveOperations(experimentOperations, experimentHandlers({ database, clock, limits })),
      serveOperations(inquiryOperations, inquiryHandlers({ database, clock, limits })),
      serveOperations(countryOperations, countryHandlers(countries)),
      serveOperations(ratesOperations, ratesHandlers({ database, clock })),
    ],
    pages: [newsletterLinkRoutes({ database, clock })],
  })
  return {
    ...service,
    sendDue: outbox?.workDue,
    countries,
    purge: async () =>
      (await purgeConsents(database.query, clock.now())) + (await purgeProofs(database.query, clock.now())),
    refreshRates:
      url === undefined ? undefined : refreshRates({ database, clock, log, url, fetch: outside.rates ?? rejectCall }),
  }
}
