import { describe, expect, it } from 'vitest'
import { isCrossSiteWrite } from './cross-site.ts'

const PUBLIC_URL = 'https://shop.example'
const HOST = 'api.shop.example:3000'
const isCrossSite = (headers: Record<string, string>, method = 'POST') =>
  isCrossSiteWrite({ method, headers: { host: HOST, ...headers } }, PUBLIC_URL)

describe('a request that changes something', () => {
  it.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'https://anything.example' }],
    ['the page itself, without a referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['the visitor', { 'sec-fetch-site': 'none' }],
    ['the storefront of another process', { 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL }],
    ['the storefront beside this host', { 'sec-fetch-site': 'same-site', origin: PUBLIC_URL }],
    ['an old browser on this host', { origin: `http://${HOST}` }],
    ['an old browser that sends a referrer only', { referer: `${PUBLIC_URL}/uk/login` }],
    ['a program', {}],
  ])('SEC-12 is accepted from %s', (_, headers) => {
    expect(isCrossSite(headers)).toBe(false)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a frame without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['another host of the same site that hides its origin', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['an old browser in a frame without an origin', { origin: 'null' }],
    ['an old browser that sends a referrer only', { referer: 'https://evil.example/?https://shop.example' }],
    ['a site whose name begins like ours', { origin: 'https://shop.example.evil.example' }],
    ['the storefront over another scheme', { origin: 'http://shop.example' }],
    ['a site that forges a referrer', { 'sec-fetch-site': 'cross-site', referer: PUBLIC_URL }],
  ])('SEC-12 is rejected from %s', (_, headers) => {
    expect(['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => isCrossSite(headers, method))).toEqual(
      Array(4).fill(true),
    )
    expect(['GET', 'HEAD', 'OPTIONS'].map((method) => isCrossSite(headers, method))).toEqual(Array(3).fill(false))
  })
})
