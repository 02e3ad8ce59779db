/** Orders from before there were search words: they are found after the migration. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { snapshotFor } from '../support/stored-order.ts'

const BEFORE = commerceMigrations.slice(
  0,
  commerceMigrations.findIndex(({ name }) => name === 'commerce/017-order-notes'),
)

describe.each(engines)('an older shop on %s', (engine) => {
  let empty: EmptyDatabase
  beforeEach(async () => {
    empty = await emptyDatabase(engine)
  })
  afterEach(() => empty.remove())

  it('~DSK-08 ~DOR-03 its orders get their words, and its notifications their orders', async () => {
    const older = await empty.open<CommerceTables>(BEFORE)
    const time = '2026-11-15T10:00:00.000Z'
    const snapshot = snapshotFor('IE')
    const amendment = { contact: { ...snapshot.contact, lastName: 'Byron', email: 'byron@example.com' } }
    const add = (id: string, key: string | null) =>
      sql`insert into orders (id, number, cart_id, state, storefront, country, language, currency, total, email_key, name_key,
        digest, snapshot, amendment, created_at, updated_at, fulfilment) values (${id}, ${id}, ${id}, 'paid', 'eu', 'IE', 'en',
        'EUR', 2745, 'x', ${key}, 'd', ${JSON.stringify(snapshot)}, ${JSON.stringify(amendment)}, ${time}, ${time}, 'shipped')`.execute(
        older.query,
      )
    await add('known', ' ada lovelace')
    await add('erased', null)
    await sql`insert into shipments (id, order_id, region, carrier, carrier_name, tracking_number, posted_at, posted_by)
      values ('s', 'known', 'nl', 'dhl', 'DHL', '0034 0434', ${time}, 'cli:ada')`.execute(older.query)
    await sql`insert into payment_attempts (id, order_id, state, created_at, updated_at)
      values ('a', 'known', 'ready', ${time}, ${time})`.execute(older.query)
    await sql`insert into payments (psp_reference, attempt_id, order_id, state, amount, currency, method, refunded, refunding,
      created_at, updated_at) values ('psp', 'a', 'known', 'authorised', 2745, 'EUR', 'visa', 0, 0, ${time}, ${time})`.execute(
      older.query,
    )
    for (const [key, item] of [
      ['payment', { pspReference: 'psp' }],
      ['refund', { pspReference: 'other', originalReference: 'psp' }],
    ] as const) {
      await sql`insert into payment_events (key, psp_reference, event_code, item, received_at, tries, due_at)
        values (${key}, ${item.pspReference}, 'REFUND', ${JSON.stringify(item)}, ${time}, 1, ${time})`.execute(
        older.query,
      )
    }
    await older.close()
    const database = await empty.open<CommerceTables>(commerceMigrations)
    const words = await database.query.selectFrom('order_search').selectAll().orderBy('kind').orderBy('word').execute()
    const of = (order: string) =>
      words.filter((row) => row.order_id === order).map(({ kind, word }) => `${kind} ${word}`)
    expect(of('known')).toEqual([
      'email byron@example.com',
      'name ada',
      'name byron',
      'name lovelace',
      'sku lemon-36-40',
      'tracking 00340434',
    ])
    expect(of('erased')).toEqual(['sku lemon-36-40'])
    const orders = await database.query.selectFrom('orders').select('line_count').execute()
    expect(orders).toEqual([{ line_count: 2 }, { line_count: 2 }])
    const events = await database.query.selectFrom('payment_events').select('order_id').execute()
    expect(events).toEqual([{ order_id: 'known' }, { order_id: 'known' }])
    await database.close()
  })
})
