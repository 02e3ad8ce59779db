/** The invoice of a paid order: one, whatever is repeated (INV-01). */
import { recordOf } from '../../../markets/countries/record-of.ts'
import { localDay } from '../../../markets/tax/local-day.ts'
import type { BuiltInRates } from '../../../markets/tax/vat-rates.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Log } from '../../../platform/log/log.ts'
import { orderDetails } from '../mail/order-details.ts'
import { readOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { DocumentData } from './document-data.ts'
import { invoiceSource, type InvoiceRequest } from './document-requests.ts'
import type { WaitingReason } from './document-tables.ts'
import { invoiceAmounts, type InvoiceAmounts } from './invoice-amounts.ts'
import { readSeller, sellerProblem, vatIdFor, type SellerProfile } from './seller-profile.ts'
import { isIssued, storeDocument, type StoredDocument } from './store-document.ts'
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

type Payment = Pick<CommerceTables['payments'], 'psp_reference' | 'amount' | 'currency' | 'method'>
type PaidOrder = StoredOrder & { readonly paidAt: string }

export async function issueInvoice(
  transaction: Transaction<CommerceTables>,
  { database, builtInRates }: Pick<DocumentDeps, 'database' | 'builtInRates'>,
  request: InvoiceRequest,
  now: Date,
): Promise<IssueOutcome> {
  const source = invoiceSource(request.orderId)
  if (await isIssued(transaction, source)) return { kind: 'nothing' }
  const found = await readPaid(transaction, request)
  if (found === undefined) return { kind: 'nothing' }
  const { order, payment } = found
  const { market } = order.snapshot
  const wait = async (reason: WaitingReason, detail: string): Promise<IssueOutcome> => {
    const about = { id: order.id, number: order.number, country: market.country, paidAt: order.paidAt }
    await noteWaiting(transaction, { request, order: about, reason, detail }, now)
    return { kind: 'waiting', reason, detail }
  }
  if (payment.currency !== market.currency) return wait('currency-differs', payment.currency)
  const rates = await lockTaxRates(transaction, database, market.country)
  const taxed = { snapshot: order.snapshot, placedAt: order.createdAt, paid: payment.amount }
  const amounts = invoiceAmounts(taxed, rates, builtInRates)
  if (!amounts.ok) return wait('vat-rate-missing', amounts.failure.country)
  const seller = await readSeller(transaction)
  const treatment = amounts.value.rows[0]?.treatment ?? 'export'
  const problem = sellerProblem(seller, { to: market.country, treatment })
  if (problem !== undefined || seller === undefined) {
    return wait(problem?.reason ?? 'seller-address-missing', problem?.detail ?? '')
  }
  const document = await storeDocument(
    transaction,
    database,
    {
      source,
      seller,
      order: { id: order.id, region: market.country === 'US' ? order.snapshot.addresses.shipping.region : '' },
      providerReference: payment.psp_reference,
      data: invoiceData(order, payment, amounts.value, seller),
    },
    now,
  )
  if (document === undefined) return { kind: 'nothing' }
  await markRatesUsed(transaction, amounts.value.usedRates, now)
  return { kind: 'issued', document }
}

async function readPaid(
  transaction: Transaction<CommerceTables>,
  { orderId, pspReference }: InvoiceRequest,
): Promise<{ readonly order: PaidOrder; readonly payment: Payment } | undefined> {
  const order = await readOrder(transaction, orderId)
  const payment = await transaction
    .selectFrom('payments')
    .select(['psp_reference', 'amount', 'currency', 'method'])
    .where('psp_reference', '=', pspReference)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (order?.paidAt === undefined || payment === undefined) return undefined
  return { order: { ...order, paidAt: order.paidAt }, payment }
}

function invoiceData(
  { number, createdAt, paidAt, snapshot }: PaidOrder,
  { method }: Payment,
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
