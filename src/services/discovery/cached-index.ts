/**
 * The index of this node: built when it is first needed, renewed when products change. Prices, stock and a few changed products
 * are changed in place. After an import a new one is built aside and swapped in whole; until then the old one answers. Where
 * there is no old one, products are listed as soon as they are read, and searched when their texts are, too. The index of a large
 * shop is stored as a snapshot, which the next start reads.
 */
import { buildProductIndex, type UnrankedProductIndex, PRODUCTS_AT_ONCE } from './build-product-index.ts'
import { buildWordIndex } from './build-word-index.ts'
import { changeOffers, changeProducts, type IndexSources } from './change-index.ts'
import { bothChanges, wordsOnce, type Knowledge, type ProductChange, type Snapshot } from './index-snapshot.ts'
import { recommendableProductsOf } from './recommendable-products-of.ts'
import { restoreIndex, type UnrankedSnapshot } from './restore-index.ts'
import { MAX_INDEX_AGE_MS, type SnapshotFolder } from './snapshot/snapshot-folder.ts'
import { provenBadges } from './products/proven-badges.ts'
import { discoveryVersions, everyProduct, everySku, productsVersion } from './products/read-products.ts'
import { buildItemToItem, type ItemToItem } from './recommend/item-to-item.ts'
import { everyBasket, everySession } from './recommend/read-history.ts'
import { cachePopular } from './recommend/cache-popular.ts'
import { createRecommender } from './recommend/recommender.ts'
import { synonymsIn } from './renew-synonyms.ts'
import { readRules } from './rules/read-rules.ts'
import type { IndexedWords, SearchIndex } from './search/search-index.ts'
import type { Language } from '../../markets/types.ts'

export type Renewal = {
  readonly change: ProductChange
  /** Where a whole index is being built: until then the old one answers, with current prices and stock. */
  readonly rebuilding?: Promise<void>
}

export type CachedIndex = {
  readonly current: () => Promise<Knowledge>
  /** With the words of texts in a language. */
  readonly searchable: (language: Language) => Promise<Knowledge & { readonly words: IndexedWords }>
  readonly searchableInAll: () => Promise<Knowledge & { readonly index: SearchIndex }>
  /**
   * Reads the products before the first request, and nothing else, so that the first request waits as briefly as
   * possible.
   */
  readonly warm: () => Promise<void>
  /** Reads words and purchase history before the first request that needs them. */
  readonly complete: () => Promise<void>
  /**
   * Brings it up to date with products, prices, stock and rules; cheap when nothing has changed. Never waits for an index to
   * be built.
   */
  readonly renew: () => Promise<Renewal>
  /** Learns from what was bought and looked at since the last time. */
  readonly learn: () => Promise<void>
  /** Stores a snapshot where the index is large and has changed since the last one. */
  readonly save: () => Promise<void>
}

type Learned = Pick<Snapshot, 'index' | 'recommender'>
type Learn = (columns: UnrankedProductIndex) => Promise<Learned>

/** Long: a factory; its functions share the index that is in use. */
export function createCachedIndex(sources: IndexSources, snapshots?: SnapshotFolder): CachedIndex {
  const { database, commerce, clock } = sources
  let cached: Promise<Snapshot> | undefined
  /** One change after the other: two concurrent ones could each undo the other's. */
  let changing: Promise<void> = Promise.resolve()
  let rebuilding: Promise<void> | undefined
  let saved: Snapshot['versions'] | undefined

  const readAll = async (): Promise<UnrankedSnapshot> => {
    const builtAt = clock.now()
    // Before anything is read: what changes in the meantime is then seen as a change.
    const { version: products, rules: changesOfRules } = await discoveryVersions(database.query)
    const versions = { products, rules: changesOfRules, offers: await commerce.offersVersion() }
    const rules = await readRules(database.query)
    const columns = await buildProductIndex({
      skus: await everySku(database.query),
      products: provenBadges(everyProduct(database.query, PRODUCTS_AT_ONCE), builtAt),
      commerce,
    })
    const words = wordsOnce(() =>
      buildWordIndex({
        columns: columns.products,
        products: everyProduct(database.query, PRODUCTS_AT_ONCE),
        synonyms: synonymsIn(rules),
      }),
    )
    return { columns, rules, versions, builtAt, words }
  }

  const rank = async ({ columns, ...known }: UnrankedSnapshot, learn: Learn): Promise<Snapshot> => ({
    ...known,
    ...(await learn(columns)),
  })

  const build = async (learn: Learn): Promise<Snapshot> => rank(await readAll(), learn)

  /** Of the snapshot, with what has changed since; undefined where building it anew is necessary. */
  const restore = async (learn: Learn): Promise<Snapshot | undefined> => {
    const restored = snapshots && (await restoreIndex(sources, snapshots))
    if (restored === undefined) return undefined
    saved = restored.versions
    const { snapshot } = await changeOffers(await rank(restored, learn), commerce)
    if (snapshot.versions.products === (await productsVersion(database.query))) return snapshot
    await snapshot.words.read()
    const changed = await changeProducts(snapshot, sources)
    return changed === 'too many' ? undefined : changed.snapshot
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
    await whole.words.read()
    return whole
  }

  /** A failed build is not cached: the next call retries. */
  const current = (learn = learned): Promise<Snapshot> => {
    if (cached) return cached
    const building = restore(learn).then((restored) => restored ?? build(learn))
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

  /** Aside; prices that changed meanwhile are read before it is used. */
  const rebuild = async (): Promise<void> => {
    const whole = await buildWhole()
    await inTurn(async () => {
      cached = Promise.resolve((await changeOffers(whole, commerce)).snapshot)
      saved = undefined
    })
    await save()
  }

  /** In turn: nothing changes while it is written. */
  const save = (): Promise<void> =>
    inTurn(async () => {
      const { index, words, versions, builtAt } = (await cached) ?? {}
      const known = words?.known()
      const isSaved = saved !== undefined && saved.products === versions?.products && saved.offers === versions.offers
      if (!snapshots || !index || !known || !versions || !builtAt || isSaved) return
      if (index.products.count < snapshots.minProducts) return
      const isWritten = await snapshots.write({
        versions: { products: versions.products, offers: versions.offers },
        builtAt,
        columns: index,
        words: known,
      })
      // One that could not be written is tried again the next time.
      if (isWritten) saved = versions
    })

  const beginRebuild = (): Promise<void> => {
    const begun = rebuild().finally(() => {
      rebuilding = undefined
    })
    rebuilding = begun
    // Callers see its failure; without one it must not end the process.
    void over(begun)
    return begun
  }

  const renew = (): Promise<Renewal> =>
    inTurn(async () => {
      if (cached === undefined) return { change: 'everything' }
      const { snapshot, change } = await changeOffers(await current(), commerce)
      cached = Promise.resolve(snapshot)
      if (snapshot.versions.products === (await productsVersion(database.query))) return { change }
      if (rebuilding) return { change, rebuilding }
      const changed = await changeProducts(snapshot, sources)
      if (changed === 'too many') return { change: 'everything', rebuilding: beginRebuild() }
      cached = Promise.resolve(changed.snapshot)
      return { change: bothChanges(change, changed.change) }
    })

  /** Not in turn: prices go on changing while it reads. An index of yesterday is built anew, for the badges of today. */
  const learn = async (): Promise<void> => {
    if (cached === undefined) return
    const { index, builtAt } = await current()
    if (clock.now().getTime() - builtAt.getTime() >= MAX_INDEX_AGE_MS) return rebuilding ?? beginRebuild()
    const { recommender, index: ranked } = await learned(index)
    await inTurn(async () => {
      const now = await current()
      if (now.index.products !== index.products) return
      cached = Promise.resolve({ ...now, recommender, index: { ...now.index, popularity: ranked.popularity } })
    })
  }

  return {
    current: () => current(),
    async searchable(language) {
      const { words, ...known } = await current()
      return { ...known, words: await words.of(language) }
    },
    async searchableInAll() {
      const { words, ...known } = await current()
      return { ...known, index: { ...known.index, languages: await words.read() } }
    },
    async warm() {
      await current(unlearned)
    },
    async complete() {
      const { words } = await current()
      await words.read()
      await learn()
      // Not awaited: searching does not depend on it.
      void over(save())
    },
    renew,
    learn,
    save,
  }
}

/** Well or not. */
async function over(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined)
}

async function* emptyHistory(): AsyncGenerator<never> {}

/** Between 0 and 1, and not as steep as sales are: what sells a hundred times as much is not a hundred times as good. */
function besideTheMost({ popularity }: ItemToItem): Float32Array {
  const most = popularity.reduce((highest, value) => Math.max(highest, value), 0)
  return popularity.map((value) => (most === 0 ? 0 : Math.log1p(value) / Math.log1p(most)))
}
