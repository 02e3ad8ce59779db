/** Where products have pages: names in all languages, pictures, and the markets that they are sold in. Between services. */
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import { MAX_DIRECTORY_ENTRIES, type DirectoryEntry } from '../../../contracts/discovery/discovery.ts'
import type { productOperations } from '../../../contracts/discovery/product-operations.ts'
import { variantsOfStorefront } from '../../../markets/products/variants-of-storefront.ts'
import { shippingCountries } from '../../../markets/storefronts/table.ts'
import type { CountryCode, Environment, Market } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { success, type Handlers } from '../../../platform/http/operations.ts'
import type { CachedIndex } from '../cached-index.ts'
import { readProducts, type StoredProduct } from '../products/read-products.ts'
import type { DiscoveryTables } from '../tables.ts'

type Deps = {
  readonly environment: Environment
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers'>
  readonly cachedIndex: Pick<CachedIndex, 'current'>
}

export function directoryHandlers({
  environment,
  database,
  commerce,
  cachedIndex,
}: Deps): Handlers<Pick<typeof productOperations, 'readProductsDirectory'>> {
  const markets = shippingCountries(environment)

  async function entriesOf(skus: readonly string[]): Promise<readonly DirectoryEntry[]> {
    const [stored, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
    return stored.map((product) => toEntry(product, countriesOf(offers[product.document.sku] ?? [], markets)))
  }

  return {
    async readProductsDirectory({ query }) {
      const { products } = (await cachedIndex.current()).index
      if ('skus' in query) {
        const known = query.skus.flatMap((sku) => products.skus[products.find(sku) ?? -1] ?? [])
        return success({ products: await entriesOf([...new Set(known)]) })
      }
      const next = query.from + MAX_DIRECTORY_ENTRIES
      return success({
        products: await entriesOf(products.skus.slice(query.from, next)),
        ...(next < products.count && { next }),
      })
    },
  }
}

const toEntry = (
  { document: { sku, name, images }, updatedAt }: StoredProduct,
  countries: readonly CountryCode[],
): DirectoryEntry => ({
  sku,
  names: name,
  updatedAt,
  pictures: images.map(({ href, backgroundColor }) => ({ href, backgroundColor })),
  countries,
})

/** PRD-11, PRC-17: where a variant of the storefront has a price in the currency of the market. */
const countriesOf = (offers: readonly Offer[], markets: readonly Market[]): readonly CountryCode[] =>
  markets
    .filter(({ storefrontCode, currency }) =>
      variantsOfStorefront(offers, storefrontCode).some(({ prices }) => {
        const byCurrency: Readonly<Partial<Record<string, unknown>>> = prices
        return byCurrency[currency.code] !== undefined
      }),
    )
    .map(({ countryCode }) => countryCode)
