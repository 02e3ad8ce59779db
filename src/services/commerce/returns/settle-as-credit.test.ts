/** Returns that are settled as store credit, on both databases (RET-15). */
import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { readCredit } from '../credits/stored-credits.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { refundWay } from '../mail/refund-way.ts'
import { readOrder } from '../orders/stored-order.ts'
import { settleModification } from '../payments/settle-modification.ts'
import { changeReturn } from './change-return.ts'
import { openReturn } from './open-return.ts'
import { owedReturn } from './owed-return.ts'
import { receiveReturn } from './receive-return.ts'
import { settleReturn, type SettleRequest } from './settle-return.ts'
import { readReturns } from './stored-returns.ts'

const ORDER = storedOrder(1)
const SOCKS = '2900000000018'
const CONSENT = 'Asked for it in an e-mail of 12 November'
const TOTAL = 2745

describe.each(engines)('returns as store credit on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW)
  const deps = () => ({ database: shop.database, clock })
  const settle = (id: string, over: SettleRequest = {}) =>
    settleReturn(deps(), id, { basis: 'keep_goods', credit: { consent: CONSENT }, ...over })
  const accepted = async (quantity?: number) => {
    const units = quantity === undefined ? undefined : [{ itemId: SOCKS, quantity, reason: 'too_small' as const }]
    const opened = await openReturn(deps(), { orderId: ORDER.id, kind: 'return', units })
    if (!opened.ok) throw new Error(JSON.stringify(opened.failure))
    await changeReturn(deps(), opened.value.id, { trigger: 'return.accept' })
    return opened.value.id
  }
  const credits = () => shop.query.selectFrom('store_credits').selectAll().execute()
  const refunds = () => shop.query.selectFrom('refunds').selectAll().execute()
  const isCreditable = async (id: string, deductions: Parameters<typeof owedReturn>[2] = []) => {
    const owed = await owedReturn(shop.query, id, deductions)
    return owed.ok && owed.value.isCreditable
  }
  const found = async (id: string) => (await readReturns(shop.query, { id }))[0]

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
    await postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada' })
  })

  it('RET-15 what was paid for the units is on one code for three years, with a credit note and the consent of the shopper', async () => {
    const id = await accepted(1)
    const value = 1125
    expect(await settle(id)).toMatchObject({
      value: { settled: { state: 'settled', refund: value }, refund: { value, credited: value, released: 0 } },
    })
    expect(await credits()).toMatchObject([
      {
        code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
        currency: 'EUR',
        value,
        balance: value,
        order_id: ORDER.id,
        return_id: id,
        consent: CONSENT,
        expires_on: '2029-11-15',
      },
    ])
    const [credit] = await credits()
    expect(await refunds()).toMatchObject([{ value, state: 'confirmed', credit_id: credit?.id, released: null }])
    expect(await shop.payment('psp-1')).toMatchObject({ refunded: value, refunding: 0 })
    expect(await shop.orderState(ORDER.id)).toBe('paid')
    const staged = await shop.staged()
    expect(staged.filter((one) => one.startsWith('payment-'))).toEqual([])
    expect(staged.filter((one) => one.startsWith('document credit:'))).toHaveLength(1)
    expect(staged).toContain(`return-mail settled.${id}`)
    const way = await refundWay(shop.query, (await found(id))?.refundId ?? '')
    expect(way).toEqual({ kind: 'credit', credit: await readCredit(shop.query, { id: credit?.id ?? '' }) })
  })

  it('RET-15 of all units it refunds the order, and nothing is left to be refunded as money', async () => {
    const id = await accepted()
    await settle(id, { amount: TOTAL })
    expect([await shop.orderState(ORDER.id), (await credits())[0]?.value]).toEqual(['refunded', TOTAL])
    expect(await settleReturn(deps(), id, { basis: 'keep_goods' })).toMatchObject({ failure: { code: 'RETURN_STATE' } })
  })

  it('RET-15 two persons at the same moment settle it once, with money or with credit', async () => {
    const id = await accepted(1)
    const answers = await Promise.all([settle(id), settleReturn(deps(), id, { basis: 'keep_goods' }), settle(id)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await refunds()).toHaveLength(1)
    expect((await credits()).length).toBeLessThanOrEqual(1)
    const { refunded, refunding } = await shop.payment('psp-1')
    expect(refunded + refunding).toBe(1125)
  })

  it('RET-15 may be chosen while something is owed', async () => {
    const id = await accepted(1)
    expect(await isCreditable(id)).toBe(true)
    const received = { lines: [{ itemId: SOCKS, restock: 0, damaged: 1, missing: 0 }], warehouse: 'nl' }
    await receiveReturn(deps(), id, received)
    const worn = (percent: number) => [{ itemId: SOCKS, quantity: 1, percent, reason: 'Soles are worn through' }]
    expect([await isCreditable(id, worn(99)), await isCreditable(id, worn(100))]).toEqual([true, false])
  })

  it('RET-15 where nothing is owed no code is issued', async () => {
    await shop.query.updateTable('payments').set({ refunded: TOTAL }).execute()
    const id = await accepted(1)
    expect(await settle(id)).toMatchObject({ value: { settled: { state: 'settled', refund: 0 }, refund: undefined } })
    expect(await credits()).toEqual([])
  })

  it('RET-15 what was paid with credit goes back to its code, and does not become another one', async () => {
    await shop.query.updateTable('payments').set({ credit_id: 'credit-before', method: 'credit' }).execute()
    const id = await accepted(1)
    expect(await isCreditable(id)).toBe(false)
    expect(await settle(id)).toMatchObject({
      failure: { code: 'PAID_WITH_CREDIT', parameters: { number: ORDER.number }, field: 'credit' },
    })
    expect([await credits(), await refunds(), (await found(id))?.state]).toEqual([[], [], 'accepted'])
  })

  it('RET-15 credit takes the place of a refund that the provider refused', async () => {
    const id = await accepted(1)
    await settleReturn(deps(), id, { basis: 'keep_goods' })
    const refundId = (await found(id))?.refundId ?? ''
    const refused = {
      pspReference: 'psp-refund',
      originalReference: 'psp-1',
      merchantReference: refundId,
      eventCode: 'REFUND',
      success: 'false',
      amount: { value: 1125, currency: 'EUR' },
    } as const
    await shop.inTransaction((transaction) => settleModification(transaction, shop.database, refused, clock.now()))
    expect(await settle(id)).toMatchObject({ value: { settled: { state: 'settled' } } })
    expect((await refunds()).map(({ state }) => state).toSorted()).toEqual(['confirmed', 'retried'])
    expect(await shop.payment('psp-1')).toMatchObject({ refunded: 1125, refunding: 0 })
  })

  it('RET-15 of a whole order of which one unit was posted it ends the order as shipped: nothing is left of it', async () => {
    for (const table of ['shipment_units', 'shipments', 'outbox'] as const) await shop.query.deleteFrom(table).execute()
    await shop.query.updateTable('orders').set({ fulfilment: 'unshipped' }).execute()
    const units = [{ itemId: SOCKS, quantity: 1 }]
    await postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada', units })
    expect(await settle(await accepted(), { amount: TOTAL })).toMatchObject({ value: { refund: { credited: TOTAL } } })
    expect(await readOrder(shop.query, ORDER.id)).toMatchObject({ state: 'refunded', fulfilment: 'shipped' })
  })

  describe('of an order whose money is captured when it ships', () => {
    const CHARGED = 1125
    const capture = (state: 'staged' | 'confirmed') => shop.query.updateTable('captures').set({ state }).execute()

    beforeEach(async () => {
      // As ordered: nothing was shipped.
      for (const table of ['shipment_units', 'shipments', 'outbox'] as const) {
        await shop.query.deleteFrom(table).execute()
      }
      await shop.query.updateTable('orders').set({ fulfilment: 'unshipped' }).execute()
      await shop.query.updateTable('payment_attempts').set({ capture_at: 'shipment' }).execute()
      const units = [{ itemId: SOCKS, quantity: 1 }]
      const posted = await postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada', units })
      if (!posted.ok) throw new Error(JSON.stringify(posted.failure))
      await capture('confirmed')
    })

    it('RET-15 units that were never charged cannot become credit, although others were charged', async () => {
      const id = await accepted(1)
      expect(await settle(id, { basis: 'not_shipped' })).toMatchObject({
        failure: { code: 'NOT_CHARGED', field: 'credit' },
      })
      const cancelled = await shop.query.selectFrom('cancelled_units').selectAll().execute()
      expect([await credits(), await refunds(), cancelled, (await found(id))?.state]).toEqual([[], [], [], 'accepted'])
      expect(await settleReturn(deps(), id, { basis: 'not_shipped' })).toMatchObject({
        value: { refund: { released: CHARGED } },
      })
    })

    it('RET-15 cannot be chosen for charged units together with others', async () => {
      const id = await accepted(2)
      expect(await isCreditable(id)).toBe(false)
      expect(await settle(id)).toMatchObject({ failure: { code: 'NOT_CHARGED' } })
    })

    it('RET-15 charged units become credit once the provider has confirmed the capture', async () => {
      const id = await accepted(1)
      await capture('staged')
      expect(await isCreditable(id)).toBe(false)
      expect(await settle(id)).toMatchObject({ failure: { code: 'NOT_CHARGED' } })
      await capture('confirmed')
      expect(await isCreditable(id)).toBe(true)
      expect(await settle(id)).toMatchObject({ value: { refund: { credited: CHARGED } } })
    })
  })
})
