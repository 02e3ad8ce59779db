/** Where a picture is used: products, drafts of products, and pages. */
import type { Kysely, Transaction } from 'kysely'
import { storiesContaining } from '../../services/content/admin.ts'
import { draftsContaining, productsContaining } from '../../services/discovery/admin.ts'
import { hrefOf } from '../../services/images/admin.ts'
import { referenceTo } from '../products/library-pictures.ts'
import type { ShopSchema } from '../shop-schema.ts'

export type PicturePlace = {
  readonly kind: 'product' | 'draft' | 'story'
  /** SKU or slug. */
  readonly id: string
  readonly name: string
}

type Address = { readonly hash: string; readonly name: string }

/** With the quotation marks of JSON: the name of one picture may begin like that of another. */
export async function placesOf(
  query: Kysely<ShopSchema> | Transaction<ShopSchema>,
  address: Address,
): Promise<readonly PicturePlace[]> {
  const [products, drafts, stories] = [
    await productsContaining(query, `"${hrefOf(address)}"`),
    await draftsContaining(query, `"${referenceTo(address)}"`),
    await storiesContaining(query, `"${hrefOf(address)}"`),
  ]
  return [
    ...products.map(({ sku, name }) => ({ kind: 'product', id: sku, name }) as const),
    ...drafts.map(({ sku, name }) => ({ kind: 'draft', id: sku, name }) as const),
    ...stories.map(({ slug, name }) => ({ kind: 'story', id: slug, name }) as const),
  ]
}
