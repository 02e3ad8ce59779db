/** Orders that cost nothing, because discounts take all of it off. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSessionAnswer } from '../../src/contracts/commerce/order-answer-schema.ts'
import type { PaymentResult } from '../../src/contracts/commerce/payment.ts'
import { createDiscount } from '../../src/services/commerce/discounts/discount-rules.ts'
import { cancelOrder } from '../../src/services/commerce/payments/cancel-order.ts'
import { refundOrder } from '../../src/services/commerce/payments/refund-order.ts'
import { engines } from '../support/fresh-database.ts'
import { card, OPENED, ORDER } from '../support/purchase-parts.ts'
import { read } from '../support/shopper.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { createLog } from '../../src/platform/log/log.ts'

const RULE = { sortOrder: 0, isExclusive: false, isStackable: true }

describe.each(engines)('an order that costs nothing, on %s', (engine) => {
  let shop: PurchaseShop

  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
    await shop.database.transaction(async (transaction) => {
      for (const effect of [{ kind: 'percentage', percent: 100 }, { kind: 'free-shipping' }] as const) {
        const rule = { ...RULE, id: effect.kind, name: effect.kind, effect }
        await createDiscount(transaction, rule, { usageLimit: undefined, now: OPENED })
      }
    })
  })
  afterAll(() => shop.close())

  const merchant = () => ({ ...shop, log: createLog({ level: 'silent' }), wake: () => {} })
  const pay = async (token: string, paymentMethod: object = { type: 'free' }) =>
    read<PaymentResult>(
      await shop.call('POST', '/nl/payments/adyen/payments', {
        token,
        body: { paymentMethod, returnUrl: ORDER.returnUrl },
      }),
    )
  const ordered = async () => {
    const cart = await shop.openCart()
    return { cart, ...orderSessionAnswer.parse(await shop.placeOrder(cart)) }
  }

  it('has no session, waits for its shopper, and is bought once on confirmation', async () => {
    const { cart, brink, adyen, orderToken } = await ordered()
    const { id, totalPriceWithDiscount: total } = brink.order
    expect([total, adyen.session]).toEqual([0, { id: '', sessionData: '' }])
    expect(await shop.confirm({ brink, orderToken })).toMatchObject({ status: 'pending' })
    const twice = await Promise.all([cart.jwtToken, orderToken].map((token) => pay(token).catch(() => undefined)))
    expect(twice).toContainEqual(expect.objectContaining({ resultCode: 'Authorised' }))
    await shop.work()
    expect(await shop.confirm({ brink, orderToken })).toMatchObject({
      status: 'paid',
      order: { payment: { status: 'authorised', method: 'free' } },
    })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'authorised', amount: 0, psp_reference: `free-${id}` }])
    expect(await shop.mails()).toContain(`order-mail.${id}`)
  })

  it('charges no card, whatever is sent', async () => {
    const { cart, brink } = await ordered()
    expect(await pay(cart.jwtToken, card())).toMatchObject({ resultCode: 'Authorised' })
    const payments = await shop.database.query.selectFrom('sandbox_payments').select('psp_reference').execute()
    expect(payments).toEqual([])
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'paid' })
  })

  it('is cancelled without a call to the provider', async () => {
    const { cart, brink } = await ordered()
    const { id } = brink.order
    await pay(cart.jwtToken)
    expect(await refundOrder(merchant())(id)).toMatchObject({
      ok: false,
      failure: { code: 'FREE_ORDER' },
    })
    const before = await shop.stockLevel()
    expect(await cancelOrder(merchant())(id)).toMatchObject({ ok: true, value: { isReversed: false } })
    expect(await shop.stockLevel()).toEqual({ ...before, quantity: before.quantity + 1 })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversed' }])
    const staged = shop.database.query.selectFrom('outbox').select('id').where('topic', '=', 'payment-reversal')
    expect(await staged.execute()).toEqual([])
  })
})
