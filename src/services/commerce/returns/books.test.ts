/**
 * Generated orders that are shipped, cancelled, returned and refunded in any order, with refunds that succeed, are refused, or fail
 * afterwards: whatever happens, refunds, documents, taxes and stock add up.
 */
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { CREDIT_INVARIANT } from '../../../../tests/support/purchase-invariants.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { cartTokens } from '../carts/token/cart-tokens.ts'
import { newCreditCode } from '../credits/credit-code.ts'
import { unitProblems } from '../../../../tests/support/unit-problems.ts'
import { documentHandlers } from '../documents/document-handlers.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { clearHold } from '../fulfilment/holds.ts'
import { postShipment, voidShipment } from '../fulfilment/shipments.ts'
import { readUnits } from '../fulfilment/stored-shipments.ts'
import { clientKeys } from '../orders/client-keys.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import { payByCredit as payWithCredit } from '../payments/pay-by-credit.ts'
import { paymentHandlers } from '../payments/payment-handlers.ts'
import { refundOrder, type RefundRequest } from '../payments/refund-order.ts'
import { settleModification } from '../payments/settle-modification.ts'
import { insertRefund } from '../payments/stored-refunds.ts'
import { DEFAULT_UNPAID_LIMITS } from '../stock/reservation-policy.ts'
import { changeReturn } from './change-return.ts'
import { exchangeReturn } from './exchange-return.ts'
import { openReturn } from './open-return.ts'
import { owedReturn } from './owed-return.ts'
import { receiveReturn } from './receive-return.ts'
import { settleReturn } from './settle-return.ts'
import { readReturns, returnableUnits } from './stored-returns.ts'

/** Of every variant now, so that most returns are worth an exchange. */
const CHEAP = Object.fromEntries(
  ['EUR', 'GBP', 'USD', 'KRW'].map((currency) => [currency, { original: 90, final: 90 }]),
)
const KEYS = ['a key for the tokens of a test, long enough'] as const
/** In stock in addition to what is ordered. */
const STOCK = 100
/** Emptied before each order. */
const TABLES = ['document_taxes', 'documents', 'outbox', 'reservations', 'stock', 'store_credits'] as const
const VARIANTS = ['2900000000018', '2900000000025', '2900000000032'] as const

const RUNS = 200

const COUNTRIES = ['IE', 'DE', 'GB', 'US', 'KR'] as const

type Ordered = { readonly quantity: number; readonly total: number; readonly section: string }

/** Prices with VAT of one or two rates, with sales tax on top, or without any. */
function snapshotOf(
  country: (typeof COUNTRIES)[number],
  ordered: readonly Ordered[],
  { delivery, cheapest, tax }: { readonly delivery: number; readonly cheapest: number; readonly tax: number },
): OrderSnapshot {
  const base = snapshotFor(country)
  const lines = ordered.flatMap(({ quantity, total, section }, place) =>
    base.lines.slice(0, 1).map((line) => ({
      ...line,
      id: VARIANTS[place] ?? '',
      itemId: `line-${place}`,
      sections: [section],
      quantity,
      price: { original: total, final: total },
      total: total * quantity,
      totalDiscount: 0,
      totalWithDiscount: total * quantity,
    })),
  )
  const products = lines.reduce((sum, line) => sum + line.totalWithDiscount, 0)
  const added = country === 'US' ? { externalTax: tax } : {}
  return {
    ...base,
    lines,
    shipping: {
      ...base.shipping,
      total: delivery,
      totalWithDiscount: delivery,
      cheapest: Math.min(cheapest, delivery),
    },
    totals: {
      ...base.totals,
      products,
      shipping: delivery,
      discount: 0,
      ...added,
      total: products + delivery + (added.externalTax ?? 0),
    },
  }
}

const orders = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 3 }),
        total: fc.integer({ min: 0, max: 3000 }),
        section: fc.constantFrom('adults', 'kids'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    delivery: fc.nat(900),
    cheapest: fc.nat(900),
    tax: fc.nat(700),
  })
  .map(({ country, lines, ...more }) => snapshotOf(country, lines, more))

const actions = fc.array(
  fc.record({
    what: fc.constantFrom(
      'post',
      'post',
      'post',
      'cancel',
      'open',
      'open',
      'accept',
      'receive',
      'settle',
      'settle',
      'keep',
      'keep',
      'exchange',
      'refund',
      'work',
      'fail',
      'void',
      'clearHold',
      'refundUnits',
      'refundUnits',
      'refundDelivery',
      'reverse',
    ),
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom('withdrawal' as const, 'return' as const),
    isRefused: fc.boolean(),
    percent: fc.nat(100),
  }),
  { minLength: 4, maxLength: 32 },
)

type Action = (typeof actions extends fc.Arbitrary<infer List> ? List : never)[number]

describe.each(engines)('the books on %s', (engine) => {
  const { shop, clock, deps, seller, pay, invoice, documents } = useDocumentShop(engine)
  let number = 0
  let exchanges = 0
  let creditCount = 0
  let paidByCredit = 0
  let voids = 0
  let reversals = 0
  let isReversed = false
  beforeEach(async () => {
    await seller({ vatIds: { NL: 'NL000000000B00', GB: 'GB000000000', IE: 'IE0000000A', DE: 'DE000000000' } })
  })

  /** The work of the outbox: the provider answers calls, and notifies about what it did. */
  const work = async (isRefused: boolean) => {
    const handlers = {
      ...documentHandlers(deps()),
      ...paymentHandlers({
        ...deps(),
        port: {
          cancel: async () => ({ ok: false, failure: { kind: 'refused', code: '1', message: '' } }),
          reverse: async () => ({ ok: false, failure: { kind: 'refused', code: '1', message: '' } }),
          refund: async (psp, { amount, reference = '' }) => {
            if (isRefused || amount === undefined)
              return { ok: false, failure: { kind: 'refused', code: '1', message: '' } }
            done.push({ psp, reference, value: amount.value, currency: amount.currency })
            return { ok: true, value: { pspReference: `refund-${reference}` } }
          },
        },
        reportPurchase: async () => {},
      }),
    }
    const done: Refund[] = []
    for (const topic of ['payment-refund', 'document'] as const) {
      const rows = await shop.query
        .selectFrom('outbox')
        .select(['id', 'key', 'payload'])
        .where('topic', '=', topic)
        .where('done_at', 'is', null)
        .orderBy('staged_at')
        .execute()
      for (const { id, key, payload } of rows) {
        await handlers[topic]?.(payload, key)
        await shop.query.updateTable('outbox').set({ done_at: 'done' }).where('id', '=', id).execute()
      }
      for (const refund of done.splice(0)) await notify(refund, 'REFUND')
    }
  }

  type Refund = { readonly psp: string; readonly reference: string; readonly value: number; readonly currency: string }
  let confirmed: Refund[] = []
  const notify = async (refund: Refund, eventCode: 'REFUND' | 'REFUND_FAILED' | 'CANCEL_OR_REFUND') => {
    const { psp, reference, value, currency } = refund
    await shop.inTransaction((transaction) =>
      settleModification(
        transaction,
        shop.database,
        {
          pspReference: `refund-${reference}`,
          originalReference: psp,
          merchantReference: reference,
          eventCode,
          success: 'true',
          amount: { value, currency },
        },
        clock.now(),
      ),
    )
    if (eventCode !== 'REFUND_FAILED') confirmed.push(refund)
  }

  const refund = (orderId: string, request: RefundRequest) =>
    refundOrder({ ...deps(), wake: () => {} })(orderId, request)

  /** The provider takes back what is left of a card payment: the last thing that it does with it. */
  async function reverse({ id }: StoredOrder): Promise<void> {
    const payment = await shop.query
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const isExchanged = (await readReturns(shop.query, { orderId: id })).some(
      (one) => one.exchangeOrderId !== undefined,
    )
    if (isReversed || isExchanged || payment.credit_id !== null || payment.refunding > 0) return
    const { psp_reference: psp, amount, refunded, currency } = payment
    isReversed = true
    reversals += 1
    await notify({ psp, reference: '', value: amount - refunded, currency }, 'CANCEL_OR_REFUND')
  }

  /** One thing that staff, shopper or provider do; refused where it is not possible, which is what they would see. */
  async function act(orderId: string, { what, line, quantity, kind, isRefused, percent }: Action): Promise<void> {
    const order = await readOrder(shop.query, orderId)
    if (order === undefined) throw new Error('The order is gone')
    const itemId = order.snapshot.lines[line % order.snapshot.lines.length]?.itemId ?? ''
    const { units: counted, shipments } = await readUnits(shop.query, order)
    const left = counted.find((one) => one.itemId === itemId)?.left ?? 0
    const returns = await readReturns(shop.query, { orderId })
    const pick = (...states: readonly string[]) => returns.find(({ state }) => states.includes(state))
    switch (what) {
      case 'post':
        await postShipment(deps(), {
          orderId,
          carrier: 'letter',
          actor: 'cli:ada',
          units: [{ itemId, quantity: Math.min(quantity, left) }],
        })
        return
      case 'clearHold':
        await clearHold(deps(), orderId, 'refund_failed')
        return
      case 'cancel':
        await cancelLines(deps(), orderId, [{ itemId, quantity }])
        return
      case 'open': {
        const units = percent < 30 ? undefined : [{ itemId, quantity, reason: 'too_small' as const }]
        await openReturn(deps(), { orderId, kind, units })
        return
      }
      case 'accept': {
        const id = pick('requested')?.id
        if (id !== undefined) await changeReturn(deps(), id, { trigger: isRefused ? 'return.cancel' : 'return.accept' })
        return
      }
      case 'receive': {
        const found = pick('accepted')
        const owed = found && (await owedReturn(shop.query, found.id))
        const out = owed?.ok === true ? owed.value.out : []
        const lines = out.map((unit) => ({
          itemId: unit.itemId,
          restock: unit.quantity - 1,
          damaged: 1,
          missing: 0,
        }))
        const warehouse = order.snapshot.market.warehouses[0] ?? ''
        if (found !== undefined) await receiveReturn(deps(), found.id, { lines, warehouse })
        return
      }
      case 'settle': {
        const found = pick('received', 'accepted')
        if (found === undefined) return
        const [unit] = found.units
        const deductions =
          found.receivedAt === undefined || unit === undefined
            ? []
            : [{ itemId: unit.itemId, quantity: 1, percent, reason: 'Soles are worn through' }]
        const basis = found.state === 'accepted' ? ('keep_goods' as const) : undefined
        const credit = isRefused ? { consent: 'In an e-mail of 12 November' } : undefined
        await settleReturn(deps(), found.id, { basis, deductions, credit })
        return
      }
      // What staff do at once about a complaint: the shopper keeps the units.
      case 'keep': {
        const units = [{ itemId, quantity: 1, reason: 'defective' as const }]
        const opened = await openReturn(deps(), { orderId, kind: 'complaint', units })
        if (!opened.ok) return
        await changeReturn(deps(), opened.value.id, { trigger: 'return.accept' })
        await settleReturn(deps(), opened.value.id, { basis: 'keep_goods' })
        return
      }
      case 'exchange': {
        const found = pick('received', 'accepted')
        const products = [{ sku: `S-${line % order.snapshot.lines.length}`, quantity: 1 }]
        if (found === undefined) return
        const { ok } = await exchangeReturn(deps(), found.id, { basis: 'keep_goods', products })
        if (ok) exchanges += 1
        return
      }
      case 'refund':
        await refund(orderId, { amount: 1 + percent })
        return
      case 'refundUnits':
        await refund(orderId, { units: [{ itemId, quantity }], restock: isRefused })
        return
      case 'refundDelivery':
        await refund(orderId, { delivery: true })
        return
      case 'void': {
        const shipment = shipments[quantity % shipments.length]
        if (shipment !== undefined && (await voidShipment(deps(), shipment.id)).ok) voids += 1
        return
      }
      case 'reverse':
        if (quantity === 1) await reverse(order)
        return
      case 'work':
        await work(isRefused)
        return
      case 'fail': {
        const failed = isReversed ? undefined : confirmed.shift()
        if (failed !== undefined) await notify(failed, 'REFUND_FAILED')
      }
    }
  }

  /** Paid with credit of as much, which was refunded to it before: what is refunded of the order is on it again. */
  async function payByCredit(snapshot: OrderSnapshot): Promise<StoredOrder> {
    const order = storedOrder(number, { snapshot, state: 'open', paidAt: undefined })
    const { id, cartId } = order
    const { total } = snapshot.totals
    const { currency } = snapshot.market
    const [time, creditId, code] = [clock.now().toISOString(), `credit-of-${id}`, newCreditCode()]
    await shop.insertOrder(order)
    await shop.insertCart({ ...storedCart(), id: cartId })
    await shop.insertAttempt({ id: `attempt-${number}`, order_id: id })
    for (const { id: variantId, itemId, quantity } of snapshot.lines) {
      const warehouse = snapshot.market.warehouses[0] ?? ''
      const reservation = { id: `${id}-${itemId}`, order_ref: id, variant_id: variantId, warehouse, quantity }
      await shop.insertReservation({ ...reservation, state: 'held' })
      await shop.query
        .updateTable('stock')
        .set((stock) => ({ quantity: stock('quantity', '+', quantity), reserved: stock('reserved', '+', quantity) }))
        .where('variant_id', '=', variantId)
        .where('warehouse', '=', warehouse)
        .execute()
    }
    const about = { id: creditId, code, currency, value: 0, balance: total, email: null, consent: null }
    const origin = { order_id: 'order-before', return_id: 'return-before', expires_on: '2029-11-15' }
    await shop.query
      .insertInto('store_credits')
      .values({ ...about, ...origin, created_at: time, updated_at: time })
      .execute()
    const earlier = {
      id: `refund-before-${id}`,
      order_id: 'order-before',
      payment: 'psp-before',
      value: total,
      currency,
    }
    await shop.inTransaction((transaction) =>
      insertRefund(
        transaction,
        { ...earlier, delivery: 0, reason: null, state: 'confirmed', credit_id: creditId },
        clock.now(),
      ),
    )
    const token = orderTokens(KEYS).sign(id, clock.now())
    const paid = await payWithCredit({
      ...deps(),
      wake: () => {},
      cartTokens: async () => cartTokens(KEYS),
      orderTokens: async () => orderTokens(KEYS),
      clientKeys: async () => clientKeys(KEYS),
      unpaidLimits: DEFAULT_UNPAID_LIMITS,
      limits: createRateLimits({
        clock,
        overrides: { 'payment.credit:client': { amount: 100_000, seconds: 1, burst: 100_000 } },
      }),
    })({ token, client: 'client' }, { code })
    if (!paid.ok) throw new Error(JSON.stringify(paid.failure))
    // Its invoice.
    await work(false)
    return order
  }

  async function payByCard(snapshot: OrderSnapshot): Promise<StoredOrder> {
    const order = await pay(number, snapshot.market.country, { snapshot })
    const warehouse = snapshot.market.warehouses[0] ?? ''
    for (const { id, itemId, quantity } of snapshot.lines) {
      const reservation = { id: `${order.id}-${itemId}`, order_ref: order.id, variant_id: id, warehouse, quantity }
      await shop.insertReservation({ ...reservation, state: 'claimed' })
    }
    await invoice(number)
    return order
  }

  async function check(orderId: string, snapshot: OrderSnapshot): Promise<void> {
    const returns = await readReturns(shop.query, { orderId })
    const exchanged = returns.flatMap(({ exchangeOrderId }) => exchangeOrderId ?? [])
    const payments = await shop.query
      .selectFrom('payments')
      .selectAll()
      .where('order_id', 'in', [orderId, ...exchanged])
      .execute()
    for (const { amount, refunded, refunding } of payments) {
      expect(refunded).toBeLessThanOrEqual(amount)
      expect(refunding).toBe(0)
    }
    // Refunds: what the provider confirmed and did not take back, and what became store credit. An exchange moves money from one payment to
    // another.
    const credits = await shop.query.selectFrom('store_credits').select('balance').execute()
    const credited = credits.reduce((sum, { balance }) => sum + balance, 0)
    const left = payments.reduce(
      (sum, { state, amount, refunded }) => sum + (state === 'reversed' ? 0 : amount - refunded),
      0,
    )
    expect(snapshot.totals.total - left).toBe(confirmed.reduce((sum, { value }) => sum + value, credited))
    const unequal = await sql`${sql.raw(CREDIT_INVARIANT)}`.execute(shop.query)
    expect(unequal.rows).toEqual([])
    // Documents: what is left of the invoices is the money that was not refunded.
    const issued = await documents()
    expect(issued.reduce((sum, { gross }) => sum + gross, 0)).toBe(left)
    const taxes = await shop.query.selectFrom('document_taxes').selectAll().execute()
    const rates = new Map<string, number[]>()
    for (const { treatment, rate_thousandths: rate, net, tax, gross } of taxes) {
      expect(net + tax).toBe(gross)
      const sums = rates.get(`${treatment} ${rate}`) ?? [0, 0, 0]
      rates.set(
        `${treatment} ${rate}`,
        [net, tax, gross].map((value, place) => value + (sums[place] ?? 0)),
      )
    }
    for (const sums of rates.values()) expect(Math.min(...sums)).toBeGreaterThanOrEqual(0)
    // Units: none is lost, none is shipped, cancelled or returned twice.
    const order = await readOrder(shop.query, orderId)
    if (order === undefined) throw new Error('The order is gone')
    const counted = await readUnits(shop.query, order)
    for (const { ordered, shipped, cancelled, left: open } of counted.units) {
      expect(shipped + cancelled + open).toBe(ordered)
      expect(Math.min(shipped, cancelled, open)).toBeGreaterThanOrEqual(0)
    }
    for (const { quantity } of returnableUnits(counted, returns)) expect(quantity).toBeGreaterThanOrEqual(0)
    // Stock: what is there, what is sold, and what came back are what there was.
    for (const variantId of new Set(snapshot.lines.map(({ id }) => id))) {
      const there = await shop.query
        .selectFrom('stock')
        .select('quantity')
        .where('variant_id', '=', variantId)
        .execute()
      const sold = await shop.query
        .selectFrom('reservations')
        .select('quantity')
        .where('variant_id', '=', variantId)
        .where('state', '=', 'claimed')
        .execute()
      const items = snapshot.lines.filter(({ id }) => id === variantId)
      const back = await shop.query
        .selectFrom('stock_movements')
        .select('change as quantity')
        .where('order_ref', '=', orderId)
        .where('variant_id', '=', variantId)
        .where('reason', '=', 'return')
        .execute()
      const sum = (rows: readonly { readonly quantity: number }[]) =>
        rows.reduce((total, { quantity }) => total + quantity, 0)
      const bought = items.reduce((total, { quantity }) => total + quantity, 0)
      expect(sum(there) + sum(sold) - sum(back)).toBe(STOCK + bought)
    }
  }

  it('RET-07 INV-07 FUL-13 refunds, credit notes, taxes and stock of generated orders always add up', async () => {
    await fc.assert(
      fc.asyncProperty(orders, actions, fc.boolean(), async (snapshot, list, isPaidByCredit) => {
        number += 1
        confirmed = []
        isReversed = false
        for (const table of TABLES) {
          await shop.query.deleteFrom(table).execute()
        }
        const warehouse = snapshot.market.warehouses[0] ?? ''
        const bought = snapshot.lines.map((_, place) =>
          variant(place + 1, { sku: `S-${place}`, stock: { [warehouse]: STOCK }, prices: CHEAP }),
        )
        await shop.offer('A', bought)
        // Nothing is paid for a free order.
        const isByCredit = isPaidByCredit && snapshot.totals.total > 0
        const order = await (isByCredit ? payByCredit(snapshot) : payByCard(snapshot))
        if (isByCredit) paidByCredit += 1
        let isPaid = true
        for (const action of list) {
          await act(order.id, action)
          const isStillPaid = (await shop.orderState(order.id)) === 'paid'
          // A refund of everything that fails leaves units to ship that are in a settled return.
          isPaid &&= isStillPaid
          const problems = isPaid || !isStillPaid ? await unitProblems(shop.query, order.id) : []
          expect([action.what, problems]).toEqual([action.what, []])
        }
        creditCount += (await shop.query.selectFrom('store_credits').select('id').where('value', '>', 0).execute())
          .length
        // Everything that is still on its way arrives.
        for (let time = 0; time < 2; time += 1) await work(false)
        await check(order.id, snapshot)
      }),
      { numRuns: RUNS },
    )
    const counts = [number >= RUNS, exchanges, creditCount, paidByCredit, voids, reversals]
    expect(counts.map((count) => Number(count) > 0)).toEqual(counts.map(() => true))
  })
})
