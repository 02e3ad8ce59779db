/** Some calls of orders and payments begin with the storefront and not with the prefix of carts (T49). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { card, ORDER } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const { returnUrl } = ORDER

describe('calls below a storefront', () => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop('sqlite')
  })
  afterAll(() => shop.close())

  it.each<[path: string, body: object, status: number]>([
    ['/carts/orders', {}, 200],
    ['/payments/adyen/payments', { paymentMethod: card(), returnUrl }, 200],
    ['/payments/adyen/payments/details', { details: { redirectResult: 'nothing' } }, 422],
    ['/payments/adyen/payments/paypal/updateOrder', { paymentData: 'nothing', pspReference: 'NOTHING' }, 422],
  ])('CRT-31 %s answers there, and is unknown below the prefix of carts', async (path, body, status) => {
    const cart = await shop.openCart()
    await shop.placeOrder(cart)
    const call = async (prefix: string) =>
      (await shop.call('POST', `/${prefix}${path}`, { token: cart.jwtToken, body })).status
    expect([await call('nl'), await call('orderv1')]).toEqual([status, 404])
  })
})
