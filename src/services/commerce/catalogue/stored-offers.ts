/** What the database holds of some products: the one reading that both answers and imports start from. */
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
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

/** The variants of the products, also those no longer offered, in the merchant's order. */
export async function readVariants(
  query: CommerceQuery,
  engine: CommerceEngine,
  productSkus: readonly string[],
): Promise<readonly StoredVariant[]> {
  const skus = rowsOf(
    engine,
    { product_sku: 'text' },
    productSkus.map((sku) => [sku]),
  )
  const rows = await query
    .selectFrom('variants')
    .selectAll()
    .where('product_sku', 'in', sql<string>`(select product_sku from ${skus} as given)`)
    .orderBy('product_sku')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const ids = idsOf(engine, rows)
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
  const ids = idsOf(engine, variants)
  return query.selectFrom('price_history').selectAll().where('variant_id', 'in', ids).orderBy('since').execute()
}

function idsOf(engine: CommerceEngine, variants: readonly VariantRow[]) {
  const ids = rowsOf(
    engine,
    { id: 'text' },
    variants.map(({ id }) => [id]),
  )
  return sql<string>`(select id from ${ids} as given)`
}
