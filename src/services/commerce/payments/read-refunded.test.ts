import { describe, expect, it } from 'vitest'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { readRefunded } from './read-refunded.ts'

describe.each(engines)('what went back to shoppers on %s', (engine) => {
  const { shop, pay } = useDocumentShop(engine)

  it('is the sum of the refunds of an order, in its currency', async () => {
    const orders = [await pay(1, 'NL'), await pay(2, 'NL'), await pay(3, 'NL', { currency: 'USD' })]
    await shop.query.updateTable('payments').set({ refunded: 500 }).where('order_id', '!=', 'order-2').execute()
    const refunded = await readRefunded(
      shop.database,
      orders.map(({ id }) => id),
    )
    expect([...refunded]).toEqual([['order-1', 500]])
  })
})
