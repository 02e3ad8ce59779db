/** Where products have pages: names in all languages, pictures, and the markets that they are sold in. Between services. */
import { Hono } from 'hono'
import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import { directoryWanted } from '../../../contracts/discovery/discovery-schema.ts'
import {
  MOST_IN_DIRECTORY,
  PRODUCTS_DIRECTORY_PATH,
  type DirectoryAnswer,
  type DirectoryEntry,
} from '../../../contracts/discovery/discovery.ts'
import { variantsOfStorefront } from '../../../markets/goods/variants-of-storefront.ts'
import { shippingCountries } from '../../../markets/storefronts/table.ts'
import type { CountryCode, Environment, Market } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { firstProblem } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { KeptIndex } from '../kept-index.ts'
import { readProducts, type StoredProduct } from '../products/read-products.ts'
import type { DiscoveryTables } from '../tables.ts'

type Deps = {
  readonly environment: Environment
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers'>
  readonly kept: Pick<KeptIndex, 'current'>
}

export function directoryRoutes({ environment, database, commerce, kept }: Deps) {
  const markets = shippingCountries(environment)

  async function entriesOf(skus: readonly string[]): Promise<readonly DirectoryEntry[]> {
    const [stored, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
    return stored.map((product) => toEntry(product, countriesOf(offers[product.document.sku] ?? [], markets)))
  }

  return new Hono<ServiceEnv>().get(PRODUCTS_DIRECTORY_PATH, async (c) => {
    const wanted = directoryWanted.safeParse(c.req.query())
    if (!wanted.success) return refuse(c, 'INVALID_REQUEST', firstProblem(wanted.error))
    const { products } = (await kept.current()).index
    if ('skus' in wanted.data) {
      const known = wanted.data.skus.flatMap((sku) => products.skus[products.find(sku) ?? -1] ?? [])
      return c.json({ products: await entriesOf([...new Set(known)]) } satisfies DirectoryAnswer)
    }
    const { from } = wanted.data
    const next = from + MOST_IN_DIRECTORY
    return c.json({
      products: await entriesOf(products.skus.slice(from, next)),
      ...(next < products.count && { next }),
    } satisfies DirectoryAnswer)
  })
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
