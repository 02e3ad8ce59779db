/** Credit notes for money that went back, and cancellations of those whose refund failed afterwards (INV-07). */
import { CREDIT_METHOD } from '../../../contracts/commerce/payment.ts'
import { creditRows, negated, rateKey, rowsLeft, sumOfRows, type TaxRow } from '../../../markets/tax/tax-rows.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceTables } from '../tables.ts'
import { documentData, type DocumentData, type DocumentLine } from './document-data.ts'
import {
  creditSource,
  DOCUMENT_TOPIC,
  invoiceSource,
  sourceOf,
  type CancellationRequest,
  type CreditNoteRequest,
} from './document-requests.ts'
import type { DocumentDeps, IssueOutcome } from './issue-invoice.ts'
import { readSeller } from './seller-profile.ts'
import { issuedAmong, storeDocuments, type DocumentDraft, type DocumentEngine } from './store-document.ts'
import { isWaiting, noteWaiting } from './waiting-documents.ts'

type Tx = Transaction<CommerceTables>
type DocumentRow = CommerceTables['documents']
type Deps = Pick<DocumentDeps, 'database'>

export async function issueCreditNote(
  transaction: Tx,
  { database }: Deps,
  request: CreditNoteRequest,
  now: Date,
): Promise<IssueOutcome> {
  if (await isIssued(transaction, database, request)) return { kind: 'nothing' }
  const invoice = await lockInvoice(transaction, database, request.orderId)
  if (invoice === undefined) return waitForInvoice(transaction, request, now)
  // A second payment that was reversed is not the one that the invoice is about.
  if (invoice.provider_reference !== request.pspReference) return { kind: 'nothing' }
  const data = dataOf(invoice)
  const left = rowsLeft(data.rows, negated(await correctionsOf(transaction, invoice.id)))
  const open = sumOfRows(left).gross
  const amount = Math.min(request.amount ?? open, open)
  if (amount === 0 && data.rows.some(({ gross }) => gross !== 0)) return { kind: 'nothing' }
  const isWhole = amount === sumOfRows(data.rows).gross
  const rows = creditRows(left, amount, wantedOf(request, data)) ?? []
  return storeOne(
    transaction,
    database,
    {
      source: sourceOf(request),
      seller: await sellerOf(transaction),
      order: { id: invoice.order_id, region: invoice.region },
      invoiceId: invoice.id,
      correctsId: invoice.id,
      providerReference: request.reference,
      data: {
        ...correction(data, negated(rows)),
        paymentMethod: await methodOf(transaction, request, data),
        kind: 'credit-note',
        ...creditedParts(request, data, isWhole),
        corrects: { number: data.number, issuedOn: data.issuedOn },
        reason: request.reason,
        ...(request.note !== undefined && { note: request.note }),
      },
    },
    now,
  )
}

/** Where the money went: to store credit, or back to where it came from. */
async function methodOf(
  transaction: Tx,
  { reference }: CreditNoteRequest,
  { paymentMethod }: DocumentData,
): Promise<string> {
  const refund = await transaction
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', reference)
    .where('credit_id', 'is not', null)
    .executeTakeFirst()
  return refund === undefined ? paymentMethod : CREDIT_METHOD
}

/** What was credited, with the opposite sign: the credit note stays, and this document takes it back. */
export async function cancelCreditNote(
  transaction: Tx,
  { database }: Deps,
  request: CancellationRequest,
  now: Date,
): Promise<IssueOutcome> {
  if (await isIssued(transaction, database, request)) return { kind: 'nothing' }
  const invoice = await lockInvoice(transaction, database, request.orderId)
  if (invoice === undefined) return waitForInvoice(transaction, request, now)
  const credit = await creditOf(transaction, invoice.id, request)
  if (credit === undefined) {
    await throwWhileStaged(transaction, creditSource(request.reference))
    return { kind: 'nothing' }
  }
  const data = dataOf(credit)
  return storeOne(
    transaction,
    database,
    {
      source: sourceOf(request),
      seller: await sellerOf(transaction),
      order: { id: credit.order_id, region: credit.region },
      invoiceId: invoice.id,
      correctsId: credit.id,
      providerReference: request.reference,
      data: {
        ...correction(data, negated(data.rows)),
        kind: 'cancellation',
        lines: data.lines,
        ...(data.shipping !== undefined && { shipping: data.shipping }),
        corrects: { number: data.number, issuedOn: data.issuedOn },
        reason: 'refund-failed',
      },
    },
    now,
  )
}

const isIssued = async (
  transaction: Tx,
  database: DocumentEngine,
  request: CreditNoteRequest | CancellationRequest,
): Promise<boolean> => (await issuedAmong(transaction, database, [sourceOf(request)])).size > 0

async function storeOne(
  transaction: Tx,
  database: DocumentEngine,
  draft: DocumentDraft,
  now: Date,
): Promise<IssueOutcome> {
  const [document] = await storeDocuments(transaction, database, [draft], now)
  return document === undefined ? { kind: 'nothing' } : { kind: 'issued', document }
}

const dataOf = ({ id, data }: DocumentRow): DocumentData => parseStoredJson(documentData, data, `document ${id}`)

/** Locked, so that two credits of one order do not take the same money. */
const lockInvoice = (
  transaction: Tx,
  { lockRows }: DocumentDeps['database'],
  orderId: string,
): Promise<DocumentRow | undefined> =>
  lockRows(
    transaction.selectFrom('documents').selectAll().where('source', '=', invoiceSource(orderId)),
  ).executeTakeFirst()

/** Credit notes and their cancellations, rate by rate; negative where money went back. */
async function correctionsOf(transaction: Tx, invoiceId: string): Promise<readonly TaxRow[]> {
  const rows = await transaction
    .selectFrom('document_taxes')
    .innerJoin('documents', 'documents.id', 'document_taxes.document_id')
    .select(['treatment', 'rate_thousandths', 'document_taxes.net', 'document_taxes.tax', 'document_taxes.gross'])
    .where('documents.invoice_id', '=', invoiceId)
    .execute()
  return rows.map(({ rate_thousandths: rate, ...row }) => ({ ...row, percent: rate / 1000 }))
}

/** By its reference; a provider may report the failure under another one, then the latest of that amount. */
async function creditOf(
  transaction: Tx,
  invoiceId: string,
  { reference, amount }: CancellationRequest,
): Promise<DocumentRow | undefined> {
  const credits = await transaction
    .selectFrom('documents')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('issued_at', 'desc')
    .orderBy('sequence', 'desc')
    .execute()
  const cancelled = new Set(credits.flatMap(({ kind, corrects_id: id }) => (kind === 'cancellation' ? [id] : [])))
  const open = credits.filter(({ kind, id }) => kind === 'credit-note' && !cancelled.has(id))
  return open.find(({ source }) => source === creditSource(reference)) ?? open.find(({ gross }) => gross === -amount)
}

/** Orders that were paid before the shop wrote invoices have none: there is nothing to correct. */
async function waitForInvoice(
  transaction: Tx,
  request: CreditNoteRequest | CancellationRequest,
  now: Date,
): Promise<IssueOutcome> {
  const source = invoiceSource(request.orderId)
  await throwWhileStaged(transaction, source)
  if (!(await isWaiting(transaction, source))) return { kind: 'nothing' }
  const invoice = await transaction
    .selectFrom('waiting_documents')
    .select(['order_id as id', 'order_number as number', 'country', 'paid_at as paidAt'])
    .where('source', '=', source)
    .executeTakeFirstOrThrow()
  await noteWaiting(transaction, { request, order: invoice, reason: 'invoice-waits', detail: '' }, now)
  return { kind: 'waiting', reason: 'invoice-waits', detail: '' }
}

/** It is issued soon: the outbox retries this one. */
async function throwWhileStaged(transaction: Tx, source: string): Promise<void> {
  const staged = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', `${DOCUMENT_TOPIC}:${source}`)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  if (staged !== undefined) throw new Error(`${source} is not issued yet`)
}

async function sellerOf(transaction: Tx) {
  const seller = await readSeller(transaction)
  if (seller === undefined) throw new Error('The seller of an issued invoice is gone')
  return seller
}

/** Parties, dates and currency of the corrected document. */
function correction(
  data: DocumentData,
  rows: readonly TaxRow[],
): Omit<DocumentData, 'number' | 'issuedOn' | 'kind' | 'shipping' | 'reason' | 'note' | 'corrects'> {
  const { orderNumber, orderedOn, paidOn, country, language, currency, seller, buyer, delivery, paymentMethod } = data
  const { isAuthorised } = data
  const dates = { orderedOn, paidOn, ...(isAuthorised && { isAuthorised }) }
  const about = { orderNumber, ...dates, country, language, currency, seller, buyer, delivery, paymentMethod }
  return { ...about, lines: [], adjustment: 0, rows: [...rows] }
}

/** The lines that are credited: those of the request, or all where everything is given back; none for a price reduction. */
function creditedParts(
  { lines: wanted, shipping }: CreditNoteRequest,
  { lines, shipping: sent }: DocumentData,
  isWhole: boolean,
): Pick<DocumentData, 'lines' | 'shipping'> {
  if (wanted === undefined) return isWhole ? { lines, ...(sent && { shipping: sent }) } : { lines: [] }
  const credited = wanted.flatMap(({ itemId, quantity, amount }): readonly DocumentLine[] => {
    const line = lines.find((one) => one.itemId === itemId)
    if (line === undefined) return []
    const shown = line.rate.treatment === 'sales-tax' ? Math.min(amount, untaxedShare(line, quantity)) : amount
    return [{ ...line, quantity, amount: shown, discount: line.unitPrice * quantity - shown }]
  })
  if (shipping === undefined || shipping === 0) return { lines: credited }
  const { name, amount } = sent ?? { name: '', amount: shipping }
  return { lines: credited, shipping: { name, amount: Math.min(shipping, amount), discount: 0 } }
}

/** Lines of the invoice are without sales tax, which is added below them; so are those of its credit notes. */
const untaxedShare = ({ amount, quantity: ordered }: DocumentLine, quantity: number): number =>
  Math.round((amount * quantity) / ordered)

/** How much of the amount belongs to which rate, by the lines of the request. Delivery is spread over all. */
function wantedOf({ lines = [] }: CreditNoteRequest, data: DocumentData): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  for (const { itemId, amount } of lines) {
    const rate = data.lines.find((line) => line.itemId === itemId)?.rate
    if (rate !== undefined) wanted.set(rateKey(rate), (wanted.get(rateKey(rate)) ?? 0) + amount)
  }
  return wanted
}
