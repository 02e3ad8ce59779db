/**
 * The filter panel of a listing as the screen needs it: content says what it and its filters are called and in which order
 * they stand (LST-24), the service which values there are, the address which are chosen.
 */
import type { FacetAnswer, PriceRangeAnswer } from '../../../../contracts/discovery/discovery.ts'
import { serialiseFilter, toSearch } from '../../../../markets/listings/filter-query.ts'
import type { FilterName } from '../../../../markets/listings/filterable-paths.ts'
import { LISTING_FACETS } from '../../../../markets/listings/listing-facets.ts'
import { parsePriceFilter, priceBounds, type PriceRange } from '../../../../markets/listings/price-filter.ts'
import { minorUnitsPerMajor } from '../../../../markets/prices/exponent-of.ts'
import type { Market } from '../../../../markets/types.ts'
import type { SharedReader } from '../../../page/page-contract.ts'
import { type Chip, chipsOf } from './chips-of.ts'
import { type ListingFilters, SORT } from './listing-filters.ts'

export type PanelValue = {
  /** As it stands in the address. */
  readonly key: string
  readonly label: string
  /** How many there would be with it. */
  readonly count: number
  readonly isChosen: boolean
}

export type ValuesGroup = {
  readonly kind: 'values'
  readonly name: FilterName
  readonly title: string | undefined
  readonly values: readonly PanelValue[]
}

/** In major units. */
export type RangeGroup = {
  readonly kind: 'range'
  readonly name: FilterName
  readonly title: string | undefined
  /** How far the filter goes (LST-13). */
  readonly min: number
  readonly max: number
  /** Between which prices the products of this listing lie (LST-20). */
  readonly lowest: number
  readonly highest: number
  readonly chosen: PriceRange | undefined
}

export type PanelGroup = ValuesGroup | RangeGroup

/** Words that content does not have are undefined: the screen has its own. */
export type PanelView = {
  readonly title: string | undefined
  readonly button: string | undefined
  readonly clear: string | undefined
  readonly groups: readonly PanelGroup[]
  readonly chips: readonly Chip[]
  readonly path: string
  /** Members of the address that are no filters and stay. */
  readonly kept: Readonly<Record<string, string>>
  /** The listing without its filters. */
  readonly unfiltered: string
}

export type PanelParts = {
  readonly shared: Pick<SharedReader, 'part' | 'entry'>
  readonly market: Pick<Market, 'currency' | 'countryCode' | 'locale'>
  /** Those of the page. */
  readonly names: readonly FilterName[]
  /** Counted with the filters in force. */
  readonly available: readonly FacetAnswer[]
  /** Counted without them: what cannot be chosen now is shown as such, instead of going. The same where there are none. */
  readonly unfiltered?: readonly FacetAnswer[] | undefined
  /** How many products there are without filters, where that is known. */
  readonly total?: number | undefined
  /** In minor units; as far as the products in `available` go where it cannot be had. */
  readonly priceRange?: PriceRangeAnswer | undefined
  readonly filters: Pick<ListingFilters, 'filter' | 'members'>
  /** With its storefront and without a page number. */
  readonly path: string
  /** What else the listing is of, such as the term of a search. */
  readonly query?: Readonly<Record<string, string>>
}

export function toPanelView(parts: PanelParts): PanelView {
  const { shared, names, filters, path, query = {} } = parts
  const words = shared.part('sidebarFilters')
  const groups = inOrder(names, words?.facets ?? []).flatMap((name) => groupOf(name, parts))
  const { [SORT]: sort } = filters.members
  const kept = sort === undefined ? query : { ...query, [SORT]: sort }
  return {
    title: words?.title,
    button: words?.button,
    clear: words?.clear,
    groups,
    chips: chipsOf(
      groups.map(({ name }) => name),
      {
        ...parts,
        labelOf: (name, value) => labelsOf(name, shared).get(value) ?? value,
        query: { ...query, ...filters.members },
      },
    ),
    path,
    kept,
    unfiltered: path + toSearch(new URLSearchParams(kept)),
  }
}

/** In the order of content; filters that content does not name follow at the end. */
function inOrder(names: readonly FilterName[], order: readonly string[]): readonly FilterName[] {
  const named = order.flatMap((one) => names.find((name) => name === one) ?? [])
  return [...new Set([...named, ...names])]
}

function groupOf(name: FilterName, parts: PanelParts): readonly PanelGroup[] {
  const { shared, available, unfiltered = available } = parts
  const { apiId } = LISTING_FACETS[name]
  const title = shared.entry('facets', name)?.title
  const answer = available.find(({ id }) => id === apiId)
  if (answer?.type === 'filter') return [{ kind: 'range', name, title, ...rangeOf(answer, parts) }]
  const every = unfiltered.find(({ id }) => id === apiId)
  if (!answer || every?.type !== 'facet') return []
  const named = labelsOf(name, shared)
  const counts = new Map(answer.values.map(({ value, count }) => [value, count]))
  const chosen = new Set(chosenIn(name, parts))
  // In the order without filters: a box must not move away from the pointer that ticks it.
  const ofAll = new Set(every.values.filter(({ count }) => isOfAll(name, count, parts)).map(({ value }) => value))
  const values = [...new Set([...every.values, ...answer.values].map(({ value }) => value))]
    .filter((value) => chosen.has(value) || !ofAll.has(value))
    .map((value) => ({
      key: serialiseFilter([{ name: value }]),
      label: named.get(value) ?? value,
      count: counts.get(value) ?? 0,
      isChosen: chosen.has(value),
    }))
  return values.length === 0 ? [] : [{ kind: 'values', name, title, values }]
}

/** A material that every product contains, such as elastane in socks, narrows nothing down. */
const isOfAll = (name: FilterName, count: number, { total = Number.POSITIVE_INFINITY }: PanelParts): boolean =>
  name === 'material' && count >= total

function rangeOf(answer: PriceRangeAnswer, { market, priceRange = answer, filters }: PanelParts) {
  const { code } = market.currency
  const bounds = priceBounds(code, priceRange.max)
  const inMajor = (amount: number) => amount / minorUnitsPerMajor(code)
  return {
    ...bounds,
    lowest: Math.min(Math.floor(inMajor(priceRange.min)), bounds.max),
    highest: Math.min(Math.ceil(inMajor(priceRange.max)), bounds.max),
    chosen: parsePriceFilter(filters.members[LISTING_FACETS.price.queryParam] ?? '', bounds),
  }
}

function chosenIn(name: FilterName, { filters: { filter } }: PanelParts): readonly string[] {
  const chosen = filter?.[name]
  return chosen && 'length' in chosen ? chosen : []
}

/** What content calls the values of a facet is the same on all pages until it changes. */
const labels = new WeakMap<object, ReadonlyMap<string, string>>()
const NO_LABELS: ReadonlyMap<string, string> = new Map()

function labelsOf(name: FilterName, shared: PanelParts['shared']): ReadonlyMap<string, string> {
  const facet = shared.entry('facets', name)
  if (!facet) return NO_LABELS
  const known = labels.get(facet) ?? new Map(facet.values.map(({ key, label }) => [key, label]))
  labels.set(facet, known)
  return known
}
