/** A product as the desk edits it: a draft, a listed product, or one that was taken out. */
import type { Kysely, Transaction } from 'kysely'
import { incompleteProduct, type IncompleteProduct } from '../../contracts/merchant/incomplete-product.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { findOffers, findRetiredOffers } from '../../services/commerce/admin.ts'
import {
  findStoredProduct,
  readDraft,
  type DocumentImage,
  type ProductDocument,
  type ProductState,
} from '../../services/discovery/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'

type Query = Kysely<ShopSchema> | Transaction<ShopSchema>

export type EditedProduct = {
  readonly sku: string
  readonly state: ProductState
  readonly product: IncompleteProduct
  /** Changes with every change, also by an import. */
  readonly updatedAt: string
}

/** A draft first: what was taken out and is edited again is a draft. */
export async function readEditedProduct(
  query: Query,
  engine: Pick<Database<ShopSchema>, 'jsonRows'>,
  sku: string,
): Promise<EditedProduct | undefined> {
  const draft = await readDraft(query, sku)
  if (draft !== undefined) return { sku, state: 'draft', product: draft.product, updatedAt: draft.updatedAt }
  const stored = await findStoredProduct(query, sku)
  if (stored === undefined) return undefined
  const variants = stored.isListed
    ? ((await findOffers(query, engine, [sku], 'in the warehouse'))[sku] ?? [])
    : await findRetiredOffers(query, engine, sku)
  return {
    sku,
    state: stored.isListed ? 'listed' : 'out',
    product: toEdited(stored.document, variants),
    updatedAt: stored.updatedAt,
  }
}

function toEdited({ sku: _sku, images, ...document }: ProductDocument, variants: readonly object[]): IncompleteProduct {
  return incompleteProduct.parse({ ...document, images: images.map(toEditedImage), variants })
}

function toEditedImage({ href, imageType, backgroundColor, alt }: DocumentImage) {
  const picture = href.split('/').slice(-2).join('/')
  return { picture, imageType, backgroundColor, ...(alt === undefined ? {} : { alt }) }
}
