import { describe, expect, it } from 'vitest'
import { reader } from '../../../tests/support/reading-content.ts'
import { toSharedContent } from '../../storefront/page/shared-content.ts'
import { changedParts, recordShared } from './shared-parts.ts'

type Content = Readonly<Record<string, unknown>> & { readonly component: string }

const sharing = (...contents: readonly Content[]) =>
  toSharedContent(
    contents.map((content, index) => ({ full_slug: `story ${index}`, content: { _uid: 'u', ...content } })),
    reader,
    ({ path, message }) => {
      throw new Error(`${path}: ${message}`)
    },
  )

const guide = (identifier: string, title: string) => {
  const table = { thead: [{ value: 'Size' }], tbody: [] }
  return { component: 'pdp-size-guide', identifier, title, table }
}
const icons = (...keys: readonly string[]) => ({
  component: 'pdp-list-icons',
  icons: keys.map((key) => ({ key, icon: 'sun', text: key })),
})
const bar = (text: string) => ({ component: 'checkout-free-shipping-bar', text, reachedText: 'Free' })
const promise = (title: string) => ({ component: 'pdp-sustainability', title })
const segment = (id: string) => ({ component: 'segment', id })

describe('changedParts', () => {
  it.each<[string, readonly Content[], readonly Content[], readonly string[]]>([
    ['nothing', [guide('socks', 'A'), promise('A')], [guide('socks', 'A'), promise('A')], []],
    [
      'nothing, though the order is another',
      [guide('a', 'A'), guide('b', 'B')],
      [guide('b', 'B'), guide('a', 'A')],
      [],
    ],
    [
      'one of many, and all of them',
      [guide('a', 'A'), guide('b', 'B')],
      [guide('a', 'A'), guide('b', 'C')],
      ['sizeGuides', 'sizeGuides.b'],
    ],
    ['one that has come', [], [guide('a', 'A')], ['sizeGuides', 'sizeGuides.a']],
    ['one that has gone', [icons('soft', 'warm')], [icons('soft')], ['featureIcons', 'featureIcons.warm']],
    [
      'one by the name of a member',
      [guide('a', 'A'), guide('component', 'B')],
      [guide('a', 'C'), guide('component', 'B')],
      ['sizeGuides', 'sizeGuides.a'],
    ],
    ['a whole', [promise('A')], [promise('B')], ['sustainability']],
    ['the bar of free shipping', [bar('A')], [bar('B')], ['freeShippingBar']],
    ['a list', [segment('a')], [segment('a'), segment('b')], ['segments']],
  ])('returns %s', (_, before, after, parts) => {
    expect(changedParts(sharing(...before), sharing(...after))).toEqual(parts)
  })
})

describe('recordShared', () => {
  it('records what was read, also where there is nothing', () => {
    const { reader: shared, tags } = recordShared(sharing(guide('socks', 'Socks'), promise('We care')), 'uk-gb')
    expect(tags()).toEqual(['shared:uk-gb:shell'])
    expect(shared.part('sustainability')?.title).toBe('We care')
    expect(shared.entry('sizeGuides', 'socks')?.title).toBe('Socks')
    expect(shared.entry('sizeGuides', 'hats')).toBeUndefined()
    shared.part('sustainability')
    expect(tags()).toEqual([
      'shared:uk-gb:shell',
      'shared:uk-gb:sustainability',
      'shared:uk-gb:sizeGuides.socks',
      'shared:uk-gb:sizeGuides.hats',
    ])
  })

  it.each(['constructor', 'toString', '__proto__'])('takes nothing that every object has for content: %s', (key) => {
    expect(recordShared(sharing(), 'uk-gb').reader.entry('featureIcons', key)).toBeUndefined()
  })
})
