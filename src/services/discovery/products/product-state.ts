/** What of a product decides whether shoppers find it, also of one that is not listed (DGO-14). */
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { productDocument } from './product-document-schema.ts'
import { readDraft, type StoredProductDraft } from './product-drafts.ts'
import type { DiscoveryQuery } from './read-products.ts'

type ProductState = {
  readonly name: string
  /** Not listed yet: what it lacks is that of its draft. */
  readonly isDraft: boolean
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
  const draft = row?.listed === 1 ? undefined : await readDraft(query, sku)
  if (draft !== undefined) return stateOfDraft(draft)
  if (row === undefined) return undefined
  const document = parseStoredJson(productDocument, row.document, `product ${sku}`)
  const { name, isTextile = true, recommended, compositions, images } = document
  return {
    name: name.en,
    isDraft: false,
    needsComposition: isTextile,
    isListed: row.listed === 1,
    isRecommended: recommended,
    hasComposition: compositions.length > 0,
    hasPicture: images.length > 0,
  }
}

function stateOfDraft({ sku, product }: StoredProductDraft): ProductState {
  const { name = {}, recommended = true, compositions = [], images = [] } = product
  return {
    name: name.en ?? sku,
    isDraft: true,
    needsComposition: true,
    isListed: false,
    isRecommended: recommended,
    hasComposition: compositions.length > 0,
    hasPicture: images.length > 0,
  }
}
