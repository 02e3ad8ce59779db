/** Orders are deleted; their store credit is owed until it expires, on both databases. */
import { beforeEach, describe, expect, it } from 'vitest'
import { TOTAL, useCreditShop } from '../../../../tests/support/credit-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { deleteOrders } from '../orders/delete-orders.ts'
import { refundOrder } from '../payments/refund-order.ts'
import { purgeRestricted } from '../privacy/purge-restricted.ts'

const YEARS = 4 * 366 * 86_400_000

describe.each(engines)('store credit of deleted orders on %s', (engine) => {
  const { shop, clock, deps, insertCredit, credit, pay } = useCreditShop(engine)
  const remove = (...ids: readonly string[]) =>
    shop.inTransaction((transaction) => deleteOrders(transaction, shop.database, ids, clock.now()))
  const count = async () => (await shop.query.selectFrom('store_credits').select('id').execute()).length

  beforeEach(() => shop.insertOrder(storedOrder(9)))

  it('RET-15 stays with what is left of it, without its person, and pays; it is deleted once it has expired', async () => {
    await insertCredit()
    await remove('order-9')
    expect(await credit()).toMatchObject({ balance: 4000, consent: null, email: null })
    expect(await pay()).toMatchObject({ resultCode: 'Authorised' })
    await remove('order-1')
    await purgeRestricted(shop.database, clock.now())
    expect(await count()).toBe(1)
    clock.advance(YEARS)
    await purgeRestricted(shop.database, clock.now())
    expect(await count()).toBe(0)
  })

  it('RET-15 stays while a payment names it, so that its refund has a place', async () => {
    await insertCredit({ balance: TOTAL })
    await pay()
    expect((await credit()).balance).toBe(0)
    await remove('order-9')
    expect(await refundOrder(deps())('order-1', { amount: 745 })).toMatchObject({ value: { credited: 745 } })
    expect((await credit()).balance).toBe(745)
  })

  it.each([
    ['empty', { balance: 0 }],
    ['expired', { expires_on: '2026-11-13' }],
  ])('RET-15 goes with its order when it is %s', async (_, over) => {
    await insertCredit(over)
    await remove('order-9')
    expect(await count()).toBe(0)
  })
})
