/** What of a product decides whether shoppers find it, also of one that is not listed (DGO-14). */
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { productDocument } from './product-document-schema.ts'
import type { DiscoveryQuery } from './read-products.ts'

type ProductState = {
  readonly name: string
  /** Textiles state their fibres, by law. */
  readonly needsComposition: boolean
  readonly isListed: boolean
  readonly isRecommended: boolean
  readonly hasComposition: boolean
  readonly hasPicture: boolean
}

/** Undefined: the shop never had it. */
export async function findProductState(query: DiscoveryQuery, sku: string): Promise<ProductState | undefined> {
  const row = await query
    .selectFrom('products')
    .select(['document', 'listed'])
    .where('sku', '=', sku)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const document = parseStoredJson(productDocument, row.document, `product ${sku}`)
  const { name, isTextile = true, recommended, compositions, images } = document
  return {
    name: name.en,
    needsComposition: isTextile,
    isListed: row.listed === 1,
    isRecommended: recommended,
    hasComposition: compositions.length > 0,
    hasPicture: images.length > 0,
  }
}
