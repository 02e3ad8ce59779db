/** Orders whose money is in doubt or gone after the payment, with events of the provider, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { clearHold } from '../../src/services/commerce/fulfilment/holds.ts'
import { postShipment } from '../../src/services/commerce/fulfilment/shipments.ts'
import type { ClearableHold } from '../../src/services/commerce/fulfilment/holds.ts'
import { refundOrder } from '../../src/services/commerce/payments/refund-order.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { engines } from '../support/fresh-database.ts'
import { brokenInvariants } from '../support/purchase-invariants.ts'
import { card, NEW_CART, SOCK } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { sql } from 'kysely'

const MINUTE = 60_000

describe.each(engines)('after the payment on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  const buy = async (holderName: string, quantity = 1) => {
    const placed = await shop.order({ ...NEW_CART, products: [{ id: SOCK, quantity }] })
    await shop.pay(placed.adyen.session, card({ holderName }))
    await shop.work()
    const { id } = placed.brink.order
    const [payment] = await shop.paymentsOf(id)
    return { id, psp: payment?.psp_reference ?? '' }
  }
  const deps = () => ({ database: shop.database, clock: shop.clock })
  const post = async (orderId: string, quantity?: number) => {
    const { snapshot } = await shop.orderRow(orderId)
    const itemId: string = JSON.parse(snapshot).lines[0].itemId
    return postShipment(deps(), {
      orderId,
      carrier: 'letter',
      actor: 'cli:ada',
      ...(quantity !== undefined && { units: [{ itemId, quantity }] }),
    })
  }
  /** After the mails that wait for an undo were sent. */
  const broken = async () => {
    shop.clock.advance(MINUTE)
    await shop.work()
    return brokenInvariants(
      async (text) => (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(shop.database.query)).rows,
    )
  }

  it.each<[string, string, ClearableHold]>([
    ['CAPTURE_FAILED', 'CAPTURE FAILED', 'capture_failed'],
    ['CHARGEBACK', 'CHARGEBACK', 'chargeback'],
    ['NOTIFICATION_OF_FRAUD', 'NOTIFICATION OF FRAUD', 'chargeback'],
    ['REFUND_FAILED', 'REFUND FAILED', 'refund_failed'],
  ])('FUL-16 %s of the provider holds the order within 10 s, until a person clears it', async (event, holder, hold) => {
    const { id } = await buy(holder, 2)
    if (event === 'REFUND_FAILED') {
      await refundOrder({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })(id, { amount: 500 })
      await shop.work()
    }
    expect(await shop.paymentsOf(id)).toMatchObject([{ refunded: event === 'REFUND_FAILED' ? 500 : 0 }])
    expect((await shop.orderRow(id)).holds).toBeNull()
    shop.clock.advance(MINUTE)
    await shop.work()
    expect((await shop.orderRow(id)).holds).toBe(hold)
    const [row] = await shop.database.query
      .selectFrom('payment_events')
      .select(['received_at', 'worked_at'])
      .where('event_code', '=', event)
      .execute()
    expect(Date.parse(row?.worked_at ?? '') - Date.parse(row?.received_at ?? '')).toBeLessThanOrEqual(10_000)
    expect(await post(id)).toMatchObject({ failure: { code: 'ON_HOLD' } })
    expect(await clearHold(deps(), id, hold)).toMatchObject({ value: { after: [] } })
    expect(await post(id)).toMatchObject({ ok: true })
    expect(await broken()).toEqual([])
  })

  it('FUL-16 a hold is cleared with a note of at least three characters', () => {
    const operation = MERCHANT_REGISTRY.find('order.clear-hold')
    const input = { number: '10', hold: 'chargeback' }
    expect(operation?.checkInput({ ...input, note: 'no ' })).toMatchObject({ failure: { field: 'note' } })
    expect(operation?.checkInput({ ...input, note: 'Won' })).toMatchObject({ ok: true })
  })

  it.each([
    ['all of it', undefined, 0, 'shipped'],
    ['one of three pairs', 1, 2, 'partly_shipped'],
  ] as const)(
    'FUL-13 money that is taken back at the provider after %s was shipped restocks only the rest',
    async (_, quantity, back, fulfilment) => {
      const { id, psp } = await buy('Ada Lovelace', 3)
      await post(id, quantity)
      const { quantity: before } = await shop.stockLevel()
      await shop.port.reverse(psp, {}, `by-hand-${psp}`)
      await shop.work()
      expect(await shop.orderRow(id)).toMatchObject({ state: 'refunded', fulfilment })
      expect((await shop.stockLevel()).quantity).toBe(before + back)
      expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversed' }])
      expect(shop.lines.some((line) => line.includes(id) && line.includes('CANCEL_OR_REFUND'))).toBe(true)
      expect(await broken()).toEqual([])
    },
  )

  it('FUL-13 money that is taken back before anything was shipped restocks all of it', async () => {
    const { id, psp } = await buy('Ada Lovelace', 3)
    const { quantity: before } = await shop.stockLevel()
    await shop.port.reverse(psp, {}, `by-hand-${psp}`)
    await shop.work()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'cancelled', fulfilment: 'none' })
    expect((await shop.stockLevel()).quantity).toBe(before + 3)
  })
})
