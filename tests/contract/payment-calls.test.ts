/** The calls by which browsers pay through the shop: methods, wallets, results of a redirect. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentMethodsResponse, PaymentResult, PaypalUpdated } from '../../src/contracts/commerce/payment.ts'
import { engines } from '../support/fresh-database.ts'
import { card, ORDER } from '../support/purchase-parts.ts'
import { read } from '../support/shopper.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const MINUTE = 60_000
const PAYMENTS = '/nl/payments/adyen/payments'

describe.each(engines)('payment calls on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  const submit = (token: string, over: object = {}) =>
    shop.call('POST', PAYMENTS, { token, body: { paymentMethod: card(), returnUrl: ORDER.returnUrl, ...over } })
  const details = (body: object) => shop.call('POST', `${PAYMENTS}/details`, { body })
  /** The parameters of the return from the bank's page. */
  const decideAtBank = async (url: unknown, choice: string): Promise<string> => {
    const { pathname, search } = new URL(String(url), 'http://payments')
    const form = new Request(`http://payments${pathname}${search}`, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
    })
    const back = await shop.provider.fetch(form)
    return new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? ''
  }

  it('PAY-04 lists the payment methods of a country, and leaves out a blocked one', async () => {
    const methods = async (countryCode: string, currency: string, blocked?: readonly string[]) => {
      const body = {
        countryCode,
        languageCode: 'en',
        channel: 'Web',
        amount: { value: 1695, currency },
        ...(blocked === undefined ? {} : { blockedPaymentMethods: blocked }),
      }
      const answer = await shop.call('POST', '/orderv1/payments/adyen/paymentmethods', { body })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return (await read<PaymentMethodsResponse>(answer)).paymentMethods
    }
    for (const [country, currency] of [
      ['GB', 'GBP'],
      ['US', 'USD'],
    ] as const) {
      const all = await methods(country, currency)
      expect(all).toContainEqual(expect.objectContaining({ type: 'scheme', name: expect.any(String) }))
      const fewer = await methods(country, currency, ['scheme'])
      expect(fewer.map(({ type }) => type)).toEqual(all.map(({ type }) => type).filter((type) => type !== 'scheme'))
    }
    const wrong = await shop.call('POST', '/orderv1/payments/adyen/paymentmethods', { body: { channel: 'Web' } })
    expect(wrong.status).toBe(400)
  })

  it('PAY-07 an authorised payment pays the order; sending it twice does not pay twice', async () => {
    const { cart, orderToken, brink } = await shop.order()
    const twice = await Promise.all([submit(cart.jwtToken), submit(cart.jwtToken)])
    // A concurrent request gets the same result; a request after the payment, that the order is paid.
    const paid = twice.filter(({ status }) => status === 200)
    expect(twice.filter(({ status }) => status !== 200).map(({ status }) => status)).toEqual(
      paid.length === 2 ? [] : [409],
    )
    const results = await Promise.all(paid.map((answer) => read<PaymentResult>(answer)))
    const result = { resultCode: 'Authorised', orderId: brink.order.id, pspReference: expect.any(String) }
    expect(results[0]).toEqual(result)
    expect(new Set(results.map(({ pspReference }) => pspReference)).size).toBe(1)
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'paid' })
    await shop.work()
    expect(await shop.paymentsOf(brink.order.id)).toMatchObject([{ state: 'authorised', method: 'visa' }])
    // A paid order stays paid, with any token.
    for (const token of [orderToken, cart.jwtToken]) {
      expect((await submit(token)).status).toBe(409)
      expect(await shop.refusalOf(submit(token))).toMatchObject({ code: 'ORDER_CLOSED' })
    }
  })

  it('PAY-07 a refused payment leaves the order open, the same card is tried again, and after five attempts it is rejected', async () => {
    const { cart, brink } = await shop.order()
    const refused = { paymentMethod: card({ holderName: 'DECLINED' }) }
    for (let tries = 1; tries <= 5; tries += 1) {
      expect(await read<PaymentResult>(await submit(cart.jwtToken, refused))).toMatchObject({ resultCode: 'Refused' })
    }
    expect(await shop.paymentsOf(brink.order.id)).toHaveLength(5)
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'open' })
    const enough = await submit(cart.jwtToken, refused)
    expect([enough.status, enough.headers.has('retry-after')]).toEqual([429, true])
  })

  it('429 after ten calls of one cart within ten minutes', async () => {
    const { cart } = await shop.order()
    const wrong = { paymentMethod: { type: 'scheme', encryptedCardNumber: '4111111111111111' } }
    for (let tries = 1; tries <= 10; tries += 1) expect((await submit(cart.jwtToken, wrong)).status).toBe(422)
    const answer = await submit(cart.jwtToken)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 600])
    shop.clock.advance(10 * MINUTE)
    expect((await submit(cart.jwtToken)).status).toBe(200)
  })

  it('an amount or a reference in the request is rejected', async () => {
    const { cart } = await shop.order()
    for (const over of [{ amount: { value: 1, currency: 'EUR' } }, { reference: 'mine' }, { shopperIP: '1.2.3.4' }]) {
      expect((await submit(cart.jwtToken, over)).status).toBe(400)
    }
    expect((await submit('nonsense')).status).toBe(401)
    expect((await shop.call('POST', '/xx/payments/adyen/payments', { token: cart.jwtToken, body: {} })).status).toBe(
      404,
    )
  })

  it('PAY-09 the result of a redirect pays the order, in another browser and twice', async () => {
    const { cart, brink } = await shop.order()
    const sent = await read<PaymentResult>(await submit(cart.jwtToken, { paymentMethod: { type: 'ideal' } }))
    expect(sent).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect' } })
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'open' })
    const redirectResult = await decideAtBank(sent.action?.['url'], 'approve')
    for (const _ of [1, 2]) {
      const answer = await read<PaymentResult>(await details({ details: { redirectResult } }))
      expect(answer).toMatchObject({ resultCode: 'Authorised', orderId: brink.order.id })
    }
    await shop.work()
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'paid' })
    expect(await shop.paymentsOf(brink.order.id)).toHaveLength(1)
  })

  it('PAY-09 a refusal at the bank is returned, and the order can be paid in another way', async () => {
    const { cart, brink, orderToken } = await shop.order()
    const sent = await read<PaymentResult>(await submit(cart.jwtToken, { paymentMethod: { type: 'ideal' } }))
    const redirectResult = await decideAtBank(sent.action?.['url'], 'refuse')
    const answer = await read<PaymentResult>(await details({ details: { redirectResult } }))
    expect(answer.resultCode).toBe('Refused')
    expect(await shop.orderRow(brink.order.id)).toMatchObject({ state: 'open' })
    expect(await shop.confirm({ brink, orderToken })).toMatchObject({ status: 'failed', failedReason: 'REFUSED' })
    expect(await shop.refusalOf(details({ details: { redirectResult: 'nonsense' } }))).toMatchObject({
      code: 'PAYMENT_REFUSED',
    })
  })

  it('a return with a redirect result only is confirmed by it', async () => {
    const placed = await shop.order()
    const { session } = placed.adyen
    const sent = await shop.pay(session, { type: 'ideal' })
    const url = sent.action?.type === 'redirect' ? sent.action.url : ''
    const redirectResult = await decideAtBank(url, 'approve')
    expect(await shop.confirm(placed, { redirectResult, sessionId: session.id })).toMatchObject({ status: 'paid' })
  })

  it('PAY-08 a wallet’s order gets the total of the shop’s order, and new payment data', async () => {
    const { cart } = await shop.order()
    const token = cart.jwtToken
    const sent = await read<PaymentResult>(await submit(token, { paymentMethod: { type: 'paypal', subtype: 'sdk' } }))
    const paymentData = String(sent.action?.['paymentData'])
    const body = { pspReference: sent.pspReference, paymentData }
    const answer = await shop.call('POST', `${PAYMENTS}/paypal/updateOrder`, { token, body })
    expect(answer.status).toBe(200)
    const updated: PaypalUpdated = await answer.json()
    expect(updated).toEqual({ status: 'success', paymentData: expect.any(String) })
    expect(updated.paymentData).not.toBe(paymentData)
    const forged = { ...body, amount: { value: 1, currency: 'EUR' } }
    expect((await shop.call('POST', `${PAYMENTS}/paypal/updateOrder`, { token, body: forged })).status).toBe(400)
  })

  it('the result of a payment whose response was lost is unknown: 503, and a retry returns it', async () => {
    const { cart, brink } = await shop.order()
    shop.loseAnswers(true)
    expect(await shop.refusalOf(submit(cart.jwtToken))).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    shop.loseAnswers(false)
    expect(await read<PaymentResult>(await submit(cart.jwtToken))).toMatchObject({ resultCode: 'Authorised' })
    await shop.work()
    expect(await shop.paymentsOf(brink.order.id)).toHaveLength(1)
  })

  it('a session cannot confirm another order', async () => {
    const [one, other] = [await shop.order(), await shop.order()]
    const { sessionResult } = await shop.pay(one.adyen.session)
    const paymentResult = { sessionResult, sessionId: one.adyen.session.id }
    expect(await shop.confirm(other, paymentResult)).toMatchObject({ status: 'pending', order: { status: 'open' } })
    expect(await shop.orderRow(other.brink.order.id)).toMatchObject({ state: 'open' })
    expect(await shop.paymentsOf(other.brink.order.id)).toEqual([])
  })

  it('no log line contains a secret or personal data of a shopper', () => {
    const log = shop.lines.join('\n')
    for (const secret of ['ada@example.com', 'Lovelace', 'Herengracht', 'Ab02b4c0!', 'eyJ']) {
      expect(log).not.toContain(secret)
    }
  })
})
