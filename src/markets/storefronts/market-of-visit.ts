/** Which country's prices and taxes a visitor of a storefront sees (MKT-39). */
import type { Market, Storefront } from '../types.ts'

export interface VisitorCountry {
  /** The market cookie: the visitor's own choice. */
  readonly preference?: string | undefined
  /** The answer of the country look-up: a guess from the network address. */
  readonly lookedUp?: string | undefined
}

/**
 * Choice before guess, and both only when this storefront serves that country. Otherwise the storefront's first
 * market: IE on eu, SG on gl, the only one elsewhere. Both values come from outside, so any text is allowed,
 * but only a code as isCountryCode knows it counts: in upper case (MSW-06).
 */
export function marketOfVisit(storefront: Storefront, { preference, lookedUp }: VisitorCountry): Market {
  const { markets } = storefront
  return marketIn(markets, preference) ?? marketIn(markets, lookedUp) ?? markets[0]
}

function marketIn(markets: readonly Market[], country: string | undefined): Market | undefined {
  return markets.find((market) => market.countryCode === country)
}
