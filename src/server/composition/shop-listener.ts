/** The listener of the shop's HTTP server, composed of pages, files and services. */
import type { RequestListener } from 'node:http'
import { sql } from 'kysely'
import type { ShopSchema } from '../../merchant/shop-schema.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { isSecureAddress } from '../../platform/http/host-cookie.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Stop } from '../../platform/stop/stop.ts'
import type { BuiltFiles } from '../builds/store-built-files.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { createHealth } from '../listener/health.ts'
import { createReadiness } from '../listener/readiness.ts'
import { createRequestListener } from '../listener/request-listener.ts'
import { createServiceListener } from '../listener/service-listener.ts'
import type { PublicService } from '../listener/service-requests.ts'
import { detectUntrustedProxy } from '../listener/untrusted-proxy.ts'
import { visitorCountries } from '../listener/visitor-countries.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import type { PageSource } from '../pages/page-source.ts'
import { openPreviews, type DeskPreviewOptions } from './open-previews.ts'
import type { CachedThresholds } from '../shell/free-shipping-thresholds.ts'
import type { Shells } from '../shell/shell-cache.ts'
import { createProductFeeds } from '../feeds/product-feeds.ts'
import { createSiteFiles } from '../site-files/site-files.ts'
import type { Services } from './services.ts'
import type { ServicePlaces } from './service-places.ts'
import type { Preparations } from './warm-up.ts'

/** Shorter than the timeouts of health checks. */
const READY_CHECK_MS = 1500

type Deps = {
  readonly config: Config
  readonly runs: ServicePlaces['runs']
  readonly source: Pick<PageSource, 'build'>
  readonly database: Database<ShopSchema>
  readonly services: Services
  readonly pages: PageAnswers
  readonly shells: Shells
  readonly thresholds: CachedThresholds
  readonly preparations: Preparations
  readonly files: StaticFiles
  readonly builtFiles: BuiltFiles
  readonly metrics: Metrics
  readonly stop: Pick<Stop, 'stopping'>
  readonly publicUrl: () => string
  /** Undefined without a desk. */
  readonly deskPreviews: DeskPreviewOptions | undefined
  readonly log: Log
}

export function shopListener(deps: Deps): RequestListener {
  const { config, runs, source, services, pages, shells, publicUrl, log } = deps
  const { clients } = services
  const preview = openPreviews(deps)
  const shared = sharedParts(deps)
  if (!runs('storefront')) return createServiceListener(shared)
  return createRequestListener({
    ...shared,
    limits: services.limits,
    countSearch: services.discovery?.counter.countRepeated,
    pages,
    previews: preview.previews,
    previewRequests: preview.requests,
    environment: config.environment,
    build: source.build,
    files: deps.files,
    shellFile: (path) => shells.file(path),
    olderFile: deps.builtFiles.find,
    siteFile: createSiteFiles({ clients, environment: config.environment, publicUrl, clock: systemClock }),
    feeds: createProductFeeds({ clients, shells, environment: config.environment, publicUrl, log }),
    isSecure: isSecureAddress(config.publicUrl),
    log,
  })
}

/** What a process without pages has, too. */
function sharedParts(deps: Deps) {
  const { config, source, database, services, shells, thresholds, metrics, stop, publicUrl, log } = deps
  const untrustedProxy = detectUntrustedProxy({ ...config, log })
  return {
    untrustedProxy,
    health: createHealth({
      build: source.build,
      metrics,
      metricsToken: config.metricsToken,
      isStopping: () => stop.stopping,
      readiness: createReadiness({
        preparations: Object.values(deps.preparations).filter((one) => one !== undefined),
        checkDatabase: async () => {
          await sql`select 1`.execute(database.query)
        },
        graceMs: config.readyGraceSeconds * 1000,
        timeoutMs: READY_CHECK_MS,
        clock: systemClock,
      }),
      warnings: untrustedProxy.warnings,
    }),
    services: services.publicServices.map((service) =>
      // Requests for carts wait until the free-shipping amounts are read.
      service.name === 'commerce' && services.commerce ? after(() => thresholds.first(shells), service) : service,
    ),
    countries: visitorCountries({
      header: config.countryHeader,
      trustedProxies: config.trustedProxies,
      lookUp: services.countries,
    }),
    metrics,
    serviceKey: config.serviceKey,
    publicUrl,
  }
}

/** A service whose requests wait until the work has finished or failed. */
function after(work: () => Promise<void>, service: PublicService): PublicService {
  let isDone = false
  return {
    ...service,
    fetch: async (request) => {
      if (!isDone) await work().catch(() => undefined)
      isDone = true
      return service.fetch(request)
    },
  }
}
