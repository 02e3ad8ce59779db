/** The attributes of all products as plain columns, to be stored and read back without reading the products again. */
import type { Trait } from './recommendable-products.ts'
import type { Bits } from './bits.ts'
import type { DocumentFacet } from './document-facet.ts'
import type { SavedValueSets } from './value-sets.ts'

export type SavedProductColumns = {
  readonly capacity: number
  readonly skus: readonly string[]
  /** Products that are no longer listed; their places stay their own. */
  readonly removed: Int32Array
  readonly recommended: Bits
  readonly values: Readonly<Record<DocumentFacet, SavedValueSets>>
  readonly traits: Readonly<Record<Trait, Uint32Array>>
  /** In the order of their codes. */
  readonly traitValues: Readonly<Record<Trait, readonly string[]>>
  readonly materials: Uint32Array
  /** By product: one of the lists, and one more; 0 is none. */
  readonly collectionsOf: Uint32Array
  /** The names of a list, joined, and the codes of its collections. */
  readonly collectionKeys: readonly string[]
  readonly collectionLists: readonly Uint16Array[]
  readonly collectionCodes: readonly string[]
  /** By product: where its links begin; those of the next one begin where they end. */
  readonly linkStarts: Int32Array
  readonly links: Int32Array
  readonly colourGroup: Int32Array
}

type FlatLinks = Pick<SavedProductColumns, 'linkStarts' | 'links'>

export function flatLinks(linkedTo: readonly (readonly number[])[]): FlatLinks {
  const linkStarts = new Int32Array(linkedTo.length + 1)
  for (const [product, linked] of linkedTo.entries()) {
    linkStarts[product + 1] = (linkStarts[product] ?? 0) + linked.length
  }
  return { linkStarts, links: Int32Array.from(linkedTo.flat()) }
}

/** Products without links share the given list. */
export function nestedLinks({ linkStarts, links }: FlatLinks, none: readonly number[]): (readonly number[])[] {
  return Array.from({ length: Math.max(0, linkStarts.length - 1) }, (_, product) => {
    const [start, end] = [linkStarts[product] ?? 0, linkStarts[product + 1] ?? 0]
    return start === end ? none : [...links.subarray(start, end)]
  })
}

/** By product the number of its list, and one more; 0 for products whose list is none of them. */
export function numbersOfLists(
  collections: readonly Uint16Array[],
  lists: Iterable<Uint16Array>,
): Uint32Array<ArrayBuffer> {
  const numbers = new Map([...lists].map((codes, place) => [codes, place + 1]))
  return Uint32Array.from(collections, (codes) => numbers.get(codes) ?? 0)
}
