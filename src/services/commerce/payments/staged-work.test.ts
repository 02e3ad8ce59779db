/** Work that follows from a change of an order: what is staged, and what its handlers do at the provider. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { fail, ok } from '../../../platform/result.ts'
import { paymentHandlers } from './payment-handlers.ts'
import type { Modified, ProviderFailure } from './payment-port.ts'
import {
  ORDER_ANALYTICS,
  PAYMENT_REFUND,
  PAYMENT_REVERSAL,
  stageOrderPaid,
  stageRefund,
  stageReversal,
  type PurchasedBasket,
} from './staged-work.ts'

const ORDER = storedOrder(1)

describe('staged work', () => {
  const shop = useCommerceDatabase()
  beforeEach(async () => {
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
  })
  const payloadOf = async (topic: string) =>
    (await shop.query.selectFrom('outbox').select('payload').where('topic', '=', topic).executeTakeFirst())?.payload

  it('a paid order: one mail and one purchase, however often it is staged; products once, gifts not', async () => {
    const [line, gift] = snapshotFor('IE').lines
    if (line === undefined || gift === undefined) throw new Error('No lines')
    const lines = [line, { ...line, productSku: 'LIME' }, line, { ...gift, productSku: 'GIFT' }]
    const order = { id: ORDER.id, number: ORDER.number, snapshot: { ...snapshotFor('IE'), lines } }
    for (const now of [NOW, new Date('2026-11-16T00:00:00.000Z')]) {
      await shop.inTransaction((transaction) => stageOrderPaid(transaction, order, 'psp-1', now))
    }
    expect(await shop.staged()).toEqual(['document invoice:order-1', 'order-analytics order-1', 'order-mail order-1'])
    const purchase: unknown = JSON.parse((await payloadOf(ORDER_ANALYTICS)) ?? '')
    expect(purchase).toEqual({ id: 'order-1', at: NOW.toISOString(), skus: ['LEMON', 'LIME'] })
  })

  it.each([
    ['of money is requested from the provider', 2745, 'reversing', ['payment-reversal psp-1']],
    ['of nothing is done at once', 0, 'reversed', ['document credit:psp-1']],
  ])('a reversal %s', async (_, amount, state, staged) => {
    const payment = await shop.insertPayment({ amount })
    await shop.inTransaction((transaction) => stageReversal(transaction, storedOrder(1), payment, NOW))
    expect([(await shop.payment('psp-1')).state, await shop.staged()]).toEqual([state, staged])
  })

  describe('its handlers', () => {
    const calls: unknown[][] = []
    const purchases: PurchasedBasket[] = []
    let answer: ReturnType<typeof ok<Modified>> | ReturnType<typeof fail<ProviderFailure>>
    const handle = async (topic: string, payload: string, key: string) => {
      const handlers = paymentHandlers({
        database: shop.database,
        clock: settableClock(NOW),
        log: createLog({ level: 'silent' }),
        port: {
          async refund(...args) {
            calls.push(['refund', ...args])
            return answer
          },
          async reverse(...args) {
            calls.push(['reverse', ...args])
            return answer
          },
          async cancel(...args) {
            calls.push(['cancel', ...args])
            return answer
          },
        },
        reportPurchase: async (purchase) => void purchases.push(purchase),
      })
      await handlers[topic]?.(payload, key)
    }
    const REFUND = { pspReference: 'psp-1', amount: { value: 1000, currency: 'EUR' } }
    const refund = async () => {
      await shop.inTransaction((transaction) => stageRefund(transaction, 'refund-1', REFUND, NOW))
      return handle(PAYMENT_REFUND, (await payloadOf(PAYMENT_REFUND)) ?? '', 'refund-1')
    }
    const refunding = async () => (await shop.payment('psp-1')).refunding

    beforeEach(async () => {
      calls.length = 0
      purchases.length = 0
      answer = ok({ pspReference: 'change-1' })
      await shop.insertPayment({ refunding: 1500 })
    })

    it('a reversal has a key of its payment, so that a retry is the same request', async () => {
      await handle(PAYMENT_REVERSAL, 'psp-1', 'psp-1')
      expect(calls).toEqual([['reverse', 'psp-1', {}, 'reverse-psp-1']])
    })

    it('a refund has the key that it was staged with', async () => {
      await refund()
      expect(calls).toEqual([['refund', 'psp-1', { amount: REFUND.amount, reference: 'refund-1' }, 'refund-1']])
      expect(await refunding()).toBe(1500)
    })

    it.each([
      ['unreachable', /The refund was not done: unreachable/],
      ['invalid', /The refund was not done: invalid/],
    ] as const)('a refund whose answer is %s is retried: it may have been done', async (kind, message) => {
      answer = fail({ kind, message: 'x' })
      await expect(refund()).rejects.toThrow(message)
      expect(await refunding()).toBe(1500)
    })

    it('a refund that the provider refused can be requested again', async () => {
      answer = fail({ kind: 'refused', message: 'no' })
      await refund()
      expect(await refunding()).toBe(500)
    })

    it('a reversal is retried whatever the provider answers: the money must go back', async () => {
      answer = fail({ kind: 'refused', code: '137', message: 'no' })
      await expect(handle(PAYMENT_REVERSAL, 'psp-1', 'psp-1')).rejects.toThrow(
        'The reversal was not done: refused 137 no',
      )
    })

    it('a purchase is reported; one of another shape is rejected', async () => {
      const purchase = { id: 'order-1', at: NOW.toISOString(), skus: ['LEMON'] }
      await handle(ORDER_ANALYTICS, JSON.stringify(purchase), 'order-1')
      expect(purchases).toEqual([purchase])
      await expect(handle(ORDER_ANALYTICS, '{"id":"order-1"}', 'order-1')).rejects.toThrow('Invalid stored JSON')
    })
  })
})
