/**
 * The index of this node: built when it is first needed, renewed when goods change. A new one is built aside and swapped
 * in whole; until then the old one answers. Prices and stock are changed in place.
 */
import type { CommerceClient } from '../../contracts/commerce-client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { buildSearchIndex, PRODUCTS_AT_ONCE } from './build-search-index.ts'
import { goodsOf } from './goods-of.ts'
import { everyProduct, everySku, productsVersion } from './products/read-products.ts'
import { buildItemToItem, type ItemToItem } from './recommend/item-to-item.ts'
import { everyBasket, everySession } from './recommend/read-history.ts'
import { createRecommender, type Recommender } from './recommend/recommender.ts'
import { readRules } from './rules/read-rules.ts'
import type { SearchRule } from './rules/search-rule.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { DiscoveryTables } from './tables.ts'

/** All that discovery knows at one moment. */
export type Knowledge = {
  readonly index: SearchIndex
  readonly recommender: Recommender
  readonly rules: readonly SearchRule[]
}

export type KeptIndex = {
  readonly current: () => Promise<Knowledge>
  /** Brings it up to date with goods, prices, stock and rules; cheap when nothing has changed. */
  readonly renew: () => Promise<void>
  /** Learns from what was bought and looked at since the last time. */
  readonly learn: () => Promise<void>
}

type Versions = { readonly products: number; readonly offers: number }
type Kept = Knowledge & { readonly versions: Versions }

type Deps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly clock: Clock
}

export function keepIndex({ database, commerce, clock }: Deps): KeptIndex {
  let kept: Promise<Kept> | undefined
  /** One change after the other: two at once could each undo the other's. */
  let changing: Promise<void> = Promise.resolve()

  const build = async (): Promise<Kept> => {
    // Before anything is read: what changes in the meantime is then seen as a change.
    const versions = { products: await productsVersion(database.query), offers: await commerce.offersVersion() }
    const rules = await readRules(database.query)
    const columns = await buildSearchIndex({
      skus: await everySku(database.query),
      products: everyProduct(database.query, PRODUCTS_AT_ONCE),
      commerce,
      synonyms: (language) =>
        rules.flatMap((rule) => (rule.kind === 'synonym' && rule.language === language ? [rule.words] : [])),
    })
    return { ...(await learned(columns)), rules, versions }
  }

  const learned = async (columns: Omit<SearchIndex, 'popularity'>): Promise<Pick<Kept, 'index' | 'recommender'>> => {
    const goods = goodsOf(columns)
    const history = await buildItemToItem(goods, {
      baskets: everyBasket(database.query),
      sessions: everySession(database.query, clock.now()),
      now: clock.now(),
    })
    return {
      index: { ...columns, popularity: besideTheMost(history) },
      recommender: createRecommender({ goods, history }),
    }
  }

  /** A building that failed is not kept: the next question tries again. */
  const current = (): Promise<Kept> => {
    if (kept) return kept
    const building = build()
    kept = building
    building.catch(() => {
      if (kept === building) kept = undefined
    })
    return building
  }

  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const turn = changing.then(change)
    changing = turn.catch(() => {})
    return turn
  }

  const changeOffers = async ({ index, ...known }: Kept): Promise<Kept | 'too many'> => {
    const { version, skus, tooMany } = await commerce.offerChanges(known.versions.offers)
    if (tooMany) return 'too many'
    const offers = await commerce.offers(skus)
    for (const sku of skus) {
      const product = index.products.find(sku)
      if (product !== undefined) index.offers.set(product, offers[sku] ?? [])
    }
    return { ...known, index, versions: { ...known.versions, offers: version } }
  }

  return {
    current,
    renew: () =>
      inTurn(async () => {
        if (kept === undefined) return
        const known = await current()
        const isSame = known.versions.products === (await productsVersion(database.query))
        const changed = isSame ? await changeOffers(known) : 'too many'
        const renewed = changed === 'too many' ? await build() : changed
        kept = Promise.resolve(renewed)
      }),
    learn: () =>
      inTurn(async () => {
        if (kept === undefined) return
        const known = await current()
        kept = Promise.resolve({ ...known, ...(await learned(known.index)) })
      }),
  }
}

/** Between 0 and 1, and not as steep as sales are: what sells a hundred times as much is not a hundred times as good. */
function besideTheMost({ popularity }: ItemToItem): Float32Array {
  const most = popularity.reduce((highest, value) => Math.max(highest, value), 0)
  return popularity.map((value) => (most === 0 ? 0 : Math.log1p(value) / Math.log1p(most)))
}
