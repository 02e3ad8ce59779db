/**
 * What a user of a search library has to write: the library finds and ranks, this code filters and counts facets over the
 * results, with the values of each product in memory.
 */
import type { Filter } from '../../src/contracts/discovery/discovery.ts'
import type { LargeShop } from './large-shop.ts'
import { LIMIT, type Question } from './questions.ts'

type Values = {
  readonly colour: readonly string[]
  readonly material: readonly string[]
  readonly sizes: readonly string[]
  readonly family: readonly string[]
  readonly prices: { readonly EUR: number; readonly GBP: number }
}

const COUNTED = ['colour', 'material', 'sizes', 'family'] as const

export type LibraryColumns = (
  question: Question,
  found: readonly number[],
) => {
  readonly count: number
  readonly products: readonly number[]
  readonly facets: readonly { readonly facet: string; readonly values: readonly (readonly [string, number])[] }[]
  readonly prices: { readonly lowest: number; readonly highest: number }
}

export function libraryColumns(shop: LargeShop): LibraryColumns {
  const columns = shop.skus.map((_, product) => valuesOf(shop, product))
  return ({ market, filter, sortBy }, found) => {
    const currency = market.currency.code === 'GBP' ? 'GBP' : 'EUR'
    const counts = COUNTED.map((facet) => ({ facet, values: new Map<string, number>() }))
    const matching: number[] = []
    let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
    const priceOf = (product: number) => columns[product]?.prices[currency] ?? 0
    for (const product of found) {
      const values = columns[product]
      if (values === undefined) continue
      const misses = missedBy(values, priceOf(product), filter)
      if (misses.length === 0) matching.push(product)
      // A facet is counted as if nothing of it were chosen.
      if (misses.length > 1) continue
      for (const { facet, values: count } of counts) {
        if (misses.length === 1 && misses[0] !== facet) continue
        for (const value of values[facet]) count.set(value, (count.get(value) ?? 0) + 1)
      }
      if (misses.length === 0 || misses[0] === 'price') {
        lowest = Math.min(lowest, priceOf(product))
        highest = Math.max(highest, priceOf(product))
      }
    }
    const sign = sortBy === 'price-ascending' ? 1 : -1
    if (sortBy !== 'relevance') matching.sort((a, b) => sign * (priceOf(a) - priceOf(b)))
    const facets = counts.map(({ facet, values }) => ({
      facet,
      values: [...values].toSorted(([, a], [, b]) => b - a),
    }))
    return { count: matching.length, products: matching.slice(0, LIMIT), facets, prices: { lowest, highest } }
  }
}

function missedBy(values: Values, price: number, filter: Filter): readonly string[] {
  const missed: string[] = []
  for (const facet of COUNTED) {
    const wanted = filter[facet]
    if (wanted && !values[facet].some((value) => wanted.includes(value))) missed.push(facet)
  }
  const { min = 0, max = Number.POSITIVE_INFINITY } = filter.price ?? {}
  if (price < min || price > max) missed.push('price')
  return missed
}

function valuesOf(shop: LargeShop, product: number): Values {
  const { colour, materials, family } = shop.shapeOf(product)
  const offers = shop.offersOf(product)
  const there = offers.filter(({ stock }) => (stock.nl ?? 0) > 0)
  const { EUR, GBP } = offers[0]?.prices ?? {}
  return {
    colour: [colour.primary],
    material: materials,
    sizes: [...new Set(there.map(({ size }) => size))],
    family: [family],
    prices: { EUR: EUR?.final ?? 0, GBP: GBP?.final ?? 0 },
  }
}
