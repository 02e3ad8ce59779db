/** Whose stock and packs a market is sold from. Runs in the browser, so it imports no tables. */
import type { Market } from '../types.ts'

/** The United States have packs and warehouses of their own; all others are served from the Netherlands (MKT-24). */
export type StockRegion = 'nl' | 'us'

export const stockRegionOf = ({ storefrontCode }: Pick<Market, 'storefrontCode'>): StockRegion =>
  storefrontCode === 'us' ? 'us' : 'nl'
