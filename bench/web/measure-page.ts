/** One visit to a page as Lighthouse makes it: a phone on slow 4G with a processor four times slower than this one. */
import lighthouse from 'lighthouse'
import { blockingByProcessor } from './blocking-time.ts'
import { startBrowser } from './browser.ts'

export type Visit = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** In milliseconds. */
  readonly largestPaint: number
  readonly blocking: number
  /** The same by the time on a processor. */
  readonly blockingByProcessor: number
  readonly shift: number
  /** What came over the wire, by what it is for; and how many requests went to others. */
  readonly bytes: Readonly<Record<string, number>>
  readonly elsewhere: number
  /** Audits that were not passed, of those that count. */
  readonly failed: readonly string[]
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** `whole` looks at everything; otherwise at how quick it is, which is what differs from visit to visit. */
export type Look = 'whole' | 'speed'

/** A visit takes some ten seconds. */
const MAX_MS = 90_000
const TRIES = 3

/** In a new browser: one that hangs, or has the page cached, would distort the result. */
export async function measurePage(url: string, look: Look): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    const browser = await startBrowser()
    try {
      return await inTime(visitPage(url, browser.port, look))
    } catch (error) {
      if (tries === TRIES) throw error
    } finally {
      await browser.stop()
    }
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('Lighthouse does not come to an end')), MAX_MS)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

async function visitPage(url: string, port: number, look: Look): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: look === 'whole' ? [...CATEGORIES] : ['performance'],
    disableFullPageScreenshot: true,
    maxWaitForLoad: 30_000,
    // It tests the back/forward cache, which prefetch.spec.ts covers.
    skipAudits: ['bf-cache', 'screenshot-thumbnails', 'final-screenshot'],
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = requestsIn(audits['network-requests']?.details)
  const { origin } = new URL(url)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    blockingByProcessor: blockingByProcessor(result.artifacts.Trace.traceEvents),
    shift: number('cumulative-layout-shift'),
    bytes: bytesByType(requests),
    elsewhere: requests.filter((request) => /^https?:/.test(request.url) && !request.url.startsWith(origin)).length,
    failed: CATEGORIES.slice(1).flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
        .map(({ id }) => id),
    ),
  }
}

type Seen = { readonly url: string; readonly type: string; readonly bytes: number }

function requestsIn(details: unknown): readonly Seen[] {
  const items = memberOf(details, 'items')
  return (Array.isArray(items) ? items : []).map((item: unknown) => ({
    url: textOf(memberOf(item, 'url')),
    type: textOf(memberOf(item, 'resourceType')) || 'Other',
    bytes: Number(memberOf(item, 'transferSize') ?? 0),
  }))
}

function bytesByType(requests: readonly Seen[]): Readonly<Record<string, number>> {
  const sums = new Map<string, number>()
  for (const { type, bytes } of requests) sums.set(type, (sums.get(type) ?? 0) + bytes)
  return Object.fromEntries(sums)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
