/**
 * From how much on shipping is free, as the free-shipping bar of content tells shoppers (SHP-10): a cart must keep what the bar
 * promises. Read beside carts, never while one is changed. Where content cannot be asked, and where it has no bar, the amounts
 * that came with the shop count.
 */
import { setImmediate } from 'node:timers/promises'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { storefrontsOf } from '../../markets/storefronts/table.ts'
import type { Environment } from '../../markets/types.ts'
import type { ShopPlace } from '../../storefront/page/page-contract.ts'
import type { Shells } from './shell-cache.ts'

export type KeptThresholds = {
  readonly current: () => ThresholdTable
  readonly renew: (shells: Pick<Shells, 'of'>) => Promise<void>
  /** What content said first, for whoever must not go by what came with the shop. Asked by many it is read once. */
  readonly first: (shells: Pick<Shells, 'of'>) => Promise<void>
}

export function keepThresholds(environment: Environment): KeptThresholds {
  let current: ThresholdTable = FREE_SHIPPING_THRESHOLDS
  let first: Promise<void> | undefined
  const renew = async (shells: Pick<Shells, 'of'>) => {
    const entries: [string, unknown][] = Object.entries(FREE_SHIPPING_THRESHOLDS)
    for (const place of placesOf(environment)) {
      // Each takes a while, and visitors want their turn.
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

/** One of each storefront: its countries share their content. */
function placesOf(environment: Environment): readonly ShopPlace[] {
  return storefrontsOf(environment).flatMap((storefront) => {
    const { storefrontCode: code, markets } = storefront
    const [market] = markets
    return isStorefrontCode(code) && market !== undefined ? [{ code, storefront, market }] : []
  })
}

/** Of the storefront's own countries. One that the bar does not name has no free shipping, as the bar has it. */
async function thresholdsIn(place: ShopPlace, shells: Pick<Shells, 'of'>): Promise<ThresholdTable> {
  const table = (await shells.of(place)).shared?.freeShippingBar?.thresholds
  if (table === undefined) return {}
  const countries = place.storefront.markets.map(({ countryCode }) => countryCode.toLowerCase())
  return Object.fromEntries(countries.map((country) => [country, table[country]]))
}
