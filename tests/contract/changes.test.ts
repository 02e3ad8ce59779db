/** The order of changes that programs follow by a cursor: nothing is missed while others write. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { purgePositions } from '../../src/merchant/changes/purge-positions.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { lastPosition, sequenceChanges } from '../../src/platform/changes/change-feed.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { addPaidOrders, MERCHANT_EDITS } from '../support/merchant-edits.ts'
import { engines } from '../support/fresh-database.ts'
import { NOW, operationShop, type OperationShop } from '../support/operation-shop.ts'
import { storedOrder } from '../support/stored-order.ts'

const page = z.object({
  value: z.object({
    data: z.array(z.looseObject({ number: z.string().optional(), paidAt: z.string().optional() })),
    cursor: z.string(),
    hasMore: z.boolean(),
  }),
})

const ORDERS = 12
const WRITERS = 6
const WRITES = 15

describe.each(engines)('changes on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addOrders(Array.from({ length: ORDERS }, (_, index) => storedOrder(index + 1)))
  })
  afterAll(() => shop.close())

  const read = async (name: string, cursor: string | undefined, limit = 200, on?: Database<ShopSchema>) => {
    const input = { limit, ...(cursor !== undefined && { cursor }) }
    return page.parse((await shop.call(name, input, on && { on })).body).value
  }
  /** All that is there, and where it ends. */
  const readAll = async (name: string, cursor?: string) => {
    const data: z.output<typeof page>['value']['data'] = []
    for (;;) {
      const next = await read(name, cursor)
      data.push(...next.data)
      cursor = next.cursor
      if (!next.hasMore) return { data, cursor }
    }
  }
  const timeOf = (count: number) => new Date(Date.parse(NOW) + count).toISOString()

  it('HKS-10 paging while parallel writers change orders misses no change and repeats changed ones only', async () => {
    const nodes = [shop.database, await shop.anotherNode()]
    const changes = new Map<string, number>()
    let clock = 0
    const write = async (writer: number) => {
      for (let count = 0; count < WRITES; count += 1) {
        const order = storedOrder(((writer * 7 + count * 5) % ORDERS) + 1)
        const node = nodes[writer % nodes.length] ?? shop.database
        await node.transaction(async (transaction) => {
          clock += 1
          await transaction
            .updateTable('orders')
            .set({ paid_at: timeOf(clock) })
            .where('id', '=', order.id)
            .execute()
          // Some commit long after others that began later.
          await pause((writer * 13 + count * 7) % 11)
        })
        changes.set(order.number, (changes.get(order.number) ?? 0) + 1)
      }
    }
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    let isOver = false
    void writing.finally(() => {
      isOver = true
    })
    const seen = new Map<string, { readonly paidAt: string | undefined; readonly times: number }>()
    let cursor: string | undefined
    for (let isLast = false; ;) {
      const node = nodes[seen.size % nodes.length]
      const next = await read('order.changes', cursor, 5, node)
      cursor = next.cursor
      for (const { number = '', paidAt } of next.data)
        seen.set(number, { paidAt, times: (seen.get(number)?.times ?? 0) + 1 })
      if (isLast && !next.hasMore) break
      isLast = isOver
    }
    await writing
    const stored = await shop.database.query.selectFrom('orders').select(['number', 'paid_at']).execute()
    expect(changes.size).toBe(ORDERS)
    for (const { number, paid_at: paidAt } of stored) {
      expect([number, seen.get(number)?.paidAt]).toEqual([number, paidAt])
      expect(seen.get(number)?.times).toBeLessThanOrEqual((changes.get(number) ?? 0) + 1)
    }
    expect((await readAll('order.changes', cursor)).data).toEqual([])
  })

  // SQLite has one writer: nothing is committed late there.
  const withLateCommits = [engine].filter((name) => name === 'postgres')
  it.each(withLateCommits)(
    'HKS-10 what %s commits after a later change was read is read next, not passed over',
    async () => {
      const { cursor } = await readAll('order.changes')
      const [early, late] = [storedOrder(1), storedOrder(2)]
      const begun = Promise.withResolvers<void>()
      const gate = Promise.withResolvers<void>()
      const node = await shop.anotherNode()
      const slow = node.transaction(async (transaction) => {
        await transaction
          .updateTable('orders')
          .set({ paid_at: timeOf(5000) })
          .where('id', '=', early.id)
          .execute()
        begun.resolve()
        await gate.promise
      })
      await begun.promise
      await shop.database.query
        .updateTable('orders')
        .set({ paid_at: timeOf(5001) })
        .where('id', '=', late.id)
        .execute()
      const first = await readAll('order.changes', cursor)
      expect(first.data.map(({ number }) => number)).toEqual([late.number])
      gate.resolve()
      await slow
      const second = await readAll('order.changes', first.cursor)
      expect(second.data.map(({ number, paidAt }) => [number, paidAt])).toEqual([[early.number, timeOf(5000)]])
    },
  )

  it('HKS-10 a change that is rolled back is none', async () => {
    const { cursor } = await readAll('order.changes')
    const failing = shop.database.transaction(async (transaction) => {
      await transaction
        .updateTable('orders')
        .set({ paid_at: timeOf(9000) })
        .where('id', '=', 'order-3')
        .execute()
      throw new Error('Rolled back')
    })
    await expect(failing).rejects.toThrow('Rolled back')
    expect(await readAll('order.changes', cursor)).toEqual({ data: [], cursor })
  })

  it('HKS-10 an order appears once it is paid, not before', async () => {
    const { cursor } = await readAll('order.changes')
    const open = storedOrder(50, { state: 'open', paidAt: undefined })
    await shop.addOrders([open])
    expect((await readAll('order.changes', cursor)).data).toEqual([])
    await shop.database.query.updateTable('orders').set({ state: 'paid' }).where('id', '=', open.id).execute()
    expect((await readAll('order.changes', cursor)).data).toMatchObject([{ number: open.number }])
  })

  it('HKS-10 several sequencers at the same time give each change one position', async () => {
    const { cursor } = await readAll('stock.changes')
    const nodes = [shop.database, await shop.anotherNode()]
    await shop.database.query.updateTable('stock').set({ quantity: 77 }).execute()
    await Promise.all([...nodes, ...nodes, ...nodes].map((node) => sequenceChanges(node)))
    const { data } = await readAll('stock.changes', cursor)
    const stored = await shop.database.query.selectFrom('stock').select('quantity').execute()
    expect(data).toHaveLength(stored.length)
    const positions = await shop.database.query.selectFrom('change_positions').select(['kind', 'position']).execute()
    expect(new Set(positions.map(({ kind, position }) => `${kind} ${position}`)).size).toBe(positions.length)
  })

  it.each(['order.1z!', 'order.zzzzzzzzzzz', 'stock.1', 'nothing', 'order.'])(
    'HKS-10 the cursor %s was never given out and is rejected',
    async (cursor) => {
      expect(await shop.call('order.changes', { cursor })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_CURSOR', field: 'cursor' },
      })
    },
  )

  it.each([0, 201, 1.5])('HKS-10 a page of %d rows is rejected', async (limit) => {
    expect(await shop.call('order.changes', { limit })).toMatchObject({ status: 400, body: { field: 'limit' } })
  })

  it('HKS-10 every edit at the desk of an order, shipment, return, stock level, product or document is a change', async () => {
    const walk = await operationShop(engine)
    try {
      await addPaidOrders(walk)
      const { query } = walk.database
      const answers = new Map<string, unknown>()
      const changed = new Map<string, ReadonlySet<string>>()
      await sequenceChanges(walk.database)
      for (const { name, input, as = name } of MERCHANT_EDITS.filter(({ name: one }) => !ELSEWHERE.test(one))) {
        const last = await lastPosition(query)
        const { status, body } = await walk.call(name, input(answers))
        expect([name, status]).toEqual([name, 200])
        answers.set(as, body['value'])
        await sequenceChanges(walk.database)
        const rows = await query.selectFrom('change_positions').select('kind').where('position', '>', last).execute()
        changed.set(name, new Set([...(changed.get(name) ?? []), ...rows.map(({ kind }) => kind)]))
      }
      const found = [...changed]
        .filter(([name]) => Object.hasOwn(CHANGED_BY, name))
        .map(([name, kinds]) => [name, [...kinds].toSorted().join(' ')])
      expect(Object.fromEntries(found)).toEqual(CHANGED_BY)
    } finally {
      await walk.close()
    }
  })

  it('~HKS-10 positions of what was deleted are purged, and lists go on without it', async () => {
    const gone = storedOrder(60)
    await shop.addOrders([gone])
    const { data } = await readAll('order.changes')
    await shop.database.query.deleteFrom('orders').where('id', '=', gone.id).execute()
    expect((await readAll('order.changes')).data).toHaveLength(data.length - 1)
    expect(await purgePositions(shop.database)).toBe(1)
    expect(await purgePositions(shop.database)).toBe(0)
  })
})

/** Edits of content, accounts and settings: no list of the API shows them. */
const ELSEWHERE =
  /^(?:content|release|story|translation|datasource|search-rule|search-word|history|subscribers|inquiries|staff|audit|discount|shipping|tax-rate|ecb-rate)\./

/** By operation: the lists in which something changed. */
const CHANGED_BY: Readonly<Record<string, string>> = {
  'stock.set': 'product stock',
  'stock.change': 'product stock',
  'stock.reconcile': '',
  'price.set': 'product stock',
  'price.cancel': 'stock',
  'price.convert': '',
  'carrier.save': '',
  'seller.save': '',
  'order.refund': 'order',
  'order.cancel': 'order',
  'order.release': 'order stock',
  'order.resend': '',
  'order.hold': 'order',
  'order.clear-hold': 'order',
  'order.cancel-lines': 'order',
  'order.amend': 'order',
  'order.amend-email': 'order',
  'shipment.post': 'order shipment',
  'shipment.deliver': 'order shipment',
  'shipment.void': 'order shipment',
  // The shipments of the order have its new version.
  'return.open': 'order return shipment',
  'return.accept': 'return',
  'return.receive': 'return stock',
  'return.settle': 'order return',
  'credit.reissue': 'order shipment',
  'return.resend': '',
  'return.reject': 'return',
  'return.cancel': 'return',
  'invoice.issue': 'document order',
}
