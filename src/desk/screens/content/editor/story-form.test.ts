import { describe, expect, it } from 'vitest'
import {
  addBlock,
  blockTitle,
  contentOf,
  duplicateBlock,
  keyOfUid,
  moveBlock,
  readStoryForm,
  storyFormOf,
} from './story-form.ts'

const CONTENT = {
  component: 'page',
  _uid: 'p',
  title: 'Home',
  body: [
    { component: 'hero', _uid: 'a.b/0', title: 'Warm feet' },
    { component: 'shelves', _uid: 's', links: [{ _uid: 'l', label: 'Socks' }] },
  ],
}
const form = storyFormOf({ name: 'Home', content: CONTENT })
const [first = '', second = ''] = form.body.order

describe('a story in the form', () => {
  it('DCO-03 comes back as it was', () => {
    expect(contentOf(form, true)).toEqual(CONTENT)
    expect(readStoryForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    expect(contentOf(storyFormOf({ name: 'Footer', content: { component: 'footer' } }), false)).toEqual({
      component: 'footer',
    })
  })

  it('reads anything that was stored', () => {
    expect(readStoryForm(undefined)).toEqual({ name: '', fields: {}, body: { order: [], blocks: {} } })
    expect(readStoryForm({ body: { order: [1, 'a'], blocks: { a: 5, b: {} } } }).body).toEqual({
      order: ['a'],
      blocks: { b: {} },
    })
  })

  it('names no block by a key with a dot: paths of a draft are separated by them', () => {
    expect(form.body.order.join()).not.toContain('.')
    expect(keyOfUid(form.body, 'a.b/0')).toBe(first)
    expect(keyOfUid(form.body, 'none')).toBeUndefined()
  })

  it.each([
    [first, 1, [second, first]],
    [second, 0, [second, first]],
    [second, -1, [second, first]],
    [first, 9, [second, first]],
    ['none', 0, [first, second]],
  ])('DCO-03 moves %s to place %i', (key, to, expected) => {
    expect(moveBlock(form.body.order, key, to)).toEqual(expected)
  })

  it('DCO-03 adds a block below another, and duplicates one with ids of its own', () => {
    const added = addBlock(form.body, 'quote', first)
    expect(added.body.order).toEqual([first, added.key, second])
    expect(added.body.blocks[added.key]).toMatchObject({ component: 'quote', _uid: expect.any(String) })
    expect(addBlock(form.body, 'quote', undefined).body.order.at(-1)).not.toBe(second)
    const { key, body } = duplicateBlock(form.body, second)
    expect(body.order).toEqual([first, second, key])
    expect(body.blocks[key]).toMatchObject({ component: 'shelves', links: [{ label: 'Socks' }] })
    expect(JSON.stringify(body.blocks[key])).not.toContain('"_uid":"l"')
  })

  it.each([
    [{ title: 'Warm feet' }, '', 'Warm feet'],
    [{ title: 'Warm feet', title__i18n__de_DE: 'Warme Füße' }, '__i18n__de_DE', 'Warme Füße'],
    [
      { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }] } },
      '',
      'Words',
    ],
    [{ tint: 'sun' }, '', ''],
  ])('recognises %j by its first words', (block, suffix, expected) => {
    expect(blockTitle(block, suffix)).toBe(expected)
  })
})
