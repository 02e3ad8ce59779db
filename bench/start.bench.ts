/** Startup time to the first page, with existing products and with the demo to load; and the pictures of the very first pages. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { FIRST_SCREENS, picturesOnScreen, type Screen } from '../tests/support/first-screen.ts'
import { refuseEverything } from '../tests/support/refuse-everything.ts'
import { findOrInstallChromium } from '../tools/chromium.ts'
import { cpuTimeOf } from './cpu-time.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { startAsUsual } from './start-as-usual.ts'

const TIMES = 7
const MAX_MS = 1500
/** Home shows content, pictures and products: it waits for everything that the shop reads at startup. */
const FIRST_PAGE = '/uk'

const FIRST_PAGES = ['/uk', '/de', '/uk/adults/socks']
const MAX_PICTURES_MS = 3000

type Started = { readonly open: number; readonly page: number; readonly cpu: number }

export async function run(): Promise<readonly Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-start-'))
  const first = await start(dataDir)
  const later: Started[] = []
  for (let time = 0; time < TIMES; time += 1) later.push(await start(dataDir))
  await rm(dataDir, { recursive: true, force: true })
  const page = median(later.map((one) => one.page))
  const show = ({ open, page: came, cpu }: Started) =>
    `${Math.round(open)} / ${Math.round(came)} ms, ${Math.round(cpu)} ms of processors`
  return [
    {
      what: 'cold start of the whole shop to its first page',
      measured: `${(page / 1000).toFixed(2)} s`,
      limit: `at most ${MAX_MS / 1000} s`,
      within: page <= MAX_MS,
      detail: `open / first page: ${later.map(show).join('; ')}`,
    },
    {
      what: 'the very first start, which fills the shop with the demo',
      measured: `${(first.page / 1000).toFixed(2)} s`,
      limit: 'none',
      within: undefined,
      detail: show(first),
    },
    await firstPictures(),
  ]
}

/** Each page on each screen in a new browser, on a shop that has rendered nothing: from opening it to its last visible picture. */
async function firstPictures(): Promise<Finding> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-start-'))
  const shop = await startAsUsual({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  const times: { readonly what: string; readonly ms: number }[] = []
  for (const screen of FIRST_SCREENS) {
    for (const path of FIRST_PAGES) {
      times.push({ what: `${path} on a ${screen.name}`, ms: await untilPictures(browser, screen, shop.url + path) })
    }
  }
  await browser.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
  const worst = Math.max(...times.map(({ ms }) => ms))
  return {
    what: 'a shop that was just installed: from opening a page to its last picture on the first screen, the worst',
    measured: `${(worst / 1000).toFixed(2)} s`,
    limit: `at most ${MAX_PICTURES_MS / 1000} s`,
    within: worst <= MAX_PICTURES_MS,
    detail: times.map(({ what, ms }) => `${what}: ${Math.round(ms)} ms`).join('; '),
  }
}

async function untilPictures(browser: Browser, screen: Screen, address: string): Promise<number> {
  const context = await browser.newContext(screen)
  await context.addInitScript(refuseEverything)
  const page = await context.newPage()
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const pictures = await picturesOnScreen(page)
  if (pictures.length === 0) throw new Error(`No picture on the first screen of ${address}`)
  await page.waitForFunction(
    (wanted) =>
      [...document.images]
        .filter(({ currentSrc }) => wanted.includes(currentSrc))
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    pictures,
  )
  const took = performance.now() - startedAt
  await context.close()
  return took
}

async function start(dataDir: string): Promise<Started> {
  const startedAt = performance.now()
  const shop = await startAsUsual({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const open = performance.now() - startedAt
  const answer = await fetch(shop.url + FIRST_PAGE)
  await answer.arrayBuffer()
  const page = performance.now() - startedAt
  const cpu = cpuTimeOf(shop.pid) ?? Number.NaN
  await shop.stop()
  if (!answer.ok) throw new Error(`The first page was answered with ${answer.status}`)
  return { open, page, cpu }
}
