/** Units that were refunded after they were shipped, on both databases: none of them is shipped a second time. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { createLog } from '../../../platform/log/log.ts'
import { postShipment, voidShipment } from '../fulfilment/shipments.ts'
import { noteRefundRefused } from '../payments/refuse-refund.ts'
import { refundOrder } from '../payments/refund-order.ts'
import { changeReturn } from './change-return.ts'
import { openReturn, type OpenRequest } from './open-return.ts'

import { settleReturn } from './settle-return.ts'
import type { SettleBasis } from './take-out-unshipped.ts'

/** Two pairs for 22.50 and a gift. */
const ORDER = storedOrder(1)
const SOCKS = '2900000000018'

describe.each(engines)('shipped and refunded units on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const deps = () => ({ database: shop.database, clock: settableClock(NOW) })
  const post = async (quantity: number) => {
    const units = [{ itemId: SOCKS, quantity }]
    const posted = await postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada', units })
    return posted.ok ? posted.value.shipment.id : ''
  }
  const left = async () => {
    const posted = await postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada' })
    return posted.ok ? posted.value.shipment.units : posted.failure.code
  }
  const refund = (quantity: number) =>
    refundOrder({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })(ORDER.id, {
      units: [{ itemId: SOCKS, quantity }],
    })
  const returned = async (kind: OpenRequest['kind'], quantity: number, basis: SettleBasis) => {
    const units = [{ itemId: SOCKS, quantity, reason: 'too_small' as const }]
    const opened = await openReturn(deps(), { orderId: ORDER.id, kind, units })
    const id = opened.ok ? opened.value.id : ''
    await changeReturn(deps(), id, { trigger: 'return.accept' })
    const settled = await settleReturn(deps(), id, { basis })
    return settled.ok ? (settled.value.refund?.value ?? 0) : settled.failure.code
  }
  const refused = { failure: { code: 'SHIPMENT_STATE', parameters: { state: 'refunded' } } }

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'A-S', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  })

  it('FUL-02 FUL-05 a shipment with a refunded unit is not voided', async () => {
    const shipment = await post(2)
    await refund(1)
    expect(await voidShipment(deps(), shipment)).toMatchObject(refused)
  })

  it('FUL-02 FUL-05 a shipment of a return that the shopper keeps is not voided', async () => {
    const shipment = await post(2)
    await returned('complaint', 1, 'keep_goods')
    expect(await voidShipment(deps(), shipment)).toMatchObject(refused)
  })

  it('FUL-05 a shipment is voided as long as the others contain what was refunded', async () => {
    const [first, second] = [await post(1), await post(1)]
    await refund(1)
    expect(await voidShipment(deps(), first)).toMatchObject({ ok: true })
    expect(await voidShipment(deps(), second)).toMatchObject(refused)
  })

  it('FUL-05 a unit whose refund was refused may be refunded again, so that it stays shipped', async () => {
    const shipment = await post(2)
    const requested = await refund(1)
    const id = requested.ok ? requested.value.id : ''
    const amount = { value: 1125, currency: 'EUR' as const }
    await noteRefundRefused(deps(), { id, pspReference: 'psp-1', amount, error: 'Not enough' })
    expect(await voidShipment(deps(), shipment)).toMatchObject(refused)
    await shop.query.updateTable('refunds').set({ closed_at: NOW.toISOString() }).execute()
    expect(await voidShipment(deps(), shipment)).toMatchObject({ ok: true })
  })

  it.each(['proof_of_posting', 'keep_goods'] as const)(
    'RET-04 RET-05 of two returns of a partly shipped line, settled with %s, the second takes out what was not shipped',
    async (basis) => {
      await post(1)
      expect(await returned('return', 1, basis)).toBe(1125)
      expect(await returned('withdrawal', 1, basis)).toBe(1125)
      expect(await shop.stock(barcode(1))).toEqual({ nl: '0/11' })
      expect(await left()).toEqual([{ itemId: 'gift', quantity: 1 }])
    },
  )

  it('RET-05 what was not shipped is returned before units that were refunded without a return', async () => {
    const [first] = [await post(1), await post(1)]
    await refund(1)
    await voidShipment(deps(), first)
    expect(await returned('withdrawal', 1, 'proof_of_posting')).toBe(1125)
    expect(await left()).toEqual([{ itemId: 'gift', quantity: 1 }])
  })

  it('RET-05 units that were refunded without a return may still be sent back', async () => {
    await post(2)
    await refund(1)
    expect(await returned('return', 2, 'proof_of_posting')).toBe(1125)
    expect(await left()).toEqual([{ itemId: 'gift', quantity: 1 }])
  })
})
