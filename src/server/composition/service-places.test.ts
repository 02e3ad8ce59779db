import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../platform/config/config-error.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { SERVICE_NAMES } from '../../platform/config/service-names.ts'
import { placeServices } from './service-places.ts'

const KEY = 'a-key-that-the-processes-of-a-shop-share'
const ADDRESSES = {
  COMMERCE_URL: 'http://commerce',
  PAYMENTS_URL: 'http://commerce',
  CONTENT_URL: 'http://content/v2/cdn',
  DISCOVERY_URL: 'http://discovery',
  IMAGES_URL: 'http://discovery',
}

const place = (environment: Readonly<Record<string, string>>) => {
  const { runs, config } = placeServices(readConfig(environment))
  return { running: SERVICE_NAMES.filter(runs), config }
}

describe('placeServices', () => {
  it('runs everything without settings', () => {
    expect(place({}).running).toEqual(SERVICE_NAMES)
  })

  it('~HSE-06 runs everything but what has an address', () => {
    const { running } = place({ COMMERCE_URL: 'http://commerce', DISCOVERY_URL: 'http://discovery' })
    expect(running).toEqual(['storefront', 'desk', 'payments', 'content', 'images'])
  })

  it.each([
    ['storefront', 'http://commerce', 'http://discovery'],
    ['commerce,payments', undefined, 'http://discovery'],
    ['discovery,images', 'http://commerce', undefined],
  ])('~SCL-14 SERVICES=%s runs these, and ignores their own addresses', (services, commerceUrl, discoveryUrl) => {
    const { running, config } = place({ SERVICES: services, SERVICE_KEY: KEY, ...ADDRESSES })
    expect(running.join(',')).toBe(services)
    expect(config).toMatchObject({ commerceUrl, discoveryUrl })
  })

  it('~SCL-14 images and a desk call no other service', () => {
    expect(place({ SERVICES: 'images', SERVICE_KEY: KEY }).running).toEqual(['images'])
    expect(place({ SERVICES: 'desk', SERVICE_KEY: KEY }).running).toEqual(['desk'])
  })

  it.each([
    [{ SERVICES: 'discovery', SERVICE_KEY: KEY }, /calls commerce: set COMMERCE_URL/],
    [{ SERVICES: 'commerce', SERVICE_KEY: KEY }, /set PAYMENTS_URL, CONTENT_URL, DISCOVERY_URL/],
    [{ SERVICES: 'commerce', SERVICE_KEY: KEY, ADYEN_API_KEY: 'key' }, /set CONTENT_URL, DISCOVERY_URL/],
    [{ SERVICES: 'images' }, /SERVICE_KEY is not/],
    [{ SERVICES: 'images,sock' }, /SERVICES is set to "images,sock"/],
    [{ SERVICES: 'images,images' }, /must be one or more of/],
  ])('~SCL-14 rejects %o', (environment, message) => {
    expect(() => place(environment)).toThrow(ConfigError)
    expect(() => place(environment)).toThrow(message)
  })
})
