import { describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { purgeOrders } from './purge-orders.ts'
import type { OrderState } from './stored-order.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)

describe('purgeOrders', () => {
  const shop = useCommerceDatabase()
  const purge = (days = 91) => purgeOrders(shop.database, inDays(days))
  const ids = async () => (await shop.query.selectFrom('orders').select('id').execute()).map(({ id }) => id)

  it.each<[OrderState, number]>([
    ['lapsed', 1],
    ['replaced', 1],
    ['open', 0],
    ['paid', 0],
    ['held', 0],
    ['cancelled', 0],
    ['refunded', 0],
  ])('an order that is %s for ninety days', async (state, expected) => {
    await shop.insertOrder(storedOrder(1, { state }))
    expect(await purge()).toBe(expected)
    expect(await ids()).toHaveLength(1 - expected)
  })

  it('is due after ninety days without a change', async () => {
    await shop.insertOrder(storedOrder(1, { state: 'lapsed' }))
    expect([await purge(90), await purge(90.01)]).toEqual([0, 1])
  })

  it.each<[CommerceTables['payments']['state'], number]>([
    ['refused', 1],
    ['cancelled', 1],
    ['failed', 1],
    ['pending', 0],
    ['authorised', 0],
    ['reversing', 0],
    ['reversed', 0],
  ])('with a payment that is %s: money that ever moved retains the order', async (state, expected) => {
    await shop.insertOrder(storedOrder(1, { state: 'lapsed' }))
    await shop.insertAttempt()
    await shop.insertPayment({ state })
    expect(await purge()).toBe(expected)
  })

  it('with a statement of withdrawal about it the order is retained', async () => {
    const order = storedOrder(1, { state: 'lapsed' })
    await shop.insertOrder(order)
    const withdrawal = { name: '', email: '', statement: '', country: 'IE', language: 'en', received_at: '' }
    await shop.query
      .insertInto('withdrawals')
      .values({ id: 'w', order_id: null, number: order.number, ...withdrawal })
      .execute()
    expect(await purge()).toBe(0)
  })

  it('deletes everything that belongs to it, and nothing of another order', async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S' })])
    for (const number of [1, 2]) {
      const order = storedOrder(number, { state: number === 1 ? 'lapsed' : 'paid' })
      await shop.insertOrder(order)
      await shop.insertAttempt({ id: `attempt-${number}`, order_id: order.id })
      const payment = { attempt_id: `attempt-${number}`, order_id: order.id, state: 'refused' } as const
      await shop.insertPayment({ psp_reference: `psp-${number}`, ...payment })
      await shop.insertReservation({ id: `r${number}`, order_ref: order.id, state: 'released' })
    }
    expect(await purge()).toBe(1)
    expect(await ids()).toEqual(['order-2'])
    const rest = await Promise.all([
      shop.query.selectFrom('payments').select('order_id').execute(),
      shop.query.selectFrom('payment_attempts').select('order_id').execute(),
      shop.query.selectFrom('reservations').select('order_ref as order_id').execute(),
    ])
    expect(rest).toEqual([[{ order_id: 'order-2' }], [{ order_id: 'order-2' }], [{ order_id: 'order-2' }]])
  })
})
