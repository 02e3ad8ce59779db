/** Opens the whole shop: settings, database, demo goods, services, pages, the door. Closes it in the opposite order. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { publicSettings } from '../platform/config/public-settings.ts'
import { readConfig } from '../platform/config/read-config.ts'
import { coarseClock, systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { installStop } from '../platform/stop/stop.ts'
import { CONTENT_TAG } from '../storefront/features/content/index.ts'
import { GOODS_TAG } from '../storefront/features/product/product-tags.ts'
import { loadDemoShopOnce } from './demo-shop.ts'
import { createHealth } from './http/health.ts'
import { openDoor } from './http/open-door.ts'
import { createRequestListener } from './http/request-listener.ts'
import { FOREVER, ONE_HOUR, readStaticFiles } from './http/static-files.ts'
import type { StaticFiles } from './http/static-files.ts'
import { createPageAnswers } from './pages/page-answers.ts'
import type { PageSource } from './pages/page-source.ts'
import { followGoods } from './kept-goods.ts'
import { learnNowAndThen } from './learn-now-and-then.ts'
import type { ShopSchema } from './services.ts'
import { createServices, MIGRATIONS } from './services.ts'
import { watchForChange } from './watch-for-change.ts'

type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type OpenShopOptions = {
  readonly source: PageSource
  /** Sees each request first; hot reload serves its sources here. */
  readonly before?: Before
}

export async function openShop({ source, before }: OpenShopOptions): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog({ level: config.logLevel })
  const stop = installStop({ log, limitSeconds: config.stopSeconds })
  const metrics = createMetrics()

  const database = await openDatabase<ShopSchema>({ ...config, migrations: MIGRATIONS, log })
  stop.register('database', () => database.close())
  if (config.demoShop) await loadDemoShopOnce(database, { clock: systemClock, dataDir: config.dataDir })

  const { clients, content, goods, discovery, images, publicServices } = createServices({ config, database, log })
  stop.register('images', images.close)
  const pages = createPageAnswers({
    source,
    environment: config.environment,
    externalAddresses: { au: config.externalAuUrl, nz: config.externalNzUrl, jp: config.externalJpUrl },
    clients,
    cacheMegabytes: source.development ? 0 : config.pageCacheMb,
    secure: config.publicUrl?.startsWith('https:') ?? false,
    settings: publicSettings(config),
    clock: coarseClock(),
    log,
  })
  stop.register(
    'content watch',
    watchForChange('content', {
      hasChanged: content.checkVersion,
      onChange: () => void pages.drop([CONTENT_TAG]),
      log,
    }),
  )
  stop.register(
    'goods watch',
    watchForChange('goods', {
      hasChanged: followGoods(goods, { clock: systemClock, log }),
      onChange: () => {
        pages.drop([GOODS_TAG])
        // New goods bring new pictures.
        void images.renderAhead()
      },
      log,
    }),
  )
  stop.register('learning', learnNowAndThen(discovery.learn, log))

  // Known before the first visitor has the goods read: whatever changes from here on is a change.
  await goods.checkVersion()
  const listen = createRequestListener({
    pages,
    environment: config.environment,
    build: source.build,
    files: await readFiles(source),
    health: createHealth({
      build: source.build,
      metrics,
      isStopping: () => stop.stopping,
      checkDependencies: async () => {
        await sql`select 1`.execute(database.query)
      },
    }),
    services: publicServices,
    metrics,
    log,
  })
  const door = await openDoor(before ? behind(before, listen) : listen, config)
  stop.register('door', door.close)
  const address = config.publicUrl ?? `http://localhost:${door.port}`
  process.stdout.write(`Sockeye is open at ${address} (Ctrl-C closes it)\n`)
  // After the opening, and waited for by nobody: whoever comes first finds it under way.
  discovery
    .warm()
    .catch((err: unknown) => log.warn('The goods could not be read; the first visitor has it tried again', { err }))
  void images.renderAhead()
}

async function readFiles({ development }: PageSource): Promise<StaticFiles> {
  const root = await readStaticFiles('src/storefront/public', '/', ONE_HOUR)
  return development ? root : new Map([...root, ...(await readStaticFiles('dist/client/assets', '/assets/', FOREVER))])
}

const behind =
  (before: Before, listen: RequestListener): RequestListener =>
  (request, response) =>
    before(request, response, () => listen(request, response))
