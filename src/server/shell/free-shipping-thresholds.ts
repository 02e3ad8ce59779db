/**
 * Amounts from which shipping is free, as the free-shipping bar of content shows them (SHP-10): carts must use the same. Read in
 * the background, never during a cart change. If content is unavailable or has no bar, the bundled amounts apply.
 */
import { setImmediate } from 'node:timers/promises'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { storefrontsOf } from '../../markets/storefronts/table.ts'
import type { Environment } from '../../markets/types.ts'
import type { ShopPlace } from '../../storefront/page/page-contract.ts'
import type { Shells } from './shell-cache.ts'

export type CachedThresholds = {
  readonly current: () => ThresholdTable
  readonly renew: (shells: Pick<Shells, 'of'>) => Promise<void>
  /** The first read of content, for callers that must not use the bundled amounts. Concurrent callers share one read. */
  readonly first: (shells: Pick<Shells, 'of'>) => Promise<void>
}

export function cacheThresholds(environment: Environment): CachedThresholds {
  let current: ThresholdTable = FREE_SHIPPING_THRESHOLDS
  let first: Promise<void> | undefined
  const renew = async (shells: Pick<Shells, 'of'>) => {
    const entries: [string, unknown][] = Object.entries(FREE_SHIPPING_THRESHOLDS)
    for (const place of placesOf(environment)) {
      // Each takes a while; let the event loop handle requests in between.
      await setImmediate()
      entries.push(...Object.entries(await thresholdsIn(place, shells)))
    }
    current = Object.fromEntries(entries)
  }
  return {
    current: () => current,
    renew,
    first: (shells) => (first ??= renew(shells)),
  }
}

/** One place per storefront: its countries share their content. */
function placesOf(environment: Environment): readonly ShopPlace[] {
  return storefrontsOf(environment).flatMap((storefront) => {
    const { storefrontCode: code, markets } = storefront
    const [market] = markets
    return isStorefrontCode(code) && market !== undefined ? [{ code, storefront, market }] : []
  })
}

/** Of the storefront's own countries. A country that is not in the bar has no free shipping. */
async function thresholdsIn(place: ShopPlace, shells: Pick<Shells, 'of'>): Promise<ThresholdTable> {
  const table = (await shells.of(place)).shared?.freeShippingBar?.thresholds
  if (table === undefined) return {}
  const countries = place.storefront.markets.map(({ countryCode }) => countryCode.toLowerCase())
  return Object.fromEntries(countries.map((country) => [country, table[country]]))
}
