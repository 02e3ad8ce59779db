/** Opens the whole shop: settings, database, demo goods, services, pages, the door. Closes it in the opposite order. Long: the composition root. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { TEST_CARDS_PATH } from '../contracts/payment-provider/payment-provider.ts'
import { addOns, apiPrefixes, publicSettings, serviceOrigins, thirdParties } from './pages/public-settings.ts'
import { readConfig, type Config } from '../platform/config/read-config.ts'
import { coarseClock, systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { installStop } from '../platform/stop/stop.ts'
import { afterOpening } from './jobs/startup-tasks.ts'
import { CONTENT_TAG } from './content/content-tags.ts'
import { RATES_JOB } from './jobs/background-jobs.ts'
import { backgroundWork, type BackgroundWork } from './jobs/job-runner.ts'
import { keepBuiltFiles } from './builds/store-built-files.ts'
import { renewBuiltFiles } from './builds/renew-built-files.ts'
import { completeSoldProducts } from '../merchant/catalogue/complete-sold-products.ts'
import { fillWithDemo } from './demo/fill-with-demo.ts'
import { duePrices } from '../services/commerce/service.ts'
import { openShopSocket } from '../merchant/socket/open-socket.ts'
import { createHealth } from './listener/health.ts'
import { openDoor } from './listener/open-http-server.ts'
import { createRequestListener } from './listener/request-listener.ts'
import type { PublicService } from './listener/service-requests.ts'
import { visitorCountries } from './listener/visitor-countries.ts'
import { FOREVER, ONE_HOUR, readStaticFiles } from './http/static-files.ts'
import type { StaticFiles } from './http/static-files.ts'
import { isMailboxOpen, MAILBOX_PATH } from './mailbox/mailbox-service.ts'
import { requireMailServer } from './composition/open-mailer.ts'
import { createPageAnswers } from './pages/page-answers.ts'
import type { PageSource } from './pages/page-source.ts'
import { paymentSettings } from './composition/payment-settings.ts'
import { createPreviews, type Previews } from './preview/previews.ts'
import { keepShells } from './shell/shell-cache.ts'
import { keepThresholds } from './shell/free-shipping-thresholds.ts'
import { followGoods, tagsOfGoods } from './products/product-changes.ts'
import { learnNowAndThen } from './jobs/schedule-learning.ts'
import { createSiteFiles } from './site-files/site-files.ts'
import type { ContentPast } from './composition/services.ts'
import type { ShopSchema } from '../merchant/shop-schema.ts'
import { createServices } from './composition/services.ts'
import { MIGRATIONS } from '../merchant/shop-schema.ts'
import { watchForChange } from './jobs/poll-for-changes.ts'

type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type OpenShopOptions = {
  readonly source: PageSource
  /** Sees each request first; hot reload serves its sources here. */
  readonly before?: Before
}

/** Long: the composition root, in the order in which things open. */
export async function openShop({ source, before }: OpenShopOptions): Promise<void> {
  const config = readConfig(process.env)
  // A shop that could not be paid in, or not write to its shoppers, must not even open its database.
  const { provider } = paymentSettings(config)
  requireMailServer(config)
  const log = createLog({ level: config.logLevel })
  const stop = installStop({ log, limitSeconds: config.stopSeconds })
  const metrics = createMetrics()

  const database = await openDatabase<ShopSchema>({ ...config, migrations: MIGRATIONS, log })
  stop.register('database', () => database.close())
  if (config.demoShop) await fillWithDemo(database, { clock: systemClock, dataDir: config.dataDir })

  if (config.commerceUrl === undefined) await completeSoldProducts(database)

  // Made once the services are: until then there is nobody to wake.
  let background: BackgroundWork | undefined
  // A port that the system chooses is known once the door is open.
  let port = config.port
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`
  const thresholds = keepThresholds(config.environment)
  const services = createServices({
    config,
    database,
    log,
    publicUrl,
    thresholds: thresholds.current,
    metrics,
    wake: (job) => background?.wake(job),
  })
  const { clients, content, contentPast, goods, discovery, images, mail, jobs, publicServices } = services
  stop.register('mail', mail.close)
  background = backgroundWork(jobs, { log })
  // A new shop has none yet.
  background.wake(RATES_JOB)
  stop.register('background work', background.close)
  stop.register('images', images.close)
  const shells = keepShells({ content: clients.content, environment: config.environment, clock: systemClock, log })
  const pages = createPageAnswers({
    source,
    environment: config.environment,
    externalAddresses: { au: config.externalAuUrl, nz: config.externalNzUrl, jp: config.externalJpUrl },
    clients,
    contentPast,
    shells,
    cacheMegabytes: source.development ? 0 : config.pageCacheMb,
    publicUrl,
    secure: config.publicUrl?.startsWith('https:') ?? false,
    picturesFrom: config.contentAssetsUrl,
    settings: publicSettings(config),
    prefixes: apiPrefixes(config),
    addOns: addOns(config),
    thirdParties: thirdParties(config),
    paidBy: { provider, environment: config.adyenEnvironment },
    services: serviceOrigins(config),
    clock: coarseClock(),
    log,
  })
  stop.register(
    'content watch',
    watchForChange('content', {
      look: async () => {
        const touched = await content.checkChanges()
        if (touched.length === 0) return
        const stories = touched === 'everything' ? [CONTENT_TAG] : touched
        pages.drop(stories)
        // Again with what stands around pages: what was drawn meanwhile may have the old of either.
        pages.drop([...stories, ...(await shells.renew())])
        await thresholds.renew(shells)
      },
      log,
    }),
  )
  const changedGoods = followGoods(goods, { clock: systemClock, log })
  stop.register(
    'goods watch',
    watchForChange('goods', {
      look: async () => {
        const change = await changedGoods()
        if (change === undefined) return
        pages.drop(tagsOfGoods(change))
        // New goods bring new pictures.
        void images.renderAhead()
      },
      log,
    }),
  )
  if (services.commerce) {
    stop.register('due prices', watchForChange('prices', { look: duePrices(database, systemClock), log }))
  }
  if (discovery) stop.register('learning', learnNowAndThen(discovery.learn, log))
  const { dataDir } = config
  const operationContext = { database, clock: systemClock }
  stop.register(
    'operation socket',
    await openShopSocket(merchantOperations, { dataDir, context: operationContext, log }),
  )

  // Known before the first visitor has the goods read: whatever changes from here on is a change.
  await goods.checkVersion()
  const files = await readFiles(source)
  const builtFiles = keepBuiltFiles({ database, files, clock: systemClock })
  const listen = createRequestListener({
    pages,
    previews: openPreviews(config, contentPast),
    environment: config.environment,
    build: source.build,
    files,
    shellFile: (path) => shells.file(path),
    olderFile: builtFiles.find,
    siteFile: createSiteFiles({ clients, environment: config.environment, publicUrl, clock: systemClock }),
    health: createHealth({
      build: source.build,
      metrics,
      isStopping: () => stop.stopping,
      checkDependencies: async () => {
        await sql`select 1`.execute(database.query)
      },
    }),
    services: publicServices.map((service) =>
      // Whoever has a cart before everything is read waits until it is known what sending it costs.
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
    log,
  })
  const door = await openDoor(before ? behind(before, listen) : listen, config)
  stop.register('door', door.close)
  port = door.port
  if (provider === 'sandbox') process.stdout.write(`Payments are tests: ${publicUrl()}${TEST_CARDS_PATH}\n`)
  if (isMailboxOpen(config)) process.stdout.write(`Mails are kept in the shop: ${publicUrl()}${MAILBOX_PATH}\n`)
  process.stdout.write(`Sockeye is open at ${publicUrl()} (Ctrl-C closes it)\n`)
  void afterOpening(
    [
      ...(discovery
        ? [[discovery.warm, 'The goods could not be read; the first visitor has it tried again'] as const]
        : []),
      [() => thresholds.first(shells), 'Free shipping is as it came with the shop until content changes'],
      ...(discovery
        ? [
            [
              discovery.complete,
              'Words could not be read, or nothing be learned; the first who searches has it tried again',
            ] as const,
          ]
        : []),
      [images.renderAhead, 'Pictures are made when they are asked for'],
    ],
    { isOver: () => stop.stopping, log },
  )
  stop.register('built files', renewBuiltFiles(builtFiles, log))
}

/** A service that answers once something is done, or could not be done. */
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

/** Loaded with the first call. */
const merchantOperations = async () => (await import('../merchant/operations.ts')).MERCHANT_OPERATIONS

/** Nobody sees drafts where there is no token to read them with. */
function openPreviews(config: Config, contentPast: ContentPast): Previews | undefined {
  const { contentPreviewToken: token, contentSpaceId: spaceId, contentEditorUrl: editor } = config
  return token === undefined ? undefined : createPreviews({ token, spaceId, editor, contentPast, clock: systemClock })
}

async function readFiles({ development }: PageSource): Promise<StaticFiles> {
  const root = new Map([
    ...(await readStaticFiles('src/storefront/public', '/', ONE_HOUR)),
    ...(await readStaticFiles('demo/shipping/logos', '/carriers/', ONE_HOUR)),
  ])
  return development ? root : new Map([...root, ...(await readStaticFiles('dist/client/assets', '/assets/', FOREVER))])
}

const behind =
  (before: Before, listen: RequestListener): RequestListener =>
  (request, response) =>
    before(request, response, () => listen(request, response))
