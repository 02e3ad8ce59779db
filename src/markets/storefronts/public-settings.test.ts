import { describe, expect, it } from 'vitest'
import { apiAddresses } from './api-addresses.ts'
import { publicSettings } from './public-settings.ts'

describe('publicSettings', () => {
  it('MKT-40 has exactly the five public keys, whatever the configuration holds', () => {
    const configuration = {
      brinkApiUrl: 'https://commerce.example',
      environment: 'staging',
      searchUrl: 'https://search.example',
      releaseStage: 'preview',
      chatBotId: 'bot-1',
      adyenApiKey: 'secret',
      databaseUrl: 'postgres://secret',
    } as const
    expect(publicSettings(configuration)).toEqual({
      brinkApiUrl: 'https://commerce.example',
      environment: 'staging',
      searchUrl: 'https://search.example',
      releaseStage: 'preview',
      chatBotId: 'bot-1',
    })
    expect(JSON.stringify(publicSettings(configuration))).not.toContain('secret')
  })
})

describe('apiAddresses', () => {
  it.each([
    ['MKT-15 without variables the bundled services answer', 'production', {}, {}],
    ['MKT-15 an empty variable is no address', 'production', { COMMERCE_URL: '' }, {}],
    [
      'MKT-15 hosts come from the variables',
      'production',
      { COMMERCE_URL: 'https://c', DISCOVERY_URL: 'https://d', CONTENT_URL: 'https://t', SECRET: 'x' },
      { cart: 'https://c', search: 'https://d', content: 'https://t' },
    ],
    [
      'MKT-15 each environment can have its own',
      'staging',
      { COMMERCE_URL: 'https://c', COMMERCE_URL_STAGING: 'https://c.staging', CONTENT_URL_PRODUCTION: 'https://t' },
      { cart: 'https://c.staging' },
    ],
  ] as const)('%s', (_, environment, variables, expected) => {
    expect(apiAddresses(environment, variables)).toEqual(expected)
  })
})
