/** The work list of the start screen and the search of the palette, on both databases. */
import { product } from '../support/catalogue-product.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/contracts/staff/roles.ts'
import { WORK_NAMES, type WorkName } from '../../src/contracts/staff/work.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const worked = z.object({
  work: z.array(z.object({ name: z.enum(WORK_NAMES), count: z.int(), overdue: z.int().optional() })),
})
const listed = z.object({ rows: z.array(z.record(z.string(), z.unknown())), total: z.int() })
const found = z.record(z.string(), z.array(z.record(z.string(), z.unknown())))

const named = (number: number, firstName: string, lastName: string, over = {}) => {
  const snapshot = snapshotFor('IE', { email: `${firstName.toLowerCase()}@example.com` })
  const contact = { ...snapshot.contact, firstName, lastName }
  return storedOrder(number, { snapshot: { ...snapshot, contact }, ...over })
}

const [FIRST, SECOND, HELD, FAILED, SHIPPED, OPEN] = [
  named(1, 'Ada', 'Lovelace', { fulfilment: 'unshipped' }),
  named(2, 'Grace', 'Hopper', { fulfilment: 'partly_shipped' }),
  named(3, 'Barbara', 'Liskov', { state: 'held', fulfilment: 'none' }),
  named(4, 'Mary', 'Somerville', { fulfilment: 'unshipped' }),
  named(5, 'Emmy', 'Noether', { fulfilment: 'shipped' }),
  named(6, 'Hedy', 'Lamarr', { state: 'open', fulfilment: 'none', paidAt: undefined }),
] as const
const ORDERS = [FIRST, SECOND, HELD, FAILED, SHIPPED, OPEN]

/** What each role can work on. */
const WORK_OF: Readonly<Record<Role, readonly WorkName[]>> = {
  owner: WORK_NAMES,
  manager: WORK_NAMES,
  orders: WORK_NAMES.filter((name) => name !== 'webhook-dead'),
  products: ['low-stock'],
  content: [],
  reader: [],
}

/** As discovery stores it. */
function documentOf(sku: string): string {
  const { variants: _variants, ...document } = product(sku)
  return JSON.stringify({ ...document, images: [] })
}

describe.each(engines)('the desk on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addOrders(ORDERS)
    const { query } = shop.database
    await query.updateTable('orders').set({ holds: 'refund_failed' }).where('id', '=', FAILED.id).execute()
    await query.updateTable('orders').set({ holds: 'withdrawal' }).where('id', '=', SHIPPED.id).execute()
  })
  afterAll(() => shop.close())

  const workOf = async (role: Role = 'owner') => {
    shop.clock.advance(61_000)
    const { body } = await shop.call('desk.work', {}, { actor: staffActor(role) })
    return worked.parse(body['value']).work
  }
  const countOf = async (name: WorkName) => (await workOf()).find((one) => one.name === name)
  const numbersOf = async (filter: object) => {
    const { body } = await shop.call('order.list', { filter })
    return listed.parse(body['value']).rows.map(({ number }) => String(number))
  }
  const numbers = (...orders: readonly { readonly number: string }[]) => orders.map(({ number }) => number).toSorted()

  it.each([
    ['to-ship', { fulfilment: ['to_ship'] }, [FIRST, SECOND]],
    ['held', { hold: ['any'] }, [HELD, FAILED, SHIPPED]],
    ['refund-failed', { hold: ['refund_failed'] }, [FAILED]],
  ] as const)('DSK-06 %s is counted, and its list has the same orders', async (name, filter, orders) => {
    expect(await countOf(name)).toEqual({ name, count: orders.length })
    expect((await numbersOf(filter)).toSorted()).toEqual(numbers(...orders))
  })

  it('DSK-06 withdrawals are due three days before their deadline, and overdue after it', async () => {
    const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    const rows = [
      [FIRST.id, 'accepted', day(2)],
      [SECOND.id, 'received', day(-2)],
      [HELD.id, 'accepted', day(9)],
      [SHIPPED.id, 'settled', day(-9)],
    ] as const
    for (const [orderId, state, dueOn] of rows) {
      await sql`insert into returns (id, order_id, number, kind, state, requested_at, due_on, has_right, updated_at)
        values (${`return-${orderId}`}, ${orderId}, 'R1', 'withdrawal', ${state}, '', ${dueOn}, 1, '')`.execute(
        shop.database.query,
      )
    }
    expect(await countOf('withdrawals-due')).toEqual({ name: 'withdrawals-due', count: 2, overdue: 1 })
    expect((await numbersOf({ return: ['due'] })).toSorted()).toEqual(numbers(FIRST, SECOND))
  })

  it('DSK-06 mails and webhooks that are not retried, and invoices that lack something, are counted', async () => {
    const { query } = shop.database
    const staged = { payload: '', staged_at: '', due_at: '', tries: 9 }
    await query
      .insertInto('outbox')
      .values([
        { ...staged, id: 'order-mail:1', topic: 'order-mail', key: '1', dead_at: '2026-11-15', done_at: null },
        { ...staged, id: 'order-mail:2', topic: 'order-mail', key: '2', dead_at: null, done_at: null },
        { ...staged, id: 'stock-turned:1', topic: 'stock-turned', key: '1', dead_at: '2026-11-15', done_at: null },
      ])
      .execute()
    expect(await countOf('mail-dead')).toEqual({ name: 'mail-dead', count: 1 })
    await sql`insert into webhook_deliveries
        (id, webhook_id, event_id, type, subject, status, occurred_at, due_at, tries)
      values ('1', 'w', '1', 'order.paid', 'order:1', 'dead', '', '', 9), ('2', 'w', '2', 'order.paid', 'order:2', 'pending', '', '', 1)`.execute(
      query,
    )
    expect(await countOf('webhook-dead')).toEqual({ name: 'webhook-dead', count: 1 })
    const waiting = {
      country: 'IE',
      reason: 'vat-rate-missing',
      detail: '',
      paid_at: '',
      request: '{}',
      waiting_since: '',
    } as const
    await query
      .insertInto('waiting_documents')
      .values({ ...waiting, source: 'a', order_id: FIRST.id, order_number: FIRST.number })
      .execute()
    expect(await countOf('invoice-blocked')).toEqual({ name: 'invoice-blocked', count: 1 })
    expect(await numbersOf({ invoice: ['blocked'] })).toEqual([FIRST.number])
  })

  it('DSK-06 low stock counts products with a variant of at most five, and the list of products shows them', async () => {
    const values = { position: 1, family: 'socks', age_group: 'adult', recommended: 0 } as const
    const stored = { ...values, listed: 1, updated_at: '', update_reason: '' } as const
    await shop.database.query
      .insertInto('products')
      .values([
        {
          ...stored,
          sku: 'A1',
          document: documentOf('A1'),
          name: 'Salmon sock',
          search_key: 'a1 salmon sock lachssocke',
        },
        { ...stored, sku: 'B2', document: documentOf('B2'), name: 'Herring sock', search_key: 'b2 herring sock' },
      ])
      .execute()
    const low = async () => {
      const products = await shop.call('product.list', { filter: { stock: ['low'] } })
      return listed.parse(products.body['value']).rows.map(({ sku }) => sku)
    }
    expect(await countOf('low-stock')).toEqual({ name: 'low-stock', count: 0 })
    expect(await low()).toEqual([])
    await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 5 })
    expect(await countOf('low-stock')).toEqual({ name: 'low-stock', count: 1 })
    expect(await low()).toEqual(['A1'])
    // The reserve of the same region is for sale, too.
    await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl-rsv', quantity: 1 })
    expect(await countOf('low-stock')).toEqual({ name: 'low-stock', count: 0 })
  })

  it.each(Object.entries(WORK_OF))('DSK-06 the work of the role %s is what it may do', async (role, names) => {
    const given = z.enum(['owner', 'manager', 'orders', 'products', 'content', 'reader']).parse(role)
    expect((await workOf(given)).map(({ name }) => name)).toEqual([...names])
  })

  const find = async (text: string, role: Role = 'owner') => {
    shop.clock.advance(11_000)
    const { status, body } = await shop.call('search.find', { text }, { actor: staffActor(role) })
    expect(status).toBe(200)
    const groups = found.parse(body['value'])
    return Object.fromEntries(Object.entries(groups).filter(([, rows]) => rows.length > 0))
  }

  it('DSK-07 the search finds every kind of subject', async () => {
    const { number } = FIRST
    const blanks = `${number.slice(0, 2)} ${number.slice(2, 4)}-${number.slice(4)}`
    await shop.addStaff('reader')
    const created = await shop.call('discount.create', {
      definition: {
        id: 'spring',
        name: 'Spring sale',
        code: 'SPRING10',
        sortOrder: 1,
        isExclusive: false,
        isStackable: true,
        effect: { kind: 'percentage', percent: 10 },
      },
    })
    expect(created.status).toBe(200)
    await sql`insert into stories (id, uuid, full_slug, name, component, content, created_at, updated_at)
      values (1, 'u', 'blog/ete', 'L’été des saumons', 'page', '{}', '', '')`.execute(shop.database.query)
    const cases: readonly (readonly [text: string, kind: string, row: object])[] = [
      [number, 'orders', { number, name: 'Ada Lovelace' }],
      [blanks, 'orders', { number }],
      ['somerville mary', 'orders', { number: FAILED.number, name: 'Mary Somerville' }],
      ['ada@example.com', 'orders', { number }],
      ['lachssocke', 'products', { sku: 'A1', name: 'Salmon sock' }],
      ['a1-3', 'variants', { sku: 'A1-3', productSku: 'A1' }],
      ['2900000000032', 'variants', { sku: 'A1-3', barcode: '2900000000032' }],
      ['saumons ete', 'stories', { slug: 'blog/ete', isPublished: false }],
      ['spring10', 'discounts', { id: 'spring', code: 'SPRING10', isStopped: false }],
      ['reader@', 'staff', { email: 'reader@example.com', role: 'reader' }],
    ]
    for (const [text, kind, row] of cases) {
      const groups = await find(text)
      expect([text, kind, groups[kind]]).toEqual([text, kind, expect.arrayContaining([expect.objectContaining(row)])])
    }
    expect(await find('nothing like it')).toEqual({})
    expect((await shop.call('search.find', { text: '  ' })).status).toBe(400)
  })

  it('DSK-07 the search finds nothing that the role may not read', async () => {
    expect(await find('lovelace', 'reader')).toEqual({})
    expect(Object.keys(await find(FIRST.number, 'reader'))).toEqual(['orders'])
    expect((await find(FIRST.number, 'reader'))['orders']?.[0]).not.toHaveProperty('name')
    expect(await find(FIRST.number, 'content')).toEqual({})
    expect(await find('spring10', 'orders')).toEqual({})
    expect(await find('reader@', 'manager')).toEqual({})
  })

  it('DSK-04 an export of many orders reads each once, in every order', async () => {
    const one = SHIPPED.id
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
      insert into orders (id, number, cart_id, state, storefront, country, language, currency, total, email_key,
        digest, snapshot, created_at, updated_at, fulfilment, line_count)
      select id || i, cast(70000000 + i as text), cart_id || i, state, storefront, 'BE', language, currency, i / 3, email_key,
        digest, snapshot, created_at, updated_at, fulfilment, line_count from orders, n where id = ${one}`.execute(
      shop.database.query,
    )
    for (const [field, descending] of [
      ['number', false],
      ['createdAt', true],
      ['state', false],
      ['total', true],
    ] as const) {
      const input = { operation: 'order.list', columns: ['number'], filter: { country: ['BE'] } }
      const sorted = { ...input, sort: { field, descending } }
      const { body } = await shop.callPlainly('export.run', sorted, { kind: 'cli', user: 'test' })
      const { csv } = z.object({ csv: z.string() }).parse(body['value'])
      const lines = csv.trim().split('\n').slice(1)
      expect([field, lines.length, new Set(lines).size]).toEqual([field, 600, 600])
    }
  })

  it('DSK-04 the total of a long list is counted again after ten seconds', async () => {
    const total = async () => listed.parse((await shop.call('product.list', { limit: 1 })).body['value']).total
    const before = await total()
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
      insert into products (sku, position, document, name, search_key, family, age_group, recommended, listed, updated_at, update_reason)
      select 'mass-' || i, i, ${sql.lit(documentOf('mass'))}, 'Mass', 'mass', 'socks', 'adult', 0, 1, '', '' from n`.execute(
      shop.database.query,
    )
    expect(await total()).toBe(before + 2000)
    await shop.database.query.deleteFrom('products').where('sku', 'like', 'mass-1%').execute()
    expect(await total()).toBe(before + 2000)
    shop.clock.advance(10_000)
    expect(await total()).toBeLessThan(before + 2000)
  })
})
