/**
 * Takes a number and stores a document, in the caller's transaction. The row of the series is locked until the transaction ends:
 * an aborted one returns its number, so that a series has no gaps (INV-02).
 */
import { hash } from 'node:crypto'
import { localDay } from '../../../markets/tax/local-day.ts'
import { sumOfRows } from '../../../markets/tax/tax-rows.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { CommerceTables } from '../tables.ts'
import type { DocumentData } from './document-data.ts'
import { documentHtml } from './document-html.ts'
import type { DocumentKind } from './document-tables.ts'
import type { SellerProfile } from './seller-profile.ts'

export type DocumentEngine = Pick<Database<CommerceTables>, 'lockRows'>

export type StoredDocument = Omit<CommerceTables['documents'], 'html' | 'data'>

export type DocumentDraft = {
  readonly source: string
  readonly seller: Pick<SellerProfile, 'timeZone' | 'prefixes'>
  readonly order: { readonly id: string; readonly region: string }
  readonly invoiceId?: string
  readonly correctsId?: string
  readonly providerReference: string
  /** Without what the series decides. */
  readonly data: Omit<DocumentData, 'number' | 'issuedOn'>
}

/** Undefined when another transaction has issued it meanwhile. */
export async function storeDocument(
  transaction: Transaction<CommerceTables>,
  engine: DocumentEngine,
  draft: DocumentDraft,
  now: Date,
): Promise<StoredDocument | undefined> {
  const { source, seller, order, invoiceId = null, correctsId = null, providerReference } = draft
  const { kind, orderNumber, country, currency, paymentMethod, rows } = draft.data
  const issuedOn = localDay(now, seller.timeZone)
  const year = Number(issuedOn.slice(0, 4))
  await lockSeries(transaction, engine, { kind, year })
  if (await isIssued(transaction, source)) return undefined
  const sequence = await nextOf(transaction, { kind, year })
  const number = `${prefixOf(kind, seller.prefixes)}${year}-${String(sequence).padStart(6, '0')}`
  const data: DocumentData = { ...draft.data, number, issuedOn }
  const html = documentHtml(data)
  const row: CommerceTables['documents'] = {
    id: newId(),
    kind,
    number,
    series_year: year,
    sequence,
    source,
    order_id: order.id,
    order_number: orderNumber,
    invoice_id: invoiceId,
    corrects_id: correctsId,
    country,
    region: order.region,
    currency,
    ...sumOfRows(rows),
    payment_method: paymentMethod,
    provider_reference: providerReference,
    issued_at: now.toISOString(),
    issued_on: issuedOn,
    data: JSON.stringify(data),
    html,
    sha256: hash('sha256', html),
  }
  await transaction.insertInto('documents').values(row).execute()
  await transaction
    .insertInto('document_taxes')
    .values(
      rows.map(({ treatment, percent, net, tax, gross }, position) => ({
        document_id: row.id,
        position,
        treatment,
        rate_thousandths: Math.round(percent * 1000),
        net,
        tax,
        gross,
      })),
    )
    .execute()
  await transaction.deleteFrom('waiting_documents').where('source', '=', source).execute()
  return row
}

type Series = { readonly kind: DocumentKind; readonly year: number }

async function lockSeries(
  transaction: Transaction<CommerceTables>,
  { lockRows }: DocumentEngine,
  { kind, year }: Series,
): Promise<void> {
  await transaction
    .insertInto('document_series')
    .values({ kind, year, last: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'year']).doNothing())
    .execute()
  await lockRows(
    transaction.selectFrom('document_series').select('last').where('kind', '=', kind).where('year', '=', year),
  ).execute()
}

async function nextOf(transaction: Transaction<CommerceTables>, { kind, year }: Series): Promise<number> {
  const { last } = await transaction
    .updateTable('document_series')
    .set((row) => ({ last: row('last', '+', 1) }))
    .where('kind', '=', kind)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function isIssued(transaction: Transaction<CommerceTables>, source: string): Promise<boolean> {
  const found = await transaction.selectFrom('documents').select('id').where('source', '=', source).executeTakeFirst()
  return found !== undefined
}

function prefixOf(kind: DocumentKind, { invoice, creditNote, cancellation }: SellerProfile['prefixes']): string {
  return { invoice, 'credit-note': creditNote, cancellation }[kind]
}
