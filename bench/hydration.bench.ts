/**
 * Hydration of pages on a phone: the longest task of the main thread that runs scripts of the shop, by the time it takes on a processor,
 * beside the same page without scripts.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { startShop } from '../tests/support/start-shop.ts'
import { atRest } from './at-rest.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { connectDevTools } from './hydration/devtools.ts'
import { longestTasks, type LongestTasks } from './hydration/longest-task.ts'
import { startBrowser } from './web/browser.ts'

/** A phone that is four times slower than this machine. */
const SLOW_DOWN = 4
const LIMIT_MS = 40
const SCREEN = { width: 390, height: 844 }
const PATHS = ['/uk', '/uk/adults/socks', '/uk/product/cr021-brick'] as const
const ROUNDS = 3
const ROUNDS_OF_WHOLE = 7
/** From opening a page until its idle callbacks have ended, too. */
const VISIT_MS = 5000
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'loading', 'toplevel']

export const leftOut = `${ROUNDS_OF_WHOLE - ROUNDS} of ${ROUNDS_OF_WHOLE} visits to each page`

type Round = { readonly ours: LongestTasks; readonly bare: LongestTasks }

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  try {
    const findings: Finding[] = []
    for (const path of PATHS) {
      const url = shop.url + path
      // Renders the page and its pictures.
      await visit(url, true)
      await atRest(shop)
      const rounds: Round[] = []
      for (let round = 0; round < (isWhole ? ROUNDS_OF_WHOLE : ROUNDS); round += 1)
        rounds.push({ bare: await visit(url, false), ours: await visit(url, true) })
      findings.push(findingOf(path, rounds))
    }
    return findings
  } finally {
    await shop.stop()
  }
}

function findingOf(path: string, rounds: readonly Round[]): Finding {
  const longest = median(rounds.map(({ ours }) => ours.withScript)) * SLOW_DOWN
  return {
    what: `ENG-04 hydration of ${path}: the longest task with a script after the first paint, ${SLOW_DOWN} × its time on the processor`,
    measured: `${longest.toFixed(0)} ms`,
    limit: `at most ${LIMIT_MS} ms`,
    within: longest <= LIMIT_MS,
    detail: rounds
      .map(
        ({ ours, bare }) => `${slow(ours.withScript)} (any task ${slow(ours.any)}, without scripts ${slow(bare.any)})`,
      )
      .join(', '),
  }
}

const slow = (milliseconds: number): string => (milliseconds * SLOW_DOWN).toFixed(0)

/** By somebody who was never there, in a browser of its own: nothing is cached, and the shop requests consent. */
async function visit(url: string, hasScripts: boolean): Promise<LongestTasks> {
  const browser = await startBrowser(hasScripts ? [] : ['--blink-settings=scriptEnabled=false'])
  const devTools = await connectDevTools(browser.port)
  try {
    await devTools.call('Tracing.start', {
      traceConfig: { includedCategories: CATEGORIES },
      transferMode: 'ReportEvents',
    })
    z.object({ targetId: z.string() }).parse(await devTools.call('Target.createTarget', { url, ...SCREEN }))
    await pause(VISIT_MS)
    return longestTasks(await devTools.endTrace())
  } finally {
    devTools.close()
    await browser.stop()
  }
}
