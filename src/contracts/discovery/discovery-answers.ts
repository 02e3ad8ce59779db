/**
 * Parses the responses of discovery. They are not trusted: the service may be a remote one, and an invalid part is left
 * out, not the page. Runs in the browser.
 */
import type { Market } from '../../markets/types.ts'
import { isObject } from '../answer-kinds.ts'
import { PRICE_FILTER, type FacetAnswer, type SearchOptions } from './discovery.ts'
import { toProduct, type Product } from './to-product.ts'

export type FacetsRequest = NonNullable<SearchOptions['facets']>

/** A member of an answer; undefined where there is none, or where the answer has no members at all. */
export function memberOf(answer: unknown, name: string): unknown {
  return isObject(answer) ? Reflect.get(answer, name) : undefined
}

export function entriesOf(answer: unknown, name: string): readonly unknown[] {
  const list = memberOf(answer, name)
  return Array.isArray(list) ? list : []
}

export function hasTexts<Name extends string>(
  answer: unknown,
  ...names: readonly Name[]
): answer is Readonly<Record<Name, string>> {
  return names.every((name) => typeof memberOf(answer, name) === 'string')
}

export function hasNumbers<Name extends string>(
  answer: unknown,
  ...names: readonly Name[]
): answer is Readonly<Record<Name, number>> {
  return names.every((name) => Number.isFinite(memberOf(answer, name)))
}

/**
 * Memoized by identity: a service in the same process returns the same object for a product that has not changed, and
 * pages request the same products all day.
 */
const known = new WeakMap<Market, WeakMap<object, readonly Product[]>>()

/** LST-17: one that is no valid product, or none of this market, is left out. */
export function validProducts(received: readonly unknown[], market: Market): readonly Product[] {
  const inMarket = known.get(market) ?? new WeakMap<object, readonly Product[]>()
  known.set(market, inMarket)
  return received.flatMap((product) => {
    if (!isObject(product)) return []
    const seen = inMarket.get(product) ?? oneOrNone(product, market)
    inMarket.set(product, seen)
    return seen
  })
}

function oneOrNone(received: object, market: Market): readonly Product[] {
  try {
    const product = toProduct(received, market)
    return product === undefined ? [] : [product]
  } catch {
    return []
  }
}

/** LST-21, ERR-30: every requested facet, or an error. */
export function wantedFacets(answered: readonly unknown[], wanted: FacetsRequest = []): readonly FacetAnswer[] {
  const facets = answered.filter(isFacetAnswer)
  if (wanted.some((id) => !facets.some((facet) => facet.id === id))) throw new Error('Category facet not found')
  return facets
}

function isFacetAnswer(facet: unknown): facet is FacetAnswer {
  const [id, type] = [memberOf(facet, 'id'), memberOf(facet, 'type')]
  if (type === 'filter') return id === PRICE_FILTER && hasNumbers(facet, 'min', 'max')
  const values = memberOf(facet, 'values')
  return type === 'facet' && typeof id === 'string' && Array.isArray(values) && values.every(isFacetValue)
}

const isFacetValue = (entry: unknown): boolean => hasTexts(entry, 'value') && hasNumbers(entry, 'count')
