import type { Fetch } from '../../contracts/call-json.ts'
import type { CommerceClient } from '../../contracts/commerce-client.ts'
import type { TextLanguage } from '../../contracts/catalogue.ts'
import {
  LISTING_PATH,
  LISTING_WIDGET,
  PRODUCTS_PATH,
  PRODUCTS_VERSION_PATH,
  type ListingAnswer,
  type ProductsAnswer,
  type ProductsVersionAnswer,
} from '../../contracts/discovery.ts'
import type { ReceivedProduct } from '../../contracts/product.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { firstProblem } from '../../platform/http/checked.ts'
import { refuse } from '../../platform/http/door-errors.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { buildProductIndex, type ProductIndex } from './product-index.ts'
import { listingWanted, productsWanted } from './product-query.ts'
import { everyProduct, productsVersion, readProducts } from './read-products.ts'
import type { DiscoveryTables } from './tables.ts'
import { toReceivedProduct } from './to-received-product.ts'

/** It is only ever asked with GET. */
const LARGEST_BODY = 1024

export type DiscoveryDeps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers'>
  readonly log: Log
}

export type DiscoveryService = {
  readonly fetch: Fetch
  /** Reads the products anew and swaps them in when they are ready; until then the old ones are told. */
  readonly renew: () => Promise<void>
}

/**
 * How goods are shown and found: product documents with their texts and pictures, and the listings they stand in. It
 * must never decide a price or count stock: those it asks commerce for.
 */
export function createDiscoveryService({ database, commerce, log }: DiscoveryDeps): DiscoveryService {
  let index: Promise<ProductIndex> | undefined
  const build = () => buildProductIndex(everyProduct(database.query), commerce)
  /** A reading that failed is not kept: the next question tries again. */
  const current = () => {
    if (index) return index
    const building = build()
    index = building
    building.catch(() => {
      if (index === building) index = undefined
    })
    return building
  }

  const tell = async (skus: readonly string[], language: TextLanguage): Promise<readonly ReceivedProduct[]> => {
    const { find } = await current()
    const products = await readProducts(database.query, database, skus)
    const offers = await commerce.offers(products.map(({ document }) => document.sku))
    return products.map((stored) => {
      const linked = stored.document.linkedProducts.flatMap((sku) => find(sku) ?? [])
      return toReceivedProduct({ stored, offers: offers[stored.document.sku] ?? [], linked }, language)
    })
  }

  const app = createServiceApp({ name: 'discovery', log, maxBodyBytes: LARGEST_BODY })
  app.get(PRODUCTS_PATH, async (c) => {
    const wanted = productsWanted.safeParse(c.req.query())
    if (!wanted.success) return refuse(c, 'INVALID_REQUEST', firstProblem(wanted.error))
    const { find } = await current()
    const skus = wanted.data.skus.flatMap((sku) => find(sku)?.sku ?? [])
    const products = await tell([...new Set(skus)], wanted.data.language)
    return c.json({ products } satisfies ProductsAnswer)
  })
  app.get(PRODUCTS_VERSION_PATH, async (c) => {
    return c.json({ version: await productsVersion(database.query) } satisfies ProductsVersionAnswer)
  })
  app.get(`${LISTING_PATH}/:widget/:profile/:limit/:page/:variables`, async (c) => {
    const { widget, ...asked } = c.req.param()
    if (widget !== LISTING_WIDGET)
      return refuse(c, 'NOT_FOUND', { message: 'Widget config not found', field: 'widget' })
    const wanted = listingWanted.safeParse(asked)
    if (!wanted.success) return refuse(c, 'INVALID_REQUEST', firstProblem(wanted.error))
    const { limit, page, variables } = wanted.data
    const all = (await current()).list(variables.collection, variables.storefront === 'us' ? 'us' : 'nl')
    const products = await tell(all.slice((page - 1) * limit, page * limit), variables.language)
    const answer: ListingAnswer = {
      id: `${widget}:${variables.collection}`,
      recommendations: products.map((product) => ({ id: product.id, distribution: 1, product })),
      pagination: { total: all.length },
    }
    return c.json(answer)
  })

  return {
    fetch: async (request) => app.fetch(request),
    async renew() {
      const renewed = await build()
      index = Promise.resolve(renewed)
    },
  }
}
