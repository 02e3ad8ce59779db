/**
 * Hydration of a listing of 64 on a slow phone: the longest task, as reported by the browser, compared with the same page
 * without the shop's scripts.
 */
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../tools/chromium.ts'
import { refuseEverything } from '../tests/support/refuse-everything.ts'
import { startShop } from '../tests/support/start-shop.ts'
import { atRest } from './at-rest.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'

const SLOW_DOWN = 4
const SCREEN = { width: 390, height: 844 }
const PATHS = ['/uk/adults/socks', '/uk'] as const
const ROUNDS = 3
const ROUNDS_OF_WHOLE = 7
/** From this duration the browser reports a long task. */
const LONG_MS = 50
/** After hydration: idle callbacks have finished, too. */
const SETTLED_MS = 3000

type Task = { readonly start: number; readonly duration: number }

export const leftOut = `${ROUNDS_OF_WHOLE - ROUNDS} of ${ROUNDS_OF_WHOLE} visits to each page`

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  const times = isWhole ? ROUNDS_OF_WHOLE : ROUNDS
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const findings: Finding[] = []
    for (const path of PATHS) {
      const url = shop.url + path
      await longTasks(browser, url, true)
      await atRest(shop)
      const rounds: { readonly ours: readonly Task[]; readonly bare: readonly Task[] }[] = []
      for (let round = 0; round < times; round += 1) {
        rounds.push({ bare: await longTasks(browser, url, false), ours: await longTasks(browser, url, true) })
      }
      const longest = median(rounds.map(({ ours }) => longestOf(ours)))
      const bare = median(rounds.map(({ bare: tasks }) => longestOf(tasks)))
      findings.push({
        what: `hydration of ${path}, ${SLOW_DOWN} × slowed down: the longest task`,
        measured: longest === 0 ? `under ${LONG_MS} ms` : `${longest.toFixed(0)} ms`,
        limit: `under ${LONG_MS} ms, or what the page takes without scripts`,
        within: longest <= Math.max(LONG_MS, bare),
        detail: rounds.map(({ ours, bare: tasks }) => `${listed(ours)} beside ${listed(tasks)}`).join('; '),
      })
    }
    return findings
  } finally {
    await browser.close()
    await shop.stop()
  }
}

const longestOf = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration))

const listed = (tasks: readonly Task[]): string =>
  tasks.length === 0 ? 'none' : tasks.map(({ duration }) => duration.toFixed(0)).join(' + ')

async function longTasks(browser: Browser, url: string, hasScripts: boolean): Promise<readonly Task[]> {
  const page = await browser.newPage({ viewport: SCREEN })
  try {
    if (!hasScripts) await page.route('**/*.js', (route) => route.abort())
    await page.addInitScript(refuseEverything)
    await page.addInitScript(noteLongTasks)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await page.goto(url)
    if (hasScripts) await page.locator('html[data-live]').waitFor()
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => Reflect.get(window, 'longTasks'))
  } finally {
    await page.close()
  }
}

function noteLongTasks(): void {
  const tasks: Task[] = []
  Reflect.set(window, 'longTasks', tasks)
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
