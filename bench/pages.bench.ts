/** Pages: a cached one beside bare servers that send the same bytes, an uncached one compared with React alone. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import type { ShopSchema } from '../src/merchant/shop-schema.ts'
import { MIGRATIONS } from '../src/merchant/shop-schema.ts'
import { saveStories } from '../tests/support/save-stories.ts'
import { startShop } from '../tests/support/start-shop.ts'
import { ONE_MACHINE } from './one-machine.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { ensureWrk, requestsPerSecond } from './load.ts'
import { startBareNode, startNginx } from './pages/bare-servers.ts'
import { cachedWhileOthersMiss } from './pages/mixed-load.ts'
import { uncachedPages } from './pages/uncached-pages.ts'

const LEAST = 0.9
const ROUNDS = 5

export async function run(): Promise<readonly Finding[]> {
  ensureWrk()
  return [...(await cachedPage()), await cachedWhileOthersMiss(), ...(await uncachedPages())]
}

/** A story long enough for a page of 60 KB: its text stands in the head, in the markup and in the page's state. */
async function fillWithLongStory(dataDir: string): Promise<void> {
  const log = createLog({ level: 'silent' })
  const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
  const intro = 'Socks for salmon, salmon for socks, and a river between them. '.repeat(255)
  const content = { _uid: 'long', component: 'page', title: 'A long story', intro }
  await saveStories(database, [{ full_slug: '_default/long', name: 'long', content }], systemClock)
  await database.close()
}

type Baseline = 'bare' | 'alike' | 'nginx'

/** Headers that describe the page, not the connection or the body. */
const otherHeaders = (headers: Headers): readonly string[] =>
  [...headers].filter(([name]) => !/^(date|connection|keep-alive|content-(type|length))$/.test(name)).flat()

async function cachedPage(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  await fillWithLongStory(dataDir)
  const shop = await startShop({ ...ONE_MACHINE, DATA_DIR: dataDir, DEMO_SHOP: 'false', LOG_LEVEL: 'warn' })
  const url = `${shop.url}/uk/long`
  const answer = await fetch(url)
  const page = Buffer.from(await answer.arrayBuffer())
  const bare = await startBareNode(page, dataDir)
  const alike = await startBareNode(page, dataDir, otherHeaders(answer.headers))
  const nginx = await startNginx(page, dataDir)
  try {
    for (const one of [bare.url, alike.url, url]) await requestsPerSecond(one, { seconds: 2 })
    const rounds: Readonly<Record<'ours' | Baseline, number>>[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        bare: await requestsPerSecond(bare.url),
        ours: await requestsPerSecond(url),
        alike: await requestsPerSecond(alike.url),
        nginx: nginx ? await requestsPerSecond(nginx.url) : Number.NaN,
      })
    }
    const kb = Math.round(page.byteLength / 1000)
    const beside = (name: Baseline) => median(rounds.map((round) => round.ours / round[name]))
    const figures = (name: Baseline) =>
      rounds.map((round) => `${Math.round(round.ours)} / ${Math.round(round[name])}`).join(', ')
    return [
      {
        what: `cached page of ${kb} KB, requests per second of a bare node:http server`,
        measured: `${beside('bare').toFixed(2)} ×`,
        limit: `at least ${LEAST} ×`,
        within: beside('bare') >= LEAST,
        detail: figures('bare'),
      },
      {
        what: `cached page of ${kb} KB, requests per second of a bare node:http server that sends the same headers`,
        measured: `${beside('alike').toFixed(2)} ×`,
        limit: 'none',
        within: undefined,
        detail: figures('alike'),
      },
      {
        what: `cached page of ${kb} KB, requests per second of nginx with one worker`,
        measured: nginx ? `${beside('nginx').toFixed(2)} ×` : 'not measured',
        limit: 'none',
        within: undefined,
        detail: nginx ? figures('nginx') : 'nginx is not installed here',
      },
    ]
  } finally {
    bare.stop()
    alike.stop()
    nginx?.stop()
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
