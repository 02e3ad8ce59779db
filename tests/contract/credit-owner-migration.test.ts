/** Store credit from before it had an owner: it belongs to the address that its order has at the migration. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { snapshotFor } from '../support/stored-order.ts'

const BEFORE = commerceMigrations.slice(
  0,
  commerceMigrations.findIndex(({ name }) => name === 'commerce/032-credit-owner'),
)

describe.each(engines)('an older shop on %s', (engine) => {
  let empty: EmptyDatabase
  beforeEach(async () => {
    empty = await emptyDatabase(engine)
  })
  afterEach(() => empty.remove())

  it('RET-15 its store credit belongs to the address of its order, and to none where the person was erased', async () => {
    const older = await empty.open<CommerceTables>(BEFORE)
    const time = '2026-11-15T10:00:00.000Z'
    for (const [id, email] of [
      ['known', 'Ada@example.com'],
      ['erased', ''],
    ]) {
      await sql`insert into orders (id, number, cart_id, state, storefront, country, language, currency, total, email_key, digest,
        snapshot, created_at, updated_at, fulfilment) values (${id}, ${id}, ${id}, 'paid', 'eu', 'IE', 'en', 'EUR', 2745, ${email},
        'd', ${JSON.stringify(snapshotFor('IE'))}, ${time}, ${time}, 'shipped')`.execute(older.query)
      await sql`insert into store_credits (id, code, currency, value, balance, order_id, return_id, expires_on, created_at, updated_at)
        values (${id}, ${id}, 'EUR', 100, 100, ${id}, 'r', '2029-11-15', ${time}, ${time})`.execute(older.query)
    }
    await older.close()
    const newer = await empty.open<CommerceTables>(commerceMigrations)
    const owners = await newer.query.selectFrom('store_credits').select(['id', 'email']).orderBy('id').execute()
    expect(owners).toEqual([
      { id: 'erased', email: null },
      { id: 'known', email: 'Ada@example.com' },
    ])
    await newer.close()
  })
})
