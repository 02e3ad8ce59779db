import { describe, expect, it } from 'vitest'
import {
  changeAt,
  insertAt,
  isMenu,
  itemAt,
  menuParts,
  menuRows,
  moveTo,
  removeAt,
  stepOf,
  type MenuPlace,
} from './menu-tree.ts'

const url = { linktype: 'url', url: '/new' }
const NAVIGATION = {
  component: 'navigation',
  headerLinks: [{ _uid: 'h0', text: 'New', text__i18n__de_DE: 'Neu', url }],
  categories: [
    {
      _uid: 'c0',
      name: 'Adults',
      url,
      picture: {},
      links: [
        { _uid: 'l0', name: 'Socks', url, text: 'All' },
        { _uid: 'l1', name: 'Underwear', url },
      ],
    },
    { _uid: 'c1', name: 'Kids', url, isHighlighted: true },
  ],
}
const parts = menuParts('navigation')
const uids = (fields: typeof NAVIGATION | Readonly<Record<string, unknown>>) =>
  menuRows(parts, fields).map(
    ({ item, shape, place }) =>
      `${'-'.repeat(place.length - 1)}${typeof item?.['_uid'] === 'string' ? item['_uid'] : shape.field}`,
  )

describe('a menu as a tree', () => {
  it('DCO-08 has three levels: parts, entries, links below an entry', () => {
    expect(uids(NAVIGATION)).toEqual(['headerLinks', '-h0', 'categories', '-c0', '--l0', '--l1', '-c1'])
    expect(menuRows(parts, NAVIGATION).map(({ at }) => at)).toContain('categories[0].links[1]')
    expect([isMenu('navigation'), isMenu('footer'), isMenu('page')]).toEqual([true, true, false])
    expect(menuParts('footer')).toHaveLength(4)
  })

  it.each<readonly [string, MenuPlace, 'up' | 'down' | 'in' | 'out', readonly string[] | undefined]>([
    ['an entry up', [1, 1], 'up', ['headerLinks', '-h0', 'categories', '-c1', '-c0', '--l0', '--l1']],
    ['an entry down', [1, 0], 'down', ['headerLinks', '-h0', 'categories', '-c1', '-c0', '--l0', '--l1']],
    ['the last entry no further', [1, 1], 'down', undefined],
    ['a link up', [1, 0, 1], 'up', ['headerLinks', '-h0', 'categories', '-c0', '--l1', '--l0', '-c1']],
    ['a link down', [1, 0, 0], 'down', ['headerLinks', '-h0', 'categories', '-c0', '--l1', '--l0', '-c1']],
    [
      'a link into the next entry',
      [1, 0, 1],
      'down',
      ['headerLinks', '-h0', 'categories', '-c0', '--l0', '-c1', '--l1'],
    ],
    ['an entry below the one above', [1, 1], 'in', ['headerLinks', '-h0', 'categories', '-c0', '--l0', '--l1', '--c1']],
    ['a link out of its entry', [1, 0, 0], 'out', ['headerLinks', '-h0', 'categories', '-c0', '--l1', '-l0', '-c1']],
    ['an entry with links into no part without that level', [1, 0], 'up', undefined],
    ['an entry to the next part', [0, 0], 'down', ['headerLinks', 'categories', '-h0', '-c0', '--l0', '--l1', '-c1']],
    ['a part not at all', [1], 'up', undefined],
  ])('DCO-08 moves %s', (_, place, step, expected) => {
    const to = stepOf(parts, NAVIGATION, place, step)
    const moved = to && moveTo(parts, NAVIGATION, place, to)
    expect(moved && uids(moved.fields)).toEqual(expected)
    const item = moved && itemAt(parts, NAVIGATION, place)
    expect(moved && itemAt(parts, moved.fields, moved.place)?.['_uid']).toBe(item?.['_uid'])
  })

  it('DCO-08 names the fields of an entry as its new part does', () => {
    const moved = moveTo(parts, NAVIGATION, [0, 0], [1, 0])
    expect(moved && itemAt(parts, moved.fields, [1, 0])).toEqual({
      _uid: 'h0',
      name: 'New',
      name__i18n__de_DE: 'Neu',
      url,
    })
    const link = moveTo(parts, NAVIGATION, [1, 0, 0], [0, 0])
    expect(link && itemAt(parts, link.fields, [0, 0])).toEqual({ _uid: 'l0', text: 'Socks', url })
    const below = moveTo(parts, NAVIGATION, [1, 1], [1, 0, 0])
    expect(below && itemAt(parts, below.fields, [1, 0, 0])).toEqual({
      _uid: 'c1',
      name: 'Kids',
      url,
      isHighlighted: true,
    })
  })

  it('never moves an entry into itself', () => {
    expect(
      moveTo(parts, { ...NAVIGATION, categories: [{ _uid: 'c', name: 'C', links: [] }] }, [1, 0], [1, 0, 0]),
    ).toBeUndefined()
  })

  it('DCO-08 adds, changes and removes entries', () => {
    expect(uids(insertAt(parts, NAVIGATION, [1, 0, 2], { _uid: 'n' }))).toContain('--n')
    expect(uids(removeAt(parts, NAVIGATION, [1, 0]))).toEqual(['headerLinks', '-h0', 'categories', '-c1'])
    const changed = changeAt(parts, NAVIGATION, [0, 0], { _uid: 'h0', text: 'Newest' })
    expect(itemAt(parts, changed, [0, 0])).toEqual({ _uid: 'h0', text: 'Newest' })
  })
})
