/** Payments that the browser submits to the shop: who may pay, how often, and what the shop responds. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { settableClock, type SettableClock } from '../../../../tests/support/settable-clock.ts'
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { createLog } from '../../../platform/log/log.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { cartTokens } from '../carts/token/cart-tokens.ts'
import { clientKeys } from '../orders/client-keys.ts'
import { DEFAULT_UNPAID_LIMITS } from '../stock/reservation-policy.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { createOrders } from '../orders/orders.ts'
import { createOrderNumbers } from '../orders/order-numbers.ts'
import { createPricingContextReader } from '../carts/read-pricing-context.ts'
import { embeddedTax } from '../orders/tax-port.ts'
import type { CommerceTables } from '../tables.ts'
import { confirmOrder } from './confirm-order.ts'
import type { PaymentFailure } from './payment-failure.ts'
import type { PaymentPort, ProviderPayment, SessionOutcome } from './payment-port.ts'
import { paymentMethods, submitDetails, submitPayment, updatePaypalOrder, type SubmitDeps } from './submit-payment.ts'

const KEYS = ['a key for the tokens of a test, long enough'] as const
const ORDER = storedOrder(1, { state: 'open', paidAt: undefined })
const TWICE = { amount: 2, seconds: 600, burst: 2 }
const SUBMISSION = { paymentMethod: { type: 'scheme' }, returnUrl: 'https://shop.example/pay' }
const AUTHORISED: ProviderPayment = {
  resultCode: 'Authorised',
  pspReference: 'psp-1',
  amount: { value: 2745, currency: 'EUR' },
  method: 'visa',
}
const DOWN = { kind: 'unreachable', message: 'down' } as const

describe('payments through the shop', () => {
  const shop = useCommerceDatabase()
  let clock: SettableClock
  let calls: { readonly name: string; readonly request: unknown; readonly key: string | undefined }[]
  let answers: { -readonly [Name in keyof PaymentPort]?: Awaited<ReturnType<PaymentPort[Name]>> }
  let deps: SubmitDeps

  beforeEach(async () => {
    clock = settableClock(NOW)
    calls = []
    answers = { pay: ok(AUTHORISED), submitDetails: ok({ ...AUTHORISED, merchantReference: 'attempt-1' }) }
    const record = (name: string, request: unknown, key?: string) => calls.push({ name, request, key })
    const unused = async () => fail(DOWN)
    const port: PaymentPort = {
      createSession: unused,
      capture: unused,
      refund: unused,
      cancel: unused,
      reverse: unused,
      async sessionResult(...request) {
        record('sessionResult', request)
        return answers.sessionResult ?? fail(DOWN)
      },
      async paymentMethods(request) {
        record('paymentMethods', request)
        return answers.paymentMethods ?? fail(DOWN)
      },
      async pay(request, key) {
        record('pay', request, key)
        return answers.pay ?? fail(DOWN)
      },
      async submitDetails(request) {
        record('submitDetails', request)
        return answers.submitDetails ?? fail(DOWN)
      },
      async updatePaypalOrder(request) {
        record('updatePaypalOrder', request)
        return answers.updatePaypalOrder ?? fail(DOWN)
      },
    }
    deps = {
      database: shop.database,
      clock,
      log: createLog({ level: 'silent' }),
      wake: () => {},
      port,
      cartTokens: async () => cartTokens(KEYS),
      orderTokens: async () => orderTokens(KEYS),
      clientKeys: async () => clientKeys(KEYS),
      unpaidLimits: DEFAULT_UNPAID_LIMITS,
      limits: createRateLimits({
        clock,
        overrides: {
          'payment.begin:subject': TWICE,
          'payment.submit:client': TWICE,
          'payment.submit:subject': TWICE,
          'payment.confirm:subject': TWICE,
          'payment.paypal-update:subject': TWICE,
        },
      }),
    }
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.query.updateTable('stock').set({ reserved: 3 }).execute()
    await shop.insertCart(storedCart())
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertReservation({ variant_id: barcode(1), quantity: 3 })
  })

  const orderToken = () => orderTokens(KEYS).sign(ORDER.id, clock.now())
  const cartToken = () => cartTokens(KEYS).sign({ cartId: 'cart-1', region: 'NL' }, clock.now())
  let clients = 0
  const anyClient = () => {
    clients += 1
    return `client ${clients}`
  }
  const pay = (token = orderToken(), client = anyClient()) =>
    submitPayment(deps)({ token, client, ip: '203.0.113.1' }, SUBMISSION)
  const codeOf = async (answer: Promise<Result<unknown, PaymentFailure>>) => {
    const result = await answer
    return result.ok ? 'ok' : result.failure.answer.code
  }
  const setTotal = (total: number) => {
    const snapshot = { ...ORDER.snapshot, totals: { ...snapshotFor('IE').totals, total } }
    return shop.query
      .updateTable('orders')
      .set({ total, snapshot: JSON.stringify(snapshot) })
      .execute()
  }

  describe('submitPayment', () => {
    it.each([
      ['the token of the order', orderToken],
      ['the token of its cart', cartToken],
    ])('pays with %s', async (_, token) => {
      expect(await pay(token())).toEqual(ok({ resultCode: 'Authorised', orderId: ORDER.id, pspReference: 'psp-1' }))
      expect([await shop.orderState(ORDER.id), await shop.stock(barcode(1))]).toEqual(['paid', { nl: '0/7' }])
      expect(calls[0]).toMatchObject({
        name: 'pay',
        request: { ...SUBMISSION, reference: 'attempt-1', amount: { value: 2745 }, shopperIP: '203.0.113.1' },
      })
    })

    it('what the browser sends cannot change the amount or the reference', async () => {
      const forged = { ...SUBMISSION, reference: 'attempt-9' }
      await submitPayment(deps)({ token: orderToken(), client: 'any' }, forged)
      expect(calls[0]?.request).toMatchObject({ reference: 'attempt-1', amount: { value: 2745, currency: 'EUR' } })
    })

    it.each<[string, () => unknown, string]>([
      ['a wrong token', () => undefined, 'UNAUTHORIZED'],
      [
        'an order that is paid',
        () => shop.query.updateTable('orders').set({ state: 'paid' }).execute(),
        'ORDER_CLOSED',
      ],
      [
        'an order that lapsed',
        () => shop.query.updateTable('orders').set({ state: 'lapsed' }).execute(),
        'ORDER_CLOSED',
      ],
      ['money that has just arrived', () => shop.insertPayment(), 'ORDER_CLOSED'],
      ['a session that is over', () => clock.advance(3_600_000), 'ORDER_CLOSED'],
      [
        'an attempt that was given up',
        () => shop.query.updateTable('payment_attempts').set({ state: 'given-up' }).execute(),
        'ORDER_CLOSED',
      ],
    ])('does not reach the provider with %s', async (_, prepare, code) => {
      await prepare()
      expect(await codeOf(pay(code === 'UNAUTHORIZED' ? 'wrong' : undefined))).toBe(code)
      expect(calls).toEqual([])
    })

    it('the token of a cart without an open order pays nothing', async () => {
      await shop.query.updateTable('orders').set({ state: 'paid' }).execute()
      expect(await codeOf(pay(cartToken()))).toBe('ORDER_CLOSED')
    })

    it.each<[CommerceTables['payments']['state'], number, string]>([
      ['refused', 4, 'ok'],
      ['refused', 5, 'TOO_MANY_PAYMENTS'],
      ['pending', 5, 'ok'],
    ])('after %s payments, %i of them', async (state, count, expected) => {
      for (let number = 0; number < count; number += 1) {
        await shop.insertPayment({ psp_reference: `before-${number}`, state })
      }
      expect(await codeOf(pay())).toBe(expected)
    })

    it.each([
      ['a cart', undefined],
      ['an address', '203.0.113.0'],
    ])('is limited for %s, with when to try again', async (_, address) => {
      answers.pay = ok({ resultCode: 'Refused', pspReference: 'psp-1' })
      await pay(orderToken(), address)
      await pay(orderToken(), address)
      const limited = await pay(orderToken(), address)
      expect(limited).toMatchObject({ ok: false, failure: { answer: { code: 'TOO_MANY_PAYMENTS' }, retryAfter: 600 } })
      expect(calls).toHaveLength(2)
    })

    it('the same after the same refusals has the same key; after one more it is another payment', async () => {
      answers.pay = fail(DOWN)
      await pay()
      await pay()
      deps = { ...deps, limits: createRateLimits({ clock }) }
      await shop.insertPayment({ state: 'refused' })
      await pay()
      const [first, second, third] = calls.map(({ key }) => key)
      expect([first === second, second === third]).toEqual([true, false])
    })

    it('an order that costs nothing is paid without the provider', async () => {
      await setTotal(0)
      expect(await pay()).toMatchObject({ ok: true, value: { resultCode: 'Authorised', orderId: ORDER.id } })
      expect([calls, await shop.orderState(ORDER.id)]).toEqual([[], 'paid'])
      expect(await shop.payment(`free-${ORDER.id}`)).toMatchObject({ amount: 0, method: 'free' })
    })

    it('a payment that is reversed at once was not paid, whatever result the provider returned', async () => {
      await shop.query.updateTable('carts').set({ state: 'CLOSED' }).execute()
      expect(await pay()).toMatchObject({ ok: true, value: { resultCode: 'Refused' } })
      expect((await shop.payment('psp-1')).state).toBe('reversing')
    })

    it('a step that the shopper has to do is passed on, and nothing is recorded yet', async () => {
      const action = { type: 'redirect', url: 'https://bank.example' }
      answers.pay = ok({ resultCode: 'RedirectShopper', action })
      expect(await pay()).toEqual(ok({ resultCode: 'RedirectShopper', action }))
      expect(await shop.query.selectFrom('payments').selectAll().execute()).toEqual([])
    })

    it.each([
      ['refused', 'PAYMENT_REFUSED'],
      ['unreachable', 'PAYMENT_UNAVAILABLE'],
    ] as const)('a provider that is %s', async (kind, code) => {
      answers.pay = fail({ kind, message: 'x' })
      expect(await codeOf(pay())).toBe(code)
      expect(await shop.orderState(ORDER.id)).toBe('open')
    })
  })

  it('submitDetails completes the attempt that the provider names', async () => {
    const details = { redirectResult: 'r' }
    expect(await submitDetails(deps)({ details })).toMatchObject({ ok: true, value: { orderId: ORDER.id } })
    expect([calls[0]?.request, await shop.orderState(ORDER.id)]).toEqual([{ details }, 'paid'])
    answers.submitDetails = ok({ resultCode: 'Authorised', pspReference: 'psp-2' })
    expect(await submitDetails(deps)({ details, paymentData: 'd' })).toEqual(
      ok({ resultCode: 'Authorised', pspReference: 'psp-2' }),
    )
    expect(calls[1]?.request).toEqual({ details, paymentData: 'd' })
  })

  it('updatePaypalOrder sends what the order costs, with its tax and its shipping', async () => {
    answers.updatePaypalOrder = ok({ paymentData: 'next', status: 'success' })
    const update = { pspReference: 'psp-1', paymentData: 'data' }
    expect(await updatePaypalOrder(deps)({ token: orderToken(), client: 'any' }, update)).toMatchObject({ ok: true })
    expect(calls[0]?.request).toEqual({
      ...update,
      amount: { value: 2745, currency: 'EUR' },
      taxTotal: { amount: { value: 457, currency: 'EUR' } },
      deliveryMethods: [
        {
          reference: 'standard',
          description: 'Standard delivery',
          type: 'Shipping',
          amount: { value: 495, currency: 'EUR' },
          selected: true,
        },
      ],
    })
    await updatePaypalOrder(deps)({ token: orderToken(), client: 'any' }, update)
    const third = updatePaypalOrder(deps)({ token: orderToken(), client: 'any' }, update)
    expect(await codeOf(third)).toBe('TOO_MANY_PAYMENTS')
    await shop.query.updateTable('orders').set({ state: 'lapsed' }).execute()
    expect(await codeOf(updatePaypalOrder(deps)({ token: orderToken(), client: 'any' }, update))).toBe('ORDER_CLOSED')
  })

  it('paymentMethods are requested in the locale of the shopper; without an answer nothing was charged', async () => {
    const wanted = {
      countryCode: 'NL',
      languageCode: 'de',
      channel: 'Web',
      amount: { value: 1, currency: 'EUR' },
    } as const
    answers.paymentMethods = ok([{ type: 'ideal', name: 'iDEAL' }])
    expect(await paymentMethods(deps)(wanted)).toEqual(ok({ paymentMethods: [{ type: 'ideal', name: 'iDEAL' }] }))
    expect(calls[0]?.request).toMatchObject({ shopperLocale: 'de-NL', countryCode: 'NL' })
    answers.paymentMethods = fail(DOWN)
    expect(await paymentMethods(deps)(wanted)).toMatchObject({
      ok: false,
      failure: { answer: { code: 'PAYMENT_UNAVAILABLE', message: expect.stringContaining('abgebucht wurde nichts') } },
    })
  })

  describe('confirmOrder', () => {
    const BROUGHT = { sessionId: 'CS1', sessionResult: 'result' }
    const session = (payments: SessionOutcome['payments']) =>
      ok({ reference: 'attempt-1', status: payments.length > 0 ? 'completed' : 'active', payments } as const)
    const confirm = (paymentResult: object = BROUGHT) => {
      const orders = createOrders({
        ...deps,
        tokens: deps.cartTokens,
        pricingContext: createPricingContextReader({
          engine: shop.database,
          environment: 'production',
          thresholds: () => ({}),
        }),
        numbers: createOrderNumbers(shop.database),
        tax: embeddedTax,
      })
      return confirmOrder({ ...deps, orders })({ token: orderToken(), client: 'any' }, ORDER.id, paymentResult)
    }
    beforeEach(() => shop.query.updateTable('payment_attempts').set({ session_id: 'CS1', session_data: 'd' }).execute())

    it('queries the provider about an order that is not paid yet, and completes it', async () => {
      answers.sessionResult = session([AUTHORISED])
      expect(await confirm()).toMatchObject({
        ok: true,
        value: { status: 'paid', order: { status: 'paid', payment: { status: 'authorised', method: 'visa' } } },
      })
      expect(await confirm()).toMatchObject({ ok: true, value: { status: 'paid' } })
      expect(calls).toHaveLength(1)
    })

    it('records what the browser brought, so that the reconciler can query', async () => {
      answers.sessionResult = fail(DOWN)
      expect(await confirm()).toMatchObject({ ok: true, value: { status: 'pending' } })
      const attempt = await shop.query.selectFrom('payment_attempts').selectAll().executeTakeFirst()
      expect(attempt).toMatchObject({ session_result: 'result', check_at: '2026-11-15T10:02:00.000Z' })
    })

    it('queries twice at most, by the limit of this test', async () => {
      answers.sessionResult = session([])
      for (let tries = 0; tries < 4; tries += 1) await confirm()
      expect(calls).toHaveLength(2)
    })

    it('queries nothing when the browser brought nothing', async () => {
      expect(await confirm({})).toMatchObject({ ok: true, value: { status: 'pending' } })
      expect(calls).toEqual([])
    })

    it('a session of another attempt pays nothing', async () => {
      answers.sessionResult = ok({ reference: 'attempt-9', status: 'completed', payments: [AUTHORISED] })
      expect(await confirm()).toMatchObject({ ok: true, value: { status: 'pending' } })
      expect(await shop.orderState(ORDER.id)).toBe('open')
    })
  })
})
