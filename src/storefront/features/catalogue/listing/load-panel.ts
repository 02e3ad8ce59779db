/** Fetches the data of a listing's filter panel. If that fails, the listing is shown without its panel. */
import type { DiscoveryClient } from '../../../../contracts/discovery/discovery-client.ts'
import type { FacetAnswer, PriceRangeAnswer } from '../../../../contracts/discovery/discovery.ts'
import type { Market } from '../../../../markets/types.ts'
import { type PanelParts, type PanelView, toPanelView } from './panel-view.ts'

type Wanted = Omit<PanelParts, 'available' | 'unfiltered' | 'total' | 'market' | 'priceRange'> & {
  readonly client: DiscoveryClient
  readonly market: Market
  /** Which products it is the panel of: a category, or what a search found. */
  readonly products: { readonly collection: string } | { readonly query: string }
  /** Where they are known already. */
  readonly available?: Counted
  /** LST-20: of a category. */
  readonly rangeRequest?: Promise<PriceRangeAnswer> | undefined
}

type Counted = { readonly facets: readonly FacetAnswer[]; readonly count: number }

export async function loadPanel(wanted: Wanted): Promise<PanelView | undefined> {
  const { client, products, available, rangeRequest, ...parts } = wanted
  const { market, names } = parts
  const { filter } = parts.filters
  if (names.length === 0) return undefined
  const ask = (narrowed: typeof filter): Promise<Counted> =>
    client.availableFilters({ market, ...products, facets: names, ...(narrowed && { filter: narrowed }) })
  try {
    const [inForce, unfiltered, priceRange] = await Promise.all([
      available ?? ask(filter),
      // Without these the panel shows what can be chosen, as it does where nothing is chosen.
      filter && ask(undefined).catch(() => undefined),
      rangeRequest?.catch(() => undefined),
    ])
    const { count: total } = filter ? (unfiltered ?? {}) : inForce
    return toPanelView({ ...parts, available: inForce.facets, unfiltered: unfiltered?.facets, total, priceRange })
  } catch {
    return undefined
  }
}
