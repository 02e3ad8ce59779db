import { guaranteeNotice, producerLines } from '../../../contracts/storefront/law/legal-texts.ts'
import { productMinimum } from '../../../contracts/storefront/law/product-minimum.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { skuCandidates } from '../../../markets/paths/product-slug.ts'
import { type ProductContentView, toProductContent } from '../../features/content/story/index.ts'
import { productTags } from '../../features/catalogue/product/index.ts'
import {
  type DeliveryView,
  loadDelivery,
  type SheetView,
  toSheetView,
} from '../../features/catalogue/product-sheet/index.ts'
import { loadRails, type RailsView } from '../../features/catalogue/recommendations/index.ts'
import { productHead } from '../../features/frame/seo/index.ts'
import { sellerOf } from '../../page/seller-of.ts'
import type { Load } from '../../page/page-contract.ts'
import { notFound, shown } from '../../page/page-contract.ts'

type ProductPage = {
  readonly product: SheetView
  readonly delivery: DeliveryView
  readonly content: ProductContentView
  readonly rails: RailsView
}

/** A product by the sku at the end of its address, whatever name stands before it (RTE-10, PRD-22). */
export const load: Load<ProductPage> = async (visit) => {
  const { params, market, clients, shared } = visit
  const slug = params['sku']
  const product = typeof slug === 'string' ? await clients.discovery.product(skuCandidates(slug), market) : undefined
  if (!product) return notFound('Product not found')
  const { countryCode: country, language } = market
  // A page without them has no delivery times.
  const methods = clients.shipping.methods(market).catch(() => [])
  const now = new Date()
  const [{ rails, tags }, delivery, head, seller] = await Promise.all([
    loadRails({ client: clients.discovery, market, product }),
    loadDelivery({ methods, market, shared, now }),
    productHead(visit, { product, methods, now }),
    recordOf(country).law.guaranteeNotice === 'none' ? undefined : sellerOf(visit),
  ])
  const guarantee = guaranteeNotice({ country, language, seller })
  const producer = producerLines({ country, language, seller })
  const local = productMinimum(country, product.information)
  return shown(
    {
      product: toSheetView(product, market, shared),
      delivery: {
        ...delivery,
        ...(guarantee && { guarantee }),
        ...(local.length > 0 && { local }),
        ...(producer.length > 0 && { producer }),
      },
      content: toProductContent(product, shared),
      rails,
    },
    [...productTags([product, ...product.linkedProducts]), ...tags],
    head,
  )
}
