/** Orders that were not shipped by the promised day: the desk counts them, and their shoppers may cancel. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countOrderWork } from '../../src/services/commerce/admin.ts'
import { saveShippingMethods } from '../../src/services/commerce/shipping/shipping-methods.ts'
import { engines } from '../support/fresh-database.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const DAY = 86_400_000

describe.each(engines)('late orders on %s', (engine) => {
  let shop: PurchaseShop
  let id: string
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
    await shop.database.transaction((transaction) =>
      saveShippingMethods(transaction, shop.database, [
        {
          method: {
            id: 'standard',
            active: true,
            price: { EUR: 495 },
            discount: {},
            attributes: { displayName: { en: 'Standard' }, description: { en: '2 to 4 days' } },
            isFreeFromThreshold: false,
            delivery: { cutOff: '16:00', handlingDays: 1, transitDays: { min: 1, max: 3 }, carrierDays: 5 },
          },
          countries: ['NL', 'DE'],
        },
      ]),
    )
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    id = placed.brink.order.id
  })
  afterAll(() => shop.close())

  const lateCount = () => countOrderWork(shop.database.query, 'late')
  const mail = () =>
    shop.database.query.selectFrom('mailbox').select('text').where('key', '=', `delay-mail.${id}`).executeTakeFirst()

  it('LAW-31 an order in time is not late', async () => {
    // Placed on a Sunday, promised to leave on Tuesday.
    shop.clock.advance(2 * DAY)
    expect(await shop.shop.late()).toBe(0)
    expect(await lateCount()).toBe(0)
  })

  it('LAW-31 after the promised day it appears in the desk, and its shopper is offered to cancel, once', async () => {
    shop.clock.advance(2 * DAY)
    expect(await shop.shop.late()).toBe(1)
    await shop.work()
    expect(await lateCount()).toBe(1)
    const sent = await mail()
    expect(sent?.text).toContain('hasn’t left us yet')
    expect(sent?.text).toContain('cancel the whole order for free')
    expect(await shop.shop.late()).toBe(0)
  })

  it('LAW-31 one that has left is not late any more', async () => {
    await shop.database.query.updateTable('orders').set({ fulfilment: 'shipped' }).where('id', '=', id).execute()
    expect(await lateCount()).toBe(0)
  })
})
