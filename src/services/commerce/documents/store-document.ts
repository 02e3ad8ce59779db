/**
 * Takes numbers and stores documents, in the caller's transaction. The row of the series is locked until the transaction ends:
 * an aborted one returns its numbers, so that a series has no gaps (INV-02).
 */
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { localDay } from '../../../markets/tax/local-day.ts'
import { sumOfRows } from '../../../markets/tax/tax-rows.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stageDocumentEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import type { DocumentData } from './document-data.ts'
import { documentHtml } from './document-html.ts'
import type { DocumentKind } from './document-tables.ts'
import type { SellerProfile } from './seller-profile.ts'

export type DocumentEngine = Pick<Database<CommerceTables>, 'lockRows' | 'amongTexts'>

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

/** Of one kind and one seller. Leaves out those that another transaction has issued meanwhile. */
export async function storeDocuments(
  transaction: Transaction<CommerceTables>,
  engine: DocumentEngine,
  drafts: readonly DocumentDraft[],
  now: Date,
): Promise<readonly StoredDocument[]> {
  const [first] = drafts
  if (first === undefined) return []
  const { kind } = first.data
  const issuedOn = localDay(now, first.seller.timeZone)
  const series = { kind, year: Number(issuedOn.slice(0, 4)) }
  await lockSeries(transaction, engine, series)
  const sources = drafts.map(({ source }) => source)
  const issued = await issuedAmong(transaction, engine, sources)
  const missing = drafts.filter(({ source }) => !issued.has(source))
  if (missing.length === 0) return []
  const last = await takeNumbers(transaction, series, missing.length)
  const rows = missing.map((draft, index) => {
    const sequence = last - missing.length + 1 + index
    const number = `${prefixOf(kind, draft.seller.prefixes)}${series.year}-${String(sequence).padStart(6, '0')}`
    return rowOf(draft, { number, sequence, year: series.year, issuedOn }, now)
  })
  // One statement each: of a list of rows every length would be a statement of its own to prepare.
  await Promise.all(
    rows.flatMap((row, index) => [
      transaction.insertInto('documents').values(row).execute(),
      transaction
        .insertInto('document_taxes')
        .values(taxRows(row.id, missing[index]?.data.rows ?? []))
        .execute(),
    ]),
  )
  await transaction
    .deleteFrom('waiting_documents')
    .where(sql<boolean>`source ${engine.amongTexts(sources)}`)
    .execute()
  await stageDocumentEvents(transaction, rows, now)
  return rows
}

type Numbered = Pick<DocumentData, 'number' | 'issuedOn'> & { readonly sequence: number; readonly year: number }

function rowOf(
  draft: DocumentDraft,
  { number, issuedOn, sequence, year }: Numbered,
  now: Date,
): CommerceTables['documents'] {
  const { source, order, invoiceId = null, correctsId = null, providerReference } = draft
  const { kind, orderNumber, country, currency, paymentMethod, rows } = draft.data
  const data: DocumentData = { ...draft.data, number, issuedOn }
  const html = documentHtml(data)
  return {
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
}

const taxRows = (documentId: string, rows: DocumentData['rows']): readonly CommerceTables['document_taxes'][] =>
  rows.map(({ treatment, percent, net, tax, gross }, position) => ({
    document_id: documentId,
    position,
    treatment,
    rate_thousandths: Math.round(percent * 1000),
    net,
    tax,
    gross,
  }))

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

/** Answers the last of them. */
async function takeNumbers(
  transaction: Transaction<CommerceTables>,
  { kind, year }: Series,
  count: number,
): Promise<number> {
  const { last } = await transaction
    .updateTable('document_series')
    .set((row) => ({ last: row('last', '+', count) }))
    .where('kind', '=', kind)
    .where('year', '=', year)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Which of these sources have their document. */
export async function issuedAmong(
  transaction: Transaction<CommerceTables>,
  { amongTexts }: DocumentEngine,
  sources: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await transaction
    .selectFrom('documents')
    .select('source')
    .where(sql<boolean>`source ${amongTexts(sources)}`)
    .execute()
  return new Set(rows.map(({ source }) => source))
}

function prefixOf(kind: DocumentKind, { invoice, creditNote, cancellation }: SellerProfile['prefixes']): string {
  return { invoice, 'credit-note': creditNote, cancellation }[kind]
}
