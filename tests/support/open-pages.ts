/** The pages of the demo shop in this process, without a server: for tests of what rendering them costs or changes. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, systemClock } from '../../src/platform/clock.ts'
import { apiPrefixes, publicSettings } from '../../src/server/pages/public-settings.ts'
import { readConfig } from '../../src/platform/config/read-config.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { fillWithDemo } from './demo-shop.ts'
import { builtPages } from '../../src/server/pages/built-pages.ts'
import { createPageAnswers, type PageAnswers } from '../../src/server/pages/page-answers.ts'
import { demoAccess } from '../../src/server/demo-access.ts'
import { createServices } from '../../src/server/composition/services.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { cacheShells, type Shells } from '../../src/server/shell/shell-cache.ts'
import type { Clients } from '../../src/storefront/page/page-contract.ts'

type Options = {
  /** Called with each SQL statement. */
  readonly onStatement?: (text: string) => void
  /** Called for each call of a page's load to a service. */
  readonly onCall?: (name: string) => void
}

export type OpenedPages = {
  readonly clients: Clients
  readonly shells: Shells
  /** Pages with a cache of their own. */
  readonly pagesWith: (options: { readonly cacheMegabytes: number; readonly clock?: Clock }) => Promise<PageAnswers>
  readonly close: () => Promise<void>
}

/** The demo's data is copied where a run has prepared it. */
export async function openPages({ onStatement, onCall }: Options = {}): Promise<OpenedPages> {
  const log = createLog({ level: 'silent' })
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-pages-'))
  const filled = process.env['FILLED_SHOP']
  if (filled) await cp(filled, dataDir, { recursive: true })
  const database = await openDatabase<ShopSchema>({
    dataDir,
    migrations: MIGRATIONS,
    log,
    ...(onStatement && { onStatement }),
  })
  if (!filled) await fillWithDemo(database, { clock: systemClock, dataDir })
  const config = readConfig({ DATA_DIR: dataDir, IMAGE_AHEAD: 'false' })
  const services = createServices({
    config,
    database,
    log,
    installationSecret: 'the secret of an installation',
    demo: demoAccess(config, 'the secret of an installation'),
    publicUrl: () => 'https://shop.example',
  })
  await services.discovery?.warm()
  const { environment } = config
  const clients = onCall ? withCallListener(services.clients, onCall) : services.clients
  const shells = cacheShells({ content: clients.content, environment, clock: systemClock, log })
  return {
    clients,
    shells,
    pagesWith: async ({ cacheMegabytes, clock = systemClock }) =>
      createPageAnswers({
        source: await builtPages('dist'),
        environment,
        externalAddresses: { au: config.externalAuUrl, nz: config.externalNzUrl, jp: config.externalJpUrl },
        clients,
        uncachedContent: services.uncachedContent,
        shells,
        cacheMegabytes,
        publicUrl: () => 'https://shop.example',
        settings: publicSettings(config),
        prefixes: apiPrefixes(config),
        clock,
        log,
      }),
    async close() {
      services.mail.close()
      await services.images?.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function withCallListener(clients: Clients, onCall: (name: string) => void): Clients {
  const ear = <Client extends object>(service: string, client: Client): Client =>
    new Proxy(client, {
      get(target, name, receiver) {
        const member: unknown = Reflect.get(target, name, receiver)
        if (typeof member !== 'function') return member
        return (...given: readonly unknown[]) => {
          onCall(`${service}.${String(name)}`)
          return Reflect.apply(member, target, given)
        }
      },
    })
  return {
    content: ear('content', clients.content),
    discovery: ear('discovery', clients.discovery),
    shipping: ear('shipping', clients.shipping),
    commerce: ear('commerce', clients.commerce),
  }
}
