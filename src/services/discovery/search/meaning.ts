/** What a word can mean in addition to itself: a value that products are filtered by. */
import type { FacetId } from '../../../contracts/discovery/discovery.ts'

export type Meaning = { readonly facet: FacetId; readonly value: string }

/**
 * How much is lost when it is left out, to find anything at all: a query for red kids' socks in a size that children do
 * not have should still find red ones for a child.
 */
export const WEIGHT_OF: Readonly<Record<FacetId, number>> = {
  sizes: 1,
  badge: 1.2,
  feature: 1.5,
  material: 2,
  occasion: 2.1,
  category: 2.4,
  family: 2.6,
  colour: 3,
  pattern: 3.5,
  silhouette: 3.6,
  ageGroup: 4.2,
}

/** Words for these may also be a motif or part of a name: orange, rose, winter. Products so named are found as well. */
export const ALSO_A_WORD: ReadonlySet<FacetId> = new Set(['colour', 'material', 'pattern', 'occasion'] as const)
