import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropDefaultSegment, linkTo } from './storefront-segment.ts'

const base = 'https://shop.example/uk/adults'
const hostOf = (address: string) => new URL(address, base).host
/** Texts made of what attackers make paths of. */
const slashes = fc.string({
  unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', 'a', '_default', '%2f'),
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
