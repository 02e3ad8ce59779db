import { skuCandidates } from '../../../markets/paths/product-slug.ts'
import { type ProductContentView, toProductContent } from '../../features/content/index.ts'
import { productTags, type SheetView, toSheetView } from '../../features/product/index.ts'
import { loadRails, type RailsView } from '../../features/recommendations/index.ts'
import type { Load } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

/** A product by the sku at the end of its address, whatever name stands before it (RTE-10, PRD-22). */
export const load: Load<{ product: SheetView; content: ProductContentView; rails: RailsView }> = async (visit) => {
  const { params, market, clients, shared } = visit
  const slug = params['sku']
  const product = typeof slug === 'string' ? await clients.discovery.product(skuCandidates(slug), market) : undefined
  if (!product) return notFound('Product not found')
  const { rails, tags } = await loadRails({ client: clients.discovery, market, product })
  return shown({ product: toSheetView(product, market), content: toProductContent(product, shared), rails }, [
    ...productTags([product, ...product.linkedProducts]),
    ...tags,
  ])
}
