/** The invoices of paid orders: one each, whatever is repeated (INV-01). */
import { sql } from 'kysely'
import { canCaptureLater } from '../../../contracts/payment-provider/separate-capture.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { localDay } from '../../../markets/tax/local-day.ts'
import type { BuiltInRates, DatedRate } from '../../../markets/tax/vat-rates.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Log } from '../../../platform/log/log.ts'
import { orderDetails } from '../mail/order-details.ts'
import { readOrders, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { DocumentData } from './document-data.ts'
import { invoiceSource, type InvoiceRequest } from './document-requests.ts'
import type { WaitingReason } from './document-tables.ts'
import { invoiceAmounts, type InvoiceAmounts } from './invoice-amounts.ts'
import { readSeller, sellerProblem, vatIdFor, type SellerProfile } from './seller-profile.ts'
import { issuedAmong, storeDocuments, type DocumentDraft, type StoredDocument } from './store-document.ts'
import { lockTaxRates, markRatesUsed } from './tax-rates.ts'
import { noteWaiting } from './waiting-documents.ts'

export type DocumentDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly log: Log
  /** Those by law, unless a test has others. */
  readonly builtInRates?: BuiltInRates | undefined
}

export type IssueOutcome =
  | { readonly kind: 'issued'; readonly document: StoredDocument }
  | { readonly kind: 'waiting'; readonly reason: WaitingReason; readonly detail: string }
  /** It exists already, or there is nothing to issue. */
  | { readonly kind: 'nothing' }

type Payment = Pick<CommerceTables['payments'], 'psp_reference' | 'amount' | 'currency' | 'method'> &
  Partial<Pick<CommerceTables['payment_attempts'], 'capture_at'>>
type PaidOrder = StoredOrder & { readonly paidAt: string }

/**
 * In the order of the requests, with one outcome for each. Together, so that orders that are paid in the same moment wait for
 * the lock of the series once and not each for all others.
 */
export async function issueInvoices(
  transaction: Transaction<CommerceTables>,
  { database, builtInRates }: Pick<DocumentDeps, 'database' | 'builtInRates'>,
  requests: readonly InvoiceRequest[],
  now: Date,
): Promise<readonly IssueOutcome[]> {
  const found = await readPaid(transaction, database, requests)
  if (found.length === 0) return requests.map(() => ({ kind: 'nothing' }))
  const countries = [...new Set(found.map(({ order }) => order.snapshot.market.country))]
  const rates = await lockTaxRates(transaction, database, countries)
  const seller = await readSeller(transaction)
  const prepared = found.map((paid) => prepare(paid, { seller, rates, builtInRates }))
  const drafts = prepared.flatMap(({ draft }) => draft ?? [])
  const stored = await storeDocuments(transaction, database, drafts, now)
  const outcomes = new Map<string, IssueOutcome>(
    stored.map((document) => [document.order_id, { kind: 'issued', document }]),
  )
  for (const { paid, waiting } of prepared) {
    if (waiting === undefined) continue
    const { id, number, paidAt, snapshot } = paid.order
    const about = { id, number, country: snapshot.market.country, paidAt }
    await noteWaiting(transaction, { request: paid.request, order: about, ...waiting }, now)
    outcomes.set(id, { kind: 'waiting', ...waiting })
  }
  const isStored = (orderId: string): boolean => outcomes.get(orderId)?.kind === 'issued'
  const used = prepared.flatMap(({ paid, usedRates }) => (isStored(paid.order.id) ? usedRates : []))
  await markRatesUsed(transaction, [...new Set(used)], now)
  return requests.map(({ orderId }) => outcomes.get(orderId) ?? { kind: 'nothing' })
}

type Paid = { readonly request: InvoiceRequest; readonly order: PaidOrder; readonly payment: Payment }

type Prepared = {
  readonly paid: Paid
  readonly usedRates: readonly string[]
  readonly draft?: DocumentDraft
  readonly waiting?: { readonly reason: WaitingReason; readonly detail: string }
}

type Basis = {
  readonly seller: SellerProfile | undefined
  readonly rates: readonly DatedRate[]
  readonly builtInRates: BuiltInRates | undefined
}

/** The invoice without its number, or why it has to wait. */
function prepare(paid: Paid, { seller, rates, builtInRates }: Basis): Prepared {
  const { order, payment } = paid
  const { market, addresses } = order.snapshot
  const wait = (reason: WaitingReason, detail: string): Prepared => ({
    paid,
    usedRates: [],
    waiting: { reason, detail },
  })
  if (payment.currency !== market.currency) return wait('currency-differs', payment.currency)
  const taxed = { snapshot: order.snapshot, placedAt: order.createdAt, paid: payment.amount }
  const amounts = invoiceAmounts(taxed, rates, builtInRates)
  if (!amounts.ok) return wait('vat-rate-missing', amounts.failure.country)
  const treatment = amounts.value.rows[0]?.treatment ?? 'export'
  const problem = sellerProblem(seller, { to: market.country, treatment })
  if (problem !== undefined || seller === undefined) {
    return wait(problem?.reason ?? 'seller-address-missing', problem?.detail ?? '')
  }
  return {
    paid,
    usedRates: amounts.value.usedRates,
    draft: {
      source: invoiceSource(order.id),
      seller,
      order: { id: order.id, region: market.country === 'US' ? addresses.shipping.region : '' },
      providerReference: payment.psp_reference,
      data: invoiceData(order, payment, amounts.value, seller),
    },
  }
}

/** Those without an invoice whose order is paid by the payment of the request. */
async function readPaid(
  transaction: Transaction<CommerceTables>,
  database: Pick<Database<CommerceTables>, 'lockRows' | 'amongTexts'>,
  requests: readonly InvoiceRequest[],
): Promise<readonly Paid[]> {
  const issued = await issuedAmong(
    transaction,
    database,
    requests.map(({ orderId }) => invoiceSource(orderId)),
  )
  const open = requests.filter(({ orderId }) => !issued.has(invoiceSource(orderId)))
  if (open.length === 0) return []
  const orders = await readOrders(
    transaction,
    database,
    open.map(({ orderId }) => orderId),
  )
  const references = database.amongTexts(open.map(({ pspReference }) => pspReference))
  const payments = await transaction
    .selectFrom('payments')
    .leftJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select(['payments.psp_reference', 'payments.order_id', 'payments.amount', 'payments.currency', 'payments.method'])
    .select('payment_attempts.capture_at')
    .where(sql<boolean>`payments.psp_reference ${references}`)
    .execute()
  return open.flatMap((request): readonly Paid[] => {
    const { orderId, pspReference } = request
    const order = orders.find(({ id }) => id === orderId)
    const payment = payments.find((one) => one.psp_reference === pspReference && one.order_id === orderId)
    if (order?.paidAt === undefined || payment === undefined) return []
    return [{ request, order: { ...order, paidAt: order.paidAt }, payment }]
  })
}

function invoiceData(
  { number, createdAt, paidAt, snapshot }: PaidOrder,
  { method, capture_at: captureAt }: Payment,
  { lineRates, rows, adjustment }: InvoiceAmounts,
  seller: SellerProfile,
): Omit<DocumentData, 'number' | 'issuedOn'> {
  const { lines, shipping, market, language } = snapshot
  const [delivery, buyer] = orderDetails(snapshot).addresses
  const { timeZone } = recordOf(market.country)
  const { name, address, email, registration } = seller
  const vatId = vatIdFor(seller, market.country) ?? seller.vatIds[seller.country]
  return {
    kind: 'invoice',
    orderNumber: number,
    orderedOn: localDay(createdAt, timeZone),
    paidOn: localDay(paidAt, timeZone),
    ...(captureAt === 'shipment' && canCaptureLater(method) && { isAuthorised: true as const }),
    country: market.country,
    language,
    currency: market.currency,
    seller: { name, address, email, registration, ...(vatId !== undefined && { vatId }) },
    buyer: [...(buyer?.lines ?? [])],
    delivery: [...(delivery?.lines ?? [])],
    lines: lines.map((line, index) => ({
      itemId: line.itemId,
      sku: line.sku,
      name: line.name,
      size: line.size,
      quantity: line.quantity,
      unitPrice: line.price.final,
      discount: line.totalDiscount,
      amount: line.totalWithDiscount,
      isGift: line.isGift,
      rate: lineRates[index] ?? { treatment: 'export', percent: 0 },
    })),
    shipping: { name: shipping.name, amount: shipping.totalWithDiscount, discount: shipping.totalDiscount },
    adjustment,
    rows: [...rows],
    paymentMethod: method,
  }
}
