/** Starts the whole shop: settings, database, demo data, services, pages, HTTP server. Stops in reverse order. Long: the composition root. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isUnavailable } from '../contracts/is-unavailable.ts'
import { TEST_CARDS_PATH } from '../contracts/payment-provider/payment-provider.ts'
import { ConfigError } from '../platform/config/config-error.ts'
import { readConfig, type Config } from '../platform/config/read-config.ts'
import { variables } from '../platform/config/variables.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabaseClock } from '../platform/database-clock.ts'
import { openDatabase, type Database } from '../platform/database/open-database.ts'
import { readInstallationSecret } from '../platform/installation-secret.ts'
import { createLog } from '../platform/log/log.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { installStop } from '../platform/stop/stop.ts'
import { openOtlpExporter } from '../platform/tracing/otlp-exporter.ts'
import { sellerOf } from './composition/purchase-setup.ts'
import { DEMO_TOKEN_PARAMETER, demoAccess } from './demo-access.ts'
import { deskPlace, type DeskPlace } from './desk/desk-place.ts'
import type { DeskSource } from './desk/desk-source.ts'
import { DESK_LOG } from './desk/log-codes.ts'
import { routeDesk } from './desk/route-desk.ts'
import { afterOpening, type StartupTask } from './jobs/startup-tasks.ts'
import { RATES_JOB } from './jobs/background-jobs.ts'
import { backgroundWork, type BackgroundWork } from './jobs/job-runner.ts'
import { storeBuiltFiles } from './builds/store-built-files.ts'
import { renewBuiltFiles } from './builds/renew-built-files.ts'
import { completeSoldProducts } from '../merchant/catalogue/complete-sold-products.ts'
import { checkLive } from '../merchant/live/check-live.ts'
import { fillEmptyShop } from '../merchant/starter-shop/fill-empty-shop.ts'
import type { RemoteServices } from '../contracts/staff/session-view.ts'
import { openShopSocket } from '../merchant/socket/open-socket.ts'
import { SERVER_LOG } from './log-codes.ts'
import { openMetricsServer } from './listener/metrics-server.ts'
import { traceRequests } from './listener/trace-requests.ts'
import { connectionLimits, openHttpServer } from './listener/open-http-server.ts'
import { FOREVER, ONE_HOUR, readStaticFiles } from './http/static-files.ts'
import type { StaticFiles } from './http/static-files.ts'
import { isMailboxOpen, MAILBOX_PATH } from './mailbox/mailbox-service.ts'
import { requireMailServer } from './composition/open-mailer.ts'
import type { PageSource } from './pages/page-source.ts'
import { paymentProvider } from './composition/payment-settings.ts'
import { cacheShells } from './shell/shell-cache.ts'
import { cacheThresholds } from './shell/free-shipping-thresholds.ts'
import type { OperationContext } from '../merchant/declaration.ts'
import type { ShopSchema } from '../merchant/shop-schema.ts'
import { merchantRegistry, openDesk, type OpenDesk } from './composition/open-desk.ts'
import { openCdnPurge, purgedWith } from './cdn/open-cdn-purge.ts'
import { openReplica, requirePrimary } from './composition/open-replica.ts'
import { openRedisLimits } from './composition/open-redis-limits.ts'
import { placeServices } from './composition/service-places.ts'
import { createServices } from './composition/services.ts'
import { shopListener } from './composition/shop-listener.ts'
import { shopPages } from './composition/shop-pages.ts'
import { cacheOverrides } from './pages/experiment-overrides.ts'
import { preparationsOf, warmUp } from './composition/warm-up.ts'
import { followsProducts, watchChanges } from './composition/watch-changes.ts'
import { MIGRATIONS } from '../merchant/shop-schema.ts'

type Before = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type OpenShopOptions = {
  readonly source: PageSource
  readonly desk: DeskSource
  /** Handles each request first; hot reload serves its sources here. */
  readonly before?: Before
}

/** Long: the composition root, in the order in which things open. */
export async function openShop({ source, desk: deskSource, before }: OpenShopOptions): Promise<void> {
  const { config, runs } = placeServices(readConfig(process.env))
  // Check the settings of payments, mail and desk before the database is opened.
  const provider = paymentProvider(config)
  requireMailServer(config)
  requirePrimary(config)
  const place: DeskPlace = runs('desk') ? deskPlace(config) : { kind: 'none' }
  const log = createLog({ level: config.logLevel })
  const stop = installStop({ log, limitSeconds: config.stopSeconds, drainSeconds: config.drainSeconds })
  const metrics = createMetrics()
  const { otlpEndpoint: endpoint } = config
  const exporter = endpoint === undefined ? undefined : openOtlpExporter({ endpoint, metrics, log })
  if (exporter) stop.register('telemetry', exporter.close)

  const database = await openDatabase<ShopSchema>({ ...config, migrations: MIGRATIONS, log })
  stop.register('database', () => database.close())
  metrics.watch(
    'database_statements_waiting',
    'Statements and transactions that wait for a connection',
    database.countWaiting,
  )
  const { shopFolder: folder } = config
  const isChecked = folder === variables.shopFolder.unset
  if (config.demoShop) await fillEmptyShop(database, { ...config, folder, isChecked, clock: systemClock })

  if (config.live && runs('commerce')) await requireLegalTexts(database)

  if (runs('commerce')) await completeSoldProducts(database)

  const clock = await openDatabaseClock(database, systemClock)
  stop.register('database clock', clock.close)
  const installationSecret = await readInstallationSecret(database)
  const demo = demoAccess(config, installationSecret)
  const redisLimits = await openRedisLimits(config, { log, onFallback: metrics.countLimitFallback })
  if (redisLimits) stop.register('Redis', redisLimits.close)
  // Created after the services; until then there are no jobs to wake.
  let background: BackgroundWork | undefined
  // With PORT=0 the port is known once the server listens.
  let port = config.port
  const publicUrl = () => config.publicUrl ?? `http://localhost:${port}`
  const thresholds = cacheThresholds(config.environment)
  const replica = await openReplica(database, config, log)
  if (replica) stop.register('read replica', replica.close)
  const services = createServices({
    config,
    runs,
    database,
    ...(replica && { reads: replica.database }),
    log,
    installationSecret,
    demo,
    redisLimits: redisLimits?.store,
    publicUrl,
    thresholds: thresholds.current,
    metrics,
    clock,
    wake: (job) => background?.wake(job),
  })
  const { clients, products, images, mail, jobs } = services
  stop.register('mail', mail.close)
  background = backgroundWork(jobs, { log })
  // A new shop has no exchange rates yet.
  background.wake(RATES_JOB)
  stop.register('background work', background.close)
  stop.register('search counters', async () => void (await services.discovery?.counter.flush()))
  if (images) {
    stop.register('images', images.close)
    metrics.watch('image_renderings_waiting', 'Pictures that wait to be rendered', () => images.counts.waiting)
  }
  const shells = cacheShells({ content: clients.content, environment: config.environment, clock: systemClock, log })
  const experiments = cacheOverrides(database.query)
  await experiments.renew()
  const pages = shopPages({ config, source, services, shells, experiments, publicUrl, log })
  const cdn = openCdnPurge(config, { observe: (call) => metrics.observeOutgoing(call), log })
  if (cdn) stop.register('CDN', cdn.close)
  watchChanges({
    stop,
    database,
    clock,
    runs,
    services,
    pages: cdn ? purgedWith(pages, cdn) : pages,
    shells,
    experiments,
    thresholds,
    listenUrl: config.databaseListenUrl ?? config.databaseUrl,
    applicationName: config.databaseApplicationName,
    log,
  })
  const { dataDir } = config
  const deskUrl = () => config.deskUrl ?? publicUrl()
  const remote = remoteServices(config)
  const receivers = { isLive: config.live }
  const operationContext: OperationContext = {
    database,
    clock,
    files: config,
    deskUrl,
    remoteServices: remote,
    orderMails: { seller: sellerOf(config), publicUrl },
    pricing: { environment: config.environment, thresholds: thresholds.current },
    receivers,
    ...(services.discovery && { search: services.discovery }),
  }
  stop.register('operation socket', await openShopSocket(merchantRegistry, { dataDir, context: operationContext, log }))

  // Read the version before the first visitor has the products read, so that later changes are detected.
  if (followsProducts(runs)) await products.checkVersion().catch(ifUnavailable)
  const files = await readFiles(source, folder)
  const builtFiles = storeBuiltFiles({ database, files, clock: systemClock })
  if (runs('storefront')) stop.register('built files', await renewBuiltFiles(builtFiles, log))
  const desk = runs('desk')
    ? openDesk({
        config,
        place,
        source: deskSource,
        context: operationContext,
        services,
        installationSecret,
        publicUrl,
        metrics,
        stop,
        log,
      })
    : undefined
  const preparations = preparationsOf(services.discovery, thresholds, shells, runs)
  const shop = shopListener({
    config,
    runs,
    source,
    database,
    services,
    pages,
    shells,
    thresholds,
    preparations,
    files,
    builtFiles,
    metrics,
    stop,
    publicUrl,
    deskPreviews: desk?.previews,
    log,
  })
  if (place.kind === 'closed') log.write(DESK_LOG.closed, { setting: place.setting })
  const routed = desk ? routeDesk({ place, shop, desk: desk.listen }) : shop
  const listen = exporter ? traceRequests(routed, { finish: exporter.add, percent: config.tracePercent }) : routed
  const server = await openHttpServer(before ? behind(before, listen) : listen, config, {
    ...connectionLimits(config),
    isDraining: () => stop.stopping,
  })
  stop.register('HTTP server', server.close, { waitsForRequests: true })
  port = server.port
  if (config.metricsPort > 0) {
    const metricsServer = await openMetricsServer(metrics, config, connectionLimits(config))
    stop.register('metrics server', metricsServer.close)
  }
  printDemo(config, { provider, token: demo.token, address: publicUrl() })
  process.stdout.write(`Sockeye is open at ${publicUrl()} (Ctrl-C closes it)\n`)
  log.write(SERVER_LOG.opened, { url: publicUrl(), payments: provider, build: source.build })
  const tasks = warmUp({ images, preparations, startLine: desk && printStartLine(desk) })
  void afterOpening(tasks, { isOver: () => stop.stopping, log })
}

/** LAW-05: a live shop does not open with the values of the demonstration. */
async function requireLegalTexts(database: Database<ShopSchema>): Promise<void> {
  const problems = await checkLive({ database })
  if (problems.length > 0) {
    throw new ConfigError(`LIVE is true, but the shop lacks what the law requires:\n${problems.join('\n')}`)
  }
}

type DemoPrint = { readonly provider: string; readonly token: string | undefined; readonly address: string }

function printDemo(config: Config, { provider, token, address }: DemoPrint): void {
  const isDemo = provider === 'sandbox' || isMailboxOpen(config)
  if (provider === 'sandbox') process.stdout.write(`Payments are tests: ${address}${TEST_CARDS_PATH}\n`)
  const query = token === undefined ? '' : `?${DEMO_TOKEN_PARAMETER}=${token}`
  if (isMailboxOpen(config)) process.stdout.write(`Mails are stored in the shop: ${address}${MAILBOX_PATH}${query}\n`)
  if (isDemo && token !== undefined)
    process.stdout.write(`Others can reach this demo: its mailbox and its payment controls need the token ${token}\n`)
}

/** A service of another process may start later than this one. */
function ifUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error
}

/** To the terminal, and not to the log: it may contain a link that signs in. */
const printStartLine = (desk: Pick<OpenDesk, 'startLine'>): StartupTask => [
  async () => {
    const line = await desk.startLine()
    if (line !== undefined) process.stdout.write(`${line}\n`)
  },
  DESK_LOG.startLineFailed,
]

/** What the desk cannot edit here (DSK-22). */
const remoteServices = ({ commerceUrl, contentUrl, discoveryUrl }: Config): RemoteServices => ({
  ...(commerceUrl !== undefined && { commerce: 'COMMERCE_URL' }),
  ...(contentUrl !== undefined && { content: 'CONTENT_URL' }),
  ...(discoveryUrl !== undefined && { discovery: 'DISCOVERY_URL' }),
})

async function readFiles({ development }: PageSource, shopFolder: string): Promise<StaticFiles> {
  const root = new Map([
    ...(await readStaticFiles('src/storefront/public', '/', ONE_HOUR)),
    // For pages without the storefront's build, such as those of orders.
    ...(await readStaticFiles('src/brand/fonts', '/fonts/', ONE_HOUR)),
    ...(await readCarrierLogos(join(shopFolder, 'carriers'))),
  ])
  return development ? root : new Map([...root, ...(await readStaticFiles('dist/client/assets', '/assets/', FOREVER))])
}

/** A merchant's folder need not have any. */
const readCarrierLogos = async (folder: string): Promise<StaticFiles> =>
  existsSync(folder) ? readStaticFiles(folder, '/carriers/', ONE_HOUR) : new Map()

const behind =
  (before: Before, listen: RequestListener): RequestListener =>
  (request, response) =>
    before(request, response, () => listen(request, response))
