import { describe, expect, it } from 'vitest'
import { reader } from '../../../tests/support/reading-content.ts'
import { shopPlace } from '../../../tests/support/shop-visit.ts'
import { withConstants } from '../../contracts/storefront/texts/constants.ts'
import { texts } from '../../contracts/storefront/texts/en-GB.ts'
import { contentReader } from '../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import { toSharedContent } from './shared-content.ts'
import { bareShell, navigationFor, toShellView } from './shell-view.ts'

type Content = Readonly<Record<string, unknown>> & { readonly component: string }

const constants = withConstants({})

/** The shell of the place where a country shops. */
function shellIn(country: string, ...contents: readonly Content[]) {
  const { code, market } = shopPlace(country)
  const stories = contents.map((content, index) => ({
    full_slug: `story ${index}`,
    content: { _uid: `${index}`, ...content },
  }))
  const shared = toSharedContent(stories, contentReader(settingOf(code, market)), ({ path, message }) => {
    throw new Error(`${path}: ${message}`)
  })
  return toShellView(shared, { texts, constants, market, storefront: code })
}

describe('the banner of a shell', () => {
  const banner = {
    component: 'banner',
    colour: 'yellow',
    messages: [
      { code: 'gb', message: 'To Britain' },
      { code: 'EU', message: 'To Europe' },
      { code: 'us', message: 'To America' },
    ],
    link: { linktype: 'url', cached_url: '/delivery' },
    linkUs: { linktype: 'url', cached_url: '/shipping' },
  }

  it.each([
    ['by country', 'GB', 'To Britain'],
    ['by storefront, where the country has none', 'SE', 'To Europe'],
    ['by country, in America', 'US', 'To America'],
  ])('HDR-27 its message is chosen %s', (_, country, message) => {
    expect(shellIn(country, banner).banner).toMatchObject({ message, colour: 'yellow' })
  })

  it('HDR-27 there is none where there is no message, or no banner', () => {
    expect(shellIn('KR', banner).banner).toBeUndefined()
    expect(shellIn('GB').banner).toBeUndefined()
  })

  it.each([
    ['US', '/us/shipping'],
    ['GB', '/uk/delivery'],
    ['SE', '/eu/delivery'],
  ])('~HDR-28 in %s it leads to %s', (country, href) => {
    expect(shellIn(country, banner).banner?.link).toEqual({ href })
  })
})

describe('the shell', () => {
  it.each([
    ['an address elsewhere', 'https://social.example/socks', ['Instagram', 'Facebook', 'YouTube', 'TikTok']],
    ['a script', 'javascript:alert(1)', ['Facebook', 'YouTube', 'TikTok']],
    ['data', 'data:text/html,x', ['Facebook', 'YouTube', 'TikTok']],
    ['a path of ours', '/socks', ['Facebook', 'YouTube', 'TikTok']],
  ])('leads to other places only by %s', (_, instagramUrl, names) => {
    const shared = toSharedContent([], contentReader(settingOf('uk', { countryCode: 'GB' })), () => undefined)
    const { social } = toShellView(shared, {
      texts,
      constants: withConstants({ instagramUrl }),
      market: shopPlace().market,
      storefront: 'uk',
    })
    expect(social.map(({ name }) => name)).toEqual(names)
  })

  it.each([
    ['GB', 40],
    ['SE', 500],
    ['US', 0],
  ])('~SHP-10 in %s shipping is free from %d on', (country, threshold) => {
    const thresholds = [
      { country: 'gb', amount: '40' },
      { country: 'se', amount: '500' },
    ]
    const bar = { component: 'checkout-free-shipping-bar', text: '{amount} to go', reachedText: 'Free', thresholds }
    expect(shellIn(country, bar).freeShipping).toEqual({ text: '{amount} to go', reachedText: 'Free', threshold })
  })

  it('above all storefronts has texts and constants, and nothing else, member by member', () => {
    const bare = bareShell(texts, constants)
    expect(Object.keys(bare).toSorted()).toEqual(Object.keys(shellIn('GB')).toSorted())
    const nowhere = { instagramUrl: 'x', facebookUrl: 'x', youtubeUrl: 'x', tiktokUrl: 'x' }
    const shared = toSharedContent([], reader, () => undefined)
    const empty = toShellView(shared, {
      texts,
      constants: { ...constants, ...nowhere },
      ...shopPlace(),
      storefront: 'uk',
    })
    expect(bare).toEqual({ ...empty, constants })
  })
})

describe('navigationFor', () => {
  const named = (name: string) => ({ headerLinks: [], categories: [{ name }] })
  const ordinary = { component: 'navigation', ...named('ordinary') }
  const alternate = (segment: string) => ({
    component: 'navigation-alternate',
    segment,
    ...named(segment || 'everybody'),
  })

  it.each<[string, readonly Content[], readonly string[], string | undefined]>([
    ['the ordinary one where there is no other', [ordinary], ['students'], 'ordinary'],
    ['the alternative of an active segment', [ordinary, alternate('students')], ['students'], 'students'],
    ['the ordinary one while that segment is not active', [ordinary, alternate('students')], ['runners'], 'ordinary'],
    ['the alternative that is for everybody', [ordinary, alternate('')], [], 'everybody'],
    ['that of a segment before that for everybody', [alternate(''), alternate('students')], ['students'], 'students'],
    ['an alternative where there is no ordinary one', [alternate('')], [], 'everybody'],
    ['none where there is none', [], [], undefined],
  ])('CNT-32 %s', (_, contents, active, expected) => {
    expect(navigationFor(shellIn('GB', ...contents), active)?.categories[0]?.name).toBe(expected)
  })
})
