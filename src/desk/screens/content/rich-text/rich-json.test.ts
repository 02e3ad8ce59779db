import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRichText, writeRichText } from './rich-json.ts'

const doc = (...content: readonly object[]) => ({ type: 'doc', content })
const words = (text: string, ...marks: readonly object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
})
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content })
const again = (value: unknown) => writeRichText(readRichText(value))

describe('a rich text that is opened and saved', () => {
  it.each([
    ['a paragraph', doc(paragraph(words('Warm feet')))],
    ['a heading with its level', doc({ type: 'heading', attrs: { level: 3 }, content: [words('Sizes')] })],
    [
      'lists in lists',
      doc({
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [
              paragraph(words('One')),
              {
                type: 'ordered_list',
                attrs: { order: 3 },
                content: [{ type: 'list_item', content: [paragraph(words('Two'))] }],
              },
            ],
          },
        ],
      }),
    ],
    ['a quote', doc({ type: 'blockquote', content: [paragraph(words('I have no feet.'))] })],
    ['code', doc({ type: 'code_block', attrs: { class: 'language-sh' }, content: [words('npm start')] })],
    ['a line and a break', doc(paragraph(words('a'), { type: 'hard_break' }, words('b')), { type: 'horizontal_rule' })],
    [
      'a table',
      doc({
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              {
                type: 'tableHeader',
                attrs: { colspan: 1, rowspan: 1, colwidth: null },
                content: [paragraph(words('Size'))],
              },
              { type: 'tableCell', content: [paragraph(words('36-40'))] },
            ],
          },
        ],
      }),
    ],
    [
      'a picture and an emoji',
      doc(
        paragraph(
          { type: 'image', attrs: { src: '/images/abc/fish.jpg', alt: 'A fish', title: null, id: 7 } },
          { type: 'emoji', attrs: { name: 'fish', emoji: '🐟', fallbackImage: '' } },
        ),
      ),
    ],
    [
      'every mark',
      doc(
        paragraph(
          ...['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript', 'highlight'].map((type) =>
            words(type, { type }),
          ),
          words('size guide', {
            type: 'link',
            attrs: { href: '/size-guide', linktype: 'story', uuid: 'u-1', target: null },
          }),
          words('here', { type: 'anchor', attrs: { id: 'sizes' } }),
        ),
      ),
    ],
  ])('DCO-03 keeps %s exactly', (_, value) => {
    expect(again(value)).toEqual(value)
  })

  it.each([
    [
      'an unknown node',
      doc({ type: 'callout', content: [paragraph(words('Mind the gap'))] }),
      doc(paragraph(words('Mind the gap'))),
    ],
    [
      'an unknown mark',
      doc(paragraph(words('Red', { type: 'textStyle', attrs: { color: 'red' } }))),
      doc(paragraph(words('Red'))),
    ],
    ['words without a paragraph', doc(words('Loose')), doc(paragraph(words('Loose')))],
    [
      'words in a list item',
      doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [words('One')] }] }),
      doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(words('One'))] }] }),
    ],
    [
      'a tree that no editor makes',
      doc({ type: 'bullet_list', content: [paragraph(words('No item'))] }),
      doc(paragraph(words('No item'))),
    ],
  ])('DCO-03 removes %s, but not its words', (_, value, expected) => {
    expect(again(value)).toEqual(expected)
  })

  it.each([undefined, null, '', 'text', {}, doc(), doc({ type: 'paragraph' })])('is none for %j', (value) => {
    expect(again(value)).toBeUndefined()
  })

  it('never fails, and opening twice changes nothing', () => {
    const TYPES = ['paragraph', 'heading', 'bullet_list', 'list_item', 'text', 'table', 'tableRow', 'callout', 'image']
    const leaf = fc.record({ type: fc.constantFrom(...TYPES), text: fc.string({ minLength: 1 }) })
    const inside = (child: fc.Arbitrary<object>) =>
      fc.record({ type: fc.constantFrom(...TYPES), content: fc.array(child, { maxLength: 3 }) })
    const node = fc.oneof(leaf, inside(leaf), inside(inside(leaf)), inside(inside(inside(leaf))))
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const once = again({ type: 'doc', content })
        expect(again(once)).toEqual(once)
      }),
    )
  })
})
