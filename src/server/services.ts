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
import type { DiscoveryClient } from '../contracts/discovery-client.ts'
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
import { CART_PREFIX } from '../contracts/cart.ts'
import { CATALOG_PREFIX, COMMERCE_OPENAPI_PATH } from '../contracts/commerce.ts'
import { discoveryClient } from '../contracts/discovery-client.ts'
import { DIAGNOSTICS_PATH } from '../contracts/diagnostics.ts'
import { INQUIRIES_PATH } from '../contracts/inquiry.ts'
import { NEWSLETTER_PATH } from '../contracts/newsletter.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config/read-config.ts'
import type { Migration } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Log } from '../platform/log/log.ts'
import { createCommerceService } from '../services/commerce/commerce-service.ts'
import { commerceMigrations } from '../services/commerce/migrations.ts'
import type { CommerceTables } from '../services/commerce/tables.ts'
import { createContentService } from '../services/content/content-service.ts'
import { contentMigrations } from '../services/content/migrations.ts'
import type { ContentTables } from '../services/content/tables.ts'
import { createDiscoveryService, type DiscoveryService } from '../services/discovery/discovery-service.ts'
import { discoveryMigrations } from '../services/discovery/migrations.ts'
import type { DiscoveryTables } from '../services/discovery/tables.ts'
import { createEngagementService } from '../services/engagement/engagement-service.ts'
import { engagementMigrations } from '../services/engagement/migrations.ts'
import type { EngagementTables } from '../services/engagement/tables.ts'
import { IMAGES_PREFIX } from '../services/images/address/picture-address.ts'
import { createImageService, type ImageService } from '../services/images/image-service.ts'
import { imageMigrations } from '../services/images/migrations.ts'
import type { ImageTables } from '../services/images/tables.ts'
import { CONTENT_PROXY_PREFIX, createContentProxy } from './content-proxy.ts'
import { CONTENT_RELATIONS } from './content-tags.ts'
import type { FactTables } from './facts.ts'
import { factMigrations } from './facts.ts'
import type { KeptGoods } from './kept-goods.ts'
import { keepGoods } from './kept-goods.ts'
import type { KeptContent } from './kept-content.ts'
import { keepContent } from './kept-content.ts'
import type { PublicService } from './http/request-listener.ts'

export type ShopSchema = ContentTables & CommerceTables & DiscoveryTables & EngagementTables & ImageTables & FactTables

/** Of all services, whether they run here or elsewhere: one schema, one history. */
export const MIGRATIONS: readonly Migration[] = [
  ...factMigrations,
  ...contentMigrations,
  ...commerceMigrations,
  ...discoveryMigrations,
  ...engagementMigrations,
  ...imageMigrations,
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

/** Content as it is now, past everything that is kept of it: under a cache version of one's own, or as a draft. */
export type ContentPast = (seen: Pick<ContentReach, 'cv' | 'preview'>) => ContentClient

type ServicesDeps = {
  readonly config: Config
  readonly database: Database<ShopSchema>
  readonly log: Log
}

export function createServices({ config, database, log }: ServicesDeps): {
  readonly clients: { readonly content: ContentClient; readonly discovery: DiscoveryClient }
  readonly content: KeptContent
  readonly contentPast: ContentPast
  readonly goods: KeptGoods
  readonly discovery: Pick<DiscoveryService, 'warm' | 'learn'>
  readonly images: ImageService
  readonly publicServices: readonly PublicService[]
} {
  const contentReach = reachContent({ config, database, log })
  const contentPast: ContentPast = (seen) => contentClient({ ...contentReach, ...seen, relations: CONTENT_RELATIONS })
  const content = keepContent(contentPast({}))
  const commerceService = createCommerceService({
    database,
    environment: config.environment,
    cartKeys: config.cartTokenKeys,
    clock: systemClock,
    log,
  })
  const commerce = commerceClient({ fetch: commerceService.fetch, baseUrl: 'http://commerce' })
  const discoveryService = createDiscoveryService({
    database,
    commerce,
    environment: config.environment,
    clock: systemClock,
    log,
  })
  const discovery = discoveryClient({ fetch: discoveryService.fetch, baseUrl: 'http://discovery' })
  const engagement = createEngagementService({ database, clock: systemClock, log })
  const images = createImageService({
    database,
    dataDir: config.dataDir,
    drawings: DRAWINGS,
    cacheMegabytes: config.imageCacheMb,
    ahead: config.imageAhead,
    log,
  })
  return {
    clients: { content: content.client, discovery },
    content,
    contentPast,
    goods: keepGoods({ commerce, discovery, renew: discoveryService.renew }),
    discovery: discoveryService,
    images,
    publicServices: [
      {
        name: 'content',
        prefixes: [CONTENT_PROXY_PREFIX],
        fetch: createContentProxy({ ...contentReach, clock: systemClock, log }).fetch,
      },
      { name: 'images', prefixes: [IMAGES_PREFIX], fetch: images.fetch, kept: images.kept },
      {
        name: 'commerce',
        prefixes: [`/${CATALOG_PREFIX}/`, `/${CART_PREFIX}/`, COMMERCE_OPENAPI_PATH],
        fetch: commerceService.fetch,
      },
      { name: 'discovery', prefixes: DISCOVERY_PREFIXES, fetch: discoveryService.fetch },
      { name: 'engagement', prefixes: [DIAGNOSTICS_PATH, NEWSLETTER_PATH, INQUIRIES_PATH], fetch: engagement.fetch },
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
