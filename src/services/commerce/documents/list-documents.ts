/** Documents for staff and for the shopper of an order. */
import { sql } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { DocumentKind } from './document-tables.ts'
import type { StoredDocument } from './store-document.ts'

export const DOCUMENT_COLUMNS = [
  'id',
  'kind',
  'number',
  'series_year',
  'sequence',
  'source',
  'order_id',
  'order_number',
  'invoice_id',
  'corrects_id',
  'country',
  'region',
  'currency',
  'net',
  'tax',
  'gross',
  'payment_method',
  'provider_reference',
  'issued_at',
  'issued_on',
  'sha256',
] as const satisfies readonly (keyof StoredDocument)[]

export type DocumentFilter = {
  readonly kind?: DocumentKind | undefined
  readonly orderNumber?: string | undefined
  /** Days, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly limit: number
}

/** The newest first. */
export const listDocuments = (
  query: CommerceQuery,
  { kind, orderNumber, from, to, limit }: DocumentFilter,
): Promise<StoredDocument[]> =>
  query
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'invoice'))
    .$if(orderNumber !== undefined, (rows) => rows.where('order_number', '=', orderNumber ?? ''))
    .$if(from !== undefined, (rows) => rows.where('issued_on', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('issued_on', '<=', to ?? ''))
    .orderBy('issued_on', 'desc')
    .orderBy('issued_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(limit)
    .execute()

/** In the order of issue. */
export const documentsOfOrder = (query: CommerceQuery, orderId: string): Promise<StoredDocument[]> =>
  query
    .selectFrom('documents')
    .select(DOCUMENT_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute()

export type ArchivedDocument = StoredDocument & {
  readonly html: string
  /** JSON, see document-data.ts. */
  readonly data: string
}

/** Documents of restricted orders are for owners only (DPR-04). */
export const OF_UNRESTRICTED_ORDER = sql<boolean>`not exists (select 1 from orders
  where orders.id = documents.order_id and orders.restricted_until is not null)`

export const findDocument = (
  query: CommerceQuery,
  number: string,
  { withRestricted = false }: { readonly withRestricted?: boolean } = {},
): Promise<ArchivedDocument | undefined> =>
  query
    .selectFrom('documents')
    .select([...DOCUMENT_COLUMNS, 'html', 'data'])
    .where('number', '=', number)
    .$if(!withRestricted, (rest) => rest.where(OF_UNRESTRICTED_ORDER))
    .executeTakeFirst()
