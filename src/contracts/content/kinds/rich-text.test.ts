import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inSwissGerman } from '../../../markets/languages/swiss-german.ts'
import { RICH_TAGS, toRichText, type RichText } from './rich-text.ts'

const setting = { storefront: 'uk', spell: (text: string) => text } as const
const read = (...content: readonly unknown[]) => toRichText({ type: 'doc', content }, setting)

const words = (text: string, ...marks: readonly unknown[]) => ({ type: 'text', text, marks })
const node = (type: string, ...content: readonly unknown[]) => ({ type, content })
const link = (attrs: object) => ({ type: 'link', attrs })

/** Every element and every text of a tree. */
function everything(text: RichText): readonly RichText[number][] {
  return text.flatMap((one) => (typeof one === 'string' ? [one] : [one, ...everything(one.inside ?? [])]))
}

function depthOf(text: RichText): number {
  return Math.max(0, ...text.map((one) => (typeof one === 'string' ? 0 : 1 + depthOf(one.inside ?? []))))
}

describe('rich text', () => {
  it.each([
    ['paragraph', 'p'],
    ['blockquote', 'blockquote'],
    ['bullet_list', 'ul'],
    ['ordered_list', 'ol'],
    ['list_item', 'li'],
    ['code_block', 'pre'],
    ['table', 'table'],
    ['tableRow', 'tr'],
    ['tableHeader', 'th'],
    ['tableCell', 'td'],
  ])('draws a %s as %s', (type, tag) => {
    expect(read(node(type, words('a')))).toEqual([{ tag, inside: ['a'] }])
  })

  it.each([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['strike', 's'],
    ['underline', 'u'],
    ['code', 'code'],
    ['superscript', 'sup'],
    ['subscript', 'sub'],
    ['highlight', 'mark'],
  ])('draws what is %s as %s', (type, tag) => {
    expect(read(words('a', { type }))).toEqual([{ tag, inside: ['a'] }])
  })

  it.each([
    [1, 'h2'],
    [2, 'h2'],
    [3, 'h3'],
    [4, 'h4'],
    [6, 'h4'],
    [undefined, 'h2'],
    ['3', 'h2'],
    [{ toString: 1 }, 'h2'],
  ])('draws a heading of level %j as %s', (level, tag) => {
    expect(read({ type: 'heading', attrs: { level }, content: [words('a')] })).toEqual([{ tag, inside: ['a'] }])
  })

  it.each([
    ['an address elsewhere', { href: 'https://a.example' }, { href: 'https://a.example/', isExternal: true }],
    ['our own path', { href: '/gifts', linktype: 'url' }, { href: '/uk/gifts' }],
    ['a story', { href: '_default/gifts', linktype: 'story', anchor: 'x' }, { href: '/uk/gifts#x' }],
    [
      'a story where it stands today',
      { href: 'a', linktype: 'story', story: { full_slug: 'uk/b' } },
      { href: '/uk/b' },
    ],
    ['an address to write to', { href: 'a@b.example', linktype: 'email' }, { href: 'mailto:a@b.example' }],
    ['the same, written out', { href: 'mailto:a@b.example', linktype: 'email' }, { href: 'mailto:a@b.example' }],
  ])('links to %s', (_, attrs, view) => {
    expect(read(words('a', link(attrs)))).toEqual([{ tag: 'a', link: view, inside: ['a'] }])
  })

  it.each([{}, { href: 7 }, { href: 'javascript:alert(1)' }, { href: 'data:text/html,x' }, { href: ' vbscript:x' }])(
    'preserves the words of a link that leads nowhere: %j',
    (attrs) => {
      expect(read(words('a', link(attrs)))).toEqual(['a'])
    },
  )

  it('preserves nested marks, in their order', () => {
    const inside = [{ tag: 'strong', inside: ['a'] }]
    expect(read(words('a', { type: 'bold' }, link({ href: '/b' })))).toEqual([
      { tag: 'a', link: { href: '/uk/b' }, inside },
    ])
  })

  it('knows breaks, lines, signs and places', () => {
    const emoji = { type: 'emoji', attrs: { emoji: '🐟' } }
    const anchor = { type: 'anchor', attrs: { id: 'returns' } }
    expect(read(node('hard_break'), node('horizontal_rule'), emoji, words('a', anchor))).toEqual([
      { tag: 'br' },
      { tag: 'hr' },
      '🐟',
      { tag: 'span', id: 'returns', inside: ['a'] },
    ])
  })

  it('shows pictures of this shop only', () => {
    const image = (src: unknown) => ({ type: 'image', attrs: { src, alt: 'A sock' } })
    expect(read(image('/images/1'), image('https://a.example/1.png'), image(7))).toEqual([
      { tag: 'img', src: '/images/1', alt: 'A sock' },
    ])
  })

  it('leaves out unknown nodes and preserves their words', () => {
    expect(read(node('marquee', node('paragraph', words('a', { type: 'blink' }))))).toEqual([
      { tag: 'p', inside: ['a'] },
    ])
  })

  it('is spelt as the market spells', () => {
    const content = [node('paragraph', words('Größe „Groß“'))]
    const swiss = toRichText({ type: 'doc', content }, { storefront: 'ch', spell: inSwissGerman })
    expect(swiss).toEqual([{ tag: 'p', inside: ['Grösse «Gross»'] }])
  })

  it.each([
    undefined,
    null,
    '',
    'text',
    7,
    [],
    {},
    { type: 'paragraph' },
    { type: 'doc' },
    { type: 'doc', content: {} },
  ])('is nothing where there is no document: %j', (given) => {
    expect(toRichText(given, setting)).toEqual([])
  })

  it('ends at the maximum depth, however deep a document goes', () => {
    let deep: unknown = words('a')
    for (let depth = 0; depth < 5000; depth += 1) deep = node(depth % 2 === 0 ? 'blockquote' : 'unknown', deep)
    expect(depthOf(read(deep))).toBeLessThan(30)
    const marks = Array.from({ length: 50_000 }, () => ({ type: 'bold' }))
    expect(depthOf(read(words('a', ...marks)))).toBeLessThan(30)
  })

  const hostile = fc.constantFrom(
    '\tjavascript:x',
    'java\nscript:x',
    ...'javascript:x JAVASCRIPT:x data:x vbscript:x //a.b /a #a https://a.b'.split(' '),
  )
  const anything = fc.jsonValue({ maxDepth: 1 })
  const attrs = fc.record(
    {
      href: fc.oneof(hostile, anything),
      linktype: fc.constantFrom('url', 'story', 'email', 'asset', undefined),
      src: hostile,
      id: fc.string(),
      level: anything,
      anchor: fc.string(),
      emoji: anything,
      story: fc.record({ full_slug: hostile }),
    },
    { requiredKeys: [] },
  )
  const types = `paragraph heading bullet_list list_item table tableRow tableCell image emoji text code_block hard_break
    script iframe constructor __proto__`.split(/\s+/)
  const mark = fc.record({ type: fc.constantFrom('bold', 'link', 'anchor', 'script', 'toString'), attrs })
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.record({ type: fc.constant('text'), text: fc.string(), marks: fc.array(mark, { maxLength: 3 }) }),
      fc.record(
        { type: fc.constantFrom(...types), attrs, content: fc.array(tie('tree'), { maxLength: 3 }) },
        { requiredKeys: ['type'] },
      ),
      anything,
    ),
  }))

  const TAGS = new Set<string>([...RICH_TAGS, 'a', 'img'])
  const MEMBERS = new Set(['tag', 'inside', 'link', 'src', 'alt', 'id'])

  const isHarmless = (one: RichText[number]) =>
    typeof one === 'string' ||
    (TAGS.has(one.tag) &&
      Object.keys(one).every((member) => MEMBERS.has(member)) &&
      /^(?:\/uk(?:[/?#]|$)|#|mailto:|tel:|https?:\/\/)/.test(one.link?.href ?? '#') &&
      (one.src ?? '/images/').startsWith('/images/'))

  it('holds nothing but what is on its list, whatever the document', () => {
    const documents = fc.array(tree, { maxLength: 3 }).map((content) => ({ type: 'doc', content }))
    fc.assert(
      fc.property(fc.oneof(documents, fc.jsonValue()), (given) => {
        expect(everything(toRichText(given, setting)).filter((one) => !isHarmless(one))).toEqual([])
      }),
    )
  })
})
