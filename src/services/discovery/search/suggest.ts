/** Suggestions while the shopper types: one for each product, not one for each of its colours. */
import { findProducts, type SearchQuery, type MatchingProducts } from './find-products.ts'
import type { SearchScope } from './market-scope.ts'

const COLOURS_OF_A_THING = 4

export function suggestProducts(
  scope: SearchScope,
  { limit, ...wanted }: Pick<SearchQuery, 'query' | 'limit' | 'steering' | 'filter'>,
): Pick<MatchingProducts, 'count' | 'products'> {
  const { count, products } = findProducts(scope, {
    ...wanted,
    isTyping: true,
    limit: limit * COLOURS_OF_A_THING,
    offset: 0,
    equals: 'liked first',
  })
  const { colourGroup } = scope.index.products
  const firsts = new Map<number, number>()
  for (const product of products) {
    const own = colourGroup[product] ?? product
    if (!firsts.has(own)) firsts.set(own, product)
  }
  return { count, products: [...firsts.values()].slice(0, limit) }
}
