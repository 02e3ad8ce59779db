/** Red and blue socks are socks that are red or blue: wishes of one facet are one wish. */
import type { FacetId } from '../../../contracts/discovery/discovery.ts'
import type { Wish } from './wish.ts'

/** Something can be new and reduced, a present and for men: these are wished for together. */
const TOGETHER: ReadonlySet<FacetId> = new Set(['badge', 'feature', 'category'] as const)

export function unitedByFacet(wishes: readonly Wish[]): readonly Wish[] {
  const united = new Map<string, Wish>()
  for (const [place, wish] of withoutSocksInBoxes(wishes).entries()) {
    const key = keyOf(wish) ?? String(place)
    const other = united.get(key)
    united.set(key, other ? both(other, wish) : wish)
  }
  return [...united.values()]
}

/** All 'socks for …' collections are one wish: they all name the wearer. */
function keyOf({ meanings: [meaning] }: Wish): string | undefined {
  if (meaning === undefined) return undefined
  if (meaning.value.startsWith('collection/socks-for-')) return 'wearer'
  return TOGETHER.has(meaning.facet) ? undefined : meaning.facet
}

const both = (a: Wish, b: Wish): Wish => ({
  words: a.words === b.words ? a.words : `${a.words} ${b.words}`,
  meanings: [...a.meanings, ...b.meanings],
  terms: [...a.terms, ...b.terms],
  hints: [...(a.hints ?? []), ...(b.hints ?? [])],
  weight: Math.max(a.weight, b.weight),
})

/** Boxes contain socks: a query for a box of socks means the box. */
function withoutSocksInBoxes(wishes: readonly Wish[]): readonly Wish[] {
  const means = ({ meanings }: Wish, facet: FacetId, isIt: (value: string) => boolean) =>
    meanings.some((meaning) => meaning.facet === facet && isIt(meaning.value))
  const isBox = (wish: Wish) =>
    means(wish, 'family', (value) => value === 'gift-boxes') ||
    means(wish, 'silhouette', (value) => value.startsWith('box-'))
  const isSocks = (wish: Wish) => means(wish, 'family', (value) => value === 'socks')
  return wishes.some(isBox) ? wishes.filter((wish) => !isSocks(wish)) : wishes
}
