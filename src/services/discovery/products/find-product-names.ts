/** Names of products, and products by parts of their names: for lists of what belongs to them. Also of those no longer listed. */
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { DiscoveryQuery } from './read-products.ts'

/** Their SKUs, by the beginnings of words of a name in any language, or of the SKU. */
export async function findProductsByName(
  query: DiscoveryQuery,
  text: string,
  most: number,
): Promise<readonly string[]> {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const rows = await query
    .selectFrom('products')
    .select('sku')
    .where((is) =>
      is.and(
        words.map((word) => is.or([is('search_key', 'like', `${word}%`), is('search_key', 'like', `% ${word}%`)])),
      ),
    )
    .orderBy('sku')
    .limit(most)
    .execute()
  return rows.map(({ sku }) => sku)
}

export async function findProductNames(
  query: DiscoveryQuery,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await query
    .selectFrom('products')
    .select(['sku', 'name'])
    .where('sku', 'in', [...new Set(skus)])
    .execute()
  return new Map(rows.map(({ sku, name }) => [sku, name ?? sku]))
}
