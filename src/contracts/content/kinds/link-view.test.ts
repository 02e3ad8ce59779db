import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STOREFRONT_CODES } from '../../../markets/storefronts/codes.ts'
import { toLinkView, type Multilink } from './link-view.ts'

const story = (cached: string, more: Multilink = {}): Multilink => ({ linktype: 'story', cached_url: cached, ...more })
const url = (address: string, more: Multilink = {}): Multilink => ({ linktype: 'url', url: address, ...more })

describe('a link of content', () => {
  it.each<[string, Multilink, string]>([
    ['a story by its cached address', story('_default/adults/socks'), '/uk/adults/socks'],
    ['a story where it stands today', story('_default/old', { story: { full_slug: 'uk/new' } }), '/uk/new'],
    ['a story that was not resolved', story('uk/about', { story: 7 }), '/uk/about'],
    ['the home page', story('_default/home'), '/uk'],
    ['a place in a story', story('_default/faq/returns', { anchor: 'how-long' }), '/uk/faq/returns#how-long'],
    ['a place on the home page', story('uk/home', { anchor: '#offers' }), '/uk#offers'],
    [
      'a place with a name of any letters',
      story('faq', { anchor: 'Größe & mehr' }),
      '/uk/faq#Gr%C3%B6%C3%9Fe%20%26%20mehr',
    ],
    ['a place with half a character in its name', story('faq', { anchor: 'a\ud800' }), '/uk/faq#a%EF%BF%BD'],
    ['our own path', url('/adults/socks'), '/uk/adults/socks'],
    ['our own path without its slash', url('adults/socks'), '/uk/adults/socks'],
    ['our own path with slashes to spare', url('/adults//socks/ '), '/uk/adults/socks'],
    ['a path with the content key of a storefront', url('/de/adults'), '/uk/adults'],
    ['the home page, written out', url('/home?utm_source=a#b'), '/uk?utm_source=a#b'],
    ['a query is no path', url('/search?term=a//b/home'), '/uk/search?term=a//b/home'],
    ['a path and a place', url('/faq', { anchor: 'returns' }), '/uk/faq#returns'],
    ['a place on the same page', url('#returns'), '#returns'],
    ['nothing but a place', url('', { anchor: 'returns' }), '#returns'],
    ['the cached address where there is no other', { linktype: 'url', cached_url: '/gifts' }, '/uk/gifts'],
    ['without a kind, an address', { url: '/gifts' }, '/uk/gifts'],
    ['an address to write to', { linktype: 'email', email: 'a@b.example' }, 'mailto:a@b.example'],
    [
      'an address to write to in the wrong field',
      { linktype: 'email', email: '', url: 'a@b.example' },
      'mailto:a@b.example',
    ],
    ['an address to write to, written out', { linktype: 'email', email: 'mailto:a@b.example' }, 'mailto:a@b.example'],
    ['an address to write to, with a subject', url('MAILTO:a@b.example?subject=Hi'), 'mailto:a@b.example?subject=Hi'],
    ['a number to call', url('tel:+44 20 7946 0000'), 'tel:+44 20 7946 0000'],
  ])('%s', (_, link, href) => {
    expect(toLinkView(link, 'uk')).toEqual({ href })
  })

  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.COM/x y', 'https://example.com/x%20y'],
  ])('~NAV-10 %s leaves the shop', (address, href) => {
    expect(toLinkView(url(address), 'uk')).toEqual({ href, isExternal: true })
  })

  it.each<Multilink>([
    {},
    url(''),
    url('   '),
    story(''),
    url('javascript:alert(1)'),
    url('JaVaScript:alert(1)'),
    url('  javascript:alert(1)'),
    url('\u0001javascript:alert(1)'),
    url('javascript :alert(1)'),
    url('data:text/html,x'),
    url('vbscript:x'),
    url('file:///etc/passwd'),
    url('//elsewhere.example'),
    url('https://'),
    url('http://a b'),
    url('tel:javascript'),
    url('mailto:unknown'),
    { linktype: 'email', email: 'a@b.example, c@d.example' },
    { linktype: 'email', email: 'javascript:alert(1)@b' },
  ])('leads nowhere: %j', (link) => {
    expect(toLinkView(link, 'uk')).toBeUndefined()
  })

  /** Any units of a string, halves of characters too, and what could be taken for an address. */
  const pieces = [
    '\\',
    '\t',
    '\n',
    '\0',
    ...'javascript data http tel mailto uk _default a.b : / # ? @ %'.split(' '),
    ' ',
  ]
  const anyText = fc.oneof(
    fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
    fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
  )
  const anyLink = fc.record(
    {
      linktype: fc.constantFrom('url', 'story', 'email', 'asset', '?'),
      url: anyText,
      cached_url: anyText,
      email: anyText,
      anchor: anyText,
      story: fc.oneof(fc.jsonValue(), fc.record({ full_slug: anyText })),
    },
    { requiredKeys: [] },
  )

  it('~NAV-10 leads nowhere, into the storefront, or to what a browser opens without running it', () => {
    fc.assert(
      fc.property(anyLink, fc.constantFrom(...STOREFRONT_CODES), (link, storefront) => {
        const { href = '#', isExternal = false } = toLinkView(link, storefront) ?? {}
        const isOurs = new RegExp(`^(?:/${storefront}(?:[/?#]|$)|#|mailto:|tel:)`).test(href)
        expect([isOurs, isExternal]).toEqual(/^https?:\/\//.test(href) ? [false, true] : [true, false])
        // As the browser reads it: nothing else hides behind what it skips.
        const { protocol, host } = new URL(href, 'https://shop.example')
        expect(protocol).toMatch(/^(?:https?|mailto|tel):$/)
        expect(/^[/#]/.test(href) ? host : 'shop.example').toBe('shop.example')
      }),
    )
  })
})
