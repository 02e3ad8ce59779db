/** The network to PostgreSQL, through a relay that is slow, or is cut without a sign of it. */
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../../src/platform/database-unavailable.ts'
import { openDatabase, type Database, type DatabaseOptions } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { emptyDatabase, type EmptyDatabase } from '../support/fresh-database.ts'
import { brokenInvariants } from '../support/purchase-invariants.ts'
import { openPurchaseShop } from '../support/purchase-shop.ts'
import { startRelay } from '../support/relay.ts'

const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** Opens it through a relay, which is slow from the beginning. */
async function openThrough<Schema = object>(
  { options }: EmptyDatabase,
  settings: Partial<DatabaseOptions> = {},
  network: { readonly delayMs?: number } = {},
) {
  const relay = await startRelay(options.databaseUrl ?? '', network)
  closing.push(() => relay.stop())
  const log = createLog({ level: 'silent' })
  const parts = { ...options, databaseUrl: relay.url, migrations: [], log, ...settings }
  return { relay, database: await openDatabase<Schema>(parts) }
}

const answer = (database: Pick<Database<object>, 'query'>) => sql`select 42 as answer`.execute(database.query)

describe('the network to PostgreSQL', () => {
  it('SCL-02 a host that stops answering fails statements and transactions under way, and others follow once it is back', async () => {
    const empty = await emptyDatabase('postgres')
    closing.push(() => empty.remove())
    const { relay, database } = await openThrough(empty, {
      databasePoolSize: 2,
      databaseWaitSeconds: 3,
      databaseStatementSeconds: 1,
    })
    closing.push(() => database.close())
    const isCut = Promise.withResolvers<void>()
    const held = database.transaction(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await isCut.promise
      await sql`select 2`.execute(transaction)
    })
    await answer(database)
    relay.freeze()
    isCut.resolve()
    const results = await Promise.allSettled([held, answer(database)])
    for (const result of results) expect(result).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    // New connections are accepted somewhere, and never answered.
    await expect(answer(database)).rejects.toBeInstanceOf(DatabaseUnavailable)
    relay.thaw()
    await expect.poll(() => answer(database).then(({ rows }) => rows)).toEqual([{ answer: 42 }])
  })

  it('SCL-02 a transaction that may take long is not cut', async () => {
    const empty = await emptyDatabase('postgres')
    closing.push(() => empty.remove())
    const { database } = await openThrough(empty, { databaseStatementSeconds: 1 })
    closing.push(() => database.close())
    const { rows } = await database.transaction(async (transaction) => {
      await database.withoutTimeouts(transaction)
      return sql`select pg_sleep(7), 42 as answer`.execute(transaction)
    })
    expect(rows).toMatchObject([{ answer: 42 }])
  })

  it('SCL-02 a purchase completes over a slow network, and the books are clean', async () => {
    const shop = await openPurchaseShop('postgres', {
      open: async (empty, migrations) => (await openThrough(empty, { migrations }, { delayMs: 20 })).database,
    })
    closing.push(() => shop.close())
    const { cart: _, ...placed } = await shop.order()
    const { sessionResult } = await shop.pay(placed.adyen.session)
    await shop.confirm(placed, { sessionResult, sessionId: placed.adyen.session.id })
    await shop.work()
    const { state } = await shop.orderRow(placed.brink.order.id)
    expect(state).toBe('paid')
    const query = async (text: string) =>
      (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(shop.database.query)).rows
    expect(await brokenInvariants(query)).toEqual([])
  })
})
