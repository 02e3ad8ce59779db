/** Money that is authorised at the purchase and captured parcel by parcel, with the sandbox, on both databases. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../../platform/log/log.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { clearHold } from '../fulfilment/holds.ts'
import { postShipment, voidShipment } from '../fulfilment/shipments.ts'
import { readOrderDossier } from '../orders-lookup/order-dossier.ts'
import { cancelOrder } from '../payments/cancel-order.ts'
import { refundOrder, type RefundRequest } from '../payments/refund-order.ts'
import { listStuckWork } from '../stuck-work/list-stuck-work.ts'
import { retryStuckWork } from '../stuck-work/settle-stuck-work.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { brokenInvariants } from '../../../../tests/support/purchase-invariants.ts'
import { card, NEW_CART, SOCK } from '../../../../tests/support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../../../../tests/support/purchase-shop.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** A pair, its delivery, and three pairs with it. */
const [PAIR, DELIVERY, THREE] = [1200, 495, 4095]

describe.each(engines)('money that is captured at shipment on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine, { captureAt: 'shipment' })
  })
  afterAll(() => shop.close())

  const deps = () => ({ database: shop.database, clock: shop.clock })
  const completing = () => ({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })
  const buy = async (quantity: number, method = card({ holderName: 'Ada' })) => {
    const placed = await shop.order({ ...NEW_CART, products: [{ id: SOCK, quantity }] })
    await shop.pay(placed.adyen.session, method)
    await shop.work()
    const { id } = placed.brink.order
    const [payment] = await shop.paymentsOf(id)
    const { snapshot } = await shop.orderRow(id)
    const itemId: string = JSON.parse(snapshot).lines[0].itemId
    return { id, itemId, psp: payment?.psp_reference ?? '' }
  }
  type Bought = Awaited<ReturnType<typeof buy>>
  /** Without waiting for its capture. */
  const post = async ({ id: orderId, itemId }: Bought, quantity?: number) => {
    const units = quantity === undefined ? {} : { units: [{ itemId, quantity }] }
    const posted = await postShipment(deps(), { orderId, carrier: 'letter', actor: 'cli:ada', ...units })
    if (!posted.ok) throw new Error(posted.failure.code)
    return posted.value.shipment.id
  }
  const settle = async (wait = MINUTE) => {
    shop.clock.advance(wait)
    await shop.work()
  }
  const ship = async (order: Bought, quantity?: number) => {
    const id = await post(order, quantity)
    await settle()
    return id
  }
  const cancel = async ({ id, itemId }: Bought, quantity: number) => {
    // Later than what was done before: steps of one moment have no order.
    shop.clock.advance(SECOND)
    const cancelled = await cancelLines(deps(), id, [{ itemId, quantity }])
    if (!cancelled.ok) throw new Error(cancelled.failure.code)
    await shop.work()
    return cancelled.value
  }
  const refund = (order: Bought, request: RefundRequest) => refundOrder(completing())(order.id, request)
  /** What the provider has of it. */
  const atProvider = ({ psp }: Bought) =>
    shop.database.query
      .selectFrom('sandbox_payments')
      .select(['value', 'captured', 'refunded', 'cancelled'])
      .where('psp_reference', '=', psp)
      .executeTakeFirstOrThrow()
  const changesOf = async ({ psp }: Bought) =>
    (
      await shop.database.query
        .selectFrom('sandbox_changes')
        .select(['kind', 'value'])
        .where('payment_reference', '=', psp)
        .where('kind', 'in', ['captures', 'refunds', 'cancels', 'reversals'])
        .orderBy('due_at')
        // A capture and the release of the rest are of one moment.
        .orderBy('kind', 'desc')
        .execute()
    ).map(({ kind, value }) => `${kind} ${value}`)
  const mailOf = async (key: string) => {
    const mail = await shop.database.query
      .selectFrom('mailbox')
      .select('text')
      .where('key', '=', key)
      .executeTakeFirst()
    return mail?.text ?? ''
  }
  const broken = async () => {
    await settle()
    return brokenInvariants(
      async (text) => (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(shop.database.query)).rows,
    )
  }

  it('FUL-17 authorises only, and captures the share of each parcel when it is posted, the first with delivery', async () => {
    const order = await buy(3)
    expect(await shop.orderRow(order.id)).toMatchObject({ state: 'paid', fulfilment: 'unshipped' })
    expect(await atProvider(order)).toMatchObject({ value: THREE, captured: 0 })
    await ship(order, 1)
    expect(await atProvider(order)).toMatchObject({ captured: PAIR + DELIVERY })
    await ship(order)
    expect(await changesOf(order)).toEqual([`captures ${PAIR + DELIVERY}`, `captures ${2 * PAIR}`])
    expect(await atProvider(order)).toEqual({ value: THREE, captured: THREE, refunded: 0, cancelled: 0 })
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a capture is sent once, whatever is repeated: answers that are lost, notifications that come again', async () => {
    const order = await buy(2)
    await shop.turn({ duplicates: 2 })
    await post(order)
    shop.loseAnswers(true)
    await settle()
    shop.loseAnswers(false)
    await settle(10 * MINUTE)
    await shop.turn({})
    expect(await changesOf(order)).toEqual([`captures ${2 * PAIR + DELIVERY}`])
    expect(await atProvider(order)).toMatchObject({ captured: 2 * PAIR + DELIVERY })
    expect(await broken()).toEqual([])
  })

  it('FUL-17 units that are cancelled are never captured: the rest is cancelled when nothing more will ship', async () => {
    const order = await buy(3)
    await ship(order, 1)
    expect(await cancel(order, 1)).toMatchObject({ refund: { value: PAIR, released: PAIR } })
    expect(await changesOf(order)).toEqual([`captures ${PAIR + DELIVERY}`])
    const { id } = await cancel(order, 1)
    expect(await changesOf(order)).toEqual([`captures ${PAIR + DELIVERY}`, `cancels ${THREE}`])
    expect(await atProvider(order)).toEqual({
      value: PAIR + DELIVERY,
      captured: PAIR + DELIVERY,
      refunded: 0,
      cancelled: 0,
    })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ state: 'authorised', refunded: 2 * PAIR, refunding: 0 }])
    expect(await mailOf(`lines-cancelled-mail.${id}`)).toContain('only reserved')
    expect(await broken()).toEqual([])
  })

  it('FUL-17 all units cancelled before anything was shipped cancels the authorisation, and refunds nothing', async () => {
    const order = await buy(2)
    await cancel(order, 2)
    expect(await changesOf(order)).toEqual([`cancels ${2 * PAIR + DELIVERY}`])
    expect(await atProvider(order)).toMatchObject({ captured: 0, refunded: 0, cancelled: 1 })
    expect(await shop.orderRow(order.id)).toMatchObject({ state: 'refunded', fulfilment: 'none' })
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a refund of one unit with the whole amount ends the order: nothing is captured, and nothing is left to ship', async () => {
    const order = await buy(2)
    const units = [{ itemId: order.itemId, quantity: 1 }]
    expect(await refund(order, { units, amount: 2 * PAIR + DELIVERY })).toMatchObject({ ok: true })
    await shop.work()
    expect(await shop.orderRow(order.id)).toMatchObject({ state: 'refunded', fulfilment: 'none' })
    expect(await atProvider(order)).toMatchObject({ captured: 0, refunded: 0, cancelled: 1 })
  })

  it('FUL-17 a cancelled order is reversed: nothing of it was captured', async () => {
    const order = await buy(1)
    expect(await cancelOrder(completing())(order.id)).toMatchObject({ ok: true })
    await shop.work()
    expect(await atProvider(order)).toMatchObject({ captured: 0, refunded: 0, cancelled: 1 })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ state: 'reversed' }])
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a refund before the shipment lowers what is captured, one after it is refunded at the provider', async () => {
    const order = await buy(2)
    expect(await refund(order, { amount: 500 })).toMatchObject({ ok: true })
    await shop.work()
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ refunded: 500, refunding: 0 }])
    await ship(order, 1)
    await ship(order)
    expect(await changesOf(order)).toEqual([
      `captures ${PAIR + DELIVERY}`,
      `captures ${PAIR - 500}`,
      `cancels ${2 * PAIR + DELIVERY}`,
    ])
    expect(await refund(order, { amount: 300 })).toMatchObject({ ok: true })
    await shop.work()
    expect(await atProvider(order)).toMatchObject({ captured: 2 * PAIR + DELIVERY - 500, refunded: 300 })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ refunded: 800, refunding: 0 }])
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a refund of a shipped unit waits for its capture, and leaves the money of the others', async () => {
    const order = await buy(2)
    await post(order, 1)
    expect(await refund(order, { units: [{ itemId: order.itemId, quantity: 2 }] })).toMatchObject({ ok: true })
    await shop.work()
    expect(await changesOf(order)).toEqual([])
    await settle()
    // In one moment, so in no order; the provider refuses a refund of what was not captured.
    const changes = ['cancels 2895', `captures ${PAIR + DELIVERY}`, `refunds ${PAIR}`]
    expect((await changesOf(order)).toSorted()).toEqual(changes)
    expect(await atProvider(order)).toEqual({
      value: PAIR + DELIVERY,
      captured: PAIR + DELIVERY,
      refunded: PAIR,
      cancelled: 0,
    })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ refunded: 2 * PAIR, refunding: 0 }])
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a void before the capture drops it; after it the money stays for the next parcel', async () => {
    const order = await buy(2)
    const undone = await post(order, 1)
    expect(await voidShipment(deps(), undone)).toMatchObject({ ok: true })
    await settle()
    expect(await changesOf(order)).toEqual([])
    const mistaken = await ship(order, 1)
    expect(await voidShipment(deps(), mistaken)).toMatchObject({ value: { fulfilment: 'unshipped' } })
    await ship(order, 1)
    expect(await changesOf(order)).toEqual([`captures ${PAIR + DELIVERY}`])
    await ship(order)
    expect(await atProvider(order)).toMatchObject({ captured: 2 * PAIR + DELIVERY })
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a void does not drop a capture that a refund waits for', async () => {
    const order = await buy(2)
    const mistaken = await post(order, 1)
    expect(await refund(order, { amount: 100 })).toMatchObject({ ok: true })
    expect(await voidShipment(deps(), mistaken)).toMatchObject({ ok: true })
    await settle()
    expect(await atProvider(order)).toMatchObject({ captured: PAIR + DELIVERY, refunded: 100 })
    await ship(order)
    expect(await atProvider(order)).toMatchObject({ captured: 2 * PAIR + DELIVERY, refunded: 100 })
    expect(await broken()).toEqual([])
  })

  it('FUL-17 an order that is cancelled after its captured parcel was voided gets the captured part back', async () => {
    const order = await buy(2)
    await voidShipment(deps(), await ship(order, 1))
    expect(await cancelOrder(completing())(order.id)).toMatchObject({ ok: true })
    await shop.work()
    expect(await atProvider(order)).toEqual({
      value: PAIR + DELIVERY,
      captured: PAIR + DELIVERY,
      refunded: PAIR + DELIVERY,
      cancelled: 0,
    })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ state: 'reversed' }])
    expect(await broken()).toEqual([])
  })

  it('FUL-17 a capture that the provider reports as failed holds the order; staff capture again', async () => {
    const order = await buy(2)
    // The money is gone before the parcel is posted.
    await shop.port.capture(order.psp, { amount: { value: 2000, currency: 'EUR' }, reference: 'by-hand' }, 'by-hand')
    await shop.work()
    await ship(order)
    expect(await shop.orderRow(order.id)).toMatchObject({ holds: 'capture_failed', fulfilment: 'shipped' })
    const [stuck] = await listStuckWork(shop.database.query)
    expect(stuck).toMatchObject({ cause: 'capture-failed', value: 2 * PAIR + DELIVERY, canRetry: true })
    await shop.port.refund(order.psp, { amount: { value: 2000, currency: 'EUR' } }, 'by-hand-refund')
    expect(await retryStuckWork(deps(), stuck?.id ?? '')).toMatchObject({ ok: true })
    await shop.work()
    expect(await changesOf(order)).toContain(`captures ${2 * PAIR + DELIVERY}`)
    expect((await changesOf(order)).filter((one) => one === `captures ${2 * PAIR + DELIVERY}`)).toHaveLength(2)
    expect(await retryStuckWork(deps(), 'capture:none')).toMatchObject({ failure: { code: 'UNKNOWN_WORK' } })
  })

  it('FUL-17 a capture that fails after it was confirmed holds what is left of the order', async () => {
    const order = await buy(2, card({ holderName: 'CAPTURE FAILED' }))
    await post(order, 1)
    await settle(30 * SECOND)
    expect((await shop.orderRow(order.id)).holds).toBeNull()
    await settle()
    expect((await shop.orderRow(order.id)).holds).toBe('capture_failed')
    expect(await postShipment(deps(), { orderId: order.id, carrier: 'letter', actor: 'cli:ada' })).toMatchObject({
      failure: { code: 'ON_HOLD' },
    })
    expect(await clearHold(deps(), order.id, 'capture_failed')).toMatchObject({ ok: true })
    await post(order)
    await settle(30 * SECOND)
    // The last parcel is captured with all that was not.
    expect(await atProvider(order)).toMatchObject({ captured: 2 * PAIR + DELIVERY })
  })

  it('FUL-17 an authorisation that expires holds what is left to ship', async () => {
    const order = await buy(1)
    shop.clock.advance(29 * 24 * 60 * MINUTE)
    await shop.work()
    expect((await shop.orderRow(order.id)).holds).toBe('capture_failed')
  })

  it('FUL-17 a method that the provider captures with the payment is not captured a second time', async () => {
    const placed = await shop.order({ ...NEW_CART, products: [{ id: SOCK, quantity: 1 }] })
    const { id } = placed.brink.order
    const { action } = await shop.pay(placed.adyen.session, { type: 'ideal' })
    const { pathname, search } = new URL(action?.type === 'redirect' ? action.url : '', 'http://payments')
    const form = { method: 'POST', body: new URLSearchParams({ choice: 'approve' }) }
    await shop.provider.fetch(new Request(`http://payments${pathname}${search}`, form))
    await shop.work()
    const [payment] = await shop.paymentsOf(id)
    const order = { id, itemId: '', psp: payment?.psp_reference ?? '' }
    expect(await atProvider(order)).toMatchObject({ captured: PAIR + DELIVERY })
    await post(order)
    await settle()
    expect(await changesOf(order)).toEqual([])
    expect(await refund(order, { amount: 100 })).toMatchObject({ ok: true })
    await shop.work()
    expect(await changesOf(order)).toEqual(['refunds 100'])
  })

  it('FUL-17 staff read what was captured, and each step in the timeline', async () => {
    const order = await buy(2)
    await ship(order, 1)
    await cancel(order, 1)
    const { number } = await shop.orderRow(order.id)
    const dossier = await readOrderDossier(shop.database.query, number, { now: shop.clock.now() })
    expect(dossier?.charged).toEqual({ value: PAIR + DELIVERY, isMoreToCome: false })
    const events = dossier?.timeline.filter(({ kind }) => kind === 'payment').map(({ event }) => event)
    expect(events).toEqual(['authorised', 'captured', 'released'])
  })

  it('FUL-17 the mail says that the money is reserved, and is charged when the parcel leaves', async () => {
    const order = await buy(1)
    expect(await mailOf(`order-mail.${order.id}`)).toContain('charge you when your parcel leaves')
  })
})

describe.each(engines)('money that is captured with the payment on %s', (engine) => {
  it('FUL-17 posting asks the provider nothing', async () => {
    const shop = await openPurchaseShop(engine)
    const placed = await shop.order({ ...NEW_CART, products: [{ id: SOCK, quantity: 2 }] })
    await shop.pay(placed.adyen.session, card())
    await shop.work()
    const { id: orderId } = placed.brink.order
    await postShipment({ database: shop.database, clock: shop.clock }, { orderId, carrier: 'letter', actor: 'cli:ada' })
    shop.clock.advance(MINUTE)
    await shop.work()
    expect(await shop.database.query.selectFrom('sandbox_changes').selectAll().execute()).toEqual([])
    expect(await shop.database.query.selectFrom('captures').selectAll().execute()).toEqual([])
    await shop.close()
  })
})
