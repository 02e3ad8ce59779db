import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headHtml } from './head-html.ts'

const facts = {
  title: 'Socks',
  description: '',
  kind: 'website',
  locale: 'en-GB',
  canonical: 'https://shop.example/uk',
  alternates: [{ hreflang: 'de-DE', href: 'https://shop.example/de' }],
  picture: undefined,
  things: [],
} as const

describe('the head for machines', () => {
  it('has the address, its likes and a card, and says nothing of what is not there', () => {
    expect(headHtml(facts)).toBe(
      [
        '<link rel="canonical" href="https://shop.example/uk">',
        '<link rel="alternate" hreflang="de-DE" href="https://shop.example/de">',
        '<meta property="og:site_name" content="Sockeye">',
        '<meta property="og:type" content="website">',
        '<meta property="og:title" content="Socks">',
        '<meta property="og:url" content="https://shop.example/uk">',
        '<meta property="og:locale" content="en_GB">',
        '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>',
      ].join(''),
    )
  })

  it('lets no text out of its place', () => {
    const hostile = fc.oneof(fc.string(), fc.constantFrom('</script><script>', '"><img src=x>', '<!--', '&quot;'))
    fc.assert(
      fc.property(hostile, (text) => {
        const html = headHtml({ ...facts, title: text, things: [{ '@type': 'Thing', name: text }] })
        const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? []
        const data: { '@graph': readonly { name: string }[] } = JSON.parse(json)
        expect(data['@graph'][0]?.name).toBe(text)
        expect(json).not.toContain('<')
        expect([...html.matchAll(/<(?!link |meta |script |\/script>)/g)]).toEqual([])
        expect([...html.matchAll(/<script /g)]).toHaveLength(1)
      }),
    )
  })
})
