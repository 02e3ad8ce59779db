/**
 * The index of this node: built when it is first needed, renewed when goods change. A new one is built aside and swapped
 * in whole; until then the old one answers. Prices and stock are changed in place. Where there is no old one, goods are
 * listed as soon as they are read, and searched when their texts are, too.
 */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { buildGoodsIndex, type GoodsColumns, PRODUCTS_AT_ONCE } from './build-goods-index.ts'
import { buildWordIndex } from './build-word-index.ts'
import { goodsOf } from './goods-of.ts'
import { hasBit } from './index/bits.ts'
import { everyProduct, everySku, productsVersion } from './products/read-products.ts'
import { buildItemToItem, type ItemToItem } from './recommend/item-to-item.ts'
import { everyBasket, everySession } from './recommend/read-history.ts'
import { keepPopular } from './recommend/keep-popular.ts'
import { createRecommender, type Recommender } from './recommend/recommender.ts'
import { readRules } from './rules/read-rules.ts'
import type { SearchRule } from './rules/search-rule.ts'
import type { GoodsIndex, SearchIndex, WordIndex } from './search/search-index.ts'
import type { DiscoveryTables } from './tables.ts'

/** All that discovery knows at one moment, but for words. */
export type Knowledge = {
  readonly index: GoodsIndex
  readonly recommender: Recommender
  readonly rules: readonly SearchRule[]
}

/** What is offered otherwise than before: of these products, on these pages of the shop; or nobody knows how much. */
export type GoodsChange = 'everything' | { readonly skus: readonly string[]; readonly places: readonly string[] }

export type KeptIndex = {
  readonly current: () => Promise<Knowledge>
  /** With the words of all texts. */
  readonly searchable: () => Promise<Knowledge & { readonly index: SearchIndex }>
  /** Reads the goods before anybody asks for them, and nothing else: whoever comes first waits for no more. */
  readonly warm: () => Promise<void>
  /** Reads words and learns before anybody asks for what takes these. */
  readonly complete: () => Promise<void>
  /** Brings it up to date with goods, prices, stock and rules; cheap when nothing has changed. */
  readonly renew: () => Promise<GoodsChange>
  /** Learns from what was bought and looked at since the last time. */
  readonly learn: () => Promise<void>
}

type Versions = { readonly products: number; readonly offers: number }
type Kept = Knowledge & {
  readonly versions: Versions
  /** Read when they are first asked for. */
  readonly words: () => Promise<WordIndex>
}

type Learned = Pick<Kept, 'index' | 'recommender'>

type Changed = { readonly kept: Kept; readonly change: GoodsChange }

type Deps = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly clock: Clock
}

/** Long: a factory; its functions share the index that is in use. */
export function keepIndex({ database, commerce, clock }: Deps): KeptIndex {
  let kept: Promise<Kept> | undefined
  /** One change after the other: two at once could each undo the other's. */
  let changing: Promise<void> = Promise.resolve()

  const build = async (learn: (columns: GoodsColumns) => Promise<Learned>): Promise<Kept> => {
    // Before anything is read: what changes in the meantime is then seen as a change.
    const versions = { products: await productsVersion(database.query), offers: await commerce.offersVersion() }
    const rules = await readRules(database.query)
    const columns = await buildGoodsIndex({
      skus: await everySku(database.query),
      products: everyProduct(database.query, PRODUCTS_AT_ONCE),
      commerce,
    })
    const words = onceWell(() =>
      buildWordIndex({
        goods: columns.products,
        products: everyProduct(database.query, PRODUCTS_AT_ONCE),
        synonyms: (language) =>
          rules.flatMap((rule) => (rule.kind === 'synonym' && rule.language === language ? [rule.words] : [])),
      }),
    )
    return { ...(await learn(columns)), rules, versions, words }
  }

  const learned = (columns: GoodsColumns): Promise<Learned> =>
    learnFrom(columns, { baskets: everyBasket(database.query), sessions: everySession(database.query, clock.now()) })

  const unlearned = (columns: GoodsColumns): Promise<Learned> =>
    learnFrom(columns, { baskets: nobody(), sessions: nobody() })

  const learnFrom = async (
    columns: GoodsColumns,
    history: Pick<Parameters<typeof buildItemToItem>[1], 'baskets' | 'sessions'>,
  ): Promise<Learned> => {
    const goods = goodsOf(columns)
    const together = await buildItemToItem(goods, { ...history, now: clock.now() })
    return {
      index: { ...columns, popularity: besideTheMost(together) },
      recommender: keepPopular(createRecommender({ goods, history: together }), columns.offers.changes),
    }
  }

  /** The old one answers meanwhile: nobody need search one that has no words yet. */
  const buildWhole = async (): Promise<Kept> => {
    const whole = await build(learned)
    await whole.words()
    return whole
  }

  /** A building that failed is not kept: the next question tries again. */
  const current = (learn = learned): Promise<Kept> => {
    if (kept) return kept
    const building = build(learn)
    kept = building
    building.catch(() => {
      if (kept === building) kept = undefined
    })
    return building
  }

  const inTurn = <Result>(change: () => Promise<Result>): Promise<Result> => {
    const turn = changing.then(change)
    changing = over(turn)
    return turn
  }

  const changeOffers = async ({ index, ...known }: Kept): Promise<Changed | 'too many'> => {
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
      kept: { ...known, index, versions: { ...known.versions, offers: version } },
      change: changeOf(index, products),
    }
  }

  const learn = () =>
    inTurn(async () => {
      if (kept === undefined) return
      const known = await current()
      kept = Promise.resolve({ ...known, ...(await learned(known.index)) })
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
        if (kept === undefined) return 'everything'
        const known = await current()
        const isSame = known.versions.products === (await productsVersion(database.query))
        const changed = isSame ? await changeOffers(known) : 'too many'
        kept = Promise.resolve(changed === 'too many' ? await buildWhole() : changed.kept)
        return changed === 'too many' ? 'everything' : changed.change
      }),
    learn,
  }
}

/** What failed is tried again by the next who asks. */
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

async function* nobody(): AsyncGenerator<never> {}

/** Each shows its other colours, so those are touched with it. */
function changeOf({ products }: GoodsIndex, changed: readonly number[]): GoodsChange {
  const touched = new Set(changed.flatMap((product) => [product, ...products.linked(product)]))
  const shelves = [...products.facets.category]
  return {
    skus: [...touched].flatMap((product) => products.skus[product] ?? []),
    places: shelves.flatMap(([place, bits]) => ([...touched].some((product) => hasBit(bits, product)) ? [place] : [])),
  }
}

/** Between 0 and 1, and not as steep as sales are: what sells a hundred times as much is not a hundred times as good. */
function besideTheMost({ popularity }: ItemToItem): Float32Array {
  const most = popularity.reduce((highest, value) => Math.max(highest, value), 0)
  return popularity.map((value) => (most === 0 ? 0 : Math.log1p(value) / Math.log1p(most)))
}
