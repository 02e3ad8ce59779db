import { describe, expect, it } from 'vitest'
import { preloadLinks } from './preload-links.ts'

const assets = {
  bootstrap: '',
  styles: ['/assets/a.css', '/assets/b.css'],
  modules: ['/assets/a.js'],
  fonts: ['/assets/f.woff2'],
}

describe('preloadLinks', () => {
  it('names styles and fonts, each as it will be fetched, and no code', () => {
    expect(preloadLinks(assets)).toBe(
      '</assets/a.css>;rel=preload;as=style,</assets/b.css>;rel=preload;as=style,</assets/f.woff2>;rel=preload;as=font;crossorigin',
    )
  })
})
