/** The bulk grid of the desk: 5,000 changed cells of 5,000 variants saved with one operation, on both databases (DGO-05). */
import { MERCHANT_REGISTRY } from '../src/merchant/operations.ts'
import { runOperation } from '../src/merchant/run/run-operation.ts'
import { MIGRATIONS, type ShopSchema } from '../src/merchant/shop-schema.ts'
import type { Database } from '../src/platform/database/open-database.ts'
import { createLog } from '../src/platform/log/log.ts'
import { saveOffers } from '../src/services/commerce/admin.ts'
import { variant } from '../tests/support/catalogue-product.ts'
import { settableClock } from '../tests/support/settable-clock.ts'
import { onBothDatabases } from './both-databases.ts'
import { median, type Finding } from './finding.ts'
import { BENCH_ACTOR } from './operations/bench-actor.ts'

const PRODUCTS = 1000
const SIZES = 5
const ROUNDS = 5
const MAX_MS = 3000

export const run = (): Promise<readonly Finding[]> => onBothDatabases(MIGRATIONS, saveCells)

/** All prices of all variants, with another price in euro. */
const offers = (final: number) =>
  Array.from({ length: PRODUCTS }, (_, product) => ({
    sku: `P${product}`,
    variants: Array.from({ length: SIZES }, (__, size) => {
      const made = variant(product * SIZES + size + 1, { sku: `P${product}-${size}`, size: String(size) })
      return { ...made, prices: { ...made.prices, EUR: { original: 1200, final } } }
    }),
  }))

async function saveCells(database: Database<ShopSchema>): Promise<Finding> {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  const log = createLog({ level: 'error' })
  const importAll = async (final: number): Promise<void> => {
    const all = offers(final)
    await database.transaction(async (transaction) => {
      for (let first = 0; first < all.length; first += 250) {
        await saveOffers(transaction, database, all.slice(first, first + 250), clock.now())
      }
    })
  }
  await importAll(1200)
  const save = async (final: number, round: number): Promise<void> => {
    const rows = offers(final).flatMap(({ variants }) =>
      variants.map(({ sku }) => ({ sku, prices: [{ currency: 'EUR', final }] })),
    )
    const call = {
      name: 'variant.save-grid',
      input: { rows },
      actor: BENCH_ACTOR,
      idempotencyKey: `bench-save-grid-round-${round}`,
    }
    const { status, body } = await runOperation(MERCHANT_REGISTRY, call, { database, clock, log })
    if (status !== 200) throw new Error(`variant.save-grid answered ${status} ${JSON.stringify(body).slice(0, 200)}`)
  }
  const [saves, imports]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    saves.push(await timed(() => save(1000 + round, round)))
    clock.advance(60_000)
    imports.push(await timed(() => importAll(900 + round)))
    clock.advance(60_000)
  }
  const slowest = Math.max(...saves)
  return {
    what: `DGO-05 5,000 changed cells of ${(PRODUCTS * SIZES).toLocaleString('en')} variants saved, the slowest of ${ROUNDS}, ${database.engine}`,
    measured: `${slowest.toFixed(0)} ms`,
    limit: `≤ ${MAX_MS} ms`,
    within: slowest <= MAX_MS,
    detail: `median ${median(saves).toFixed(0)} ms, with an audit row, a version and undo for each variant; the same prices by an import without these ${median(imports).toFixed(0)} ms (${(median(saves) / median(imports)).toFixed(1)} times)`,
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
