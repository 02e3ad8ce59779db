/**
 * The shop on a cheap phone: Lighthouse's mobile visit to seven pages, the median of several, and what each page weighs.
 * Its network and processor are simulated, so the figures mean more than times do elsewhere here; a machine that is busy
 * with other things still makes them worse.
 */
import { atRest } from './at-rest.ts'
import type { Finding } from './finding.ts'
import { median } from './finding.ts'
import { startAsUsual } from './start-as-usual.ts'
import { measurePage, type Visit } from './web/measure-page.ts'

const VISITS = 1
const VISITS_OF_WHOLE = 5
const LISTING = '/uk/adults/socks'
const OFTEN = 8

/** The last one is noindex, for which Lighthouse deducts points. */
const PAGES = [
  { name: 'chooser', path: '/' },
  { name: 'home', path: '/uk' },
  { name: 'listing of 64', path: LISTING },
  { name: 'product', path: undefined },
  { name: 'questions', path: '/uk/faq/returns' },
  { name: 'post', path: '/uk/happy-news/why-salmon' },
  { name: 'search', path: '/uk/search?term=stripes', isHidden: true },
] as const

const MIN_PERFORMANCE = 98
const MAX_PAINT_MS = 1600
const MAX_BLOCKING_MS = 60
const MAX_SHIFT = 0

export const leftOut = `${VISITS_OF_WHOLE - VISITS} of ${VISITS_OF_WHOLE} visits to each page`

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  const times = isWhole ? VISITS_OF_WHOLE : VISITS
  const shop = await startAsUsual({ LOG_LEVEL: 'warn' })
  const findings: Finding[] = []
  try {
    for (const page of PAGES) {
      const path = page.path ?? (await firstProduct(shop.url))
      // The first visit runs all audits. Pictures and pages are rendered for it, so its times are not used.
      const whole = await measurePage(shop.url + path, 'whole')
      await sendOften(shop.url + path)
      const visits: Visit[] = []
      for (let visit = 0; visit < times; visit += 1) {
        await atRest(shop)
        visits.push(await measurePage(shop.url + path, 'speed'))
      }
      findings.push(...toFindings(page.name, { whole, visits }, 'isHidden' in page))
    }
  } finally {
    await shop.stop()
  }
  return findings
}

/** Files that are sent often are compressed better: measure as for a later visitor. */
async function sendOften(url: string): Promise<void> {
  for (let times = 0; times < OFTEN; times += 1) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  }
}

async function firstProduct(url: string): Promise<string> {
  const html = await (await fetch(url + LISTING)).text()
  const found = /href="(\/uk\/product\/[^"]+)"/.exec(html)?.[1]
  if (found === undefined) throw new Error('The listing has no product')
  return found
}

type Visits = { readonly whole: Visit; readonly visits: readonly Visit[] }

function toFindings(name: string, { whole, visits }: Visits, isHidden: boolean): readonly Finding[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const performance = middle((visit) => visit.performance)
  const paint = middle((visit) => visit.largestPaint)
  // ENG-05: not by wall-clock time, which includes what other programs use of the processor.
  const blocking = middle((visit) => visit.blockingByProcessor)
  const shift = middle((visit) => visit.shift)
  const { accessibility, bestPractices, seo, failed, bytes, elsewhere } = whole
  const isSeen = isHidden ? failed.every((audit) => audit === 'is-crawlable') : seo === 100
  return [
    {
      what: `${name}: performance`,
      measured: String(performance),
      limit: `at least ${MIN_PERFORMANCE}`,
      within: performance >= MIN_PERFORMANCE,
      detail: visits.map((visit) => visit.performance).join(', '),
    },
    {
      what: `${name}: largest paint, blocking time on the processor, layout shift`,
      measured: `${(paint / 1000).toFixed(2)} s, ${Math.round(blocking)} ms, ${shift.toFixed(3)}`,
      limit: `at most ${MAX_PAINT_MS / 1000} s, ${MAX_BLOCKING_MS} ms, ${MAX_SHIFT}`,
      within: paint <= MAX_PAINT_MS && blocking <= MAX_BLOCKING_MS && shift <= MAX_SHIFT,
      detail: visits
        .map(
          (visit) =>
            `${(visit.largestPaint / 1000).toFixed(2)} s / ${Math.round(visit.blockingByProcessor)} ms, by wall clock ${Math.round(visit.blocking)}`,
        )
        .join('; '),
    },
    {
      what: `${name}: accessibility, best practices, search engines`,
      measured: `${accessibility}, ${bestPractices}, ${seo}`,
      limit: isHidden ? '100, 100, hidden from them' : '100, 100, 100',
      within: accessibility === 100 && bestPractices === 100 && isSeen,
      detail: failed.length === 0 ? 'all audits passed' : `not passed: ${failed.join(', ')}`,
    },
    {
      what: `${name}: bytes over the wire, none from elsewhere`,
      measured: `${kilobytes(Object.values(bytes).reduce((sum, some) => sum + some, 0))} kB`,
      limit: 'scripts at most 125 kB, styles 24 kB: with the headers of their answers and what is loaded when idle',
      within: (bytes['Script'] ?? 0) <= 125_000 && (bytes['Stylesheet'] ?? 0) <= 24_000 && elsewhere === 0,
      detail: Object.entries(bytes)
        .toSorted(([, a], [, b]) => b - a)
        .map(([type, some]) => `${type} ${kilobytes(some)} kB`)
        .join(', '),
    },
  ]
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
