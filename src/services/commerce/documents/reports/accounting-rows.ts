/** One row per document and rate for accounting, read in batches: documents are appended, so no snapshot is needed (INV-13). */
import type { CommerceQuery } from '../../catalogue/stored-offers.ts'
import type { DayRange } from './report-periods.ts'

/** Larger batches need more memory and are not faster. */
const ROWS_PER_READ = 200

export const MAX_ACCOUNTING_DAYS = 400

export type AccountingRow = {
  readonly day: string
  readonly number: string
  readonly kind: string
  readonly order: string
  readonly country: string
  readonly currency: string
  readonly net: number
  readonly percent: number
  readonly vat: number
  readonly gross: number
  readonly method: string
  readonly reference: string
}

/** In the order of issue days. */
export async function* accountingRows(
  query: CommerceQuery,
  { from, to }: DayRange,
): AsyncGenerator<readonly AccountingRow[]> {
  for (let last = { day: from, id: '', position: -1 }; ;) {
    const { day, id, position } = last
    const rows = await query
      .selectFrom('documents')
      .innerJoin('document_taxes', 'document_taxes.document_id', 'documents.id')
      .select(['documents.id', 'number', 'kind', 'order_number', 'country', 'currency', 'issued_on', 'position'])
      .select(['payment_method', 'provider_reference', 'rate_thousandths'])
      .select(['document_taxes.net', 'document_taxes.tax', 'document_taxes.gross'])
      .where('issued_on', '>=', day)
      .where('issued_on', '<=', to)
      .where((is) =>
        is.or([
          is('issued_on', '>', day),
          is('documents.id', '>', id),
          is.and([is('documents.id', '=', id), is('position', '>', position)]),
        ]),
      )
      .orderBy('issued_on')
      .orderBy('documents.id')
      .orderBy('position')
      .limit(ROWS_PER_READ)
      .execute()
    const end = rows.at(-1)
    if (end === undefined) return
    yield rows.map((row) => ({
      day: row.issued_on,
      number: row.number,
      kind: row.kind,
      order: row.order_number,
      country: row.country,
      currency: row.currency,
      net: row.net,
      percent: row.rate_thousandths / 1000,
      vat: row.tax,
      gross: row.gross,
      method: row.payment_method,
      reference: row.provider_reference,
    }))
    if (rows.length < ROWS_PER_READ) return
    last = { day: end.issued_on, id: end.id, position: end.position }
  }
}
