/** The markets that this service sells to: external ones are markets in name only (MKT-09). */
import { findMarket } from '../../markets/storefronts/table.ts'
import type { Environment, Market } from '../../markets/types.ts'

export function shippingMarket(environment: Environment, countryCode: string): Market | undefined {
  const market = findMarket(environment, countryCode)
  return market?.marketType === 'external' ? undefined : market
}
