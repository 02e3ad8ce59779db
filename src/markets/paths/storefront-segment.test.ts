import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STOREFRONT_CODES } from '../storefronts/codes.ts'
import { dropDefaultSegment, linkTo, splitStorefront } from './storefront-segment.ts'

const base = 'https://shop.example/uk/adults'
const hostOf = (address: string) => new URL(address, base).host
/** Texts made of what attackers make paths of. */
const slashes = fc.string({
  unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', 'a', '_default', '%2f'),
})

describe('splitStorefront', () => {
  it.each([
    ['RTE-20 code and path', '/uk/adults/socks', 'uk', '/adults/socks'],
    ['RTE-20 home', '/uk', 'uk', '/'],
    ['RTE-20 home with a slash', '/uk/', 'uk', '/'],
    ['RTE-20 the default value', '/_default/adults', '_default', '/adults'],
    ['RTE-20 an external code', '/jp', 'jp', '/'],
    ['RTE-20 only the first segment counts', '/uk/de/socks', 'uk', '/de/socks'],
    ['RTE-20 no segment', '/', undefined, '/'],
    ['RTE-20 nothing at all', '', undefined, ''],
    ['RTE-20 not a path', 'uk/adults', undefined, 'uk/adults'],
    ['RTE-20 a double slash after the code cannot become a host', '/uk//evil.example', 'uk', '/evil.example'],
    ['RTE-29 an unknown code', '/xx/adults', undefined, '/xx/adults'],
    ['RTE-29 the country is not the code', '/gb/adults', undefined, '/gb/adults'],
    ['RTE-29 capitals are not the code', '/UK/adults', undefined, '/UK/adults'],
    ['RTE-29 a longer word is not the code', '/ukraine', undefined, '/ukraine'],
    ['RTE-29 an encoded letter is not the code', '/%75k', undefined, '/%75k'],
  ])('%s', (_, pathname, storefront, path) => {
    expect(splitStorefront(pathname)).toEqual({ storefront, path })
  })
})

describe('linkTo', () => {
  it.each([
    ['RTE-21 _default has no prefix', '_default', '/adults/socks', '/adults/socks'],
    ['RTE-21 _default home', '_default', '/', '/'],
    ['RTE-21 a storefront is the prefix', 'uk', '/adults/socks', '/uk/adults/socks'],
    ['RTE-21 a path from content has no slash', 'uk', 'adults/socks', '/uk/adults/socks'],
    ['RTE-21 home has no slash at its end', 'uk', '/', '/uk'],
    ['RTE-21 home with a query', 'uk', '/?a=1', '/uk?a=1'],
    ['RTE-21 home with a hash', 'uk', '#top', '/uk#top'],
    ['RTE-21 the query stays', 'de', '/search?term=a/b', '/de/search?term=a/b'],
  ] as const)('%s', (_, storefront, path, expected) => {
    expect(linkTo(storefront, path)).toBe(expected)
  })

  it('RTE-21 undoes splitStorefront', () => {
    const segments = fc.array(fc.stringMatching(/^[a-z0-9-]+$/), { minLength: 1 })
    fc.assert(
      fc.property(fc.constantFrom(...STOREFRONT_CODES), segments, (storefront, parts) => {
        const path = `/${parts.join('/')}`
        expect(splitStorefront(linkTo(storefront, path))).toEqual({ storefront, path })
      }),
    )
  })

  it('RTE-21 never leaves the site, whatever the path', () => {
    fc.assert(
      fc.property(
        fc.oneof(slashes, fc.webUrl(), fc.string()),
        fc.constantFrom('_default', 'uk'),
        (path, storefront) => {
          expect(hostOf(linkTo(storefront, path))).toBe('shop.example')
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('dropDefaultSegment', () => {
  it.each([
    ['RTE-22 in front', '/_default/adults/socks', '/adults/socks'],
    ['RTE-22 in the middle', '/uk/_default/adults', '/uk/adults'],
    ['RTE-22 more than once', '/_default/_default/adults', '/adults'],
    ['RTE-22 alone', '/_default', '/'],
    ['RTE-22 alone with a slash', '/_default/', '/'],
    ['RTE-22 alone twice', '/_default/_default', '/'],
    ['RTE-22 nothing to drop', '/uk/adults', '/uk/adults'],
    ['RTE-22 a longer word stays', '/_defaults/adults', '/_defaults/adults'],
    ['RTE-22 at the end it is no segment to drop', '/uk/_default', '/uk/_default'],
    ['RTE-22 cannot be used to redirect to another site', '/_default//evil.example', '/evil.example'],
    ['RTE-22 nor with a backslash', '/_default/\\evil.example', '/evil.example'],
    ['RTE-22 nor with a tab', '/_default/\t/evil.example', '/evil.example'],
  ])('%s', (_, pathname, expected) => {
    expect(dropDefaultSegment(pathname)).toBe(expected)
  })

  it('RTE-22 leaves no segment behind, and what it rewrites stays on the site', () => {
    fc.assert(
      fc.property(slashes, (tail) => {
        const pathname = `/_default/${tail}`
        const rest = dropDefaultSegment(pathname)
        expect(rest).not.toContain('/_default/')
        expect(rest).not.toBe('/_default')
        expect(hostOf(rest)).toBe('shop.example')
        expect(dropDefaultSegment(rest)).toBe(rest)
      }),
      { numRuns: 2000 },
    )
  })
})
