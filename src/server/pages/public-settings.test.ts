import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/read-config.ts'
import { addOns, apiPrefixes, publicSettings, serviceOrigins, thirdParties } from './public-settings.ts'

describe('apiPrefixes', () => {
  it.each([
    ['CRT-30 are those of the public contract', {}, { cart: 'orderv1', catalog: 'productv1' }],
    [
      'CRT-30 can be set',
      { CART_PREFIX: 'shop-v2', CATALOG_PREFIX: 'products' },
      { cart: 'shop-v2', catalog: 'products' },
    ],
  ])('%s', (_, environment, prefixes) => {
    expect(apiPrefixes(readConfig(environment))).toEqual(prefixes)
  })
})

describe('addOns', () => {
  const reports = 'https://errors.example/api/7/envelope/?sentry_key=abc'

  it('DIA-10 name no other site by default', () => {
    const config = readConfig({})
    expect([addOns(config), thirdParties(config)]).toEqual([{ mostReports: 10, vitalsPercent: 10 }, []])
  })

  it('~DIA-06 ~ROL-02 can be elsewhere, and so many', () => {
    const config = readConfig({
      CHAT_SCRIPT_URL: 'https://chat.example/widget.js',
      CHAT_BOT_ID: 'bot-1',
      ACCESSIBILITY_SCRIPT_URL: 'https://chat.example/easier.js?account=1',
      ERROR_REPORT_URL: reports,
      MAX_ERROR_REPORTS: '100',
      VITALS_PERCENT: '0',
    })
    expect(addOns(config)).toEqual({
      chatScript: 'https://chat.example/widget.js',
      accessibilityScript: 'https://chat.example/easier.js?account=1',
      errorReports: reports,
      mostReports: 100,
      vitalsPercent: 0,
    })
    expect(thirdParties(config)).toEqual(['https://chat.example', 'https://errors.example'])
  })

  it.each([
    ['GTM-ABC1', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1', 'https://www.googletagmanager.com'],
    ['GTM-abc1', undefined, undefined],
    ['', undefined, undefined],
  ])('ANA-06 with the id %j the tag manager is %s', (id, script, site) => {
    const config = readConfig({ TAG_MANAGER_ID: id, TAG_MANAGER_SITES: 'https://*.analytics.example' })
    expect(addOns(config).tagManagerScript).toBe(script)
    expect(thirdParties(config)).toEqual(site === undefined ? [] : [site, 'https://*.analytics.example'])
  })

  it('the script of a tag manager may be on another site', () => {
    const config = readConfig({ TAG_MANAGER_ID: 'GTM-A', TAG_MANAGER_SCRIPT_URL: 'https://tags.example/a.js?v=1' })
    expect(addOns(config).tagManagerScript).toBe('https://tags.example/a.js?v=1&id=GTM-A')
  })

  it('a chat without a bot id does not allow its site', () => {
    expect(thirdParties(readConfig({ CHAT_SCRIPT_URL: 'https://chat.example/widget.js' }))).toEqual([])
  })
})

describe('publicSettings', () => {
  it('MKT-40 gives the browser exactly these five settings', () => {
    const settings = publicSettings(
      readConfig({
        DATABASE_URL: 'postgres://a:secret@db/shop',
        COMMERCE_URL: 'https://api.example',
        CHAT_BOT_ID: 'bot-1',
      }),
    )
    expect(settings).toEqual({
      brinkApiUrl: 'https://api.example',
      environment: 'production',
      searchUrl: '',
      releaseStage: 'development',
      chatBotId: 'bot-1',
    })
  })
})

describe('serviceOrigins', () => {
  it('~HSE-06 are the origins of the configured services, and no others', () => {
    const config = readConfig({
      COMMERCE_URL: 'https://commerce.example/api',
      DISCOVERY_URL: 'https://commerce.example',
      PAYMENTS_URL: 'https://pay.example',
      CONTENT_URL: 'https://content.example',
    })
    expect(serviceOrigins(config)).toEqual({
      pages: ['https://commerce.example'],
      checkout: ['https://commerce.example', 'https://pay.example'],
    })
    expect(serviceOrigins(readConfig({}))).toEqual({ pages: [], checkout: [] })
  })
})
