/**
 * Scrolling a listing on a slow phone: how many frames are late while the header hides and reappears, compared with the same
 * page without the shop's scripts. The browser renders sixty frames a second.
 */
import type { CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../tools/chromium.ts'
import { startShop } from '../tests/support/start-shop.ts'
import { atRest } from './at-rest.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'

const SLOW_DOWN = 4
const PATH = '/uk/adults/socks'
const SCREEN = { width: 390, height: 844 }
const ROUNDS = 5
/** A frame is 16.7 ms; one that was missed shows as 33.3. Between them lies only the rounding of the clock. */
const LATE_MS = 18
/** Allowance for software rendering and for the machine itself. */
const FEW = 0.05

export async function run(): Promise<readonly Finding[]> {
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
  try {
    const open = async (hasScripts: boolean) => {
      const page = await browser.newPage({ viewport: SCREEN })
      if (!hasScripts) await page.route('**/*.js', (route) => route.abort())
      await page.addInitScript(refuseCookies)
      await page.goto(shop.url + PATH)
      if (hasScripts) await page.locator('html[data-live]').waitFor()
      await drawPictures(page)
      return page
    }
    const [ours, bare] = [await open(true), await open(false)]
    const rounds: { readonly ours: Scrolled; readonly bare: Scrolled }[] = []
    await scroll(bare)
    await scroll(ours)
    await atRest(shop)
    for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await scroll(bare), ours: await scroll(ours) })
    return [toFinding(rounds)]
  } finally {
    await browser.close()
    await shop.stop()
  }
}

function toFinding(rounds: readonly { readonly ours: Scrolled; readonly bare: Scrolled }[]): Finding {
  const ours = median(rounds.map((round) => round.ours.late))
  const figures = rounds.map((round) => `${percent(round.ours.late)} / ${percent(round.bare.late)}`)
  const own = rounds.map(({ ours: { script, layouts } }) => `${script.toFixed(0)} ms, ${layouts}`)
  return {
    what: `scrolling a listing, ${SLOW_DOWN} × slowed down, frames over 16.7 ms`,
    measured: percent(ours),
    limit: `at most ${percent(FEW)}`,
    within: ours <= FEW,
    detail: `beside the same page without scripts: ${figures.join(', ')}; time in scripts and layouts made: ${own.join('; ')}`,
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Closes the consent dialog, which would cover the page. */
function refuseCookies(): void {
  const time = '2026-11-15T12:00:00.000Z'
  const allowed = { extras: false, statistics: false, marketing: false }
  localStorage.setItem('sockeye.consent', JSON.stringify({ version: 1, time, allowed }))
  localStorage.setItem('sockeye.newsletter', JSON.stringify({ type: 'dismissed', time }))
}

/** Goes through the page once, so that nothing is left to be fetched or drawn for the first time. */
async function drawPictures(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += SCREEN.height / 2) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > 2 * innerHeight),
    )
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

type Scrolled = {
  /** The share of frames that came late. */
  readonly late: number
  /** Milliseconds, slowed down. */
  readonly script: number
  readonly layouts: number
}

/** Down, up a little, down and up, so that the header hides and reappears. */
async function scroll(page: Page): Promise<Scrolled> {
  await page.bringToFront()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const before = await metrics(session)
  await page.evaluate(noteFrames)
  for (const yDistance of [-2400, 400, -1600, 3600]) {
    await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance, speed: 1600, preventFling: true })
  }
  const frames: readonly number[] = await page.evaluate(() => Reflect.get(window, 'frameTimes'))
  const after = await metrics(session)
  await session.detach()
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time))
  return {
    late: gaps.filter((gap) => gap > LATE_MS).length / gaps.length,
    script: (after.script - before.script) * 1000,
    layouts: after.layouts - before.layouts,
  }
}

/** When each frame was begun, from now on. */
function noteFrames(): void {
  const frames: number[] = []
  Reflect.set(window, 'frameTimes', frames)
  const note = (now: number) => {
    frames.push(now)
    if (Reflect.get(window, 'frameTimes') === frames) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

async function metrics(session: CDPSession): Promise<{ readonly script: number; readonly layouts: number }> {
  const { metrics: all } = await session.send('Performance.getMetrics')
  const value = (wanted: string) => all.find(({ name }) => name === wanted)?.value ?? 0
  return { script: value('ScriptDuration'), layouts: value('LayoutCount') }
}
