import { describe, expect, it } from 'vitest'
import { preloadLinks } from './preload-links.ts'

const assets = { bootstrap: '', styles: ['/assets/a.css'], modules: ['/assets/a.js'], fonts: ['/assets/f.woff2'] }
const ALWAYS =
  '</assets/a.css>; rel=preload; as=style, </assets/f.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'

describe('preloadLinks', () => {
  it('names styles and fonts, each as it will be fetched', () => {
    expect(preloadLinks(assets, '<html><head>')).toBe(ALWAYS)
  })

  it('names the first picture in all its sizes, and no other', () => {
    const one =
      '<link rel="preload" as="image" imageSrcSet="/i/1?w=320&amp;q=70 320w, /i/1?w=720&amp;q=70 720w" imageSizes="(min-width: 960px) 25vw, 50vw" fetchPriority="high"/>'
    const other = '<link rel="preload" as="image" href="/i/2"/>'
    expect(preloadLinks(assets, `<head>${one}${other}`)).toBe(
      `${ALWAYS}, </i/1?w=320&q=70>; rel=preload; as=image; fetchpriority=high; imagesrcset="/i/1?w=320&q=70 320w, /i/1?w=720&q=70 720w"; imagesizes="(min-width: 960px) 25vw, 50vw"`,
    )
  })

  it('names a picture that comes in one size by its address', () => {
    const picture = '<link rel="preload" as="image" href="/i/2" fetchPriority="high"/>'
    expect(preloadLinks(assets, picture)).toBe(`${ALWAYS}, </i/2>; rel=preload; as=image; fetchpriority=high`)
  })

  it.each(['/i/ü', '/i/"', '/i/>x'])('leaves out a picture at %s, which a header cannot hold', (href) => {
    const picture = `<link rel="preload" as="image" href="${href.replaceAll('"', '&quot;')}"/>`
    expect(preloadLinks(assets, picture)).toBe(ALWAYS)
  })
})
