/**
 * The storefronts and their markets, one list per environment (MKT-13).
 * Plain data, safe to send as JSON; built on first use and kept, because every request asks for it.
 */
import type { Environment, Market, Storefront } from '../types.ts'
import { buildMarket, warehouseOf } from './build-market.ts'
import { SHIPPING_COUNTRY_CODES } from './country-codes.ts'
import { STOREFRONT_GROUPS, type StorefrontGroup } from './groups.ts'

interface Table {
  readonly storefronts: readonly Storefront[]
  readonly storefrontsByCode: ReadonlyMap<string, Storefront>
  readonly marketsByCountry: ReadonlyMap<string, Market>
  readonly shipping: readonly Market[]
}

const tables = new Map<Environment, Table>()

/** The twelve storefronts, then the three external ones. */
export function storefrontsOf(environment: Environment): readonly Storefront[] {
  return tableOf(environment).storefronts
}

/** MKT-37: a code that is not configured gives nothing; the caller answers 404. */
export function findStorefront(environment: Environment, code: string): Storefront | undefined {
  return tableOf(environment).storefrontsByCode.get(code)
}

export function findMarket(environment: Environment, countryCode: string): Market | undefined {
  return tableOf(environment).marketsByCountry.get(countryCode)
}

/** The thirty markets that are shipped to, in the order of the list (MKT-05). */
export function shippingCountries(environment: Environment): readonly Market[] {
  return tableOf(environment).shipping
}

function tableOf(environment: Environment): Table {
  const known = tables.get(environment)
  if (known) return known
  const table = buildTable(environment)
  tables.set(environment, table)
  return table
}

function buildTable(environment: Environment): Table {
  const storefronts = STOREFRONT_GROUPS.map((group) => buildStorefront(environment, group))
  const marketsByCountry = new Map<string, Market>(
    storefronts.flatMap(({ markets }) => markets.map((market) => [market.countryCode, market] as const)),
  )
  return {
    storefronts,
    storefrontsByCode: new Map(storefronts.map((storefront) => [storefront.storefrontCode, storefront])),
    marketsByCountry,
    shipping: SHIPPING_COUNTRY_CODES.flatMap((code) => marketsByCountry.get(code) ?? []),
  }
}

function buildStorefront(environment: Environment, group: StorefrontGroup): Storefront {
  const [first, ...others] = group.countries
  return {
    storefrontCode: group.code,
    contentLocale: group.contentLocale,
    contentKey: group.contentKey,
    tenantKey: group.tenantKey,
    warehouse: warehouseOf(group.code),
    isFocusMarket: group.marketType === 'focus',
    markets: [
      buildMarket(environment, group, first),
      ...others.map((country) => buildMarket(environment, group, country)),
    ],
  }
}
