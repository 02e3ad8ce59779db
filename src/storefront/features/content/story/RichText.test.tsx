import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RICH_TAGS, type RichText as Text } from '../../../../contracts/content/kinds/rich-text.ts'
import { RichText } from './RichText.tsx'

const draw = (text: Text) => renderToStaticMarkup(<RichText text={text} />)
/** Without the frame around it and the names of classes. */
const inside = (text: Text) =>
  draw(text)
    .replace(/^<div[^>]*>(.*)<\/div>$/s, '$1')
    .replaceAll(/ class="[^"]*"/g, '')

describe('RichText', () => {
  it.each<[string, Text, string]>([
    ['words', ['plain & <b>'], 'plain &amp; &lt;b&gt;'],
    [
      'marks',
      [{ tag: 'p', inside: [{ tag: 'strong', inside: ['loud'] }, ' socks'] }],
      '<p><strong>loud</strong> socks</p>',
    ],
    ['a list', [{ tag: 'ul', inside: [{ tag: 'li', inside: ['one'] }] }], '<ul><li>one</li></ul>'],
    ['a place to lead to', [{ tag: 'em', id: 'care', inside: ['Care'] }], '<em id="care">Care</em>'],
    ['a line end', ['a', { tag: 'br' }, 'b'], 'a<br/>b'],
    ['our link', [{ tag: 'a', link: { href: '/uk/new' }, inside: ['New'] }], '<a href="/uk/new">New</a>'],
    [
      '~NAV-10 a link that leaves, in a new tab',
      [{ tag: 'a', link: { href: 'https://example.com/', isExternal: true }, inside: ['Out'] }],
      '<a href="https://example.com/" target="_blank" rel="noopener">Out<span aria-hidden="true">\u00a0↗</span></a>',
    ],
    [
      'a table with a body, as browsers make it',
      [{ tag: 'table', inside: [{ tag: 'tr', inside: [{ tag: 'td', inside: ['1'] }] }] }],
      '<div tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    ],
  ])('draws %s', (_, text, markup) => {
    expect(inside(text)).toBe(markup)
  })

  it('draws nothing for nothing', () => {
    expect(draw([])).toBe('')
  })

  it('draws a picture of the shop in its sizes, and of any other only the words', () => {
    expect(inside([{ tag: 'img', src: '/images/a/sock.jpg', alt: 'A sock' }])).toMatch(
      /^<img loading="lazy" decoding="async" src="\/images\/a\/sock\.jpg\?width=720.* alt="A sock"\/>$/,
    )
    expect(inside([{ tag: 'img', src: 'https://example.com/a.jpg', alt: 'A sock' }])).toBe('A sock')
  })

  it.each<[string, Text[number] & object]>([
    ['none', { tag: 'a', inside: ['words'] }],
    ['empty', { tag: 'a', link: { href: '' }, inside: ['words'] }],
    ['code', { tag: 'a', link: { href: 'javascript:alert(1)' }, inside: ['words'] }],
    ['code behind a space', { tag: 'a', link: { href: ' javascript:alert(1)' }, inside: ['words'] }],
    ['data', { tag: 'a', link: { href: 'data:text/html,<script>' }, inside: ['words'] }],
  ])('keeps the words of a link whose address is %s', (_, node) => {
    expect(inside([node])).toBe('words')
  })

  it.each<[string, Text, string]>([
    [
      'a list in a paragraph',
      [{ tag: 'p', inside: [{ tag: 'ul', inside: [{ tag: 'li', inside: ['x'] }] }] }],
      '<p>x</p>',
    ],
    ['an item without a list', [{ tag: 'li', inside: ['x'] }], 'x'],
    ['words in a list', [{ tag: 'ol', inside: ['x'] }], '<ol><li>x</li></ol>'],
    ['a row without a table', [{ tag: 'tr', inside: [{ tag: 'td', inside: ['x'] }] }], 'x'],
    [
      'a link in a link',
      [
        {
          tag: 'a',
          link: { href: '/a' },
          inside: [{ tag: 'em', inside: [{ tag: 'a', link: { href: '/b' }, inside: ['x'] }] }],
        },
      ],
      '<a href="/a"><em>x</em></a>',
    ],
    ['a heading in a heading', [{ tag: 'h2', inside: [{ tag: 'h3', inside: ['x'] }] }], '<h2>x</h2>'],
  ])('puts %s right', (_, text, markup) => {
    expect(inside(text)).toBe(markup)
  })

  it.each(['page-state', 'settings', 'content', 'a b', '"><script>', ''])('has no place called %j', (id) => {
    expect(inside([{ tag: 'em', id, inside: ['x'] }])).toBe('<em>x</em>')
  })

  it('draws any tree without code, styles or markup that a browser would mend', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const elements = elementsOf(draw(tree))
        expect(elements.flatMap(({ tag, names }) => [tag, ...names]).filter((name) => !DRAWN.has(name))).toEqual([])
        expect(elements.filter(isMisplaced)).toEqual([])
      }),
    )
  })

  it('loses no word of any tree, and no order', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        expect(wordsIn(draw(tree))).toBe(wordsOf(tree))
      }),
    )
  })
})

const HOSTILE = ['script', 'style', 'iframe', 'svg', 'object', 'form', 'constructor', '__proto__', 'DIV', 'a onclick=x']
const ADDRESSES = [
  '/uk',
  '#x',
  'javascript:alert(1)',
  'JAVASCRIPT:x',
  'vbscript:x',
  'data:text/html,x',
  '" onclick="x',
  '',
]

const words = fc.oneof(fc.string(), fc.constantFrom('<script>x</script>', '"><img onerror=x>', '&lt;', 'javascript:'))
/** As it comes over the wire, where a type promises nothing. */
const anyTree = fc
  .letrec((tie) => ({
    text: fc.array(fc.oneof({ maxDepth: 5 }, words, tie('element')), { maxLength: 4 }),
    element: fc.oneof(
      fc.record({ tag: fc.constantFrom('br', 'hr') }),
      fc.record(
        {
          tag: fc.constantFrom(...RICH_TAGS.filter((tag) => tag !== 'br' && tag !== 'hr'), 'a', ...HOSTILE),
          inside: tie('text'),
          link: fc.record({ href: fc.constantFrom(...ADDRESSES) }),
          id: words,
          onclick: words,
          style: words,
          dangerouslySetInnerHTML: fc.record({ __html: words }),
        },
        { requiredKeys: ['tag', 'inside'] },
      ),
    ),
  }))
  .text.map((tree): Text => JSON.parse(JSON.stringify(tree)))

const DRAWN = new Set<string>([...RICH_TAGS, 'a', 'div', 'tbody', 'class', 'id', 'href', 'tabindex'])

type Drawn = { readonly tag: string; readonly names: readonly string[]; readonly above: readonly string[] }

/** React writes every < and > of a text as a reference, so that what is left of them is markup. */
function elementsOf(markup: string): readonly Drawn[] {
  const above: string[] = []
  return [...markup.matchAll(/<(\/?)([^\s/>]+)([^>]*?)(\/?)>/g)].flatMap(
    ([, end, tag = '', attributes = '', empty]) => {
      if (end) {
        above.pop()
        return []
      }
      const names = [...attributes.matchAll(/([^\s="]+)(?:="[^"]*")?/g)].map(([, name = '']) => name)
      const element = { tag, names, above: [...above] }
      if (!empty) above.push(tag)
      return [element]
    },
  )
}

const BLOCKS = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'pre',
  'hr',
  'blockquote',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'div',
])
const PARENTS = new Map([
  ['li', ['ul', 'ol']],
  ['tr', ['tbody']],
  ['td', ['tr']],
  ['th', ['tr']],
])

function isMisplaced({ tag, above }: Drawn): boolean {
  const isInWords = above.some(
    (one) => ['p', 'h2', 'h3', 'h4', 'pre'].includes(one) || (!BLOCKS.has(one) && one !== 'tbody'),
  )
  if (tag === 'a' && above.includes('a')) return true
  if (BLOCKS.has(tag) && isInWords) return true
  return PARENTS.get(tag)?.includes(above.at(-1) ?? '') === false
}

const wordsOf = (text: Text | undefined): string =>
  (text ?? []).map((node) => (typeof node === 'string' ? node : wordsOf(node.inside))).join('')

const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
