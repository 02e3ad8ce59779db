/** Malicious requests, unusual notifications of the provider, and abandoned orders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { signNotification } from '../../src/contracts/payment-provider/webhook-signature.ts'
import { orderText } from '../../src/services/commerce/orders/order-texts.ts'
import { cancelOrder } from '../../src/services/commerce/payments/cancel-order.ts'
import { refundOrder } from '../../src/services/commerce/payments/refund-order.ts'
import { engines } from '../support/fresh-database.ts'
import { ACCOUNT, card, ORDER } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PLACE = '/orderv1/carts/adyen/orders'
const PAYMENTS = '/nl/payments/adyen/payments'

describe.each(engines)('purchases on %s', (engine) => {
  let shop: PurchaseShop

  beforeAll(async () => {
    shop = await openPurchaseShop(engine, { pairs: 1000 })
  })
  afterAll(() => shop.close())

  const merchant = () => ({ ...shop, log: createLog({ level: 'silent' }), wake: () => {} })
  const stateOf = async (id: string) => (await shop.orderRow(id)).state
  const from = (ip: string, path: string, token: string | undefined, body: object) =>
    shop.fetch(
      new Request(`http://commerce${path}`, {
        method: 'POST',
        headers: {
          [CLIENT_IP_HEADER]: ip,
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      }),
    )

  it.each([
    ['PAY-15 an order', PLACE, { ...ORDER, returnUrl: 'https://evil.example/nl/checkout/payment' }, 'returnUrl'],
    ['a payment', PAYMENTS, { paymentMethod: card(), returnUrl: 'http://shop.test.evil.example/' }, 'returnUrl'],
    [
      'a page that pays',
      PAYMENTS,
      { paymentMethod: card(), returnUrl: ORDER.returnUrl, origin: 'https://evil.example' },
      'origin',
    ],
  ])('%s leads back to the shop and to no other origin', async (_, path, body, field) => {
    const { cart } = await shop.order()
    const answer = await shop.call('POST', path, { token: cart.jwtToken, body })
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_REQUEST', field }])
  })

  it('after five refusals without a session a second order of the same cart can be paid', async () => {
    const { cart, brink } = await shop.order()
    const pay = (holderName: string) =>
      shop.call('POST', PAYMENTS, {
        token: cart.jwtToken,
        body: { paymentMethod: card({ holderName }), returnUrl: ORDER.returnUrl },
      })
    for (let tries = 0; tries < 5; tries += 1) expect((await pay('DECLINED')).status).toBe(200)
    expect(await (await pay('Ada')).json()).toMatchObject({ code: 'TOO_MANY_PAYMENTS' })
    shop.clock.advance(1000)
    await shop.placeOrder(cart)
    expect(await (await pay('Ada')).json()).toMatchObject({ resultCode: 'Authorised' })
    await shop.work()
    expect(await stateOf(brink.order.id)).toBe('paid')
  })

  it('after five refusals a second order of the same cart gets another session immediately, and can be paid in it', async () => {
    const { cart, adyen, brink } = await shop.order()
    for (let tries = 0; tries < 5; tries += 1) await shop.pay(adyen.session, card({ holderName: 'DECLINED' }))
    await shop.work()
    const again = await shop.placeOrder(cart)
    expect(again.brink.order.id).toBe(brink.order.id)
    expect(again.adyen.session.id).not.toBe(adyen.session.id)
    await shop.pay(again.adyen.session)
    await shop.work()
    expect(await stateOf(brink.order.id)).toBe('paid')
  })

  it('forgeries are counted, and logged once a minute', async () => {
    const forge = () => shop.notify(forgery, 'F'.repeat(64))
    shop.clock.advance(HOUR)
    shop.lines.length = 0
    const forgery = {
      pspReference: 'FORGED0000000001',
      merchantReference: 'nothing',
      amount: { value: 1, currency: 'EUR' },
      eventCode: 'AUTHORISATION',
      success: 'true',
    } as const
    for (let tries = 0; tries < 20; tries += 1) expect((await forge()).status).toBe(401)
    shop.clock.advance(61_000)
    await forge()
    const logged = shop.lines
      .filter((line) => line.includes('payment.webhook_signature_invalid'))
      .map((line) => JSON.parse(line).rejected)
    expect(logged).toEqual([1, 20])
  })

  it('notifications are accepted with any content in their unsigned fields', async () => {
    const { brink } = await shop.order()
    const { id: reference } = await shop.database.query
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', brink.order.id)
      .executeTakeFirstOrThrow()
    const item = {
      pspReference: 'QFQTPCQ8HXSKGK82',
      merchantAccountCode: ACCOUNT.merchantAccount,
      merchantReference: reference,
      amount: { value: 1695, currency: 'EUR' },
      eventCode: 'AUTHORISATION',
      eventDate: '',
      success: 'true' as const,
    }
    const hmacSignature = signNotification(item, ACCOUNT.hmacKey)
    const signedItem = {
      ...item,
      originalReference: null,
      eventDate: null,
      reason: null,
      operations: 'CANCEL',
      paymentMethod: { type: 'scheme' },
      additionalData: { hmacSignature, more: { than: ['texts'] } },
    }
    const body = { notificationItems: [{ NotificationRequestItem: signedItem }] }
    expect((await shop.call('POST', '/orderv1/payments/adyen/webhooks', { body })).status).toBe(200)
    await shop.shop.inbox()
    expect(await stateOf(brink.order.id)).toBe('paid')
  })

  it('429 for the hundred and first order of one address within an hour, however many carts it opens', async () => {
    const { jwtToken: token } = await shop.openCart()
    const wrong = { ...ORDER, email: 'not-an-email' }
    const statuses = new Set<number>()
    for (let tries = 1; tries <= 100; tries += 1) statuses.add((await from('203.0.113.7', PLACE, token, wrong)).status)
    expect(statuses).not.toContain(200)
    const { jwtToken: another } = await shop.openCart()
    const limited = await from('203.0.113.7', PLACE, another, ORDER)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await from('203.0.113.8', PLACE, another, ORDER)).status).toBe(200)
  })

  it('limits calls to the provider: sixty for the methods of one address, thirty about one order', async () => {
    const wanted = { countryCode: 'NL', languageCode: 'nl', channel: 'Web', amount: { value: 1695, currency: 'EUR' } }
    const methods = () => from('203.0.113.9', '/orderv1/payments/adyen/paymentmethods', undefined, wanted)
    for (let tries = 1; tries <= 60; tries += 1) expect((await methods()).status).toBe(200)
    expect((await methods()).status).toBe(429)

    const { adyen, ...placed } = await shop.order()
    const { sessionResult } = await shop.pay(adyen.session, card({ holderName: 'DECLINED' }))
    const paymentResult = { sessionId: adyen.session.id, sessionResult }
    for (let tries = 1; tries <= 30; tries += 1) await shop.confirm(placed, paymentResult)
    const paid = await shop.pay(adyen.session)
    // The notifications are not processed yet, and the provider is not called any more.
    const confirmation = await shop.confirm(placed, { ...paymentResult, sessionResult: paid.sessionResult })
    expect(confirmation.status).not.toBe('paid')
    await shop.work()
    expect(await shop.confirm(placed, paymentResult)).toMatchObject({ status: 'paid' })
  })

  it('a provider that does not return its methods has charged no shopper', async () => {
    const wanted = { countryCode: 'NL', languageCode: 'nl', channel: 'Web', amount: { value: 1695, currency: 'EUR' } }
    shop.loseAnswers(true)
    const answer = await shop.call('POST', '/orderv1/payments/adyen/paymentmethods', { body: wanted })
    shop.loseAnswers(false)
    const message = orderText('nl', 'paymentUnavailable', {})
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'PAYMENT_UNAVAILABLE', message }])
  })

  it('an expired order cannot be cancelled: its cart is open again', async () => {
    const { cart, brink } = await shop.order()
    shop.clock.advance(2 * HOUR)
    await shop.shop.reconcile()
    const anew = await shop.placeOrder(cart)
    const refused = { ok: false, failure: { code: 'ORDER_LAPSED' } }
    expect(await cancelOrder(merchant())(brink.order.id)).toMatchObject(refused)
    await shop.pay(anew.adyen.session)
    await shop.work()
    expect(await stateOf(anew.brink.order.id)).toBe('paid')
    expect(await cancelOrder(merchant())(brink.order.id)).toMatchObject(refused)
  })

  it('a wallet’s order gets nothing of an order that is paid', async () => {
    const { adyen, orderToken } = await shop.order()
    await shop.pay(adyen.session)
    await shop.work()
    const body = { paymentData: 'any', pspReference: 'QFQTPCQ8HXSKGK82' }
    const answer = shop.call('POST', `${PAYMENTS}/paypal/updateOrder`, { token: orderToken, body })
    expect(await shop.refusalOf(answer)).toMatchObject({ code: 'ORDER_CLOSED' })
  })

  it('one order that cannot be reconciled does not block the others', async () => {
    const [broken, other] = [await shop.order(), await shop.order()]
    const { id } = broken.brink.order
    const { snapshot } = await shop.orderRow(id)
    const write = (text: string) =>
      shop.database.query.updateTable('orders').set({ snapshot: text }).where('id', '=', id).execute()
    await write('{')
    shop.clock.advance(2 * HOUR)
    await shop.shop.reconcile()
    expect(await stateOf(other.brink.order.id)).toBe('lapsed')
    expect(shop.lines.some((line) => line.includes('order.reconcile_failed') && line.includes(id))).toBe(true)
    await write(snapshot)
    await shop.shop.reconcile()
    expect(await stateOf(id)).toBe('lapsed')
  })

  it('unpaid orders are purged after ninety days, with everything that belongs to them; paid orders stay', async () => {
    const [unpaid, refused, bought] = [await shop.order(), await shop.order(), await shop.order()]
    await shop.pay(refused.adyen.session, card({ holderName: 'DECLINED' }))
    await shop.pay(bought.adyen.session)
    await shop.work()
    await refundOrder(merchant())(bought.brink.order.id)
    await shop.work()
    shop.clock.advance(2 * HOUR)
    await shop.shop.reconcile()
    const before = await shop.stockLevel()
    shop.clock.advance(39 * DAY)
    const rowsOf = async (table: 'orders' | 'payment_attempts' | 'payments' | 'outbox' | 'reservations') =>
      (await shop.database.query.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).join('\n')
    const ids = [unpaid, refused].map(({ brink }) => brink.order.id)
    const mail = `order-mail:${bought.brink.order.id}`
    await shop.shop.purge()
    expect(await rowsOf('outbox')).toContain(mail)
    shop.clock.advance(2 * DAY)
    while ((await shop.shop.purge()) > 0);
    expect(await rowsOf('outbox')).not.toContain(mail)
    for (const id of ids) expect(await rowsOf('orders')).toContain(id)

    shop.clock.advance(50 * DAY)
    while ((await shop.shop.purge()) > 0);
    for (const table of ['orders', 'payment_attempts', 'payments', 'reservations'] as const) {
      const left = await rowsOf(table)
      for (const id of ids) expect(left).not.toContain(id)
      expect(left).toContain(bought.brink.order.id)
    }
    expect(await shop.stockLevel()).toEqual(before)
  })
})
