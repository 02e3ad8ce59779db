/** Pages: a cached one beside a bare server that sends the same bytes; an uncached one beside React alone. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import { apiPrefixes, publicSettings } from '../src/platform/config/public-settings.ts'
import { readConfig } from '../src/platform/config/read-config.ts'
import { writeDemoContent } from '../src/server/demo-content.ts'
import { loomDrawings } from '../src/server/drawings.ts'
import { builtPages } from '../src/server/pages/built-pages.ts'
import { createPageAnswers } from '../src/server/pages/page-answers.ts'
import { placeOf, readAddress } from '../src/server/pages/visit.ts'
import { keepShells } from '../src/server/shell/kept-shells.ts'
import type { ShopSchema } from '../src/server/services.ts'
import { createServices, MIGRATIONS } from '../src/server/services.ts'
import { saveStories } from '../src/services/content/save-stories.ts'
import { startShop } from '../tests/support/start-shop.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { ensureWrk, requestsPerSecond } from './load.ts'

/** What a page costs beside its tree is about the same for all, so a page of hardly any tree has no limit. */
const LIMITS = [
  ['/', 1.6],
  ['/de', undefined],
] as const

const log = createLog({ level: 'silent' })

export async function run(): Promise<readonly Finding[]> {
  ensureWrk()
  return [await cachedPage(), ...(await uncachedPages())]
}

/** A story long enough for a page of 60 KB: its text stands in the markup and again in the page's state. */
async function fillWithLongStory(dataDir: string): Promise<void> {
  const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
  const intro = 'Socks for salmon, salmon for socks, and a river between them. '.repeat(465)
  const content = { _uid: 'long', component: 'page', title: 'A long story', intro }
  await saveStories(database, [{ full_slug: '_default/long', name: 'long', content }], systemClock)
  await database.close()
}

async function cachedPage(): Promise<Finding> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  await fillWithLongStory(dataDir)
  const shop = await startShop({ DATA_DIR: dataDir, DEMO_SHOP: 'false', LOG_LEVEL: 'warn' })
  const url = `${shop.url}/uk/long`
  const page = await (await fetch(url)).arrayBuffer()
  const bare = await startBareServer(Buffer.from(page), dataDir)

  await requestsPerSecond(bare.url, { seconds: 2 })
  await requestsPerSecond(url, { seconds: 2 })
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < 5; round += 1) {
    rounds.push({ bare: await requestsPerSecond(bare.url), ours: await requestsPerSecond(url) })
  }
  bare.stop()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })

  const ratio = median(rounds.map((round) => round.ours / round.bare))
  const kb = Math.round(page.byteLength / 1000)
  return {
    what: `cached page of ${kb} KB, requests per second of a bare node:http server`,
    measured: `${ratio.toFixed(2)} ×`,
    limit: 'at least 0.8 ×',
    within: ratio >= 0.8,
    detail: rounds.map(({ ours, bare: other }) => `${Math.round(ours)} / ${Math.round(other)}`).join(', '),
  }
}

/** The least a Node server can do: the same bytes from memory, no questions asked. In a process of its own, like ours. */
async function startBareServer(body: Buffer, folder: string) {
  const file = join(folder, 'body.html')
  await writeFile(file, body)
  const code = `
    const body = require('node:fs').readFileSync(${JSON.stringify(file)})
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.byteLength }
    const server = require('node:http').createServer((request, response) => { response.writeHead(200, headers).end(body) })
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

/** CPU time of this process per page: load, state, markup, document, tag; beside the markup alone. */
async function uncachedPages(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
  const drawings = await loomDrawings()
  await database.transaction((transaction) => writeDemoContent(transaction, { drawings, now: systemClock.now() }))
  const config = readConfig({ DATA_DIR: dataDir })
  const source = await builtPages('dist')
  const { clients, contentPast } = createServices({ config, database, log, publicUrl: () => '' })
  const shells = keepShells({ content: clients.content, environment: config.environment, clock: systemClock, log })
  const externalAddresses = { au: config.externalAuUrl, nz: config.externalNzUrl, jp: config.externalJpUrl }
  const common = { source, environment: config.environment, externalAddresses, clients, contentPast, shells, log }
  const pages = createPageAnswers({
    ...common,
    clock: systemClock,
    cacheMegabytes: 0,
    publicUrl: () => 'https://shop.example',
    secure: false,
    settings: publicSettings(config),
    prefixes: apiPrefixes(config),
  })
  const { renderTree } = await source.entry()

  const findings: Finding[] = []
  for (const [path, most] of LIMITS) {
    const address = readAddress(path, config.environment)
    if (!address) throw new Error(path)
    const { answer } = await pages.answer('data', address, undefined)
    const identity = Buffer.isBuffer(answer.body) ? answer.body : answer.body.identity
    const { state } = JSON.parse(identity.toString())
    const whole = () => pages.answer('document', address, undefined)
    // Read once, as anyone who uses it would: until then the engine has only noted which pieces to put together.
    const { view } = await shells.of(placeOf(address.shop, undefined))
    const alone = async () => (await renderTree(state, view)).includes('\0')
    await cpuPerRun(whole, 500)
    await cpuPerRun(alone, 500)
    const rounds: { whole: number; alone: number }[] = []
    for (let round = 0; round < 7; round += 1) {
      rounds.push({ alone: await cpuPerRun(alone, 400), whole: await cpuPerRun(whole, 400) })
    }
    const ratio = median(rounds.map((round) => round.whole / round.alone))
    findings.push({
      what: `uncached page ${path}, CPU time of renderToString of the same tree, its text read once`,
      measured: `${ratio.toFixed(2)} ×`,
      limit: most === undefined ? 'none: the tree takes a tenth of a millisecond' : `at most ${most} ×`,
      within: most === undefined ? undefined : ratio <= most,
      detail: rounds.map((round) => `${round.whole.toFixed(0)} / ${round.alone.toFixed(0)} µs`).join(', '),
    })
  }
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
  return findings
}

/** Microseconds of CPU, all threads, so that work handed to the thread pool counts too. */
async function cpuPerRun(work: () => Promise<unknown>, times: number): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
