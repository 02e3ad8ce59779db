/** Pictures: a cached one compared with a bare server that sends the same bytes; and what prerendering them costs the pages. */
import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { PATTERN_NAMES } from '../loom/pattern-names.ts'
import { LOOM_VERSION, nativeSize } from '../loom/sizes.ts'
import type { ListingAnswer } from '../src/contracts/discovery/discovery.ts'
import { imageAddress } from '../src/markets/images/image-widths.ts'
import { systemClock } from '../src/platform/clock.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import type { ShopSchema } from '../src/merchant/shop-schema.ts'
import { MIGRATIONS } from '../src/merchant/shop-schema.ts'
import { saveStories } from '../tests/support/save-stories.ts'
import { drawingPicture, hrefOf } from '../src/services/images/pictures/drawing-picture.ts'
import { registerPictures } from '../src/services/images/pictures/register-pictures.ts'
import { startShop } from '../tests/support/start-shop.ts'
import { ONE_MACHINE } from './one-machine.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { ensureWrk, requestsPerSecond } from './load.ts'
import { LISTING_PATH } from '../tests/support/discovery-paths.ts'

const BACKGROUND = '#ffd9cc'
const ACCEPT = 'Accept: image/avif,image/webp,*/*'
const MIN_OF_BARE = 0.6
const MIN_WHILE_PRERENDERING = 0.67
const MAX_LISTING_KB = 900

const pictures = PATTERN_NAMES.map((pattern) =>
  drawingPicture({
    name: `crew.pair.${pattern}_sun`,
    version: LOOM_VERSION,
    size: nativeSize('crew'),
    background: BACKGROUND,
    ahead: 1,
  }),
)

/** Two widths in two formats. */
const ALL_RENDERINGS = pictures.length * 4

const ROUNDS = 3
const ROUNDS_OF_WHOLE = 7

export const leftOut = `what a listing weighs, and ${ROUNDS_OF_WHOLE - ROUNDS} of ${ROUNDS_OF_WHOLE} rounds beside making pictures`

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  ensureWrk()
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
  await fill(dataDir)
  const findings = [
    await cachedPicture(dataDir),
    await pagesWhileAhead(dataDir, isWhole ? ROUNDS_OF_WHOLE : ROUNDS),
    ...(isWhole ? [await listingWeight()] : []),
  ]
  await rm(dataDir, { recursive: true, force: true })
  return findings
}

async function fill(dataDir: string): Promise<void> {
  const database = await openDatabase<ShopSchema>({
    dataDir,
    migrations: MIGRATIONS,
    log: createLog({ level: 'silent' }),
  })
  const intro = 'Socks for salmon, salmon for socks, and a river between them. '.repeat(465)
  const content = { _uid: 'long', component: 'page', title: 'A long story', intro }
  await saveStories(database, [{ full_slug: '_default/long', name: 'long', content }], systemClock)
  await database.transaction((transaction) => registerPictures(transaction, pictures))
  await database.close()
}

const openShop = (dataDir: string, ahead: boolean) =>
  startShop({ ...ONE_MACHINE, DATA_DIR: dataDir, DEMO_SHOP: 'false', LOG_LEVEL: 'warn', IMAGE_AHEAD: String(ahead) })

async function cachedPicture(dataDir: string): Promise<Finding> {
  const shop = await openShop(dataDir, false)
  const picture = pictures.find(({ name }) => name.includes('lemons'))
  if (!picture) throw new Error('There is no picture to request')
  const address = `${shop.url}${hrefOf(picture)}?width=720&quality=70&background=${encodeURIComponent(BACKGROUND)}`
  // Requesting the AVIF by name waits until it is rendered; later requests get it by content negotiation.
  await fetch(`${address}&format=avif`)
  const url = `${address}&format=auto`
  const answer = await fetch(url, { headers: { accept: 'image/avif' } })
  if (answer.headers.get('content-type') !== 'image/avif') throw new Error('The AVIF is not there')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const bare = await startBareServer(bytes, dataDir)

  const load = { headers: [ACCEPT] }
  await requestsPerSecond(bare.url, { ...load, seconds: 2 })
  await requestsPerSecond(url, { ...load, seconds: 2 })
  const rounds: Round[] = []
  for (let round = 0; round < 5; round += 1) {
    rounds.push({ other: await requestsPerSecond(bare.url, load), ours: await requestsPerSecond(url, load) })
  }
  bare.stop()
  await shop.stop()
  const kb = Math.round(bytes.byteLength / 1000)
  return finding(
    `cached picture of ${kb} KB, requests per second of a bare node:http server that sends it from memory`,
    rounds,
    MIN_OF_BARE,
  )
}

/** The same page of a shop that is started for each round: idle, and while it prerenders all pictures. */
async function pagesWhileAhead(dataDir: string, times: number): Promise<Finding> {
  const rounds: Round[] = []
  for (let round = 0; round < times; round += 1) {
    rounds.push({ other: await pagesPerSecond(dataDir, false), ours: await pagesPerSecond(dataDir, true) })
  }
  return finding(
    'cached pages per second while pictures are prerendered, of those without',
    rounds,
    MIN_WHILE_PRERENDERING,
  )
}

async function pagesPerSecond(dataDir: string, ahead: boolean): Promise<number> {
  const cache = join(dataDir, 'picture-cache')
  await rm(cache, { recursive: true, force: true })
  const shop = await openShop(dataDir, ahead)
  const url = `${shop.url}/uk/long`
  await requestsPerSecond(url, { seconds: 1 })
  // Prerendering starts before the measurement and continues after it.
  if (ahead) await firstFileIn(cache)
  const result = await requestsPerSecond(url, { seconds: 3 })
  const made = await filesIn(cache)
  await shop.stop()
  if (ahead && made >= ALL_RENDERINGS) throw new Error('All pictures were made before the pages were counted')
  return result
}

/**
 * What a phone fetches for a whole listing. Two pictures are beside each other, and a phone has two or three device pixels per
 * CSS pixel: it requests 720.
 */
async function listingWeight(): Promise<Finding> {
  const shop = await startShop({ ...ONE_MACHINE, LOG_LEVEL: 'warn' })
  const variables = { collection: 'adults/socks' }
  const encoded = encodeURIComponent(JSON.stringify(variables))
  const answer = await fetch(`${shop.url}${LISTING_PATH}/listing-uk-gb/everybody/64/1/${encoded}`)
  const listing: ListingAnswer = JSON.parse(await answer.text())
  const weights = new Map([
    [720, 0],
    [320, 0],
  ])
  for (const { product } of listing.recommendations) {
    const [image] = product.media.images
    if (!image) throw new Error(`${product.sku} has no picture`)
    for (const [width, weight] of weights) {
      const address = imageAddress({ href: image.url, width, backgroundColor: image.backgroundColor }, 'avif')
      const picture = await fetch(shop.url + address)
      if (picture.status !== 200) throw new Error(`${address} is answered with ${picture.status}`)
      weights.set(width, weight + (await picture.arrayBuffer()).byteLength)
    }
  }
  await shop.stop()
  const kb = (width: number) => Math.round((weights.get(width) ?? 0) / 1000)
  return {
    what: `the ${listing.recommendations.length} pictures of a listing on a phone (AVIF, 720 wide)`,
    measured: `${kb(720)} KB`,
    limit: `at most ${MAX_LISTING_KB} KB`,
    within: kb(720) <= MAX_LISTING_KB && listing.recommendations.length === 64,
    detail: `320 wide: ${kb(320)} KB`,
  }
}

async function firstFileIn(folder: string): Promise<void> {
  while ((await filesIn(folder)) === 0) await setTimeout(100)
}

async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

type Round = { readonly ours: number; readonly other: number }

function finding(what: string, rounds: readonly Round[], least: number): Finding {
  const ratio = median(rounds.map(({ ours, other }) => ours / other))
  return {
    what,
    measured: `${ratio.toFixed(2)} ×`,
    limit: `at least ${least} ×`,
    within: ratio >= least,
    detail: rounds.map(({ ours, other }) => `${Math.round(ours)} / ${Math.round(other)}`).join(', '),
  }
}

/** Minimal Node server that sends the same bytes from memory. In a process of its own, like the shop. */
async function startBareServer(body: Buffer, folder: string) {
  const file = join(folder, 'body.avif')
  await writeFile(file, body)
  const code = `
    const body = require('node:fs').readFileSync(${JSON.stringify(file)})
    const headers = { 'Content-Type': 'image/avif', 'Content-Length': body.byteLength }
    const server = require('node:http').createServer((request, response) => { response.writeHead(200, headers).end(body) })
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}
