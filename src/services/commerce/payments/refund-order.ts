/**
 * Staff give money back: for units, for the delivery, or any amount. The provider confirms it later, and only then the order
 * shows it. A requested amount counts from now on, so that repeated requests never refund more than was paid.
 */
import type { Amount } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { stageAfterCaptures } from '../captures/capture-work.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { LINES_CANCELLED_MAIL } from '../fulfilment/staged-mails.ts'
import { lockUnits, setFulfilment, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import { fulfilmentOf, mergedQuantities, quantitiesByVariant, type LineQuantity } from '../fulfilment/units.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { amountOf, paidAmounts } from '../returns/paid-amounts.ts'
import { refundedUnits } from '../returns/refunded-units.ts'
import { restockUnits } from '../stock/restock-units.ts'
import type { StockEngine } from '../stock/reserve-stock.ts'
import { sellAgain } from '../stock/sell-again.ts'
import type { CommerceTables } from '../tables.ts'
import type { CompletionDeps } from './complete-payment.ts'
import { sumOfParts, type RefundParts } from './refund-parts.ts'
import type { RefundReason } from './refund-reasons.ts'
import { isTaken, leftOf, unitsWithout } from './refunded-lines.ts'
import { requestRefund, type RequestedRefund } from './request-refund.ts'
import { stageRefundMail } from './staged-work.ts'
import { insertRefundUnits, refundedDelivery } from './stored-refunds.ts'
import { ORDER_LOG } from '../log-codes.ts'

type Tx = Transaction<CommerceTables>

export type RefundRequest = {
  readonly units?: readonly LineQuantity[] | undefined
  /** What is left of the delivery, too. */
  readonly delivery?: boolean | undefined
  /** In minor units. Absent: what was paid for units and delivery, or everything that is left. */
  readonly amount?: number | undefined
  /** What the person believes to refund in. */
  readonly currency?: string | undefined
  /** The units are for sale again. */
  readonly restock?: boolean | undefined
  readonly reason?: RefundReason | undefined
  /** Who puts units back in stock. */
  readonly actor?: string | undefined
}

export type Refunding = {
  readonly id: string
  readonly order: Pick<StoredOrder, 'id' | 'number'>
  readonly amount: Amount
  /** Of the amount, what is on store credit already. */
  readonly credited: number
}

export const refundOrder =
  ({ database, clock, log, wake }: CompletionDeps) =>
  async (orderId: string, request: RefundRequest = {}): Promise<Result<Refunding, OrderRefusal>> => {
    const result = await database.transaction(
      async (transaction): Promise<Result<Refunding, OrderRefusal>> => {
        const now = clock.now()
        const locked = await lockUnits(transaction, database, orderId)
        if (locked === undefined) return noSuch('order', orderId)
        const { id, number } = locked.order
        const wanted = await wantedRefund(transaction, locked, request)
        if (!wanted.ok) return wanted
        const { value, parts, units } = wanted.value
        const unitsAfter = unitsWithout(locked, units)
        // Before the refund, which ends an order that is refunded as a whole.
        if (isTaken(locked, unitsAfter)) {
          await setFulfilment(
            transaction,
            locked.order,
            { fulfilment: fulfilmentOf(unitsAfter, locked.shipments) },
            now,
          )
        }
        const refund = await requestRefund(
          transaction,
          locked.order,
          { amount: value, parts, reason: request.reason, unitsAfter },
          now,
        )
        if (refund === undefined) return refuse('ALL_REFUNDED', { number })
        const { restock = false, actor } = request
        const mailed = await takeUnits(transaction, database, locked, { refund, parts, units, restock, actor, now })
        await stageAfterCaptures(transaction, id, now)
        const { currency } = refund
        // Of a refund at the provider the mail follows its notification.
        const isMailed = mailed === refund.value
        if (refund.released > 0 && !isMailed) {
          const amount = { value: refund.released, currency }
          await stageRefundMail(transaction, { refundId: refund.id, orderId: id, amount, isReleased: true }, now)
        }
        if (refund.credited > 0 && !isMailed) {
          const amount = { value: refund.credited, currency }
          await stageRefundMail(transaction, { refundId: refund.id, orderId: id, amount }, now)
        }
        const { value: amount, credited } = refund
        return ok({ id: refund.id, order: { id, number }, amount: { value: amount, currency }, credited })
      },
      { mayRepeat: true },
    )
    if (result.ok) {
      log.write(ORDER_LOG.refundRequested, { orderId })
      wake()
    }
    return result
  }

type WantedRefund = {
  readonly value: number
  /** Undefined for an amount without a part of the order. */
  readonly parts: RefundParts | undefined
  readonly units: readonly LineQuantity[]
}

/** Long: each refusal has its own reason. */
async function wantedRefund(
  transaction: Tx,
  { order }: OrderUnits,
  { units: chosen = [], delivery = false, amount, currency }: RefundRequest,
): Promise<Result<WantedRefund, OrderRefusal>> {
  const { id, number, state } = order
  const payment = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', id)
    .where('state', '=', 'authorised')
    .executeTakeFirst()
  if (payment === undefined) return refuse('NO_PAYMENT', { number, state })
  if (payment.amount === 0) return refuse('FREE_ORDER', { number })
  const left = payment.amount - payment.refunded - payment.refunding
  if (left === 0) return refuse('ALL_REFUNDED', { number })
  if (currency !== undefined && currency !== payment.currency) {
    return refuse('REFUND_CURRENCY', { number, currency: payment.currency }, { field: 'currency' })
  }
  const units = mergedQuantities(chosen)
  const before = await refundedUnits(transaction, id)
  const wrong = wrongUnits(order, units, before)
  if (wrong !== undefined) return wrong
  const paid = paidAmounts(order.snapshot)
  const shipping = delivery ? Math.max(paid.delivery - (await refundedDelivery(transaction, id)), 0) : 0
  const parts = { lines: [...amountOf(paid, units, before)], shipping }
  const hasParts = units.length > 0 || delivery
  const value = amount ?? (hasParts ? Math.min(sumOfParts(parts), left) : left)
  if (!Number.isSafeInteger(value) || value <= 0) return refuse('REFUND_AMOUNT', {}, { field: 'amount' })
  if (value > left) {
    const about = { left, currency: payment.currency, number }
    return refuse('REFUND_TOO_HIGH', about, { field: 'amount', details: { left } })
  }
  return ok({ value, parts: hasParts ? parts : undefined, units })
}

function wrongUnits(
  { snapshot }: StoredOrder,
  units: readonly LineQuantity[],
  before: (itemId: string) => number,
): ReturnType<typeof refuse> | undefined {
  for (const { itemId, quantity } of units) {
    const line = snapshot.lines.find((one) => one.itemId === itemId)
    if (line === undefined) return refuse('UNKNOWN_LINE', { line: itemId }, { field: 'units' })
    const left = line.quantity - before(itemId)
    if (quantity > left) return refuse('UNITS_LEFT', { line: itemId, left }, { field: 'units', details: { left } })
  }
  return undefined
}

type TakenUnits = {
  readonly refund: RequestedRefund
  readonly parts: RefundParts | undefined
  readonly units: readonly LineQuantity[]
  readonly restock: boolean
  readonly actor: string | undefined
  readonly now: Date
}

/**
 * Units that are still here are taken out of the order; of the others the refund alone is stored. Of what is refunded, how much the
 * shopper gets a mail about.
 */
async function takeUnits(
  transaction: Tx,
  engine: StockEngine,
  locked: OrderUnits,
  { refund, parts, units, restock, actor, now }: TakenUnits,
): Promise<number> {
  if (units.length === 0) return 0
  const { order } = locked
  const split = units.map(({ itemId, quantity }) => {
    const here = Math.min(quantity, leftOf(locked, itemId))
    return { itemId, here, out: quantity - here, quantity }
  })
  const out = split.filter((one) => one.out > 0).map(({ itemId, out: quantity }) => ({ itemId, quantity }))
  await insertRefundUnits(transaction, refund.id, out)
  const here = split.filter((one) => one.here > 0).map((one) => ({ ...one, ...shareOf(one, parts) }))
  if (here.length > 0) await cancelUnits(transaction, locked, { refund, now, units: here })
  const mailed = mailedOf(refund, here)
  if (!restock) return mailed
  const { lines, market } = order.snapshot
  const cancelled = here.map(({ itemId, here: quantity }) => ({ itemId, quantity }))
  await restockUnits(transaction, engine, { orderRef: order.id, units: quantitiesByVariant(lines, cancelled), now })
  // What was shipped stays sold to the order: what came back is new stock, as it is of a return.
  const warehouse = market.warehouses.at(-1) ?? ''
  const back = quantitiesByVariant(lines, out)
  await sellAgain(transaction, engine, { units: back, warehouse, orderRef: order.id, actor, now })
  return mailed
}

/** Of store credit the mail about the units names all, with what is refunded for anything else. */
const mailedOf = ({ value, credited }: RequestedRefund, here: readonly { readonly refund: number }[]): number =>
  credited > 0 && here.length > 0 ? value : here.reduce((sum, one) => sum + one.refund, 0)

/** Of what is refunded for a line, the part for the units that were not shipped. */
function shareOf({ itemId, here, quantity }: SplitLine, parts: RefundParts | undefined): { readonly refund: number } {
  const paid = parts?.lines.find((line) => line.itemId === itemId)?.amount ?? 0
  return { refund: Math.round((paid * here) / quantity) }
}

type SplitLine = { readonly itemId: string; readonly here: number; readonly quantity: number }

type CancelledUnits = {
  readonly refund: RequestedRefund
  readonly units: readonly (SplitLine & { readonly refund: number })[]
  readonly now: Date
}

async function cancelUnits(
  transaction: Tx,
  { order }: OrderUnits,
  { refund, units, now }: CancelledUnits,
): Promise<void> {
  await transaction
    .insertInto('cancelled_units')
    .values(
      units.map((unit) => ({
        cancellation_id: refund.id,
        order_id: order.id,
        item_id: unit.itemId,
        quantity: unit.here,
        refund: unit.refund,
        cancelled_at: now.toISOString(),
      })),
    )
    .execute()
  await stage(transaction, { topic: LINES_CANCELLED_MAIL, key: refund.id, payload: order.id, due: now })
}
