/**
 * The services of the shop and their clients. A service without an address of its own runs in this process and is
 * called through its fetch handler: the same code path as over the network, without the network.
 */
import { commerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { ContentReach } from '../../contracts/content/content-call.ts'
import { contentClient, type ContentClient } from '../../contracts/content/content-client.ts'
import { discoveryClient } from '../../contracts/discovery/discovery-client.ts'
import { shippingClient } from '../../contracts/commerce/shipping-client.ts'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { inProcess } from '../../platform/http/in-process.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { createCommerceService } from '../../services/commerce/service.ts'
import { createDiscoveryService, type DiscoveryService } from '../../services/discovery/service.ts'
import { createEngagementService, type EngagementService } from '../../services/engagement/service.ts'
import { createImageService, type ImageService } from '../../services/images/service.ts'
import type { Clients } from '../../storefront/page/page-contract.ts'
import { backgroundJobs, NEWSLETTER_JOB, SANDBOX_JOB } from '../jobs/background-jobs.ts'
import type { BackgroundJob } from '../jobs/job-runner.ts'
import { createContentProxy } from '../content/content-proxy.ts'
import { CONTENT_RELATIONS } from '../content/content-tags.ts'
import type { PublicService } from '../listener/request-listener.ts'
import { keepContent, type KeptContent } from '../content/content-cache.ts'
import { keepGoods, type KeptGoods } from '../products/product-changes.ts'
import { keepRecommendations } from '../products/recommendation-cache.ts'
import { createMailboxService, isMailboxOpen } from '../mailbox/mailbox-service.ts'
import { openMailer, type OpenMailer } from './open-mailer.ts'
import { openPaymentSandbox } from './payment-sandbox.ts'
import { paymentSettings } from './payment-settings.ts'
import { publicServices } from './public-services.ts'
import { purchaseSetup } from './purchase-setup.ts'
import { reachContent } from '../content/content-transport.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'

/** Who draws the demo's pictures: loaded by the process that renders them, and only there. */
const DRAWINGS = new URL('../../../demo/loom/draw.ts', import.meta.url)

/** Content as it is now, past everything that is kept of it: under a cache version of one's own, or as a draft. */
export type ContentPast = (seen: Pick<ContentReach, 'cv' | 'preview'>) => ContentClient

type CreateDeps = {
  readonly config: Config
  readonly database: Database<ShopSchema>
  readonly log: Log
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
  readonly discovery: Pick<DiscoveryService, 'warm' | 'complete' | 'learn'>
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
    deliver: inProcess((request) => commerceService.fetch(request)),
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
      discovery: inProcess((request) => discoveryService.fetch(request)),
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
    publicServices: publicServices(config, {
      content: createContentProxy({ ...contentReach, clock: systemClock, log }),
      images,
      commerce: commerceService,
      discovery: discoveryService,
      engagement,
      sandbox,
      mailbox: mail.mailbox && isMailboxOpen(config) ? createMailboxService(mail.mailbox) : undefined,
    }),
  }
}
