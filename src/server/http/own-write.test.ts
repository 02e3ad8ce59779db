import { describe, expect, it } from 'vitest'
import { isOwnWrite } from './own-write.ts'

const DESK = 'https://desk.example'
const isOwn = (headers: Record<string, string>, origin: string | undefined = DESK) =>
  isOwnWrite({ headers: new Headers({ host: 'desk.example', ...headers }) }, origin)

describe('a write at the desk', () => {
  it.each<[string, Record<string, string>]>([
    ['a page of the desk', { 'sec-fetch-site': 'same-origin' }],
    ['a page of the desk in an older browser', { origin: DESK }],
  ])('~STF-20 is accepted from %s', (_, headers) => {
    expect(isOwn(headers)).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['the shop, another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://shop.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['another site that names the origin of the desk', { 'sec-fetch-site': 'cross-site', origin: DESK }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['the desk over http', { origin: 'http://desk.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a program', {}],
  ])('~STF-20 is rejected from %s', (_, headers) => {
    expect(isOwn(headers)).toBe(false)
  })

  it('~STF-20 on the host of the shop, the origin is that of the request', () => {
    const onHost = (origin: string) =>
      isOwnWrite({ headers: new Headers({ host: 'localhost:3000', origin }) }, undefined)
    expect([onHost('http://localhost:3000'), onHost('http://localhost:4000'), onHost('null')]).toEqual([
      true,
      false,
      false,
    ])
  })
})
