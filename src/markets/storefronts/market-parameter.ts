/** `?market=SE`: the country that a link is for, to a storefront of several countries. Product feeds need it. */
import type { Market, Storefront } from '../types.ts'

/** Named like the cookie: the browser stores it as the visitor's choice. */
export const MARKET_PARAMETER = 'market'

type Markets = Pick<Storefront, 'markets'>

/** Pages of such a storefront vary by market. */
export const isSharedByMarkets = (storefront: Markets | undefined): boolean => (storefront?.markets.length ?? 0) > 1

/** The market that the address alone decides: the only one, or the one that it names. */
export function marketOfAddress(storefront: Markets, query: URLSearchParams): Market | undefined {
  if (!isSharedByMarkets(storefront)) return storefront.markets[0]
  const country = query.get(MARKET_PARAMETER)
  return storefront.markets.find(({ countryCode }) => countryCode === country)
}

/** The query of such a link; empty for the storefront's first market, which visitors without a choice see anyway. */
export function marketQuery({ markets }: Markets, { countryCode }: Pick<Market, 'countryCode'>): string {
  return countryCode === markets[0].countryCode ? '' : `?${new URLSearchParams({ [MARKET_PARAMETER]: countryCode })}`
}
