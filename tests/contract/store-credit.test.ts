/** A return becomes store credit, which pays the next order: what shopper, provider and mails see of it, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSessionAnswer } from '../../src/contracts/commerce/order-answer-schema.ts'
import type { PaymentResult } from '../../src/contracts/commerce/payment.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { postShipment } from '../../src/services/commerce/fulfilment/shipments.ts'
import { cancelOrder } from '../../src/services/commerce/payments/cancel-order.ts'
import { changeReturn } from '../../src/services/commerce/returns/change-return.ts'
import { openReturn } from '../../src/services/commerce/returns/open-return.ts'
import { settleReturn } from '../../src/services/commerce/returns/settle-return.ts'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import { engines } from '../support/fresh-database.ts'
import { OPENED } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { SELLER } from '../support/seller.ts'
import { read } from '../support/shopper.ts'

/** A pair costs 12.00 and its parcel 4.95. */
const PRICE = 1200
const TOTAL = 1695
const CONSENT = 'Asked for it in an e-mail of 12 November'

describe.each(engines)('store credit on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
    await shop.database.transaction((transaction) => saveSeller(transaction, SELLER, OPENED))
  })
  afterAll(() => shop.close())

  const merchant = () => ({ ...shop, log: createLog({ level: 'silent' }), wake: () => {} })
  const ordered = async () => {
    const cart = await shop.openCart()
    return { cart, ...orderSessionAnswer.parse(await shop.placeOrder(cart)) }
  }
  const payByCredit = (token: string, code: string) =>
    shop.call('POST', '/nl/payments/credit', { token, body: { code } })
  const mail = async (start: string) =>
    shop.database.query.selectFrom('mailbox').selectAll().where('key', 'like', `${start}%`).executeTakeFirstOrThrow()
  const bought = async () => {
    const placed = await ordered()
    await shop.pay(placed.adyen.session)
    await shop.work()
    return placed.brink.order.id
  }
  /** As a staff member raises it out of goodwill: enough for another order. Returns the code of the mail. */
  const credited = async (amount: number): Promise<string> => {
    const orderId = await bought()
    await postShipment(merchant(), { orderId, carrier: 'letter', actor: 'cli:ada' })
    const opened = await openReturn(merchant(), { orderId, kind: 'return' })
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
    const { id } = opened.value
    await changeReturn(merchant(), id, { trigger: 'return.accept' })
    const credit = { consent: CONSENT }
    const settled = await settleReturn(merchant(), id, { basis: 'keep_goods', amount, credit })
    expect(settled).toMatchObject({ value: { refund: { value: amount, credited: amount } } })
    await shop.work()
    const { text, html } = await mail(`return-mail.settled.${id}`)
    const [code = ''] = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text) ?? []
    for (const body of [text, html]) expect(body).toContain(code)
    return code
  }

  it('RET-15 the code that was mailed pays the next order without the provider, and is back on the code after a cancellation', async () => {
    const code = await credited(TOTAL)
    const sandboxBefore = await shop.database.query.selectFrom('sandbox_payments').select('psp_reference').execute()
    const { cart, brink, orderToken } = await ordered()
    const { id } = brink.order
    expect(brink.order.totalPriceWithDiscount).toBe(TOTAL)
    expect(await read<PaymentResult>(await payByCredit(cart.jwtToken, code.toLowerCase()))).toEqual({
      resultCode: 'Authorised',
      orderId: id,
      pspReference: `credit-${id}`,
    })
    await shop.work()
    expect(await shop.confirm({ brink, orderToken })).toMatchObject({
      status: 'paid',
      order: { payment: { status: 'authorised', method: 'credit' } },
    })
    expect(await shop.mails()).toContain(`order-mail.${id}`)
    const sandboxAfter = await shop.database.query.selectFrom('sandbox_payments').select('psp_reference').execute()
    expect(sandboxAfter).toEqual(sandboxBefore)
    const invoices = await shop.database.query
      .selectFrom('documents')
      .select(['gross', 'tax', 'payment_method'])
      .where('kind', '=', 'invoice')
      .orderBy('sequence')
      .execute()
    const [byCard, byCredit] = invoices
    expect(byCredit).toEqual({ ...byCard, payment_method: 'credit' })

    expect(await cancelOrder(merchant())(id)).toMatchObject({ value: { isReversed: true } })
    await shop.work()
    const { text } = await mail(`cancel-mail.${id}`)
    expect(text).toContain(code)
    expect(text).toContain('16.95')
    const again = await ordered()
    expect((await payByCredit(again.cart.jwtToken, code)).status).toBe(200)
    expect(shop.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  it('RET-15 what it does not pay is refused in the language of the shopper, and the order can be paid otherwise', async () => {
    const code = await credited(PRICE)
    const { cart, brink, adyen, orderToken } = await ordered()
    const tooLow = await payByCredit(cart.jwtToken, code)
    expect([tooLow.status, await tooLow.json()]).toEqual([
      422,
      {
        code: 'CREDIT_TOO_LOW',
        message: expect.stringMatching(/^There’s .*12\.00 left on this credit, and your order costs .*16\.95/),
      },
    ])
    const unknown = await payByCredit(cart.jwtToken, 'AAAA-AAAA-AAAA-AAAA')
    expect([unknown.status, await unknown.json()]).toMatchObject([422, { code: 'CREDIT_UNKNOWN' }])
    expect((await payByCredit('no token', code)).status).toBe(401)
    expect((await payByCredit(cart.jwtToken, '')).status).toBe(400)
    await shop.pay(adyen.session)
    await shop.work()
    expect(await shop.confirm({ brink, orderToken })).toMatchObject({ status: 'paid' })
    expect((await payByCredit(orderToken, code)).status).toBe(409)
  })
})
