/**
 * The index of this node: built when it is first needed, renewed when products change. A new one is built aside and swapped
 * in whole; until then the old one answers. Prices and stock are changed in place. Where there is no old one, products are
 * listed as soon as they are read, and searched when their texts are, too.
 */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { buildProductIndex, type UnrankedProductIndex, PRODUCTS_AT_ONCE } from './build-product-index.ts'
import { buildWordIndex } from './build-word-index.ts'
import { recommendableProductsOf } from './recommendable-products-of.ts'
import { hasBit } from './index/bits.ts'
import { provenBadges } from './products/proven-badges.ts'
import { everyProduct, everySku, productsVersion } from './products/read-products.ts'
import { buildItemToItem, type ItemToItem } from './recommend/item-to-item.ts'
import { everyBasket, everySession } from './recommend/read-history.ts'
import { cachePopular } from './recommend/cache-popular.ts'
import { createRecommender, type Recommender } from './recommend/recommender.ts'
import { readRules } from './rules/read-rules.ts'
import type { SearchRule } from './rules/search-rule.ts'
import type { ProductIndex, SearchIndex, WordIndex } from './search/search-index.ts'
import type { DiscoveryTables } from './tables.ts'

/** A snapshot of the data of discovery, without words. */
export type Knowledge = {
  readonly index: ProductIndex
  readonly recommender: Recommender
  readonly rules: readonly SearchRule[]
}

/** Which products have changed offers, and on which pages; 'everything' if the extent is unknown. */
export type ProductChange = 'everything' | { readonly skus: readonly string[]; readonly places: readonly string[] }

export type CachedIndex = {
  readonly current: () => Promise<Knowledge>
  /** With the words of all texts. */
  readonly searchable: () => Promise<Knowledge & { readonly index: SearchIndex }>
  /**
   * Reads the products before the first request, and nothing else, so that the first request waits as briefly as
   * possible.
   */
  readonly warm: () => Promise<void>
  /** Reads words and purchase history before the first request that needs them. */
  readonly complete: () => Promise<void>
  /** Brings it up to date with products, prices, stock and rules; cheap when nothing has changed. */
  readonly renew: () => Promise<ProductChange>
  /** Learns from what was bought and looked at since the last time. */
  readonly learn: () => Promise<void>
}

type Versions = { readonly products: number; readonly offers: number }
type Snapshot = Knowledge & {
  readonly versions: Versions
  /** Read on first use. */
  readonly words: () => Promise<WordIndex>
}

type Learned = Pick<Snapshot, 'index' | 'recommender'>

type Changed = { readonly snapshot: Snapshot; readonly change: ProductChange }

type Deps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly clock: Clock
}

/** Long: a factory; its functions share the index that is in use. */
export function createCachedIndex({ database, commerce, clock }: Deps): CachedIndex {
  let cached: Promise<Snapshot> | undefined
  /** One change after the other: two concurrent ones could each undo the other's. */
  let changing: Promise<void> = Promise.resolve()

  const build = async (learn: (columns: UnrankedProductIndex) => Promise<Learned>): Promise<Snapshot> => {
    // Before anything is read: what changes in the meantime is then seen as a change.
    const versions = { products: await productsVersion(database.query), offers: await commerce.offersVersion() }
    const rules = await readRules(database.query)
    const columns = await buildProductIndex({
      skus: await everySku(database.query),
      products: provenBadges(everyProduct(database.query, PRODUCTS_AT_ONCE), clock.now()),
      commerce,
    })
    const words = onceWell(() =>
      buildWordIndex({
        columns: columns.products,
        products: everyProduct(database.query, PRODUCTS_AT_ONCE),
        synonyms: (language) =>
          rules.flatMap((rule) => (rule.kind === 'synonym' && rule.language === language ? [rule.words] : [])),
      }),
    )
    return { ...(await learn(columns)), rules, versions, words }
  }

  const learned = (columns: UnrankedProductIndex): Promise<Learned> =>
    learnFrom(columns, { baskets: everyBasket(database.query), sessions: everySession(database.query, clock.now()) })

  const unlearned = (columns: UnrankedProductIndex): Promise<Learned> =>
    learnFrom(columns, { baskets: emptyHistory(), sessions: emptyHistory() })

  const learnFrom = async (
    columns: UnrankedProductIndex,
    history: Pick<Parameters<typeof buildItemToItem>[1], 'baskets' | 'sessions'>,
  ): Promise<Learned> => {
    const products = recommendableProductsOf(columns)
    const together = await buildItemToItem(products, { ...history, now: clock.now() })
    return {
      index: { ...columns, popularity: besideTheMost(together) },
      recommender: cachePopular(createRecommender({ products, history: together }), columns.offers.changes),
    }
  }

  /** The old index is used meanwhile, so that no search runs on one that has no words yet. */
  const buildWhole = async (): Promise<Snapshot> => {
    const whole = await build(learned)
    await whole.words()
    return whole
  }

  /** A failed build is not cached: the next call retries. */
  const current = (learn = learned): Promise<Snapshot> => {
    if (cached) return cached
    const building = build(learn)
    cached = building
    building.catch(() => {
      if (cached === building) cached = undefined
    })
    return building
  }

  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const turn = changing.then(change)
    changing = over(turn)
    return turn
  }

  const changeOffers = async ({ index, ...known }: Snapshot): Promise<Changed | 'too many'> => {
    const { version, skus, tooMany } = await commerce.offerChanges(known.versions.offers)
    if (tooMany) return 'too many'
    const offers = await commerce.offers(skus)
    const products: number[] = []
    for (const sku of skus) {
      const product = index.products.find(sku)
      if (product === undefined) continue
      index.offers.set(product, offers[sku] ?? [])
      products.push(product)
    }
    return {
      snapshot: { ...known, index, versions: { ...known.versions, offers: version } },
      change: changeOf(index, products),
    }
  }

  const learn = () =>
    inTurn(async () => {
      if (cached === undefined) return
      const known = await current()
      cached = Promise.resolve({ ...known, ...(await learned(known.index)) })
    })

  return {
    current: () => current(),
    async searchable() {
      const { words, ...known } = await current()
      return { ...known, index: { ...known.index, languages: await words() } }
    },
    async warm() {
      await current(unlearned)
    },
    async complete() {
      const { words } = await current()
      await words()
      await learn()
    },
    renew: () =>
      inTurn(async () => {
        if (cached === undefined) return 'everything'
        const known = await current()
        const isSame = known.versions.products === (await productsVersion(database.query))
        const changed = isSame ? await changeOffers(known) : 'too many'
        cached = Promise.resolve(changed === 'too many' ? await buildWhole() : changed.snapshot)
        return changed === 'too many' ? 'everything' : changed.change
      }),
    learn,
  }
}

/** A failure is not cached: the next call retries. */
function onceWell<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Well or not. */
async function over(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}

async function* emptyHistory(): AsyncGenerator<never> {}

/** Each shows its other colours, so those are touched with it. */
function changeOf({ products }: ProductIndex, changed: readonly number[]): ProductChange {
  const touched = new Set(changed.flatMap((product) => [product, ...products.linked(product)]))
  const categories = [...products.facets.category]
  return {
    skus: [...touched].flatMap((product) => products.skus[product] ?? []),
    places: categories.flatMap(([place, bits]) =>
      [...touched].some((product) => hasBit(bits, product)) ? [place] : [],
    ),
  }
}

/** Between 0 and 1, and not as steep as sales are: what sells a hundred times as much is not a hundred times as good. */
function besideTheMost({ popularity }: ItemToItem): Float32Array {
  const most = popularity.reduce((highest, value) => Math.max(highest, value), 0)
  return popularity.map((value) => (most === 0 ? 0 : Math.log1p(value) / Math.log1p(most)))
}
