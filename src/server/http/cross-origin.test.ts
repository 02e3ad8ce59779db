import { describe, expect, it } from 'vitest'
import { crossOriginHeaders } from './cross-origin.ts'

const STOREFRONT = 'https://shop.example'

const allowedFor = (headers: { readonly origin?: string; readonly host?: string }) =>
  crossOriginHeaders({ headers }, STOREFRONT)?.['Access-Control-Allow-Origin']

describe('cross-origin calls', () => {
  it.each([
    ['the storefront of another process', { origin: STOREFRONT, host: 'services.example' }, STOREFRONT],
    ['the same origin, which needs no permission', { origin: STOREFRONT, host: 'shop.example' }, undefined],
    ['another site', { origin: 'https://elsewhere.example', host: 'services.example' }, undefined],
    ['another scheme', { origin: 'http://shop.example', host: 'services.example' }, undefined],
    ['no browser', { host: 'services.example' }, undefined],
  ])('~HSE-06 %s', (_, headers, expected) => {
    expect(allowedFor(headers)).toBe(expected)
  })
})
