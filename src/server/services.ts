/**
 * The services of the shop and their clients. A service without an address of its own runs in this process and is
 * called through its fetch handler: the same code path as over the network, without the network.
 */
import { commerceClient } from '../contracts/commerce-client.ts'
import type { ContentReach } from '../contracts/content-call.ts'
import type { ContentClient } from '../contracts/content-client.ts'
import { contentClient } from '../contracts/content-client.ts'
import { contentRequestsPerSecond, paced } from '../contracts/content-pace.ts'
import { restful } from '../contracts/content-rest.ts'
import {
  AVAILABLE_FILTERS_PATH,
  EVENTS_PATH,
  LISTING_PATH,
  OPENAPI_PATH,
  PRICE_RANGE_PATH,
  PRODUCT_WIDGET_PATH,
  PRODUCTS_PATH,
  SEARCH_PATH,
  WIDGET_PATH,
} from '../contracts/discovery.ts'
import { COMMERCE_OPENAPI_PATH } from '../contracts/commerce.ts'
import { discoveryClient } from '../contracts/discovery-client.ts'
import { shippingClient } from '../contracts/shipping-client.ts'
import { WALLET_ORDER_PATH } from '../contracts/order.ts'
import { ORDER_PAGES_PREFIX } from '../contracts/order-lookup.ts'
import { PAYMENTS_PATH } from '../contracts/payment.ts'
import { PAYMENTS_TEST_PREFIX } from '../contracts/payment-provider.ts'
import { COUNTRY_CODE_PATH } from '../contracts/country-code.ts'
import { DIAGNOSTICS_PATH } from '../contracts/diagnostics.ts'
import { VITALS_PATH } from '../contracts/vitals.ts'
import { INQUIRIES_PATH } from '../contracts/inquiry.ts'
import { NEWSLETTER_LINKS_PREFIX, NEWSLETTER_PATH } from '../contracts/newsletter.ts'
import { RATES_PATH } from '../contracts/rates.ts'
import { STOREFRONT_CODES } from '../markets/storefronts/codes.ts'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../markets/shipping/free-shipping.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/read-config.ts'
import type { Migration } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/open-database.ts'
import { inProcess } from '../platform/http/in-process.ts'
import type { Log } from '../platform/log/log.ts'
import type { Metrics } from '../platform/metrics/metrics.ts'
import { mailboxMigrations, type MailboxTables } from '../platform/mail/mailbox.ts'
import { outboxMigrations, type OutboxTables } from '../platform/outbox/outbox.ts'
import { createCommerceService } from '../services/commerce/commerce-service.ts'
import { commerceMigrations } from '../services/commerce/migrations.ts'
import type { CommerceTables } from '../services/commerce/tables.ts'
import { createContentService } from '../services/content/content-service.ts'
import { contentMigrations } from '../services/content/migrations.ts'
import type { ContentTables } from '../services/content/tables.ts'
import { createDiscoveryService, type DiscoveryService } from '../services/discovery/discovery-service.ts'
import { discoveryMigrations } from '../services/discovery/migrations.ts'
import type { DiscoveryTables } from '../services/discovery/tables.ts'
import { createEngagementService, type EngagementService } from '../services/engagement/engagement-service.ts'
import { engagementMigrations } from '../services/engagement/migrations.ts'
import type { EngagementTables } from '../services/engagement/tables.ts'
import { IMAGES_PREFIX } from '../services/images/address/picture-address.ts'
import { createImageService, type ImageService } from '../services/images/image-service.ts'
import { imageMigrations } from '../services/images/migrations.ts'
import type { ImageTables } from '../services/images/tables.ts'
import { paymentsMigrations } from '../services/payments/migrations.ts'
import type { PaymentsTables } from '../services/payments/tables.ts'
import type { Clients } from '../storefront/page-contract.ts'
import { CONTENT_PROXY_PREFIX, createContentProxy } from './content-proxy.ts'
import { CONTENT_RELATIONS } from './content-tags.ts'
import { type BuiltFileTables, builtFileMigrations } from './builds/built-file-tables.ts'
import type { FactTables } from './facts.ts'
import { factMigrations } from './facts.ts'
import { keepRecommendations } from './kept-recommendations.ts'
import type { KeptGoods } from './kept-goods.ts'
import { keepGoods } from './kept-goods.ts'
import type { KeptContent } from './kept-content.ts'
import { keepContent } from './kept-content.ts'
import type { PublicService } from './http/request-listener.ts'
import { backgroundJobs, NEWSLETTER_JOB, SANDBOX_JOB } from './background-jobs.ts'
import type { BackgroundJob } from './background-work.ts'
import { createMailboxService, isMailboxOpen, MAILBOX_PATH } from './mailbox/mailbox-service.ts'
import { openMailer, type OpenMailer } from './open-mailer.ts'
import { openPaymentSandbox } from './payment-sandbox.ts'
import { paymentSettings } from './payment-settings.ts'
import { purchaseSetup } from './purchase-setup.ts'

export type ShopSchema = ContentTables &
  CommerceTables &
  DiscoveryTables &
  EngagementTables &
  ImageTables &
  FactTables &
  BuiltFileTables &
  OutboxTables &
  MailboxTables &
  PaymentsTables

/** Of all services, whether they run here or elsewhere: one schema, one history. */
export const MIGRATIONS: readonly Migration[] = [
  ...factMigrations,
  ...builtFileMigrations,
  ...contentMigrations,
  ...commerceMigrations,
  ...discoveryMigrations,
  ...engagementMigrations,
  ...imageMigrations,
  ...outboxMigrations,
  ...mailboxMigrations,
  ...paymentsMigrations,
]

/** Who draws the demo's pictures: loaded by the process that renders them, and only there. */
const DRAWINGS = new URL('../../demo/loom/draw.ts', import.meta.url)

/** What visitors may ask discovery; the rest of it is between services. */
const DISCOVERY_PREFIXES = [
  SEARCH_PATH,
  PRODUCTS_PATH,
  `${LISTING_PATH}/`,
  WIDGET_PATH,
  EVENTS_PATH,
  `${PRODUCT_WIDGET_PATH}/`,
  `${AVAILABLE_FILTERS_PATH}/`,
  `${PRICE_RANGE_PATH}/`,
  OPENAPI_PATH,
]

/** What commerce answers below a storefront, where pages are otherwise. */
const STOREFRONT_PREFIXES = STOREFRONT_CODES.flatMap((code) => [
  `/${code}${WALLET_ORDER_PATH}`,
  `/${code}${PAYMENTS_PATH}`,
])

/** Content as it is now, past everything that is kept of it: under a cache version of one's own, or as a draft. */
export type ContentPast = (seen: Pick<ContentReach, 'cv' | 'preview'>) => ContentClient

type ServicesDeps = {
  readonly config: Config
  readonly database: Database<ShopSchema>
  readonly log: Log
}

type CreateDeps = ServicesDeps & {
  /** From how much on shipping is free; without it what came with the shop. */
  readonly thresholds?: () => ThresholdTable
  /** Has a piece of work in the background done soon; without it, it is done when its time comes. */
  readonly wake?: (job: string) => void
  /** Where shoppers find the shop, without a slash at its end. */
  readonly publicUrl: () => string
  readonly metrics?: Pick<Metrics, 'observeVitals'>
}

export function createServices({
  config,
  database,
  log,
  publicUrl,
  thresholds = () => FREE_SHIPPING_THRESHOLDS,
  wake = () => {},
  metrics,
}: CreateDeps): {
  readonly clients: Clients
  readonly content: KeptContent
  readonly contentPast: ContentPast
  readonly goods: KeptGoods
  readonly discovery: Pick<DiscoveryService, 'warm' | 'learn'>
  /** Where networks are. */
  readonly countries: EngagementService['countries']
  readonly images: ImageService
  readonly mail: OpenMailer
  /** What has to be done besides answering. */
  readonly jobs: readonly BackgroundJob[]
  readonly publicServices: readonly PublicService[]
} {
  const contentReach = reachContent({ config, database, log })
  const contentPast: ContentPast = (seen) => contentClient({ ...contentReach, ...seen, relations: CONTENT_RELATIONS })
  const content = keepContent(contentPast({}))
  const mail = openMailer(config, database)
  const settings = paymentSettings(config)
  const sandbox = openPaymentSandbox({
    config,
    settings,
    database,
    log,
    deliver: (request) => commerceService.fetch(request),
    nudge: () => wake(SANDBOX_JOB),
  })
  const commerceService = createCommerceService({
    database,
    environment: config.environment,
    cartKeys: config.cartTokenKeys,
    cartPrefix: config.cartPrefix,
    thresholds,
    catalogPrefix: config.catalogPrefix,
    clock: systemClock,
    log,
    purchases: purchaseSetup({
      config,
      settings,
      sandbox,
      mailer: mail.mailer,
      publicUrl,
      discovery: (request) => discoveryService.fetch(request),
      wake,
    }),
  })
  const commerce = commerceClient({
    fetch: inProcess(commerceService.fetch),
    baseUrl: 'http://commerce',
    catalogPrefix: config.catalogPrefix,
  })
  const discoveryService = createDiscoveryService({
    database,
    commerce,
    environment: config.environment,
    clock: systemClock,
    log,
  })
  const discovery = discoveryClient({ fetch: inProcess(discoveryService.fetch), baseUrl: 'http://discovery' })
  const shipping = shippingClient({
    fetch: commerceService.fetch,
    baseUrl: 'http://commerce',
    cartPrefix: config.cartPrefix,
    log: (code, { message, data }) => log.warn(message, { code, data }),
  })
  const engagement = createEngagementService({
    database,
    clock: systemClock,
    log,
    ...(metrics && { observeVitals: metrics.observeVitals }),
    mail: { mailer: mail.mailer, publicUrl, wake: () => wake(NEWSLETTER_JOB) },
    countryLookUpUrl: config.countryLookUpUrl,
    ratesUrl: config.ratesUrl,
  })
  const images = createImageService({
    database,
    dataDir: config.dataDir,
    drawings: DRAWINGS,
    cacheMegabytes: config.imageCacheMb,
    ahead: config.imageAhead,
    log,
  })
  return {
    clients: {
      content: content.client,
      discovery: { ...discovery, recommend: keepRecommendations(discovery.recommend, systemClock) },
      shipping,
      commerce,
    },
    content,
    contentPast,
    goods: keepGoods({ commerce, discovery, renew: discoveryService.renew }),
    discovery: discoveryService,
    countries: engagement.countries,
    images,
    mail,
    jobs: backgroundJobs({ commerce: commerceService, sandbox, engagement }),
    publicServices: [
      {
        name: 'content',
        prefixes: [CONTENT_PROXY_PREFIX],
        fetch: createContentProxy({ ...contentReach, clock: systemClock, log }).fetch,
      },
      { name: 'images', prefixes: [IMAGES_PREFIX], fetch: images.fetch, kept: images.kept },
      {
        name: 'commerce',
        prefixes: [
          `/${config.catalogPrefix}/`,
          `/${config.cartPrefix}/`,
          ORDER_PAGES_PREFIX,
          COMMERCE_OPENAPI_PATH,
          ...STOREFRONT_PREFIXES,
        ],
        fetch: commerceService.fetch,
      },
      ...(sandbox === undefined
        ? []
        : [{ name: 'payments', prefixes: [`${PAYMENTS_TEST_PREFIX}/`], fetch: sandbox.fetch }]),
      ...(mail.mailbox !== undefined && isMailboxOpen(config)
        ? [{ name: 'mailbox', prefixes: [MAILBOX_PATH], fetch: createMailboxService(mail.mailbox).fetch }]
        : []),
      { name: 'discovery', prefixes: DISCOVERY_PREFIXES, fetch: discoveryService.fetch },
      {
        name: 'engagement',
        prefixes: [
          DIAGNOSTICS_PATH,
          VITALS_PATH,
          NEWSLETTER_PATH,
          NEWSLETTER_LINKS_PREFIX,
          INQUIRIES_PATH,
          COUNTRY_CODE_PATH,
          RATES_PATH,
        ],
        fetch: engagement.fetch,
      },
    ],
  }
}

/** Of the pace across the network: the rest is for the pages. */
const VISITORS_REQUESTS_PER_SECOND = 2

type ReachedContent = Pick<ContentReach, 'fetch' | 'baseUrl' | 'token' | 'oauthToken'> & {
  /** What visitors may take of it. */
  readonly requestsPerSecond: number | undefined
}

/** Here or elsewhere. Whoever asks across the network keeps one pace with all others who do. */
function reachContent({ config, database, log }: ServicesDeps): ReachedContent {
  const { contentUrl, contentToken, contentOauthToken, contentPreviewToken, contentSpaceId } = config
  if (contentUrl === undefined) {
    const service = createContentService({
      database,
      log,
      previewToken: contentPreviewToken,
      spaceId: contentSpaceId,
    })
    return { fetch: service.fetch, baseUrl: 'http://content', requestsPerSecond: undefined }
  }
  const pace = contentRequestsPerSecond({ oauth: contentOauthToken !== undefined })
  return {
    fetch: restful(
      (request) => fetch(request),
      (service) => paced(service, pace),
    ),
    baseUrl: contentUrl,
    token: contentToken,
    oauthToken: contentOauthToken,
    requestsPerSecond: VISITORS_REQUESTS_PER_SECOND,
  }
}
