/** Two concurrent writers of offers, each starting where the other ends. SQLite has one connection, so it cannot happen there. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveOffers } from './save-offers.ts'
import { outboxMigrations } from '../../../platform/outbox/outbox.ts'
import { commerceMigrations } from '../migrations.ts'
import type { CommerceTables } from '../tables.ts'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { freshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database.ts'

const NOW = new Date('2026-01-01T00:00:00.000Z')

describe('two writers of offers on postgres', () => {
  let fresh: FreshDatabase<CommerceTables>

  beforeAll(async () => {
    fresh = await freshDatabase('postgres', [...commerceMigrations, ...outboxMigrations])
  })
  afterAll(() => fresh.remove())

  /** With so many pairs of each product, product after product; waits between them for the given time. */
  const write = (pairs: number, numbers: readonly number[], between: () => Promise<void>) =>
    fresh.database.transaction(async (transaction) => {
      for (const [place, number] of numbers.entries()) {
        if (place > 0) await between()
        const given = { sku: `P${number}`, variants: [variant(number, { sku: `P${number}`, stock: { nl: pairs } })] }
        await saveOffers(transaction, fresh.database, [given], NOW)
      }
    })
  const atOnce = async () => {}
  const waitForBlockedQuery = async () => {
    await expect
      .poll(async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(fresh.database.query)
        return rows[0]?.waiting
      })
      .toBe(1)
  }
  const stock = async () =>
    (await fresh.database.query.selectFrom('stock').select('quantity').orderBy('variant_id').execute()).map(
      ({ quantity }) => quantity,
    )

  const version = async () =>
    (await fresh.database.query.selectFrom('offers_version').select('version').executeTakeFirstOrThrow()).version

  it('take turns, in whatever order they go through the products', async () => {
    await write(1, [1, 2], atOnce)
    const isHeld = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const first = write(2, [1, 2], () => {
      isHeld.resolve()
      return goOn.promise
    })
    await isHeld.promise
    const second = write(3, [2, 1], atOnce)
    await waitForBlockedQuery()
    goOn.resolve()
    await Promise.all([first, second])
    expect(await stock()).toEqual([3, 3])
  })

  it('the second reads what the first has written: writing the same again is no change', async () => {
    const isHeld = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const before = await version()
    const first = write(4, [1, 2], () => {
      isHeld.resolve()
      return goOn.promise
    })
    await isHeld.promise
    const second = write(4, [1, 2], atOnce)
    await waitForBlockedQuery()
    goOn.resolve()
    await Promise.all([first, second])
    expect(await version()).toBe(before + 2)
  })
})
