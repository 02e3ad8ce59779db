/**
 * Changes an index in place, product by product: prices and stock always, documents if they are few. Products never change
 * their places, so that a query which has begun reads the same products to its end.
 */
import type { CommerceClient } from '../../contracts/commerce/commerce-client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { PRODUCTS_AT_ONCE } from './build-product-index.ts'
import { changeWords, type WrittenProduct } from './change-words.ts'
import { bothChanges, changeOf, knownWordsOf, type ProductChange, type Snapshot } from './index-snapshot.ts'
import { withProvenBadges } from './products/proven-badges.ts'
import { changedProducts, discoveryVersions, type ChangedProduct } from './products/read-products.ts'
import { withSynonymsOf } from './renew-synonyms.ts'
import { readRules } from './rules/read-rules.ts'
import type { ProductIndex } from './search/search-index.ts'
import type { DiscoveryTables } from './tables.ts'

export type IndexSources = {
  readonly database: Database<DiscoveryTables>
  readonly commerce: Pick<CommerceClient, 'offers' | 'offersVersion' | 'offerChanges'>
  readonly clock: Clock
}

export type Changed = { readonly snapshot: Snapshot; readonly change: ProductChange }

/** With more, as after an import, a whole index is built aside. */
const MAX_CHANGED_PRODUCTS = 200

export async function changeOffers(known: Snapshot, commerce: IndexSources['commerce']): Promise<Changed> {
  const { index, versions } = known
  const { version, skus, tooMany } = await commerce.offerChanges(versions.offers)
  const products: number[] = []
  const wanted = tooMany ? [...index.products.skus] : skus
  for (let first = 0; first < wanted.length; first += PRODUCTS_AT_ONCE) {
    const some = wanted.slice(first, first + PRODUCTS_AT_ONCE)
    const offers = await commerce.offers(some)
    for (const sku of some) {
      const product = index.products.find(sku)
      if (product === undefined) continue
      index.offers.set(product, offers[sku] ?? [])
      products.push(product)
    }
  }
  return {
    snapshot: { ...known, versions: { ...versions, offers: version } },
    change: tooMany ? 'everything' : changeOf(index, products),
  }
}

/** 'too many' where a whole index has to be built; nothing is changed then. */
export async function changeProducts(
  known: Snapshot,
  { database, commerce, clock }: IndexSources,
): Promise<Changed | 'too many'> {
  const { index } = known
  // Before anything is read: what changes in the meantime is then seen as a change.
  const { version, rules: rulesVersion } = await discoveryVersions(database.query)
  const changed = await changedProducts(database.query, known.versions.products, MAX_CHANGED_PRODUCTS + 1)
  const isSteered = rulesVersion !== known.versions.rules
  const rules = isSteered ? await readRules(database.query) : known.rules
  const words = known.words.known()
  const added = changed.filter(({ sku, product }) => product && index.products.find(sku) === undefined)
  const isTooMuch =
    changed.length > MAX_CHANGED_PRODUCTS || index.products.count + added.length > index.products.capacity
  if (isTooMuch || words === undefined) return 'too many'
  const offers = await commerce.offers(changed.map(({ sku }) => sku))
  const facetsBefore = facetValues(index)
  const touched = changed.flatMap(({ sku }) => index.products.find(sku) ?? [])
  const before = changeOf(index, touched)
  const written = changed.flatMap((one) => writeProduct(index, one, offers[one.sku] ?? [], clock.now()))
  const isVocabularyChanged = facetValues(index) !== facetsBefore
  const changedWords = await changeWords(words, { columns: index.products, changed: written, isVocabularyChanged })
  const patched = await withSynonymsOf(changedWords, index.products, { before: known.rules, after: rules })
  const after = changeOf(
    index,
    written.map(({ product }) => product),
  )
  return {
    snapshot: {
      ...known,
      rules,
      words: knownWordsOf(patched),
      versions: { ...known.versions, products: version, rules: rulesVersion },
    },
    change: isSteered ? 'everything' : bothChanges(before, after),
  }
}

type Offers = Parameters<ProductIndex['offers']['set']>[1]

function writeProduct(
  index: ProductIndex,
  { sku, product: stored }: ChangedProduct,
  offers: Offers,
  now: Date,
): readonly WrittenProduct[] {
  const { products, labels } = index
  if (stored === undefined) {
    const product = products.find(sku)
    if (product === undefined) return []
    products.remove(product)
    index.offers.set(product, [])
    return [{ product, document: undefined }]
  }
  const known = products.find(sku)
  const product = known ?? products.append(sku)
  if (product === undefined) throw new Error('The index has no place for a product')
  const { document } = withProvenBadges(stored, now)
  products.clear(product)
  products.add(product, document)
  labels.add(product, document)
  index.offers.set(product, offers)
  return [{ product, document: stored.document }]
}

/** A word means a filter only where products have that value. */
const facetValues = ({ products }: ProductIndex): number =>
  Object.values(products.facets).reduce((sum, values) => sum + values.size, 0)
