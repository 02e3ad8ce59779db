/** Calls every read operation as a staff member, and compares the 95th percentile with the limit of its kind. */
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { systemClock, type Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { percentile } from '../both-databases.ts'
import type { Finding } from '../finding.ts'
import { fillBenchSet, ORDERS, PRODUCTS } from './bench-set.ts'
import { READS } from './read-inputs.ts'
import { isSingle, MAX_MS, type ReadKind, type TimedRead } from './timed-read.ts'
import { BENCH_ACTOR } from './bench-actor.ts'

const TRIES = 20
const WARM_UP = 2

type Timed = { readonly name: string; readonly kind: ReadKind; readonly p95: number }

export async function timeReads(database: Database<ShopSchema>, dataDir: string): Promise<readonly Finding[]> {
  const reads = allReads()
  await fillBenchSet(database, dataDir)
  const log = createLog({ level: 'error' })
  const timed: Timed[] = []
  for (const [name, operation, read] of reads) {
    const times: number[] = []
    for (let tries = 0; tries < TRIES + WARM_UP; tries += 1) {
      const start = performance.now()
      const { status } = await runOperation(
        MERCHANT_REGISTRY,
        { name: operation, input: read.input, actor: BENCH_ACTOR },
        { database, clock: laterBy(tries), log },
      )
      times.push(performance.now() - start)
      if (status === 400 || status === 403 || status >= 500) throw new Error(`${name} answered ${status}`)
    }
    timed.push({ name, kind: read.kind, p95: percentile(times.slice(WARM_UP), 0.95) })
  }
  return (['read', 'search', 'list', 'whole'] as const).map((kind) => findingOf(kind, timed, database.engine))
}

/** Results that are reused for a while are read anew each time. */
const laterBy = (minutes: number): Clock => ({
  ...systemClock,
  now: () => new Date(systemClock.now().getTime() + minutes * 61_000),
})

/** Files of the machine are not read at the desk. */
function allReads(): readonly (readonly [name: string, operation: string, read: TimedRead])[] {
  const operations = MERCHANT_REGISTRY.operations.filter(
    ({ kind, commandLineOnly }) => kind === 'read' && !commandLineOnly,
  )
  return operations.flatMap(({ name }) => {
    const reads = READS[name]
    if (reads === undefined) throw new Error(`${name} is not measured: add it to read-inputs.ts`)
    if (isSingle(reads)) return [[name, name, reads] as const]
    return Object.entries(reads).map(([about, read]) => [`${name} ${about}`, name, read] as const)
  })
}

const TITLES: Readonly<Record<ReadKind, string>> = {
  read: 'read operations',
  search: 'searches',
  list: 'lists with filters',
  whole: 'operations that read all of something',
}

function findingOf(kind: ReadKind, timed: readonly Timed[], engine: string): Finding {
  const own = timed.filter((one) => one.kind === kind).toSorted((one, other) => other.p95 - one.p95)
  const slowest = own[0]?.p95 ?? 0
  const limit = kind === 'whole' ? undefined : MAX_MS[kind]
  return {
    what: `DSK-03 p95 of ${TITLES[kind]} at ${ORDERS.toLocaleString('en')} orders and ${PRODUCTS.toLocaleString('en')} products, the slowest, ${engine}`,
    measured: `${slowest.toFixed(0)} ms`,
    limit: limit === undefined ? '–' : `≤ ${limit} ms`,
    within: limit === undefined ? undefined : slowest <= limit,
    detail: own.map(({ name, p95 }) => `${name} ${p95.toFixed(0)} ms`).join('; '),
  }
}
