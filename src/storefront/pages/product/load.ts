import { skuCandidates } from '../../../markets/paths/product-slug.ts'
import { productTags, type SheetView, toSheetView } from '../../features/product/index.ts'
import type { Load } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

/** A product by the sku at the end of its address, whatever name stands before it (RTE-10, PRD-22). */
export const load: Load<{ product: SheetView }> = async ({ params, market, clients }) => {
  const slug = params['sku']
  const product = typeof slug === 'string' ? await clients.discovery.product(skuCandidates(slug), market) : undefined
  if (!product) return notFound('Product not found')
  return shown({ product: toSheetView(product, market) }, productTags([product, ...product.linkedProducts]))
}
