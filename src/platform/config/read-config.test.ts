import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { describeConfig } from './describe-config.ts'
import { readConfig } from './read-config.ts'
import { variables } from './variables.ts'

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no complaint'
}

describe('readConfig', () => {
  it('an empty environment gives a whole shop', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metricsToken: undefined,
      metricsPort: 0,
      metricsHost: '127.0.0.1',
      environment: 'production',
      dataDir: '.data',
      databaseUrl: undefined,
      logLevel: 'info',
      contentUrl: undefined,
      contentToken: undefined,
      contentOauthToken: undefined,
      contentPreviewToken: undefined,
      contentSpaceId: 1,
      contentAssetsUrl: undefined,
      contentEditorUrl: 'https://app.storyblok.com',
      commerceUrl: undefined,
      cartTokenKeys: [],
      captureAt: 'payment',
      cartPrefix: 'orderv1',
      catalogPrefix: 'productv1',
      unpaidUnits: 50,
      unpaidStockPercent: 20,
      live: false,
      desk: true,
      deskUrl: undefined,
      adyenApiKey: undefined,
      adyenClientKey: '',
      adyenMerchantAccount: '',
      adyenHmacKeys: [],
      adyenEnvironment: 'test',
      adyenLivePrefix: '',
      smtpUrl: undefined,
      mailFrom: 'Sockeye <shop@example.com>',
      seller: 'Sockeye, a demonstration that belongs to no company',
      trustedProxies: 0,
      rateLimits: {},
      headerSeconds: 10,
      bodySeconds: 30,
      minBodyBytesPerSecond: 1000,
      connectionsPerAddress: 200,
      countryHeader: '',
      countryLookUpUrl: undefined,
      ratesUrl: undefined,
      discoveryUrl: undefined,
      releaseStage: 'development',
      chatBotId: '',
      chatScriptUrl: undefined,
      accessibilityScriptUrl: undefined,
      errorReportUrl: undefined,
      maxErrorReports: 10,
      vitalsPercent: 10,
      otlpEndpoint: undefined,
      tracePercent: 10,
      tagManagerId: '',
      tagManagerScriptUrl: undefined,
      tagManagerSites: '',
      externalAuUrl: 'https://au.example',
      externalNzUrl: 'https://nz.example',
      externalJpUrl: 'https://jp.example',
      pageCacheMb: 64,
      imageCacheMb: 2048,
      imageAhead: true,
      demoShop: true,
      shopFolder: 'demo',
      drawingsModule: 'loom/index.ts',
      stopSeconds: 10,
      publicUrl: undefined,
      services: [],
      databaseReadUrl: undefined,
      imagesUrl: undefined,
      databasePoolSize: 10,
      databaseWaitSeconds: 5,
      databaseIdleSeconds: 60,
      databaseStatementSeconds: 60,
      databasePreparedStatements: true,
      databaseApplicationName: 'sockeye',
      databaseListenUrl: undefined,
      redisUrl: undefined,
      nodes: 1,
      s3Url: undefined,
      s3Region: 'us-east-1',
      s3AccessKeyId: undefined,
      s3SecretAccessKey: undefined,
      cdnPurgeUrl: undefined,
      cdnPurgeStyle: 'varnish',
      cdnPurgeToken: undefined,
      readyGraceSeconds: 30,
      drainSeconds: 5,
    })
  })

  it.each(['production', 'staging'] as const)('MKT-14 accepts the environment %s', (environment) => {
    expect(readConfig({ ENVIRONMENT: environment }).environment).toBe(environment)
  })

  it.each(['dev', '', 'Production', 'production ', ' staging', 'constructor'])(
    'MKT-14 ERR-35 refuses the environment %j',
    (environment) => {
      expect(messageOf({ ENVIRONMENT: environment })).toBe(
        `Invalid environment passed: ENVIRONMENT is set to ${JSON.stringify(environment)}, but must be one of production, staging.`,
      )
    },
  )

  it('MKT-14 has no third environment', () => {
    const other = fc.string().filter((text) => text !== 'production' && text !== 'staging')
    fc.assert(
      fc.property(other, (text) => {
        expect(messageOf({ ENVIRONMENT: text })).toMatch(/^Invalid environment passed: /)
      }),
    )
  })

  it.each([
    ['CONTENT_URL', 'contentUrl'],
    ['COMMERCE_URL', 'commerceUrl'],
    ['DISCOVERY_URL', 'discoveryUrl'],
  ] as const)('MKT-15 %s names a remote service, and its absence the bundled one', (name, key) => {
    expect(readConfig({ [name]: 'https://api.example/v2/' })[key]).toBe('https://api.example/v2')
    expect(readConfig({ [name]: '' })[key]).toBeUndefined()
    expect(messageOf({ [name]: 'api.example' })).toContain(`${name} is set to "api.example"`)
  })

  it.each([
    ['CONTENT_TOKEN', 'contentToken'],
    ['CONTENT_OAUTH_TOKEN', 'contentOauthToken'],
    ['CONTENT_PREVIEW_TOKEN', 'contentPreviewToken'],
  ] as const)('%s is a secret that need not be set', (name, key) => {
    expect(readConfig({ [name]: 's3cret-Token' })[key]).toBe('s3cret-Token')
    expect(readConfig({ [name]: '' })[key]).toBeUndefined()
  })

  it.each([
    ['SERVICE_KEY', 'serviceKey'],
    ['METRICS_TOKEN', 'metricsToken'],
  ] as const)('~SEC-20 %s has at least 32 characters', (name, key) => {
    expect(readConfig({ [name]: 'k'.repeat(32) })[key]).toBe('k'.repeat(32))
    expect(readConfig({ [name]: '' })[key]).toBeUndefined()
    expect(messageOf({ [name]: 'k'.repeat(31) })).toContain(`${name} `)
  })

  it('takes keys to sign carts with, the newest first', () => {
    const [newest, older] = ['n'.repeat(32), 'o'.repeat(200)]
    expect(readConfig({ CART_TOKEN_KEY: newest }).cartTokenKeys).toEqual([newest])
    expect(readConfig({ CART_TOKEN_KEY: `${newest},${older}` }).cartTokenKeys).toEqual([newest, older])
    expect(readConfig({ CART_TOKEN_KEY: '' }).cartTokenKeys).toEqual([])
  })

  it.each(['short', 'x'.repeat(31), `${'x'.repeat(32)},`, `${'x'.repeat(40)},short`])(
    'refuses a key that could be guessed, and does not print it: %s',
    (given) => {
      expect(messageOf({ CART_TOKEN_KEY: given })).toBe(
        'CART_TOKEN_KEY is set to a value that is not shown, but must be keys of 32 to 200 printable characters without spaces or commas, with commas between them.',
      )
    },
  )

  it.each([
    ['AU', 'externalAuUrl'],
    ['NZ', 'externalNzUrl'],
    ['JP', 'externalJpUrl'],
  ] as const)('RTE-25 the external shop of %s has an address of its own', (country, key) => {
    expect(readConfig({})[key]).toBe(`https://${country.toLowerCase()}.example`)
    expect(readConfig({ [`EXTERNAL_${country}_URL`]: 'https://shop.test/start' })[key]).toBe('https://shop.test/start')
  })

  it.each([
    ['PORT', '80a', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['HOST', 'all interfaces', 'an IP address or a host name'],
    ['DATA_DIR', '', 'a folder'],
    ['LOG_LEVEL', 'verbose', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['DEMO_SHOP', 'yes', 'true or false'],
    ['STOP_SECONDS', '0', 'a whole number from 1 to 600'],
    ['PAGE_CACHE_MB', '1e3', 'a whole number from 0 to 65536'],
    ['CONTENT_EDITOR_URL', '', 'an origin such as https://shop.example: scheme, host and port only'],
    ['CONTENT_EDITOR_URL', 'https://a b', 'an origin such as https://shop.example: scheme, host and port only'],
    ['PUBLIC_URL', 'https://shop.example/uk', 'an origin such as https://shop.example: scheme, host and port only'],
    ['CHAT_BOT_ID', '<script>', 'at most 100 letters, digits, dots, dashes or underscores'],
  ])('%s=%j is refused with one line that names all three', (name, value, expected) => {
    expect(messageOf({ [name]: value })).toBe(`${name} is set to ${JSON.stringify(value)}, but must be ${expected}.`)
  })

  it('PUBLIC_URL is an origin with or without the last slash', () => {
    expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example')
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000')
  })

  it.each(['postgres://shop:s3cret@db/shop', 'postgresql://db/shop?sslmode=require'])('takes %s as it is', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it('never prints a secret, nor credentials in an address', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://shop:s3cret@db/shop' })).toBe(
      'DATABASE_URL is set to a value that is not shown, but must be an address that starts with postgres:// or postgresql://.',
    )
    expect(messageOf({ CONTENT_URL: 'https://me:s3cret@cms.example' })).not.toContain('s3cret')
    expect(messageOf({ CONTENT_PREVIEW_TOKEN: 's3cret token' })).toBe(
      'CONTENT_PREVIEW_TOKEN is set to a value that is not shown, but must be 1 to 200 printable characters without spaces.',
    )
  })

  it('whatever is set, a complaint is one line that names the variable', () => {
    const names = Object.values(variables).map(({ name }) => name)
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ unit: 'binary' }), (name, value) => {
        const message = messageOf({ [name]: value })
        expect(message).not.toMatch(/[\n\r\u0085\u2028\u2029]/)
        expect(message === 'no complaint' || message.includes(name)).toBe(true)
      }),
    )
  })

  it.each(['', 'x', 'Order', 'a/b', '1st', 'a'.repeat(41), '../carts'])('CRT-30 refuses the prefix %j', (prefix) => {
    expect(messageOf({ CART_PREFIX: prefix })).toContain('CART_PREFIX')
    expect(messageOf({ CATALOG_PREFIX: prefix })).toContain('CATALOG_PREFIX')
  })

  it.each([
    ['ERROR_REPORT_URL', 'https://key@errors.example/7'],
    ['ERROR_REPORT_URL', 'ftp://errors.example/7'],
    ['CHAT_SCRIPT_URL', '/widget.js'],
    ['CHAT_SCRIPT_URL', 'https://chat.example/#1'],
    ['MAX_ERROR_REPORTS', '0'],
    ['MAX_ERROR_REPORTS', '101'],
  ])('refuses %s %s', (name, value) => {
    expect(messageOf({ [name]: value })).toContain(name)
  })
})

describe('describeConfig', () => {
  it('has one row for each variable, with its default', () => {
    const lines = describeConfig().trimEnd().split('\n')
    expect(lines).toHaveLength(2 + Object.keys(variables).length)
    expect(lines).toContain(
      '| `PORT` | 3000 | Port to listen on; 0 picks a free one | a whole number from 0 to 65535 |',
    )
  })
})
