/** Products as others are told of them: their documents, with what commerce offers and which other colours there are. */
import type { TextLanguage } from '../../../contracts/catalogue.ts'
import type { CommerceClient } from '../../../contracts/commerce-client.ts'
import type { ReceivedProduct } from '../../../contracts/product.ts'
import type { Market } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { hasBit } from '../index/bits.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { DiscoveryTables } from '../tables.ts'
import { readProducts } from './read-products.ts'
import { type LinkedParts, toReceivedProduct } from './to-received-product.ts'

type Deps = { readonly database: Database<DiscoveryTables>; readonly commerce: Pick<CommerceClient, 'offers'> }

/** In the order asked for. Prices and stock are asked anew: the index may be a second old, a price must not be. */
export async function tellProducts(
  { database, commerce }: Deps,
  index: SearchIndex,
  products: readonly number[],
  language: TextLanguage,
): Promise<readonly ReceivedProduct[]> {
  const skus = products.flatMap((product) => index.products.skus[product] ?? [])
  const [stored, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
  return stored.map((product) => {
    const { sku, linkedProducts } = product.document
    const linked = linkedProducts.flatMap((other) => linkedParts(index, other))
    return toReceivedProduct({ stored: product, offers: offers[sku] ?? [], linked }, language)
  })
}

function linkedParts({ products, offers, labels }: SearchIndex, sku: string): readonly LinkedParts[] {
  const product = products.find(sku)
  const label = product === undefined ? undefined : labels.read(product)
  if (product === undefined || label === undefined) return []
  return [
    {
      sku: products.skus[product] ?? sku,
      ...label,
      stock: offers.stockOf(product),
      offered: { nl: hasBit(offers.sold.nl, product), us: hasBit(offers.sold.us, product) },
    },
  ]
}

/** American English is a language of its own here. */
export const textLanguageOf = ({ language, countryCode }: Market): TextLanguage =>
  countryCode === 'US' ? 'en-US' : language
