/** Variants by the beginning of their SKU or barcode, as staff look for them. */
import type { CommerceTables } from '../tables.ts'
import type { CommerceQuery } from './stored-offers.ts'

export type VariantMatch = {
  readonly sku: string
  readonly barcode: string
  readonly size: string
  readonly productSku: string
}

const BARCODE = /^\d{4,13}$/

/** Blanks mean nothing, and neither does case. Only what is offered. */
export async function findVariants(
  query: CommerceQuery,
  text: string,
  limit: number,
): Promise<readonly VariantMatch[]> {
  const start = text.replaceAll(/\s/g, '').toUpperCase()
  if (start.length < 2) return []
  const column: keyof CommerceTables['variants'] = BARCODE.test(start) ? 'id' : 'sku'
  const rows = await query
    .selectFrom('variants')
    .select(['id', 'sku', 'size', 'product_sku'])
    .where('offered', '=', 1)
    // A range, not a pattern: only a range uses the index on both databases.
    .where(column, '>=', start)
    .where(column, '<', `${start}\u{10FFFF}`)
    .orderBy(column)
    .limit(limit)
    .execute()
  return rows.map((row) => ({ sku: row.sku, barcode: row.id, size: row.size, productSku: row.product_sku }))
}
