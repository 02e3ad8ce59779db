/**
 * The services of the shop and their clients. A service without an address of its own runs in this process and is
 * called through its fetch handler: the same code path as over the network, without the network.
 */
import { commerceClient } from '../contracts/commerce-client.ts'
import type { ContentClient } from '../contracts/content-client.ts'
import { contentClient } from '../contracts/content-client.ts'
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
import { CATALOG_PREFIX } from '../contracts/commerce.ts'
import { discoveryClient } from '../contracts/discovery-client.ts'
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
import { IMAGES_PREFIX } from '../services/images/address/picture-address.ts'
import { createImageService, type ImageService } from '../services/images/image-service.ts'
import { imageMigrations } from '../services/images/migrations.ts'
import type { ImageTables } from '../services/images/tables.ts'
import type { FactTables } from './facts.ts'
import { factMigrations } from './facts.ts'
import type { KeptGoods } from './kept-goods.ts'
import { keepGoods } from './kept-goods.ts'
import type { KeptContent } from './kept-content.ts'
import { keepContent } from './kept-content.ts'
import type { PublicService } from './http/request-listener.ts'

export type ShopSchema = ContentTables & CommerceTables & DiscoveryTables & ImageTables & FactTables

/** Of all services, whether they run here or elsewhere: one schema, one history. */
export const MIGRATIONS: readonly Migration[] = [
  ...factMigrations,
  ...contentMigrations,
  ...commerceMigrations,
  ...discoveryMigrations,
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

type ServicesDeps = {
  readonly config: Config
  readonly database: Database<ShopSchema>
  readonly log: Log
}

export function createServices({ config, database, log }: ServicesDeps): {
  readonly clients: { readonly content: ContentClient; readonly discovery: DiscoveryClient }
  readonly content: KeptContent
  readonly goods: KeptGoods
  readonly discovery: Pick<DiscoveryService, 'warm' | 'learn'>
  readonly images: ImageService
  readonly publicServices: readonly PublicService[]
} {
  const content = keepContent(
    config.contentUrl === undefined
      ? contentClient({ fetch: createContentService({ database, log }).fetch, baseUrl: 'http://content' })
      : contentClient({ fetch: (request) => fetch(request), baseUrl: config.contentUrl }),
  )
  const commerceService = createCommerceService({ database, environment: config.environment, log })
  const commerce = commerceClient({ fetch: commerceService.fetch, baseUrl: 'http://commerce' })
  const discoveryService = createDiscoveryService({
    database,
    commerce,
    environment: config.environment,
    clock: systemClock,
    log,
  })
  const discovery = discoveryClient({ fetch: discoveryService.fetch, baseUrl: 'http://discovery' })
  const engagement = createEngagementService({ log })
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
    goods: keepGoods({ commerce, discovery, renew: discoveryService.renew }),
    discovery: discoveryService,
    images,
    publicServices: [
      { name: 'images', prefixes: [IMAGES_PREFIX], fetch: images.fetch, kept: images.kept },
      { name: 'commerce', prefixes: [`/${CATALOG_PREFIX}/`], fetch: commerceService.fetch },
      { name: 'discovery', prefixes: DISCOVERY_PREFIXES, fetch: discoveryService.fetch },
      { name: 'engagement', prefixes: ['/api/diagnostics/'], fetch: engagement.fetch },
    ],
  }
}
