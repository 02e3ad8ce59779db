/** Stock as staff work with it: list, counts, changes with a reason, transfers, history and undo, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../src/platform/ids.ts'
import { saveProducts } from '../../src/services/discovery/admin.ts'
import { ledgerGaps } from '../../src/services/commerce/stock/ledger-gaps.ts'
import { barcode, product } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const rows = z.object({ value: z.object({ rows: z.array(z.looseObject({})), total: z.int().optional() }) })
const undoable = z.object({ undo: z.object({ id: z.string() }) })

describe.each(engines)('stock operations on %s', (engine) => {
  let shop: OperationShop
  const products = staffActor('products')
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addStaff('products')
    const { database, clock } = shop
    const { variants: _variants, images: _images, ...document } = product('A1')
    const named = { ...document, name: { en: 'Lemon Socks', de: 'Zitronensocken' }, images: [] }
    await database.transaction((transaction) => saveProducts(transaction, database, [named], clock.now()))
  })
  afterAll(() => shop.close())

  const list = async (filter: object, more: object = {}) =>
    rows.parse((await shop.call('stock.list', { filter, ...more }, { actor: products })).body).value.rows
  const history = async (sku: string, more: object = {}) =>
    rows.parse((await shop.call('stock.history', { sku, ...more }, { actor: products })).body).value.rows
  const place = (number: number) => ({ sku: `A1-${number}`, warehouse: 'nl' })
  const write = (name: string, input: object, more: object = {}) => {
    shop.clock.advance(1000)
    return shop.call(name, input, { actor: products, ...more })
  }
  const undo = (answer: { readonly body: unknown }) => write('undo.run', { id: undoable.parse(answer.body).undo.id })

  /** A paid order of a variant that was sold from `nl`, or one that waits for its money. */
  async function sell(order: number, variant: number, quantity: number, isPaid = true): Promise<string> {
    shop.clock.advance(1000)
    const now = shop.clock.now().toISOString()
    const base = snapshotFor('IE')
    const lines = base.lines.slice(0, 1).map((line) => ({ ...line, id: barcode(variant), itemId: 'line', quantity }))
    const stored = storedOrder(order, { snapshot: { ...base, lines }, ...(!isPaid && { state: 'open' as const }) })
    await shop.addOrders([stored])
    await shop.database.transaction(async (transaction) => {
      await transaction
        .insertInto('reservations')
        .values({
          id: newId(),
          order_ref: stored.id,
          variant_id: barcode(variant),
          warehouse: 'nl',
          quantity,
          state: isPaid ? 'claimed' : 'held',
          created_at: now,
          expires_at: now,
          settled_at: isPaid ? now : null,
        })
        .execute()
      await transaction
        .updateTable('stock')
        .set((row) =>
          isPaid ? { quantity: row('quantity', '-', quantity) } : { reserved: row('reserved', '+', quantity) },
        )
        .where('variant_id', '=', barcode(variant))
        .where('warehouse', '=', 'nl')
        .execute()
    })
    return stored.number
  }

  it('DGO-09 the list has the figures of each warehouse, and finds SKUs, barcodes and names in any language', async () => {
    await sell(1, 1, 3)
    await sell(2, 1, 2, false)
    const expected = {
      sku: 'A1-1',
      ean: barcode(1),
      productSku: 'A1',
      name: 'Lemon Socks',
      size: '1',
      warehouse: 'nl',
      quantity: 7,
      forSale: 5,
      reserved: 2,
      unshipped: 3,
      onHand: 10,
      version: 0,
    }
    expect(await list({ search: ['a1-1'] })).toEqual([expected])
    expect(await list({ search: [barcode(1).slice(0, 12)] })).toEqual([expected])
    expect(await list({ search: ['zitronen'] })).toHaveLength(5)
    expect(await list({ search: ['nothing'] })).toEqual([])
    expect(await list({ warehouse: ['us'] }, { limit: 2 })).toMatchObject([
      { sku: 'A1-1', warehouse: 'us', onHand: 0 },
      { sku: 'A1-2', warehouse: 'us' },
    ])
    expect(await list({ state: ['low'] })).toMatchObject([{ sku: 'A1-1' }])
    expect(await list({}, { sort: { field: 'forSale', descending: false }, limit: 1 })).toMatchObject([{ sku: 'A1-1' }])
    const { body } = await shop.call('stock.list', {}, { actor: staffActor('reader') })
    expect(body).toMatchObject({ value: { total: 5, more: false } })
  })

  it('DGO-09 a count is what is on hand; below what belongs to orders it is refused and names them', async () => {
    const paid = await sell(3, 2, 4)
    const waiting = await sell(4, 2, 1, false)
    const refused = await write('stock.count', { ...place(2), onHand: 4 })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'COUNT_TOO_LOW', owed: 5, orders: [paid, waiting].toSorted() },
    })
    expect(refused.body).toMatchObject({ message: expect.stringContaining(paid) })
    expect(await shop.stockOf('A1-2')).toBe(6)
    const counted = await write('stock.count', { ...place(2), onHand: 12, note: 'Two behind a box' })
    expect(counted).toMatchObject({
      status: 200,
      body: { value: { quantity: 8, reserved: 1, unshipped: 4, difference: 2 } },
    })
    expect(await list({ sku: ['A1-2'] })).toMatchObject([{ forSale: 7, reserved: 1, unshipped: 4, onHand: 12 }])
    expect(await history('A1-2')).toMatchObject([
      {
        reason: 'count',
        change: 2,
        quantity: 8,
        note: 'Two behind a box',
        actor: { kind: 'staff', id: 'id-of-products', name: 'products' },
        isUndo: false,
      },
      { reason: 'sale', change: -4, order: paid, actor: { kind: 'system' } },
      { reason: 'import', change: 10 },
    ])
  })

  it('DGO-10 DGO-11 changes have a reason; undo takes back the difference, with the same reason, and leaves what was sold', async () => {
    const changed = await write('stock.change', { ...place(3), change: -3, reason: 'damaged' })
    expect(changed).toMatchObject({ status: 200, body: { value: { quantity: 7 } } })
    await sell(5, 3, 2)
    expect((await undo(changed)).status).toBe(200)
    expect(await shop.stockOf('A1-3')).toBe(8)
    expect(await history('A1-3', { limit: 3 })).toMatchObject([
      { reason: 'damaged', change: 3, quantity: 8, isUndo: true },
      { reason: 'sale', change: -2 },
      { reason: 'damaged', change: -3, isUndo: false },
    ])
    for (const [input, status] of [
      [{ ...place(3), change: 0, reason: 'found' }, 400],
      [{ ...place(3), change: 1, reason: 'sale' }, 400],
      [{ ...place(3), change: 1, reason: 'import' }, 400],
      [{ ...place(3), change: -9, reason: 'lost' }, 409],
    ] as const) {
      expect((await write('stock.change', input)).status).toBe(status)
    }
    const counted = await write('stock.count', { ...place(3), onHand: 20 })
    await undo(counted)
    expect(await shop.stockOf('A1-3')).toBe(8)
    // The merchant API and the catalogue screens write through the same ledger.
    await write('stock.set', { ...place(3), quantity: 11 })
    await write('variant.change', { sku: 'A1-3', stock: [{ warehouse: 'us', quantity: 4 }] })
    await write('stock.change-many', { items: [{ ...place(3), change: 5, reason: 'received', note: 'Pallet 7' }] })
    expect(await history('A1-3', { limit: 3 })).toMatchObject([
      { reason: 'received', change: 5, note: 'Pallet 7', quantity: 16 },
      { reason: 'correction', change: 4, warehouse: 'us' },
      { reason: 'correction', change: 3, warehouse: 'nl' },
    ])
    expect(await ledgerGaps(shop.database.query)).toEqual([])
  })

  it('DGO-11 a transfer writes both movements or none, and is undone as a whole', async () => {
    const move = { sku: 'A1-4', from: 'nl', to: 'us', quantity: 4 }
    const moved = await write('stock.transfer', { ...move, note: 'For the sale' })
    expect(moved).toMatchObject({ status: 200, body: { value: { from: { quantity: 6 }, to: { quantity: 4 } } } })
    const both = [
      { reason: 'transfer', warehouse: 'us', change: 4, otherWarehouse: 'nl', note: 'For the sale' },
      { reason: 'transfer', warehouse: 'nl', change: -4, otherWarehouse: 'us', note: 'For the sale' },
    ]
    expect(await history('A1-4', { limit: 2 })).toEqual(
      expect.arrayContaining(both.map((one) => expect.objectContaining(one))),
    )
    const before = await history('A1-4')
    expect(await write('stock.transfer', { ...move, quantity: 7 })).toMatchObject({
      status: 409,
      body: { code: 'STOCK_SHORT' },
    })
    expect((await write('stock.transfer', { ...move, to: 'nl' })).status).toBe(400)
    expect((await write('stock.transfer', { ...move, sku: 'NONE' })).status).toBe(422)
    const dry = await write('stock.transfer', move, { dryRun: true })
    expect(dry.status).toBe(200)
    expect(await history('A1-4')).toEqual(before)
    await undo(moved)
    expect(await list({ sku: ['A1-4'] })).toMatchObject([
      { warehouse: 'nl', quantity: 10 },
      { warehouse: 'us', quantity: 0 },
    ])
    expect((await history('A1-4', { limit: 2 })).every((one) => one['isUndo'] === true)).toBe(true)
    expect(await ledgerGaps(shop.database.query)).toEqual([])
  })

  it('DGO-10 the history is paged, of one warehouse on request', async () => {
    for (const change of [1, 2, 3]) await write('stock.change', { ...place(5), change, reason: 'found' })
    await write('stock.change', { sku: 'A1-5', warehouse: 'us', change: 9, reason: 'received' })
    const page = (input: object) => shop.call('stock.history', { sku: 'A1-5', ...input }, { actor: products })
    expect((await page({ limit: 2 })).body).toMatchObject({
      value: { rows: [{ change: 9 }, { change: 3 }], more: true },
    })
    expect((await page({ limit: 2, offset: 2, warehouse: 'nl' })).body).toMatchObject({
      value: {
        rows: [
          { change: 1, quantity: 11 },
          { change: 10, reason: 'import' },
        ],
        more: false,
      },
    })
    expect((await page({ sku: 'NONE' })).status).toBe(422)
  })
})
