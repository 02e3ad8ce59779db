/** To whom barcodes and skus belong already: two products must not share one. */
import { sql } from 'kysely'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import type { CommerceEngine, CommerceQuery } from './stored-offers.ts'

export type VariantOwners = {
  /** The product of a barcode. */
  readonly byId: ReadonlyMap<string, string>
  /** The barcode of a variant's sku. */
  readonly bySku: ReadonlyMap<string, string>
}

export async function findVariantOwners(
  query: CommerceQuery,
  engine: CommerceEngine,
  { ids, skus }: { readonly ids: readonly string[]; readonly skus: readonly string[] },
): Promise<VariantOwners> {
  const among = (values: readonly string[]) => {
    const rows = rowsOf(
      engine,
      { given: 'text' },
      values.map((value) => [value]),
    )
    return sql<string>`(select given from ${rows} as wanted)`
  }
  const rows = await query
    .selectFrom('variants')
    .select(['id', 'sku', 'product_sku'])
    .where((is) => is.or([is('id', 'in', among(ids)), is('sku', 'in', among(skus))]))
    .execute()
  return {
    byId: new Map(rows.map(({ id, product_sku: product }) => [id, product])),
    bySku: new Map(rows.map(({ id, sku }) => [sku, id])),
  }
}
