/**
 * The names of a market in the search service: a token of the search configuration, and the ids of the widgets. Both
 * are public and part of addresses; unknown ones are the errors of the catalogue (SRC-19).
 */
import type { Environment, Market } from '../types.ts'
import { searchTenantOf, type SearchTenant } from './search-tenant.ts'
import { findMarket, findStorefront } from './table.ts'

export type SearchConfig = { readonly token: string; readonly tenant: SearchTenant; readonly market: Market }

/** `uk-gb`, `gl-kr`: storefront and country. */
export const searchTokenOf = ({
  storefrontCode,
  countryCode,
}: Pick<Market, 'storefrontCode' | 'countryCode'>): string => `${storefrontCode}-${countryCode.toLowerCase()}`

/** Undefined for any token that is not one of ours. */
export function findSearchConfig(environment: Environment, token: string): SearchConfig | undefined {
  const market = findMarket(environment, token.slice(-2).toUpperCase())
  if (market === undefined || market.marketType === 'external' || searchTokenOf(market) !== token) return undefined
  const storefront = findStorefront(environment, market.storefrontCode)
  return storefront && { token, tenant: searchTenantOf(storefront.tenantKey), market }
}

/** `basket-uk-gb`: each market has its own widgets. */
export const widgetIdOf = (widget: string, market: Market): string => `${widget}-${searchTokenOf(market)}`

/** The widget and the market that an id names; undefined for any other text. */
export function findWidgetConfig<Widget extends string>(
  environment: Environment,
  widgets: readonly Widget[],
  id: string,
): (SearchConfig & { readonly widget: Widget }) | undefined {
  const widget = widgets.find((name) => id.startsWith(`${name}-`))
  const config = widget && findSearchConfig(environment, id.slice(widget.length + 1))
  return config && { ...config, widget }
}
