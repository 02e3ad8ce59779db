import { describe, expect, it } from 'vitest'
import { WIDGETS } from '../../contracts/discovery/discovery.ts'
import { findSearchConfig, findWidgetConfig, searchTokenOf, widgetIdOf } from './search-config.ts'
import { isSearchTenant } from './search-tenant.ts'
import { findMarket, shippingCountries } from './table.ts'

const markets = shippingCountries('production')

/** What visitors may put into an address in place of a valid name. */
const STRANGERS = [
  '',
  '-',
  'uk',
  'gb',
  'uk-',
  '-gb',
  'uk-de',
  'eu-gb',
  'UK-GB',
  'uk-GB',
  'uk_gb',
  ' uk-gb',
  'uk-gb ',
  'uk-gb-gb',
]
const NAMES_OF_OBJECTS = ['__proto__', 'constructor', 'toString', 'uk-__proto__']

describe('search configurations', () => {
  it.each([
    ['GB', 'uk-gb', 'default'],
    ['DE', 'de-de', 'de'],
    ['AT', 'at-at', 'de'],
    ['CH', 'ch-ch', 'de'],
    ['BE', 'be-be', 'nl'],
    ['US', 'us-us', 'us'],
    ['FR', 'fr-fr', 'default'],
    ['SE', 'eu-se', 'eu'],
    ['KR', 'gl-kr', 'gl'],
  ])('%s is found by %s, with tenant %s', (country, token, tenant) => {
    const market = findMarket('production', country)
    expect(market && searchTokenOf(market)).toBe(token)
    expect(findSearchConfig('production', token)).toEqual({ token, tenant, market })
  })

  it('every market that is shipped to has its own token', () => {
    const tokens = markets.map(searchTokenOf)
    expect(new Set(tokens).size).toBe(markets.length)
    expect(tokens.map((token) => findSearchConfig('staging', token)?.market.countryCode)).toEqual(
      markets.map(({ countryCode }) => countryCode),
    )
  })

  it.each([...STRANGERS, ...NAMES_OF_OBJECTS, 'au-au', 'jp-jp'])(
    '~SRC-19 %j names no search configuration',
    (token) => {
      expect(findSearchConfig('production', token)).toBeUndefined()
    },
  )

  it('every market is searched in a tenant that the service knows', () => {
    const tenants = new Set(markets.map((market) => findSearchConfig('production', searchTokenOf(market))?.tenant))
    expect([...tenants].every(isSearchTenant)).toBe(true)
    expect(tenants.size).toBe(6)
  })

  it.each(['', 'uk', 'DE', 'at', ...NAMES_OF_OBJECTS])('~SRC-19 %j is no tenant', (tenant) => {
    expect(isSearchTenant(tenant)).toBe(false)
  })
})

describe('widget configurations', () => {
  it.each(WIDGETS)('every market has its own %s', (widget) => {
    const found = markets.map((market) => findWidgetConfig('production', WIDGETS, widgetIdOf(widget, market)))
    expect(found.map((config) => config?.widget)).toEqual(markets.map(() => widget))
    expect(found.map((config) => config?.market.countryCode)).toEqual(markets.map(({ countryCode }) => countryCode))
  })

  it.each([
    ...STRANGERS.map((token) => `basket-${token}`),
    ...NAMES_OF_OBJECTS,
    'basket',
    'baskets-uk-gb',
    'Basket-uk-gb',
    'basket-basket-uk-gb',
    'uk-gb',
    'constructor-uk-gb',
  ])('~SRC-19 %j names no widget', (id) => {
    expect(findWidgetConfig('production', WIDGETS, id)).toBeUndefined()
  })
})
