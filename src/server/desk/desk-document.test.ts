import { describe, expect, it } from 'vitest'
import { deskDocument, readTheme } from './desk-document.ts'
import { entryIn } from './desk-source.ts'

const MANIFEST = {
  'src/desk/entry.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    css: ['assets/entry-1.css'],
    imports: ['_react.js', '_shell.js'],
  },
  '_react.js': { file: 'assets/react-2.js' },
  '_shell.js': { file: 'assets/shell-3.js', imports: ['_react.js'], css: ['assets/shell-3.css'] },
  'src/desk/screens/audit.tsx': { file: 'assets/audit-4.js' },
}

const SHOP = 'https://shop.example'

describe('the document of the desk', () => {
  it('~STF-20 loads the entry with all that it imports, each with the nonce of this response', () => {
    const html = deskDocument({ entry: entryIn(MANIFEST), nonce: 'abc', theme: undefined, shop: SHOP })
    const loaded = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/[^"]+)" nonce="abc"/g)].map(
      ([, file]) => file,
    )
    expect(loaded).toEqual([
      '/desk/assets/entry-1.css',
      '/desk/assets/shell-3.css',
      '/desk/assets/react-2.js',
      '/desk/assets/shell-3.js',
      '/desk/assets/entry-1.js',
    ])
    expect(html).toContain('<meta property="csp-nonce" nonce="abc">')
    expect(html).toContain('<meta name="shop" content="https://shop.example">')
    expect(html).not.toMatch(/<script(?![^>]*nonce)|<style|style=/)
  })

  it('has the colours of the account before its script runs', () => {
    const entry = entryIn(MANIFEST)
    expect(deskDocument({ entry, nonce: 'abc', theme: readTheme('dark'), shop: SHOP })).toContain(
      '<html lang="en" data-theme="dark">',
    )
    expect(deskDocument({ entry, nonce: 'abc', theme: readTheme('"><script>'), shop: SHOP })).toContain(
      '<html lang="en">',
    )
  })

  it('is not made of a build without an entry', () => {
    expect(() => entryIn({ a: { file: 'assets/a.js' } })).toThrow('has no entry')
  })
})
