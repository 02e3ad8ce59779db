import { describe, expect, it } from 'vitest'
import { richDocument } from './rich-document.ts'

const link = (href: string) => ({ href })
const read = (text: string) => richDocument(text, link).content

const text = (words: string, ...marks: readonly object[]) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words }
const node = (type: string, ...content: readonly unknown[]) => ({ type, content })
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
const item = (...content: readonly unknown[]) => node('list_item', node('paragraph', ...content))
const leadsTo = (href: string) => ({ type: 'link', attrs: { href } })

describe('richDocument', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['a paragraph', 'Hello', [node('paragraph', text('Hello'))]],
    ['lines of one paragraph', 'Hello\n  you', [node('paragraph', text('Hello you'))]],
    [
      'paragraphs between blank lines',
      '\nOne\n \n\nTwo\n',
      [node('paragraph', text('One')), node('paragraph', text('Two'))],
    ],
    ['a heading', '## Care', [heading(2, 'Care')]],
    ['smaller headings', '### Care\n\n#### More', [heading(3, 'Care'), heading(4, 'More')]],
    ['a heading right above its text', '## Care\nGently.', [heading(2, 'Care'), node('paragraph', text('Gently.'))]],
    ['a heading right above a list', '## Care\n- a', [heading(2, 'Care'), node('bullet_list', item(text('a')))]],
    ['no heading without its space', '##Care', [node('paragraph', text('##Care'))]],
    ['a list', '- a\n- b', [node('bullet_list', item(text('a')), item(text('b')))]],
    ['a list with long items', '- a\n  goes on\n- b', [node('bullet_list', item(text('a goes on')), item(text('b')))]],
    [
      'a list right below its text',
      'You need:\n- a\n- b',
      [node('paragraph', text('You need:')), node('bullet_list', item(text('a')), item(text('b')))],
    ],
    ['bold words', 'Go **on** now', [node('paragraph', text('Go '), text('on', { type: 'bold' }), text(' now'))]],
    ['italic words', '*Go* on', [node('paragraph', text('Go', { type: 'italic' }), text(' on'))]],
    ['a link', 'See [all](/gifts).', [node('paragraph', text('See '), text('all', leadsTo('/gifts')), text('.'))]],
    [
      'marks in a list',
      '- **a** [b](/c)',
      [node('bullet_list', item(text('a', { type: 'bold' }), text(' '), text('b', leadsTo('/c'))))],
    ],
    ['brackets that are no link', 'Socks [sic] (both)', [node('paragraph', text('Socks [sic] (both)'))]],
    ['a star alone', '5 * 3', [node('paragraph', text('5 * 3'))]],
    ['a dash within a line', 'One - two', [node('paragraph', text('One - two'))]],
  ])('reads %s', (_, given, expected) => {
    expect(read(given)).toEqual(expected)
  })

  it('writes links down as it is told', () => {
    const asStory = (href: string) => ({ href: `_default${href}`, linktype: 'story' })
    expect(richDocument('[all](/gifts)', asStory).content?.[0]?.content?.[0]?.marks).toEqual([
      { type: 'link', attrs: { href: '_default/gifts', linktype: 'story' } },
    ])
  })
})
