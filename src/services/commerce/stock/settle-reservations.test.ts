import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import type { OrderState } from '../orders/stored-order.ts'
import { reserveStock } from './reserve-stock.ts'
import {
  claimStock as claimHeld,
  hasClaimedStock,
  releaseExpired,
  releaseStock,
  restock,
} from './settle-reservations.ts'

const LATER = new Date('2026-11-15T12:00:00.000Z')

describe('reservations that are settled', () => {
  const shop = useCommerceDatabase()
  const about = (orderRef: string) => ({ orderRef, now: LATER })
  const reserve = (orderRef: string, quantity: number, number = 1, milliseconds = 1000) =>
    shop.inTransaction((transaction) =>
      reserveStock(transaction, shop.database, {
        orderRef,
        lines: [{ variantId: barcode(number), quantity }],
        warehouses: ['nl-rsv', 'nl'],
        now: NOW,
        milliseconds,
      }),
    )
  const run = (settle: typeof releaseStock, orderRef: string) =>
    shop.inTransaction((transaction) => settle(transaction, shop.database, about(orderRef)))
  const claimStock: typeof releaseStock = (transaction, _engine, at) => claimHeld(transaction, at)
  const rows = async (orderRef: string) => {
    const found = shop.query.selectFrom('reservations').select(['warehouse', 'state', 'settled_at'])
    const all = await found.where('order_ref', '=', orderRef).orderBy('warehouse').execute()
    return all.map(({ warehouse, state, settled_at: at }) => `${warehouse} ${state} ${at ?? '-'}`)
  }

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { 'nl-rsv': 2, nl: 10 } })])
    await shop.offer('B', [variant(2, { sku: 'B-S', stock: { nl: 10 } })])
    await shop.query.deleteFrom('outbox').execute()
  })

  it('released: back on sale in the warehouses that it came from, and of this order only', async () => {
    await reserve('order-1', 5)
    await reserve('order-2', 1)
    expect(await run(releaseStock, 'order-1')).toBe(2)
    expect(await shop.stock(barcode(1))).toEqual({ 'nl-rsv': '0/2', nl: '1/10' })
    expect(await rows('order-1')).toEqual([
      `nl released ${LATER.toISOString()}`,
      `nl-rsv released ${LATER.toISOString()}`,
    ])
    expect(await rows('order-2')).toEqual(['nl held -'])
  })

  it('claimed: no longer in stock and no longer reserved', async () => {
    await reserve('order-1', 5)
    expect(await run(claimStock, 'order-1')).toBe(2)
    expect(await shop.stock(barcode(1))).toEqual({ 'nl-rsv': '0/0', nl: '0/7' })
    expect(await rows('order-1')).toEqual([
      `nl claimed ${LATER.toISOString()}`,
      `nl-rsv claimed ${LATER.toISOString()}`,
    ])
  })

  it('restocked: what was claimed is back in stock, once', async () => {
    await reserve('order-1', 5)
    await run(claimStock, 'order-1')
    expect([await run(restock, 'order-1'), await run(restock, 'order-1')]).toEqual([2, 0])
    expect(await shop.stock(barcode(1))).toEqual({ 'nl-rsv': '0/2', nl: '0/10' })
  })

  it('what is held cannot be restocked, and what is claimed cannot be released', async () => {
    await reserve('order-1', 1)
    expect(await run(restock, 'order-1')).toBe(0)
    await run(claimStock, 'order-1')
    expect([await run(releaseStock, 'order-1'), await run(claimStock, 'order-1')]).toEqual([0, 0])
    expect(await shop.stock(barcode(1))).toMatchObject({ 'nl-rsv': '0/1' })
  })

  it.each([
    ['reserved', [], false],
    ['claimed', [claimStock], true],
    ['released', [releaseStock], false],
    ['claimed and restocked', [claimStock, restock], false],
  ] as const)('hasClaimedStock of an order that is %s', async (_, steps, expected) => {
    await reserve('order-1', 1)
    for (const step of steps) await run(step, 'order-1')
    expect(await shop.inTransaction((transaction) => hasClaimedStock(transaction, 'order-1'))).toBe(expected)
    expect(await shop.inTransaction((transaction) => hasClaimedStock(transaction, 'order-2'))).toBe(false)
  })

  it('caches are invalidated when the stock status changes, and only then', async () => {
    await reserve('order-1', 8)
    expect(await shop.staged()).toHaveLength(1)
    await reserve('order-2', 2)
    await run(claimStock, 'order-2')
    expect(await shop.staged()).toHaveLength(1)
    await run(releaseStock, 'order-1')
    expect(await shop.staged()).toHaveLength(2)
  })

  describe('releaseExpired', () => {
    const release = (now: Date) => shop.inTransaction((transaction) => releaseExpired(transaction, shop.database, now))

    it('releases what is expired, from the moment on at which it expires', async () => {
      await reserve('order-1', 1, 1, 1000)
      await reserve('order-2', 1, 2, 2000)
      expect(await release(new Date(NOW.getTime() + 999))).toBe(0)
      expect(await release(new Date(NOW.getTime() + 1000))).toBe(1)
      expect([await shop.stock(barcode(1)), await shop.stock(barcode(2))]).toEqual([
        { 'nl-rsv': '0/2', nl: '0/10' },
        { nl: '1/10' },
      ])
    })

    it.each<[OrderState, number]>([
      ['open', 0],
      ['held', 0],
      ['lapsed', 1],
      ['replaced', 1],
      ['cancelled', 1],
    ])('the reservation of an order that is %s', async (state, expected) => {
      await shop.insertOrder(storedOrder(1, { state }))
      await reserve('order-1', 1)
      expect(await release(LATER)).toBe(expected)
    })

    it('releases no claimed stock', async () => {
      await reserve('order-1', 1)
      await run(claimStock, 'order-1')
      expect(await release(LATER)).toBe(0)
    })
  })
})
