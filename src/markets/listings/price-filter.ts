/** The price filter: in whole major units for the shopper and the address, in minor units for the service. */
import { SMALL_UNIT_CURRENCIES } from '../derived/small-unit-currencies.ts'
import { minorUnitsPerMajor } from '../prices/exponent-of.ts'
import type { CurrencyCode } from '../types.ts'
import { parseFilter, serialiseFilter } from './filter-query.ts'

export interface PriceRange {
  readonly min: number
  readonly max: number
}

/** LST-13 */
export const PRICE_FILTER_BOUNDS: PriceRange = { min: 0, max: 300 }

/** LST-13: in small-unit currencies the dearest product (in minor units) may push the upper bound over 300. */
export function priceBounds(currency: CurrencyCode, dearest = 0): PriceRange {
  const { min, max } = PRICE_FILTER_BOUNDS
  // No number comes out of an empty listing, and no bound may come of that.
  if (!SMALL_UNIT_CURRENCIES.includes(currency) || !Number.isFinite(dearest)) return PRICE_FILTER_BOUNDS
  return { min, max: Math.max(max, Math.ceil(dearest / minorUnitsPerMajor(currency))) }
}

/**
 * Reads min:{n},max:{n} (LST-15). Values outside the bounds are clamped, a missing or unreadable side is the bound, and
 * sides in the wrong order are swapped. Undefined when neither side can be read: then there is no price filter.
 */
export function parsePriceFilter(text: string, bounds: PriceRange = PRICE_FILTER_BOUNDS): PriceRange | undefined {
  const sides = new Map(parseFilter(text).map(({ name, value }) => [name, toNumber(value)]))
  const [from, to] = [sides.get('min'), sides.get('max')]
  if (from === undefined && to === undefined) return undefined
  const ends = [clamp(from ?? bounds.min, bounds), clamp(to ?? bounds.max, bounds)] as const
  // Rounded outwards to whole units, once it is known which is which: a filter of 9.90 must include the pair at 9.90.
  return { min: Math.floor(Math.min(...ends)), max: Math.ceil(Math.max(...ends)) }
}

export function serialisePriceFilter({ min, max }: PriceRange): string {
  return serialiseFilter([
    { name: 'min', value: String(min) },
    { name: 'max', value: String(max) },
  ])
}

/** LST-14: times 100; times 1 where the currency has no minor units. */
export function priceFilterInMinorUnits({ min, max }: PriceRange, currency: CurrencyCode): PriceRange {
  const factor = minorUnitsPerMajor(currency)
  return { min: min * factor, max: max * factor }
}

function toNumber(text = ''): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

function clamp(value: number, { min, max }: PriceRange): number {
  return Math.min(Math.max(value, min), max)
}
