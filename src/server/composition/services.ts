/**
 * The services of the shop and their clients. A service without an address in the settings runs in this process and is called
 * by the local transport; one with an address is called over HTTP, and this process does not create it. Long: composes all services. */
import { join } from 'node:path'
import { commerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { contentClient, type ContentClient } from '../../contracts/content/content-client.ts'
import { local } from '../../contracts/local-transport.ts'
import { discoveryClient } from '../../contracts/discovery/discovery-client.ts'
import { shippingClient } from '../../contracts/commerce/shipping-client.ts'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { SEARCH_INDEX_FOLDER } from '../../platform/data-folders.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { objectStorageOf } from '../../platform/object-storage/object-storage.ts'
import { followSameOrigin } from '../../platform/outgoing/follow-same-origin.ts'
import { createOutgoing, type Dependency } from '../../platform/outgoing/outgoing.ts'
import { purgeRateLimits } from '../../platform/rate-limit/database-store.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import type { RateLimitStore } from '../../platform/rate-limit/store.ts'
import { createCommerceService, type CommerceService } from '../../services/commerce/service.ts'
import { createDiscoveryService, type DiscoveryService } from '../../services/discovery/service.ts'
import { createEngagementService, type EngagementService } from '../../services/engagement/service.ts'
import { createImageService, type ImageService } from '../../services/images/service.ts'
import type { Clients } from '../../storefront/page/page-contract.ts'
import type { DemoAccess } from '../demo-access.ts'
import { backgroundJobs, NEWSLETTER_JOB, SANDBOX_JOB } from '../jobs/background-jobs.ts'
import type { BackgroundJob } from '../jobs/job-runner.ts'
import { createCspReports } from '../csp-reports/csp-reports.ts'
import { createContentProxy } from '../content/content-proxy.ts'
import { CONTENT_RELATIONS } from '../../contracts/content/content-references.ts'
import type { PublicService } from '../listener/service-requests.ts'
import { cacheContent, type CachedContent } from '../content/content-cache.ts'
import { createCachedProducts, type CachedProducts } from '../products/product-changes.ts'
import { cacheRecommendations } from '../products/recommendation-cache.ts'
import { createMailboxService, isMailboxOpen } from '../mailbox/mailbox-service.ts'
import { openRateLimits } from './open-rate-limits.ts'
import { openMailer, type OpenMailer } from './open-mailer.ts'
import { openPaymentSandbox } from './payment-sandbox.ts'
import { paymentSettings } from './payment-settings.ts'
import { publicServices } from './public-services.ts'
import { purchaseSetup } from './purchase-setup.ts'
import { forwardTo, remoteTransport } from './remote-service.ts'
import { placeServices, type ServicePlaces } from './service-places.ts'
import { termsOfCountry } from '../content/terms-of-country.ts'
import { contentDelivery } from '../content/content-delivery.ts'
import { reachContent } from '../content/content-transport.ts'
import { createUnsavedContent, type UnsavedContent } from '../preview/unsaved-content.ts'
import { drawingsAddress } from '../../merchant/drawings.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'
import { SHIPPING_LOG } from '../log-codes.ts'

/** Bodies of visitors are passed on as they arrive. */
const FORWARDED = { isStreamed: true } as const

/** Reads content without the caches of the shop: under a cache version of the request, or as a draft. */
export type UncachedContent = (seen: Pick<ContentReach, 'cv' | 'preview'>) => ContentClient

type CreateDeps = {
  readonly config: Config
  /** Without it, everything that has no address. */
  readonly runs?: ServicePlaces['runs']
  readonly database: Database<ShopSchema>
  /** Where products and content are read, which may be seconds old; without it the database itself. */
  readonly reads?: Database<ShopSchema>
  readonly log: Log
  /** Of leases and due times; without it the clock of the process. */
  readonly clock?: Clock
  /** What the keys of the payment sandbox are derived from. */
  readonly installationSecret: string
  readonly demo: DemoAccess
  /** Where Redis counts rate limits. */
  readonly redisLimits?: RateLimitStore | undefined
  /** Amounts from which shipping is free; without it the bundled ones. */
  readonly thresholds?: () => ThresholdTable
  /** Runs a background job soon; without it, jobs run on their timers only. */
  readonly wake?: (job: string) => void
  /** Where shoppers find the shop, without a slash at its end. */
  readonly publicUrl: () => string
  readonly metrics?: Pick<Metrics, 'observeVitals' | 'observeOutgoing' | 'countViolation' | 'countRateLimited'>
}

export type Services = {
  readonly clients: Clients
  readonly content: CachedContent
  readonly uncachedContent: UncachedContent
  /** What previews of the desk are made of. Without a token, content is edited elsewhere. */
  readonly drafts: { readonly unsaved: UnsavedContent; readonly token: string | undefined }
  readonly products: CachedProducts
  /** Undefined where they run in another process. */
  readonly discovery: Pick<DiscoveryService, 'warm' | 'complete' | 'learn' | 'counter' | 'compare'> | undefined
  readonly commerce: Pick<CommerceService, 'work'> | undefined
  /** Looks up the country of an IP address. */
  readonly countries: EngagementService['countries']
  /** Undefined where they run in another process. */
  readonly images: Pick<ImageService, 'counts' | 'renderAhead' | 'close'> | undefined
  readonly mail: OpenMailer
  /** One for all services of the process, and for its pages. */
  readonly limits: RateLimits
  /** Background jobs of these services. */
  readonly jobs: readonly BackgroundJob[]
  readonly publicServices: readonly PublicService[]
}

/** Long: composes all services. */
export function createServices({
  config,
  runs = placeServices(config).runs,
  database,
  reads = database,
  log,
  installationSecret,
  demo,
  redisLimits,
  publicUrl,
  thresholds = () => FREE_SHIPPING_THRESHOLDS,
  wake = () => {},
  metrics,
  clock = systemClock,
}: CreateDeps): Services {
  const limits = openRateLimits(config, {
    log,
    database,
    installationSecret,
    shared: redisLimits,
    clock,
    ...(metrics && { onRejected: metrics.countRateLimited }),
  })
  const outgoing = createOutgoing({ observe: metrics?.observeOutgoing })
  const configured = (name: string, bounds: Partial<Dependency> = {}) =>
    outgoing.reach({ name, network: 'configured', ...bounds })
  // It has a circuit breaker of its own, which also empties its queue.
  const unsaved = createUnsavedContent(systemClock)
  const contentReach = reachContent({
    unsaved,
    config,
    database: reads,
    drafts: database,
    log,
    send: followSameOrigin(configured('content', { breaker: 'none' })),
  })
  const uncachedContent: UncachedContent = (seen) =>
    contentClient({ ...contentReach, ...seen, relations: CONTENT_RELATIONS })
  const content = cacheContent(uncachedContent({}), systemClock)
  const mail = openMailer(config, database)
  const settings = paymentSettings(config, installationSecret)
  const { commerceUrl, discoveryUrl, imagesUrl, paymentsUrl, serviceKey } = config
  const deliverWebhook = configured('webhook', { maxBytes: 64 * 1024 })
  const sandbox = openPaymentSandbox({
    config,
    settings,
    isHere: runs('payments'),
    mayControl: demo.isAllowed,
    database,
    log,
    deliver: (request) => (commerceService ? commerceService.fetch(request) : deliverWebhook(request)),
    nudge: () => wake(SANDBOX_JOB),
  })
  const commerceService = runs('commerce')
    ? createCommerceService({
        database,
        environment: config.environment,
        cartKeys: config.cartTokenKeys,
        cartPrefix: config.cartPrefix,
        thresholds,
        catalogPrefix: config.catalogPrefix,
        clock,
        limits,
        log,
        purchases: purchaseSetup({
          config,
          settings,
          sandbox,
          outgoing,
          mailer: mail.mailer,
          publicUrl,
          discovery: (route, request) => discoveryTransport(route, request),
          wake,
          terms: termsOfCountry({
            content: content.client,
            seller: () => commerce.seller(),
            environment: config.environment,
            publicUrl,
            clock: systemClock,
          }),
        }),
      })
    : undefined
  const postalAddress = async () => commerceService?.postalAddress()
  const commerceTransport = commerceService
    ? local(commerceService)
    : remoteTransport(configured('commerce'), commerceUrl ?? '', serviceKey)
  const commerce = commerceClient({ transport: commerceTransport, catalogPrefix: config.catalogPrefix })
  const discoveryService = runs('discovery')
    ? createDiscoveryService({
        database: reads,
        commerce,
        environment: config.environment,
        clock,
        snapshots: { folder: join(config.dataDir, SEARCH_INDEX_FOLDER) },
        limits,
        log,
      })
    : undefined
  const discoveryTransport = discoveryService
    ? local(discoveryService)
    : remoteTransport(configured('discovery'), discoveryUrl ?? '', serviceKey)
  const discovery = discoveryClient(discoveryTransport)
  const shipping = shippingClient({
    transport: commerceTransport,
    cartPrefix: config.cartPrefix,
    log: (_, { message, data }) => log.write(SHIPPING_LOG.methodLeftOut, { reason: message, data }),
  })
  const engagement = createEngagementService({
    database,
    clock,
    limits,
    log,
    ...(metrics && { observeVitals: metrics.observeVitals }),
    mail: { mailer: mail.mailer, publicUrl, wake: () => wake(NEWSLETTER_JOB), postalAddress },
    countryLookUpUrl: config.countryLookUpUrl,
    ratesUrl: config.ratesUrl,
    outside: {
      countries: configured('country-look-up', { maxBytes: 64 * 1024 }),
      rates: configured('exchange-rates', { maxBytes: 1024 * 1024 }),
    },
  })
  const images = runs('images')
    ? createImageService({
        database,
        dataDir: config.dataDir,
        shippedFolder: join(config.shopFolder, 'renderings'),
        // Loaded only in the processes that render.
        drawings: drawingsAddress(config.drawingsModule),
        cacheMegabytes: config.imageCacheMb,
        objects: objectStorageOf(config, metrics?.observeOutgoing),
        ahead: config.imageAhead,
        log,
      })
    : undefined
  const isStorefront = runs('storefront')
  /** The storefront forwards what visitors send to services of other processes. */
  const forwarded = (name: string, baseUrl: string | undefined) =>
    isStorefront && baseUrl !== undefined ? { fetch: forwardTo(configured(name, FORWARDED), baseUrl) } : undefined
  return {
    clients: {
      content: content.client,
      discovery: { ...discovery, recommend: cacheRecommendations(discovery.recommend, systemClock) },
      shipping,
      commerce,
    },
    content,
    uncachedContent,
    drafts: { unsaved, token: contentReach.isLocal ? contentReach.previewToken : undefined },
    // Another process renews its own index: this one only invalidates pages.
    products: createCachedProducts({
      commerce,
      discovery,
      renew: discoveryService?.beginRenewal ?? (async () => ({ change: 'everything' as const })),
    }),
    discovery: discoveryService,
    commerce: commerceService,
    countries: engagement.countries,
    images,
    mail,
    limits,
    jobs: backgroundJobs({
      commerce: commerceService,
      sandbox,
      discovery: discoveryService,
      engagement: isStorefront ? engagement : undefined,
      purgeLimits: () => purgeRateLimits(database, clock.now().getTime()),
    }),
    publicServices: publicServices(config, {
      content: isStorefront ? createContentProxy({ ...contentReach, limits, clock: systemClock, log }) : undefined,
      images: images ?? forwarded('images', imagesUrl),
      contentDelivery:
        runs('content') && serviceKey !== undefined
          ? contentDelivery({
              fetch: contentReach.fetch,
              tokens: [serviceKey, ...(config.contentPreviewToken === undefined ? [] : [config.contentPreviewToken])],
            })
          : undefined,
      commerce: commerceService ?? forwarded('commerce', commerceUrl),
      discovery: discoveryService ?? forwarded('discovery', discoveryUrl),
      engagement: isStorefront ? engagement : undefined,
      cspReports: createCspReports({
        metrics: metrics ?? { countViolation: () => {} },
        limits,
        clock: systemClock,
        log,
      }),
      sandbox: sandbox ?? (settings.provider === 'sandbox' ? forwarded('payment-provider', paymentsUrl) : undefined),
      mailbox:
        mail.mailbox && isMailboxOpen(config)
          ? { fetch: demo.guard(createMailboxService(mail.mailbox).fetch) }
          : undefined,
    }),
  }
}
