import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { renewAttempt } from './renew-attempt.ts'
import {
  freeKey,
  insertOrder,
  lockOpenOrder,
  lockOrder,
  lockOrderByKey,
  readAttempt,
  readOpenOrder,
  readOrder,
  replaceOrder,
} from './stored-order.ts'

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)
const OPEN = storedOrder(1, { state: 'open', paidAt: undefined })

describe.each(engines)('a stored order on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const inTransaction = shop.inTransaction

  it('is read as it was written, by its id, its cart and its key', async () => {
    await inTransaction((transaction) => insertOrder(transaction, OPEN, 'cart-1:key'))
    expect(await readOrder(shop.query, OPEN.id)).toEqual(OPEN)
    expect(await readOpenOrder(shop.query, OPEN.cartId)).toEqual(OPEN)
    const locked = await inTransaction(async (transaction) => [
      await lockOrder(transaction, shop.database, OPEN.id),
      await lockOpenOrder(transaction, shop.database, OPEN.cartId),
      await lockOrderByKey(transaction, shop.database, 'cart-1:key'),
    ])
    expect(locked).toEqual([OPEN, OPEN, OPEN])
  })

  it('that does not exist is undefined', async () => {
    const found = await inTransaction(async (transaction) => [
      await readOrder(transaction, 'nothing'),
      await readOpenOrder(transaction, 'nothing'),
      await lockOrder(transaction, shop.database, 'nothing'),
      await lockOpenOrder(transaction, shop.database, 'nothing'),
      await lockOrderByKey(transaction, shop.database, 'nothing'),
    ])
    expect(found).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  it('has columns that can be searched, taken from what was ordered', async () => {
    const snapshot = snapshotFor('US', { email: 'Ada@Example.com', externalTax: 220 })
    await inTransaction((transaction) => insertOrder(transaction, { ...OPEN, snapshot }, undefined))
    expect(await shop.query.selectFrom('orders').selectAll().executeTakeFirst()).toMatchObject({
      storefront: 'us',
      country: 'US',
      language: 'en',
      currency: 'USD',
      total: 2965,
      email_key: 'Ada@example.com',
      idempotency_key: null,
    })
  })

  it('two open orders of one cart are rejected by the database itself', async () => {
    await shop.insertOrder(OPEN)
    const second = { ...storedOrder(2, { state: 'open' }), cartId: OPEN.cartId }
    await expect(inTransaction((transaction) => insertOrder(transaction, second, undefined))).rejects.toThrow(/unique/i)
  })

  it('replaced: no longer the open one of its cart, its attempts are given up, and its key remains', async () => {
    await inTransaction((transaction) => insertOrder(transaction, OPEN, 'cart-1:key'))
    await shop.insertAttempt({ state: 'ready' })
    await inTransaction((transaction) => replaceOrder(transaction, OPEN.id, inMinutes(5)))
    expect(await readOrder(shop.query, OPEN.id)).toMatchObject({
      state: 'replaced',
      updatedAt: inMinutes(5).toISOString(),
    })
    expect([await readOpenOrder(shop.query, OPEN.cartId), await readAttempt(shop.query, OPEN.id)]).toEqual([
      undefined,
      undefined,
    ])
    const byKey = () => inTransaction((transaction) => lockOrderByKey(transaction, shop.database, 'cart-1:key'))
    expect((await byKey())?.id).toBe(OPEN.id)
    await inTransaction((transaction) => freeKey(transaction, OPEN.id))
    expect(await byKey()).toBeUndefined()
  })

  it.each([
    ['of another shape', { snapshot: '{"lines":[]}' }, 'Invalid stored JSON: order order-1'],
    ['of a country that is no market', { country: 'XX' }, 'The order order-1 is of a market that does not exist'],
  ])('%s is rejected by its id', async (_, over, message) => {
    await shop.insertOrder(OPEN)
    await shop.query.updateTable('orders').set(over).execute()
    await expect(readOrder(shop.query, OPEN.id)).rejects.toThrow(message)
  })

  it('readAttempt: the newest that is not given up, with its session once there is one', async () => {
    await shop.insertOrder(OPEN)
    expect(await readAttempt(shop.query, OPEN.id)).toBeUndefined()
    await shop.insertAttempt({ id: 'old' })
    await shop.insertAttempt({
      id: 'new',
      state: 'ready',
      session_id: 'CS1',
      session_data: 'data',
      created_at: inMinutes(1).toISOString(),
    })
    await shop.insertAttempt({ id: 'over', state: 'given-up', created_at: inMinutes(2).toISOString() })
    expect(await readAttempt(shop.query, OPEN.id)).toEqual({
      id: 'new',
      orderId: OPEN.id,
      state: 'ready',
      session: { id: 'CS1', sessionData: 'data' },
      createdAt: inMinutes(1).toISOString(),
    })
  })

  describe('renewAttempt', () => {
    beforeEach(async () => {
      await shop.insertOrder(OPEN)
      await shop.insertAttempt()
    })
    const renew = (minutes: number) =>
      inTransaction((transaction) => renewAttempt(transaction, OPEN.id, inMinutes(minutes)))
    const refuse = async (count: number, state: CommerceTables['payments']['state'] = 'refused') => {
      for (let number = 0; number < count; number += 1) {
        await shop.insertPayment({ psp_reference: `psp-${state}-${number}`, state })
      }
    }

    it.each<[string, number, () => Promise<void>, boolean]>([
      ['a young one goes on', 29, async () => {}, false],
      ['one of thirty minutes has a successor', 30, async () => {}, true],
      ['four refusals are not too many', 1, () => refuse(4), false],
      ['five refusals are', 1, () => refuse(5), true],
      [
        'cancelled and failed payments count as refusals',
        1,
        async () => {
          await refuse(3, 'cancelled')
          await refuse(2, 'failed')
        },
        true,
      ],
      ['payments that wait for a bank do not', 1, () => refuse(9, 'pending'), false],
    ])('%s', async (_, minutes, prepare, isNew) => {
      await prepare()
      expect((await renew(minutes)).id !== 'attempt-1').toBe(isNew)
    })

    it('~SEC-04 a successor starts anew, is due for a check, and does not extend what is held', async () => {
      await shop.offer('A', [variant(1, { sku: 'A-S' })])
      const paying = { created_at: NOW.toISOString(), expires_at: inMinutes(60).toISOString() }
      await shop.insertReservation({ id: 'held', warehouse: 'nl', ...paying })
      await shop.insertReservation({ id: 'released', warehouse: 'nl-rsv', state: 'released' })
      const attempt = await renew(40)
      const expiries = shop.query.selectFrom('reservations').select(['id', 'expires_at']).orderBy('id')
      expect(await expiries.execute()).toEqual([
        { id: 'held', expires_at: inMinutes(60).toISOString() },
        { id: 'released', expires_at: NOW.toISOString() },
      ])
      expect(attempt).toMatchObject({ orderId: OPEN.id, state: 'started', session: undefined })
      const row = shop.query.selectFrom('payment_attempts').select('check_at').where('id', '=', attempt.id)
      expect(await row.executeTakeFirst()).toEqual({ check_at: inMinutes(42).toISOString() })
      expect(await readAttempt(shop.query, OPEN.id)).toEqual(attempt)
    })
  })
})
