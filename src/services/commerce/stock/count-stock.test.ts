/** Counts of what is on hand, the history of a variant, and where the ledger begins, on both databases. */
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, engines } from '../../../../tests/support/fresh-database.ts'
import { S, useStockShop } from '../../../../tests/support/stock-shop.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { commerceMigrations } from '../migrations.ts'
import { deleteOrders } from '../orders/delete-orders.ts'
import type { CommerceTables } from '../tables.ts'
import { ledgerGaps } from './ledger-gaps.ts'
import { reconcile } from './reconcile.ts'
import { countStock } from './set-stock.ts'
import { stockHistory } from './stock-history.ts'

describe.each(engines)('a count on %s', (engine) => {
  const stock = useStockShop(engine)
  const { shop, clock, within, deps, buy, offer } = stock
  const count = (onHand: number, warehouse: 'nl' | 'nl-rsv' = 'nl') =>
    within((t) => countStock(t, shop.database, { sku: 'A-S', warehouse, onHand, actor: 'staff:ada' }, clock.now()))
  const figuresOf = async (warehouse: string) => {
    const row = (await stock.figures({ skus: ['A-S'] })).find((one) => one.warehouse === warehouse)
    return row && [row.forSale, row.reserved, row.unshipped, row.onHand]
  }
  const ship = (orderId: string, quantity: number) =>
    postShipment(deps(), { orderId, carrier: 'letter', actor: 'cli:ada', units: [{ itemId: 'small', quantity }] })
  const bought = async (units: number) => {
    const order = await buy(units, 0)
    if (order === undefined) throw new Error('Sold out')
    return order
  }

  beforeEach(() => offer({ 'nl-rsv': 2, nl: 10 }, { nl: 5 }))

  it('DGO-09 what is reserved and what is paid but not shipped still lies there; a count stores the difference', async () => {
    const order = await bought(5)
    await buy(1, 0, false)
    // The reserve of two is sold first.
    expect(await figuresOf('nl-rsv')).toEqual([0, 0, 2, 2])
    expect(await figuresOf('nl')).toEqual([6, 1, 3, 10])
    await ship(order.id, 1)
    expect([await figuresOf('nl-rsv'), await figuresOf('nl')]).toEqual([
      [0, 0, 1, 1],
      [6, 1, 3, 10],
    ])
    await cancelLines(deps(), order.id, [{ itemId: 'small', quantity: 2 }])
    expect([await figuresOf('nl-rsv'), await figuresOf('nl')]).toEqual([
      [0, 0, 1, 1],
      [8, 1, 1, 10],
    ])
    expect(await count(12)).toEqual({ ok: true, value: { before: 9, quantity: 11, reserved: 1, unshipped: 1 } })
    expect(await figuresOf('nl')).toEqual([10, 1, 1, 12])
    await ship(order.id, 2)
    expect([await figuresOf('nl-rsv'), await figuresOf('nl')]).toEqual([
      [0, 0, 0, 0],
      [10, 1, 0, 11],
    ])
    await stock.expectLedger()
  })

  it('DGO-09 a count below what belongs to orders is refused, names them, and writes nothing', async () => {
    const first = await bought(4)
    const second = await bought(3)
    const waiting = await buy(1, 0, false)
    const shipped = await bought(1)
    await ship(shipped.id, 1)
    await ship(second.id, 1)
    const before = await stock.movements()
    const orders = [first.number, second.number, waiting?.number ?? ''].toSorted()
    expect(await count(4)).toEqual({
      ok: false,
      failure: {
        code: 'COUNT_TOO_LOW',
        parameters: { sku: 'A-S', warehouse: 'nl', onHand: 4, owed: 5, orders: orders.join(', ') },
        details: { owed: 5, orders },
      },
    })
    expect(await stock.movements()).toEqual(before)
    expect(await count(5)).toMatchObject({ ok: true, value: { quantity: 1, reserved: 1, unshipped: 4 } })
    expect(await figuresOf('nl')).toEqual([0, 1, 4, 5])
    // The reserve was emptied by the first order.
    expect(await count(1, 'nl-rsv')).toMatchObject({ failure: { details: { owed: 2, orders: [first.number] } } })
  })

  it('DGO-10 the history shows sales, what ended them, and the quantity after each; also when orders are deleted', async () => {
    clock.advance(1000)
    const order = await bought(3)
    clock.advance(1000)
    await cancelLines(deps(), order.id, [{ itemId: 'small', quantity: 1 }])
    clock.advance(1000)
    await count(9)
    const read = async () =>
      (await stockHistory(shop.query, { sku: 'A-S', warehouse: 'nl', offset: 0, limit: 10 }))?.map((entry) => [
        entry.reason,
        entry.change,
        entry.quantity,
        entry.order,
      ])
    // Two of three came from the reserve.
    const expected = (number: string | null) => [
      ['count', -1, 9, null],
      ['cancel', 1, 10, number],
      ['sale', -1, 9, number],
      ['import', 10, 10, null],
    ]
    expect(await read()).toEqual(expected(order.number))
    await within((t) => deleteOrders(t, shop.database, [order.id], clock.now()))
    expect(await read()).toEqual(expected(null))
    await stock.expectLedger()
    expect(await stockHistory(shop.query, { sku: 'NONE', warehouse: undefined, offset: 0, limit: 1 })).toBeUndefined()
  })

  it('~DGO-10 reconciling finds a quantity that the ledger does not explain, and records it on request', async () => {
    await shop.query
      .updateTable('stock')
      .set({ quantity: 13 })
      .where('variant_id', '=', S)
      .where('warehouse', '=', 'nl')
      .execute()
    const gap = [{ variantId: S, warehouse: 'nl', quantity: 13, recorded: 10 }]
    const look = (mend: boolean) => within((t) => reconcile(t, shop.database, { now: clock.now(), mend }))
    expect(await look(false)).toEqual({ expired: 0, drift: [], unexplained: gap, mended: false })
    expect(await look(true)).toEqual({ expired: 0, drift: [], unexplained: gap, mended: true })
    expect(await look(false)).toEqual({ expired: 0, drift: [], unexplained: [], mended: false })
    await stock.expectLedger()
  })
})

describe.each(engines)('a shop of before the ledger on %s', (engine) => {
  it('~DGO-10 starts with what it has, and what was sold of it', async () => {
    const empty = await emptyDatabase(engine)
    const position = commerceMigrations.findIndex(({ name }) => name.endsWith('-stock-movements'))
    const old = await empty.open<CommerceTables>(commerceMigrations.slice(0, position))
    await sql`insert into variants (id, sku, product_sku, size, position, offered) values ('1', 'A-S', 'A', 'S', 0, 1)`.execute(
      old.query,
    )
    await sql`insert into stock (variant_id, warehouse, quantity) values ('1', 'nl', 7), ('1', 'us', 0)`.execute(
      old.query,
    )
    for (const [id, state, warehouse] of [
      ['sold', 'claimed', 'nl'],
      ['back', 'released', 'nl'],
      ['gone', 'claimed', 'nl-rsv'],
    ] as const) {
      await sql`insert into reservations (id, order_ref, variant_id, warehouse, quantity, state, created_at, expires_at, settled_at)
        values (${id}, ${id}, '1', ${warehouse}, 2, ${state}, '2026-01-01', '2026-01-01', '2026-01-02')`.execute(
        old.query,
      )
    }
    await old.close()
    const database = await empty.open<CommerceTables>(commerceMigrations)
    expect(await ledgerGaps(database.query)).toEqual([])
    const history = await stockHistory(database.query, { sku: 'A-S', warehouse: undefined, offset: 0, limit: 9 })
    expect(history?.map(({ reason, warehouse, change, quantity }) => [reason, warehouse, change, quantity])).toEqual([
      ['sale', 'nl', -2, 7],
      ['sale', 'nl-rsv', -2, 0],
      ['start', 'nl-rsv', 2, 2],
      ['start', 'nl', 9, 9],
    ])
    await database.close()
    await empty.remove()
  })
})
