/**
 * The storefronts and their markets, one list per environment (MKT-13).
 * Plain data, safe to send as JSON; built on first use and cached, because every request needs it.
 */
import { MARKET_FACTS } from '../derived/market-facts.ts'
import type { Environment, Market, Storefront } from '../types.ts'
import { buildMarket } from './build-market.ts'
import { ANY_STOREFRONT_CODES, STOREFRONT_RECORDS, type AnyStorefrontCode } from './storefront-records.ts'

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
  const markets = MARKET_FACTS.map((facts) => buildMarket(environment, facts))
  const storefronts = ANY_STOREFRONT_CODES.map((code) => buildStorefront(code, markets))
  return {
    storefronts,
    storefrontsByCode: new Map(storefronts.map((storefront) => [storefront.storefrontCode, storefront])),
    marketsByCountry: new Map(markets.map((market) => [market.countryCode, market])),
    shipping: markets.filter(({ marketType }) => marketType !== 'external'),
  }
}

/** The first country's market is the default for unknown visitors; the others are in the order of the records. */
function buildStorefront(code: AnyStorefrontCode, all: readonly Market[]): Storefront {
  const { contentLocale, contentKey, tenantKey, marketType, firstCountry } = STOREFRONT_RECORDS[code]
  const own = all.filter(({ storefrontCode }) => storefrontCode === code)
  const first = own.find(({ countryCode }) => countryCode === firstCountry)
  if (first === undefined) throw new Error(`Storefront ${code} has no market ${firstCountry}`)
  return {
    storefrontCode: code,
    contentLocale,
    contentKey,
    tenantKey,
    warehouse: first.warehouse,
    isFocusMarket: marketType === 'focus',
    markets: [first, ...own.filter((market) => market !== first)],
  }
}
