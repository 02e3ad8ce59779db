/**
 * `npm run renderings`: renders the pictures that a browser requests when it opens the demo's first pages, and writes them into
 * demo/renderings, from where a shop that was just installed serves them. Run it when a drawing, an encoder setting or a first page has changed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import { unpackPicture } from '../../src/services/images/cache/cache-file.ts'
import { findOrInstallChromium } from '../../tools/chromium.ts'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { FIRST_PAGES, FIRST_SCREENS, type Screen } from '../support/first-screen.ts'
import { refuseEverything } from '../support/refuse-everything.ts'
import { startShop } from '../support/start-shop.ts'
import { withPixels } from '../support/without-pictures.ts'

const FOLDER = 'demo/renderings'
/** On a busy machine the first page takes long. */
const PAGE_MS = 120_000
const BEST_FORMAT = 'image/avif'

async function addressesOn(browser: Browser, url: string, screen: Screen): Promise<readonly string[]> {
  const context = await browser.newContext(screen)
  await context.addInitScript(refuseEverything)
  await withPixels(context)
  const page = await context.newPage()
  const addresses: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/images/')) addresses.push(request.url())
  })
  for (const path of FIRST_PAGES) {
    await page.goto(url + path, { timeout: PAGE_MS })
    await page.locator('html[data-live]').waitFor({ timeout: PAGE_MS })
  }
  await context.close()
  return addresses
}

/** Until then a substitute is sent. */
async function rendered(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { headers: { accept: `${BEST_FORMAT},image/webp` } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
    if (answer.headers.get('content-type') === BEST_FORMAT) return
    await wait(200)
  }
}

await ensureBuilt()
await rm(FOLDER, { recursive: true, force: true })
const shop = await startShop({ LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
const addresses = new Set<string>()
for (const screen of FIRST_SCREENS) {
  for (const address of await addressesOn(browser, shop.url, screen)) addresses.add(address)
}
await browser.close()
process.stdout.write(`${addresses.size} pictures\n`)
for (const address of addresses) await rendered(address)

await mkdir(FOLDER, { recursive: true })
const cache = await readdir(join(shop.dataDir, 'picture-cache'), { recursive: true, withFileTypes: true })
let bytes = 0
for (const file of cache.filter((entry) => entry.isFile() && entry.name.endsWith('.avif'))) {
  const key = basename(file.name)
  const picture = unpackPicture(key, await readFile(join(file.parentPath, file.name)))
  if (!picture) throw new Error(`${key} is damaged`)
  await writeFile(join(FOLDER, key), picture.bytes)
  bytes += picture.bytes.byteLength
}
await shop.stop()
process.stdout.write(`${FOLDER}: ${(bytes / 1024 / 1024).toFixed(1)} MB\n`)
