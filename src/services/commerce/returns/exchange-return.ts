/**
 * Exchanges returned units for variants of equal or lower value: the return is settled and a replacement order is placed, both or
 * none (RET-13). The money of the exchanged units becomes the payment of the replacement order; a difference is refunded.
 */
import { hash } from 'node:crypto'
import { salesTax } from '../../../markets/tax/sales-tax.ts'
import { pricesIncludeTax } from '../../../markets/prices/prices-include-tax.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Fail, type Result } from '../../../platform/result.ts'
import { stageAfterCaptures } from '../captures/capture-work.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import type { OrderUnits } from '../fulfilment/stored-shipments.ts'
import { createOrderNumbers } from '../orders/order-numbers.ts'
import { demandsOf } from '../orders/order-reservations.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { insertOrder, type StoredOrder } from '../orders/stored-order.ts'
import { toParcel } from '../orders/tax-port.ts'
import { sumOfParts, type RefundParts } from '../payments/refund-parts.ts'
import { isSettled, requestRefund, type RequestedRefund } from '../payments/request-refund.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { claimStock } from '../stock/settle-reservations.ts'
import type { CommerceTables } from '../tables.ts'
import { moveMoney } from './move-money.ts'
import { paidAmounts } from './paid-amounts.ts'
import { refundedUnits } from './refunded-units.ts'
import { replacementLines, replacementSnapshot, type ReturnedUnit, type UntaxedLine } from './replacement-order.ts'
import { findReplacements, readReplacementTerms } from './replacement-terms.ts'
import { beginStep, clearWithdrawal, writeReturn } from './return-step.ts'
import { owedFor, stageSettled } from './settle-return.ts'
import { takeOutUnshipped, type SettleBasis } from './take-out-unshipped.ts'
import type { StoredReturn } from './stored-returns.ts'

type Tx = Transaction<CommerceTables>

export type ExchangeRequest = {
  readonly basis?: SettleBasis | undefined
  readonly products: readonly { readonly sku: string; readonly quantity: number }[]
  readonly note?: string | undefined
}

export type Exchanged = {
  readonly settled: StoredReturn
  readonly order: StoredOrder
  readonly refund: RequestedRefund | undefined
}

/** Rolls everything back. */
class ExchangeRefused extends Error {
  override readonly name = 'ExchangeRefused'
  readonly refusal: Fail<OrderRefusal>
  constructor(refusal: Fail<OrderRefusal>) {
    super(refusal.failure.code)
    this.refusal = refusal
  }
}

const accepted = <Value>(result: Result<Value, OrderRefusal>): Value => {
  if (!result.ok) throw new ExchangeRefused(result)
  return result.value
}

export async function exchangeReturn(
  deps: FulfilmentDeps,
  id: string,
  request: ExchangeRequest,
): Promise<Result<Exchanged, OrderRefusal>> {
  try {
    return ok(await deps.database.transaction((transaction) => exchange(transaction, deps, id, request)))
  } catch (error) {
    if (error instanceof ExchangeRefused) return error.refusal
    throw error
  }
}

async function exchange(
  transaction: Tx,
  { database, clock }: FulfilmentDeps,
  id: string,
  { basis, products, note }: ExchangeRequest,
): Promise<Exchanged> {
  const now = clock.now()
  const { found, locked } = accepted(await beginStep(transaction, database, id, 'return.settle'))
  if (locked === undefined) throw new ExchangeRefused(noSuch('order', found.number))
  if (found.exchangeOrderId !== undefined) {
    const parameters = { state: found.state, trigger: 'return.exchange' }
    throw new ExchangeRefused(refuse('RETURN_STATE', parameters, { details: parameters }))
  }
  if (found.state === 'accepted' && basis === undefined) throw new ExchangeRefused(refuse('RETURN_NOT_RECEIVED'))
  const parts = accepted(await owedFor(transaction, locked, found))
  const worth = sumOfParts({ lines: parts.lines, shipping: 0 })
  const terms = accepted(await readReplacementTerms(transaction, locked.order.snapshot, now))
  const wanted = accepted(await findReplacements(transaction, database, terms, products))
  const lines = replacementLines(wanted, await returnedUnits(transaction, locked, found), {
    ...terms,
    language: locked.order.snapshot.language,
  })
  const externalTax = addedTax(locked.order.snapshot, lines, worth)
  const snapshot = replacementSnapshot(locked.order.snapshot, lines, { ...terms, externalTax })
  const { total } = snapshot.totals
  if (total > worth) throw new ExchangeRefused(refuse('EXCHANGE_VALUE', { value: total, most: worth }))
  accepted(await takeOutUnshipped(transaction, database, { locked, found, basis, now }))
  const order = await placeReplacement(transaction, database, { snapshot, returnId: id, now })
  accepted(await moveMoney(transaction, locked.order, { order, total, parts, now }))
  const rest: RefundParts = { lines: [], shipping: parts.shipping }
  const refund = await requestRefund(transaction, locked.order, { amount: sumOfParts(parts) - total, parts: rest }, now)
  const isDone = refund === undefined || isSettled(refund)
  const state = isDone ? 'settled' : 'refunding'
  const settled = { state, refund: refund?.value ?? 0 } as const
  await writeReturn(
    transaction,
    id,
    { ...settled, refund_id: refund?.id ?? null, note: note ?? null, exchange_order_id: order.id },
    now,
  )
  await clearWithdrawal({ database, clock }, transaction, found)
  await stageAfterCaptures(transaction, locked.order.id, now)
  if (isDone) await stageSettled(transaction, { id, order: locked.order.number }, now)
  return { settled: { ...found, ...settled, note, exchangeOrderId: order.id }, order, refund }
}

async function returnedUnits(
  transaction: Tx,
  { order }: OrderUnits,
  found: StoredReturn,
): Promise<readonly ReturnedUnit[]> {
  const { snapshot } = order
  const { externalTax: _tax, ...totals } = snapshot.totals
  const { units } = paidAmounts({ ...snapshot, totals })
  const before = await refundedUnits(transaction, order.id)
  return found.units.flatMap(({ itemId, quantity }) => {
    const productSku = snapshot.lines.find((line) => line.itemId === itemId)?.productSku ?? ''
    const from = before(itemId)
    return (units.get(itemId) ?? []).slice(from, from + quantity).map((paid) => ({ productSku, paid }))
  })
}

/** Where prices do not contain the tax. Rounded per order: it never makes an equal replacement cost more. */
function addedTax(
  { market, addresses, shipping: paidShipping }: OrderSnapshot,
  lines: readonly UntaxedLine[],
  worth: number,
): number | undefined {
  if (pricesIncludeTax(market.country)) return undefined
  const shipping = { ...paidShipping, totalWithDiscount: 0 }
  const parcel = toParcel({ lines, shipping }, addresses.shipping)
  const tax = salesTax(parcel)
  const net = lines.reduce((sum, line) => sum + line.totalWithDiscount, 0)
  return tax.kind === 'tax' ? Math.max(Math.min(tax.amount, worth - net), 0) : 0
}

type Placed = { readonly snapshot: OrderSnapshot; readonly returnId: string; readonly now: Date }

/** Paid from the start: its stock is sold with the same transaction. */
async function placeReplacement(
  transaction: Tx,
  database: FulfilmentDeps['database'],
  { snapshot, returnId, now }: Placed,
): Promise<StoredOrder> {
  const time = now.toISOString()
  const number = await createOrderNumbers({ query: transaction }).take()
  const order: StoredOrder = {
    id: newId(),
    number,
    cartId: `exchange-${returnId}`,
    state: 'paid',
    digest: hash('sha256', JSON.stringify(snapshot), 'base64url'),
    snapshot,
    createdAt: time,
    updatedAt: time,
    paidAt: time,
    fulfilment: 'unshipped',
    holds: [],
    linkVersion: 0,
  }
  const reserved = await reserveStock(transaction, database, {
    orderRef: order.id,
    lines: demandsOf(snapshot),
    warehouses: snapshot.market.warehouses,
    now,
    milliseconds: 0,
  })
  if (!reserved.ok) {
    const [short] = reserved.failure
    const sku = snapshot.lines.find(({ id }) => id === short?.variantId)?.sku ?? ''
    throw new ExchangeRefused(refuse('NOT_AVAILABLE', { sku }, { field: 'products' }))
  }
  await claimStock(transaction, { orderRef: order.id, now })
  await insertOrder(transaction, order, undefined)
  await transaction.updateTable('orders').set({ paid_at: time }).where('id', '=', order.id).execute()
  return order
}
