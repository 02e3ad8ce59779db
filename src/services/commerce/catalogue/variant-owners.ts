/**
 * Which products already have which barcodes and skus: two products must not share one. What is no longer offered is free again.
 */
import { among, type CommerceEngine, type CommerceQuery } from './stored-offers.ts'

export type VariantOwner = { readonly id: string; readonly sku: string; readonly productSku: string }

export async function findVariantOwners(
  query: CommerceQuery,
  engine: CommerceEngine,
  { ids, skus }: { readonly ids: readonly string[]; readonly skus: readonly string[] },
): Promise<readonly VariantOwner[]> {
  return query
    .selectFrom('variants')
    .select(['id', 'sku', 'product_sku as productSku'])
    .where('offered', '=', 1)
    .where((is) => is.or([is('id', 'in', among(engine, ids)), is('sku', 'in', among(engine, skus))]))
    .execute()
}
