/**
 * What must be known of every product at once: which listings it stands in, where it can be bought, and which colour it
 * is for those linked to it. Built aside and swapped in whole, so that a reader never sees half of a change.
 */
import { isAmericanPack } from '../../markets/goods/variants-of-storefront.ts'
import type { CommerceClient } from '../../contracts/commerce-client.ts'
import type { Offer } from '../../contracts/commerce.ts'
import type { DocumentImage, ProductDocument } from './product-document.ts'
import type { StoredProduct } from './read-products.ts'

/** Of the packs sold on us, and of those sold everywhere else. */
export type Pairs = { readonly nl: number; readonly us: number }

export type IndexedProduct = {
  readonly sku: string
  readonly name: ProductDocument['name']
  readonly colour: string
  readonly hero: Pick<DocumentImage, 'href' | 'backgroundColor'> | undefined
  readonly stock: Pairs
  readonly offered: { readonly nl: boolean; readonly us: boolean }
}

export type ProductIndex = {
  readonly find: (sku: string) => IndexedProduct | undefined
  /** The skus of a listing, what can be bought first. */
  readonly list: (place: string, region: 'nl' | 'us') => readonly string[]
  readonly size: number
}

export async function buildProductIndex(
  products: AsyncIterable<readonly StoredProduct[]>,
  commerce: Pick<CommerceClient, 'offers'>,
): Promise<ProductIndex> {
  const bySku = new Map<string, IndexedProduct>()
  const places = { nl: new Map<string, IndexedProduct[]>(), us: new Map<string, IndexedProduct[]>() }
  for await (const some of products) {
    const offers = await commerce.offers(some.map(({ document }) => document.sku))
    for (const { document } of some) {
      const variants = offers[document.sku] ?? []
      const product = toIndexed(document, variants)
      bySku.set(document.sku.toLowerCase(), product)
      if (!document.recommended) continue
      for (const region of ['nl', 'us'] as const) {
        if (!product.offered[region]) continue
        for (const place of placesOf(document)) addTo(places[region], place, product)
      }
    }
  }
  const lists = { nl: sorted(places.nl, 'nl'), us: sorted(places.us, 'us') }
  return {
    find: (sku) => bySku.get(sku.toLowerCase()),
    list: (place, region) => lists[region].get(place) ?? [],
    size: bySku.size,
  }
}

/** The addresses of the listings a product stands in. */
function placesOf({ categories, collections }: ProductDocument): readonly string[] {
  return [...categories, ...collections.map((name) => `collection/${name}`)]
}

function toIndexed({ sku, name, colour, images: [hero] }: ProductDocument, variants: readonly Offer[]): IndexedProduct {
  const pairs = (region: 'nl' | 'us') =>
    variants
      .filter((variant) => isAmericanPack(variant.sku) === (region === 'us'))
      .reduce((sum, { stock }) => sum + (stock[`${region}-rsv`] ?? 0) + (stock[region] ?? 0), 0)
  const isOffered = (region: 'nl' | 'us') =>
    variants.some((variant) => isAmericanPack(variant.sku) === (region === 'us'))
  return {
    sku,
    name,
    colour: colour.primary,
    hero,
    stock: { nl: pairs('nl'), us: pairs('us') },
    offered: { nl: isOffered('nl'), us: isOffered('us') },
  }
}

function addTo<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name)
  if (list) list.push(item)
  else lists.set(name, [item])
}

/** The merchant's order, sold-out ones last. */
function sorted(lists: ReadonlyMap<string, readonly IndexedProduct[]>, region: 'nl' | 'us'): Map<string, string[]> {
  const soldOut = ({ stock }: IndexedProduct) => (stock[region] > 0 ? 0 : 1)
  return new Map(
    [...lists].map(([place, list]) => [place, list.toSorted((a, b) => soldOut(a) - soldOut(b)).map(({ sku }) => sku)]),
  )
}
