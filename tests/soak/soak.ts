/**
 * One shop process on PostgreSQL, with its rendering processes, at a share of what it can serve: shoppers buy, staff change prices
 * and publish, pictures are rendered. Capacity is measured first, with the same staff and renderings beside it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { cpuTimeOf } from '../../bench/cpu-time.ts'
import { startAsUsual } from '../../bench/start-as-usual.ts'
import { readBooks } from '../nodes/books.ts'
import { queryOf } from '../nodes/cluster.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'
import { sitemapPages } from '../support/sitemap-pages.ts'
import type { Shop } from '../support/start-shop.ts'
import { capacityOf, LOAD_SHARE, type CapacityInterval } from './capacity.ts'
import { readUsage } from './read-metrics.ts'
import { findPictures, renderPictures } from './render-pictures.ts'
import { createVisits, messageOf, type Visits } from './run-visits.ts'
import { soldVariants } from './sold-variants.ts'
import { fillStock, findStories, workAsStaff } from './staff-work.ts'
import { trendsOf, type UsageSample } from './trends.ts'
import type { SoakResult } from './verdict.ts'
import { createVisit } from './visit.ts'

export type SoakLength = {
  /** At the share of the capacity, after the warm-up. */
  readonly judgedSeconds: number
  /** Whichever takes longer; memory is judged after it. */
  readonly warmUp: { readonly seconds: number; readonly visits: number }
  readonly sampleEverySeconds: number
  readonly capacity: {
    readonly warmUpSeconds: number
    readonly intervals: number
    readonly intervalSeconds: number
  }
}

/** Of one core each. The rest of the machine is idle, or used by others. */
export type CoreShares = {
  readonly shop: number
  /** The shop with its rendering processes. */
  readonly shopAndRendering: number
  readonly postgres: number
  /** The shoppers of this command. */
  readonly client: number
}

export type SoakReport = {
  readonly result: SoakResult
  readonly intervals: readonly CapacityInterval[]
  readonly capacity: number
  readonly warmUpSeconds: number
  readonly atCapacity: CoreShares
  readonly atShare: CoreShares
}

type Machine = { readonly postgres: RunningPostgres; readonly shop: Shop }

const SHOPPERS = 16

/** As deploy/sockeye.service has it: more arenas, or a threshold that grows, retain memory that was freed. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

export async function soak(length: SoakLength, print: (line: string) => void): Promise<SoakReport> {
  const postgres = await startPostgres({ durable: true })
  try {
    const settings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', ...ALLOCATOR }
    // What it took to write the demo is no part of a shop that has it.
    await (await startAsUsual(settings)).stop()
    const shop = await startAsUsual(settings)
    try {
      return await runOn({ postgres, shop }, length, print)
    } finally {
      await shop.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function runOn(machine: Machine, length: SoakLength, print: (line: string) => void): Promise<SoakReport> {
  const { postgres, shop } = machine
  const query = queryOf(postgres.url)
  const desk = await demoOwner(shop)
  const variants = soldVariants()
  await fillStock(desk, variants)
  const pages = await sitemapPages(shop.url, 'nl')
  const visits = createVisits(createVisit({ shopUrl: shop.url, pages, variants: variants.map(({ id }) => id) }))
  const end = new AbortController()
  const staff = workAsStaff({ desk, variants, slugs: await findStories(desk), signal: end.signal })
  const rendering = renderPictures(shop.url, await findPictures(query), end.signal)

  const { intervals, shares: atCapacity } = await measureCapacity(machine, visits, length)
  const capacity = capacityOf(intervals)
  const rate = capacity * LOAD_SHARE
  const warmUpSeconds = Math.max(length.warmUp.seconds, length.warmUp.visits / rate)
  const seconds = warmUpSeconds + length.judgedSeconds
  print(`Capacity: ${capacity.toFixed(1)} visits a second; running at ${rate.toFixed(1)} …`)
  print(`${minutes(warmUpSeconds)} of warm-up, and ${minutes(length.judgedSeconds)} that are judged`)
  const served = visits.served()
  const sampling = sampleUsage(shop, { seconds, everySeconds: length.sampleEverySeconds }, print)
  const { value: planned, shares: atShare } = await sharesDuring(machine, () => visits.pace(rate, seconds * 1000))
  const sampled = await sampling
  end.abort()
  const [staffWork, rendered] = await Promise.all([staff, rendering])
  const books = await readBooks(query, visits.orders())
  const result: SoakResult = {
    visits: { planned, served: visits.served() - served },
    work: {
      purchases: visits.orders().length,
      'price changes': staffWork.prices,
      'stock changes': staffWork.stockChanges,
      publications: staffWork.publications,
      renderings: rendered.renderings,
    },
    errors: [visits.errors(), staffWork.errors, rendered.errors, sampled.errors, loggedErrors(shop)].flat(),
    ...trendsOf(sampled.samples, warmUpSeconds),
    books,
  }
  return { result, intervals, capacity, warmUpSeconds, atCapacity, atShare }
}

/** With the level of its log, every structured line is an error. */
const loggedErrors = ({ lines }: Shop): readonly string[] => lines.filter((line) => line.startsWith('{'))

async function measureCapacity(machine: Machine, visits: Visits, { capacity }: SoakLength) {
  const end = new AbortController()
  const saturating = visits.saturate(SHOPPERS, end.signal)
  // Hot code is optimized, and the caches are filled.
  await pause(capacity.warmUpSeconds * 1000)
  const { value: intervals, shares } = await sharesDuring(machine, async () => {
    const all: CapacityInterval[] = []
    for (let count = 0; count < capacity.intervals; count += 1) {
      const [startedAt, served] = [performance.now(), visits.served()]
      await pause(capacity.intervalSeconds * 1000)
      all.push({ visits: visits.served() - served, seconds: (performance.now() - startedAt) / 1000 })
    }
    return all
  })
  end.abort()
  await saturating
  return { intervals, shares }
}

async function sharesDuring<Value>(
  { shop, postgres }: Machine,
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly shares: CoreShares }> {
  const used = async () => ({
    clock: performance.now(),
    shop: (await readUsage(shop)).cpuSeconds * 1000,
    shopAndRendering: cpuTimeOf(shop.pid) ?? Number.NaN,
    postgres: cpuTimeOf(postgres.pid) ?? Number.NaN,
    client: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  })
  const before = await used()
  const value = await work()
  const after = await used()
  const share = (of: keyof CoreShares) => (after[of] - before[of]) / (after.clock - before.clock)
  return {
    value,
    shares: {
      shop: share('shop'),
      shopAndRendering: share('shopAndRendering'),
      postgres: share('postgres'),
      client: share('client'),
    },
  }
}

/** For the length of the run; a line for each minute. */
async function sampleUsage(
  shop: Shop,
  { seconds, everySeconds }: { readonly seconds: number; readonly everySeconds: number },
  print: (line: string) => void,
): Promise<{ readonly samples: readonly UsageSample[]; readonly errors: readonly string[] }> {
  const samples: UsageSample[] = []
  const errors: string[] = []
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  for (let next = 0; next <= seconds; next += everySeconds) {
    await pause(Math.max(0, next - elapsed()) * 1000)
    try {
      const usage = await readUsage(shop)
      samples.push({ seconds: elapsed(), ...usage })
      if (next % 60 === 0)
        print(`${next / 60} min: ${megabytes(usage.resident)} resident, ${megabytes(usage.heap)} heap`)
    } catch (error) {
      errors.push(messageOf(error))
    }
  }
  return { samples, errors }
}

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(0)} minutes`

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`
