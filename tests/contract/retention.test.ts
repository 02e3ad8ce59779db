/** What is left of orders and withdrawals after the periods of the law. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import { engines } from '../support/fresh-database.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { SELLER } from '../support/seller.ts'

describe.each(engines)('retention on %s', (engine) => {
  let shop: PurchaseShop
  let id: string
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
    await shop.database.transaction((transaction) => saveSeller(transaction, SELLER, shop.clock.now()))
    const placed = await shop.order()
    await shop.pay(placed.adyen.session)
    await shop.work()
    const { order } = placed.brink
    id = order.id
    await shop.database.query
      .insertInto('withdrawals')
      .values({
        id: 'w1',
        order_id: id,
        number: order.orderNumber,
        name: 'Ada Finch',
        email: 'ada@example.com',
        statement: 'I withdraw',
        units: null,
        country: 'NL',
        language: 'en',
        received_at: shop.clock.now().toISOString(),
      })
      .execute()
  })
  afterAll(() => shop.close())

  const row = () => shop.orderRow(id)
  const counts = async () => {
    const documents = await shop.database.query.selectFrom('documents').select('id').execute()
    const withdrawals = await shop.database.query.selectFrom('withdrawals').select('id').execute()
    return [documents.length, withdrawals.length, (await row()).email_key === '']
  }

  it('LAW-26 withdrawals are deleted after three full calendar years', async () => {
    shop.clock.set('2029-12-31T12:00:00.000Z')
    await shop.shop.purge()
    expect(await counts()).toEqual([1, 1, false])
    shop.clock.set('2030-01-01T12:00:00.000Z')
    await shop.shop.purge()
    expect(await counts()).toEqual([1, 0, false])
  })

  it('LAW-26 paid orders lose their person with the last of their documents, after ten full calendar years', async () => {
    shop.clock.set('2036-12-31T12:00:00.000Z')
    await shop.shop.purge()
    expect(await counts()).toEqual([1, 0, false])
    const before = await row()
    shop.clock.set('2037-01-01T12:00:00.000Z')
    await shop.shop.purge()
    expect(await counts()).toEqual([0, 0, true])
    const after = await row()
    expect([after.number, after.total, after.state]).toEqual([before.number, before.total, before.state])
    const { contact, addresses } = JSON.parse(after.snapshot)
    expect([contact.email, contact.lastName, addresses.shipping.street0]).toEqual(['', '', ''])
    const words = await shop.database.query
      .selectFrom('order_search')
      .select('kind')
      .where('order_id', '=', id)
      .where('kind', '!=', 'sku')
      .execute()
    expect(words).toEqual([])
  })
})
