import { describe, expect, it } from 'vitest'
import { linksIn, relationsIn } from './references-in.ts'

const content = {
  _uid: 'p',
  component: 'page',
  author: 'uuid-1',
  tags: ['uuid-2', 'uuid-3', 'uuid-2'],
  title: 'uuid-4',
  body: [
    { component: 'teaser', author: 'uuid-5' },
    { component: 'page', author: 'uuid-6' },
    { component: 'page', author: '' },
    { component: 'page', author: 'not a uuid' },
    { component: 'page', author: { uuid: 'uuid-7' } },
    { author: 'uuid-8' },
  ],
}

describe('relationsIn', () => {
  it.each([
    ['one in a field, also in blocks within', ['page.author'], ['uuid-1', 'uuid-6']],
    ['a list of them', ['page.tags'], ['uuid-2', 'uuid-3', 'uuid-2']],
    ['of the component that was named only', ['teaser.author'], ['uuid-5']],
    ['several fields', ['teaser.author', 'page.author'], ['uuid-1', 'uuid-5', 'uuid-6']],
    ['nothing unless requested', [], []],
    ['a field that nothing has', ['page.colour'], []],
  ])('%s', (_, relations, expected) => {
    expect(relationsIn(content, relations)).toEqual(expected)
  })
})

describe('linksIn', () => {
  it.each([
    ['a link field', { link: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-1', url: '' } }, ['uuid-1']],
    ['a link elsewhere', { link: { fieldtype: 'multilink', linktype: 'url', id: 'uuid-1', url: '/a' } }, []],
    ['a link to nothing yet', { link: { fieldtype: 'multilink', linktype: 'story', id: '', url: '' } }, []],
    [
      'a link in a rich text',
      {
        text: {
          type: 'doc',
          content: [
            { type: 'text', marks: [{ type: 'link', attrs: { linktype: 'story', uuid: 'uuid-2', href: '/b' } }] },
          ],
        },
      },
      ['uuid-2'],
    ],
    ['by its uuid where its id is empty', { attrs: { linktype: 'story', id: '', uuid: 'uuid-4' } }, ['uuid-4']],
    ['in a block within a block', { body: [{ rows: [{ link: { linktype: 'story', id: 'uuid-3' } }] }] }, ['uuid-3']],
    ['nothing in nothing', null, []],
  ])('%s', (_, value, expected) => {
    expect(linksIn(value)).toEqual(expected)
  })
})
