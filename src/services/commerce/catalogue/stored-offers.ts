/** What the database holds of some products: the one reading that both answers and imports start from. */
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { CommerceTables } from '../tables.ts'

export type CommerceQuery = Kysely<CommerceTables> | Transaction<CommerceTables>
export type CommerceEngine = Pick<Database<CommerceTables>, 'jsonRows'>

export type VariantRow = Selectable<CommerceTables['variants']>
export type PriceRow = Selectable<CommerceTables['prices']>
export type PriceStepRow = Selectable<CommerceTables['price_history']>
export type StockRow = Selectable<CommerceTables['stock']>

export type StoredVariant = {
  readonly row: VariantRow
  readonly prices: readonly PriceRow[]
  readonly stock: readonly StockRow[]
}

/** The variants of the products and those with these barcodes, also when no longer offered, in the merchant's order. */
export async function readVariants(
  query: CommerceQuery,
  engine: CommerceEngine,
  productSkus: readonly string[],
  barcodes: readonly string[] = [],
): Promise<readonly StoredVariant[]> {
  const rows = await query
    .selectFrom('variants')
    .selectAll()
    .where((is) =>
      is.or([is('product_sku', 'in', among(engine, productSkus)), is('id', 'in', among(engine, barcodes))]),
    )
    .orderBy('product_sku')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = among(
    engine,
    rows.map(({ id }) => id),
  )
  const prices = await query.selectFrom('prices').selectAll().where('variant_id', 'in', ids).execute()
  const stock = await query.selectFrom('stock').selectAll().where('variant_id', 'in', ids).execute()
  const pricesOf = Map.groupBy(prices, ({ variant_id: id }) => id)
  const stockOf = Map.groupBy(stock, ({ variant_id: id }) => id)
  return rows.map((row) => ({ row, prices: pricesOf.get(row.id) ?? [], stock: stockOf.get(row.id) ?? [] }))
}

/** The price steps of the variants, oldest first. */
export async function readHistory(
  query: CommerceQuery,
  engine: CommerceEngine,
  variants: readonly VariantRow[],
): Promise<readonly PriceStepRow[]> {
  const ids = among(
    engine,
    variants.map(({ id }) => id),
  )
  return query.selectFrom('price_history').selectAll().where('variant_id', 'in', ids).orderBy('since').execute()
}

/** For `where x in …`: any number of texts as one parameter. */
export function among(engine: CommerceEngine, texts: readonly string[]) {
  const rows = bulkRows(
    engine,
    { given: 'text' },
    texts.map((text) => [text]),
  )
  return sql<string>`(select given from ${rows} as wanted)`
}
