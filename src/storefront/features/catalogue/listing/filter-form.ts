/** Reads the panel's form into the address of its listing: a list per filter, the price as a range (LST-03, LST-15). */
import { toSearch } from '../../../../markets/listings/filter-query.ts'
import type { FilterName } from '../../../../markets/listings/filterable-paths.ts'
import { LISTING_FACETS } from '../../../../markets/listings/listing-facets.ts'
import { priceBounds, type PriceRange, serialisePriceFilter } from '../../../../markets/listings/price-filter.ts'
import type { FiltersOfListing } from './listing-filters.ts'

/** The price has two fields in the form, and one member in the address. */
export const PRICE_FROM = 'price-from'
export const PRICE_TO = 'price-to'

export type FilterForm = {
  /** With its storefront and without a page number: a change of filters leads to page 1 (LST-05). */
  readonly path: string
  /** Members of the address that are no filters and stay. */
  readonly kept: Readonly<Record<string, string>>
  readonly names: readonly FilterName[]
  /** Of the price, in major units. */
  readonly bounds: PriceRange
}

/** Whatever was sent: by the page itself, or by a browser without JavaScript. */
type Sent = Pick<FormData, 'getAll'>

export function addressOfForm({ path, kept, names, bounds }: FilterForm, sent: Sent): string {
  const query = new URLSearchParams(kept)
  for (const name of names) {
    const { queryParam } = LISTING_FACETS[name]
    const text = name === 'price' ? rangeOf(sent, bounds) : textsIn(sent, queryParam).join(',')
    if (text !== '') query.set(queryParam, text)
  }
  return path + toSearch(query)
}

/** The form as a browser without JavaScript sends it, redirected to the canonical address of its listing. */
export async function addressOfSentForm(
  query: URLSearchParams,
  { market, names, dearest, path, kept }: FiltersOfListing & Pick<FilterForm, 'path' | 'kept'>,
): Promise<string | undefined> {
  if (!query.has(PRICE_FROM) && !query.has(PRICE_TO)) return undefined
  const bounds = priceBounds(market.currency.code, await dearest().catch(() => undefined))
  return addressOfForm({ path, kept, names, bounds }, query)
}

/** A range as wide as it can be narrows nothing. */
function rangeOf(sent: Sent, { min, max }: PriceRange): string {
  const within = (value: number) => Math.min(Math.max(value, min), max)
  const ends = [within(numberIn(sent, PRICE_FROM) ?? min), within(numberIn(sent, PRICE_TO) ?? max)]
  const range = { min: Math.min(...ends), max: Math.max(...ends) }
  return range.min === min && range.max === max ? '' : serialisePriceFilter(range)
}

function numberIn(sent: Sent, name: string): number | undefined {
  const [text = ''] = textsIn(sent, name)
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined
}

const textsIn = (sent: Sent, name: string): readonly string[] =>
  sent.getAll(name).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []))
