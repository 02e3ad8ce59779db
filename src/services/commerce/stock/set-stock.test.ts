import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { reconcile } from './reconcile.ts'
import { changeStockBy, setStock, stockOf, type StockCount } from './set-stock.ts'
import { STOCK_STATUS_CHANGED, stageStockStatusChange, stockStatusChangeHandler } from './stock-status-changes.ts'

describe('the stock that a merchant counts', () => {
  const shop = useCommerceDatabase()
  const set = (quantity: number, { sku = 'A-S', warehouse = 'nl' }: Partial<StockCount> = {}) =>
    shop.inTransaction((transaction) => setStock(transaction, shop.database, { sku, warehouse, quantity }, NOW))
  const reserve = (reserved: number) => shop.query.updateTable('stock').set({ reserved }).execute()
  const changes = async () => {
    const rows = await shop.query.selectFrom('offer_changes').selectAll().execute()
    return Object.fromEntries(rows.map(({ product_sku: sku, version }) => [sku, version]))
  }

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 5 } }), variant(2, { sku: 'A-L', stock: {} })])
  })

  it.each([
    ['more', 8, { ok: true, value: { before: 5, quantity: 8, reserved: 2 } }, '2/8'],
    ['exactly what is reserved', 2, { ok: true, value: { before: 5, quantity: 2, reserved: 2 } }, '2/2'],
    [
      'less than is reserved',
      1,
      {
        ok: false,
        failure: {
          code: 'STOCK_PROMISED',
          parameters: { reserved: 2, sku: 'A-S', warehouse: 'nl', quantity: 1 },
        },
      },
      '2/5',
    ],
  ])('%s', async (_, quantity, expected, stock) => {
    await reserve(2)
    expect(await set(quantity)).toEqual(expected)
    expect(await shop.stock(barcode(1))).toEqual({ nl: stock })
  })

  it.each([
    ['more', 3, { ok: true, value: { before: 5, quantity: 8, reserved: 2 } }, '2/8'],
    ['less', -3, { ok: true, value: { before: 5, quantity: 2, reserved: 2 } }, '2/2'],
    ['less than is reserved', -4, expect.objectContaining({ ok: false }), '2/5'],
  ])('~HKS-11 a change of what is there: %s', async (_, change, expected, stock) => {
    await reserve(2)
    const changed = await shop.inTransaction((transaction) =>
      changeStockBy(transaction, shop.database, { sku: 'A-S', warehouse: 'nl', change }, NOW),
    )
    expect(changed).toEqual(expected)
    expect(await shop.stock(barcode(1))).toEqual({ nl: stock })
  })

  it('adds a warehouse that did not stock the variant', async () => {
    expect(await set(4, { warehouse: 'us' })).toEqual({ ok: true, value: { before: 0, quantity: 4, reserved: 0 } })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/5', us: '0/4' })
  })

  it('is a change of the offers of its product; a rejected one is none', async () => {
    const { version } = await shop.versions()
    await set(9)
    expect([(await shop.versions()).version, (await changes())['A']]).toEqual([version + 1, version + 1])
    await reserve(3)
    await set(1)
    expect(await set(1, { sku: 'NOTHING' })).toMatchObject({ ok: false, failure: { code: 'UNKNOWN_VARIANT' } })
    expect((await shop.versions()).version).toBe(version + 1)
  })

  it('stockOf lists warehouses by name, none for a variant without stock, and undefined for what is not offered', async () => {
    await set(4, { warehouse: 'us' })
    await set(1, { warehouse: 'nl-rsv' })
    expect(await stockOf(shop.query, 'A-S')).toEqual([
      { warehouse: 'nl', quantity: 5, reserved: 0 },
      { warehouse: 'nl-rsv', quantity: 1, reserved: 0 },
      { warehouse: 'us', quantity: 4, reserved: 0 },
    ])
    expect(await stockOf(shop.query, 'A-L')).toEqual([])
    expect(await stockOf(shop.query, 'NOTHING')).toBeUndefined()
    await shop.offer('A', [])
    expect(await stockOf(shop.query, 'A-S')).toBeUndefined()
  })

  describe('reconcile', () => {
    const look = (mend: boolean) =>
      shop.inTransaction((transaction) => reconcile(transaction, shop.database, { now: NOW, mend }))
    const hold = (quantity: number, expiresAt = '2026-11-16T00:00:00.000Z') =>
      shop.insertReservation({ variant_id: barcode(1), quantity, expires_at: expiresAt })

    it.each([
      ['more is reserved than orders hold', 4, 2, '2/5'],
      ['less is reserved than orders hold', 1, 3, '3/5'],
      ['orders hold more than there is', 0, 9, '9/9'],
    ])('%s: reported, and mended on request', async (_, reserved, held, mended) => {
      await reserve(reserved)
      await hold(held)
      const drift = [{ variantId: barcode(1), warehouse: 'nl', quantity: 5, reserved, held }]
      expect(await look(false)).toEqual({ expired: 0, drift, unexplained: [], mended: false })
      expect(await shop.stock(barcode(1))).toEqual({ nl: `${reserved}/5` })
      expect(await look(true)).toEqual({ expired: 0, drift, unexplained: [], mended: true })
      expect(await shop.stock(barcode(1))).toEqual({ nl: mended })
      expect(await look(false)).toEqual({ expired: 0, drift: [], unexplained: [], mended: false })
    })

    it('released and claimed reservations reserve nothing', async () => {
      await shop.insertReservation({ id: '1', order_ref: '1', variant_id: barcode(1), state: 'released' })
      await shop.insertReservation({ id: '2', order_ref: '2', variant_id: barcode(1), state: 'claimed' })
      expect((await look(false)).drift).toEqual([])
    })

    it('releases expired reservations before it looks, and only when it mends', async () => {
      await reserve(2)
      await hold(2, NOW.toISOString())
      expect(await look(false)).toEqual({ expired: 0, drift: [], unexplained: [], mended: false })
      expect(await look(true)).toEqual({ expired: 1, drift: [], unexplained: [], mended: false })
      expect(await shop.stock(barcode(1))).toEqual({ nl: '0/5' })
    })
  })

  describe('a change of the stock status', () => {
    const payloads = async () =>
      (await shop.query.selectFrom('outbox').select(['topic', 'payload']).execute()).map(({ topic, payload }) => [
        topic,
        payload,
      ])
    const level = { variant_id: barcode(1), warehouse: 'nl', quantity: 6, reserved: 0 }
    const stageChange = (more: number) =>
      shop.inTransaction((transaction) =>
        stageStockStatusChange(transaction, [level], [{ variantId: barcode(1), warehouse: 'nl', more }], NOW),
      )

    it('is staged; a change of the quantity alone is not', async () => {
      await stageChange(1)
      expect(await payloads()).toEqual([])
      await stageChange(-1)
      expect(await payloads()).toEqual([[STOCK_STATUS_CHANGED, JSON.stringify([barcode(1)])]])
    })

    it('raises the version of the products of its variants, each once', async () => {
      await shop.offer('B', [variant(3, { sku: 'B' })])
      const { version } = await shop.versions()
      const before = await changes()
      await stockStatusChangeHandler(shop.database)(JSON.stringify([barcode(1), barcode(2)]), 'key')
      expect((await shop.versions()).version).toBe(version + 1)
      expect(await changes()).toEqual({ ...before, A: version + 1 })
    })

    it('of another shape is rejected', async () => {
      await expect(stockStatusChangeHandler(shop.database)('{"a":1}', 'key')).rejects.toThrow(
        'Invalid stored JSON: stock status change',
      )
    })
  })
})
