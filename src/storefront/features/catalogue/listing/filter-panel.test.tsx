import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bundledShared, emptyShared, type SharedContent } from '../../../../../tests/support/bundled-content.ts'
import { shopPlace } from '../../../../../tests/support/shop-visit.ts'
import type { FacetAnswer } from '../../../../contracts/discovery/discovery.ts'
import type { ListingFilter } from '../../../../markets/listings/listing-facets.ts'
import { PRICE_FILTER_BOUNDS } from '../../../../markets/listings/price-filter.ts'
import { recordShared } from '../../../../server/shell/shared-parts.ts'
import { texts } from '../../../../contracts/storefront/texts/en-GB.ts'
import { TextsContext } from '../../../texts/texts-context.ts'
import { addressOfForm, addressOfSentForm } from './filter-form.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type PanelParts, toPanelView } from './panel-view.ts'

const readerOf = (shared: SharedContent): PanelParts['shared'] => recordShared(shared, 'here').reader

const available: readonly FacetAnswer[] = [
  {
    id: 'colour',
    type: 'facet',
    values: [
      { value: 'red', count: 12 },
      { value: 'mauve', count: 1 },
    ],
  },
  { id: 'material', type: 'facet', values: [{ value: 'wool', count: 3 }] },
  { id: 'sizes', type: 'facet', values: [{ value: '36-40', count: 9 }] },
  { id: 'price', type: 'filter', min: 500, max: 4000 },
]

describe('the filter panel', async () => {
  const [british, german] = await Promise.all([bundledShared('GB'), bundledShared('DE')])

  const panelOf = (
    members: Readonly<Record<string, string>> = {},
    more: Partial<PanelParts> = {},
    filter: ListingFilter = {},
  ) =>
    toPanelView({
      shared: readerOf(british),
      market: shopPlace().market,
      names: ['colour', 'material', 'sizes', 'price'],
      available,
      filters: { members, filter },
      path: '/uk/adults/socks',
      ...more,
    })
  const draw = (panel: ReturnType<typeof panelOf>) =>
    renderToStaticMarkup(
      <TextsContext value={texts}>
        <FilterPanel panel={panel} />
      </TextsContext>,
    )

  it('~SHX-23 a material that every product contains is not offered, unless it is chosen', () => {
    const materials: FacetAnswer = {
      id: 'material',
      type: 'facet',
      values: [
        { value: 'elastane', count: 12 },
        { value: 'cotton', count: 9 },
      ],
    }
    const offered = (total: number, chosen: ListingFilter = {}) =>
      panelOf({}, { names: ['material'], available: [materials], total }, chosen).groups.flatMap((group) =>
        group.kind === 'values' ? group.values.map(({ key }) => key) : [],
      )
    expect(offered(12)).toEqual(['cotton'])
    expect(offered(12, { material: ['elastane'] })).toEqual(['elastane', 'cotton'])
    expect(offered(13)).toEqual(['elastane', 'cotton'])
  })

  it('LST-24 ~CNT-25 sidebar-filters gives its title, its order and its words', () => {
    const { title, button, clear, groups } = panelOf()
    expect([title, button, clear]).toEqual(['Narrow it down', 'Show me', 'Take the filters off'])
    expect(groups.map(({ name }) => name)).toEqual(['sizes', 'colour', 'material', 'price'])
  })

  it('LST-24 ~CNT-25 facet gives filters and values their names; what it does not name is shown as it is', () => {
    expect(panelOf({ colour: 'red' }, {}, { colour: ['red'] }).groups[1]).toEqual({
      kind: 'values',
      name: 'colour',
      title: 'Colour',
      values: [
        { key: 'red', label: 'Red', count: 12, isChosen: true },
        { key: 'mauve', label: 'mauve', count: 1, isChosen: false },
      ],
    })
    const titles = panelOf({}, { shared: readerOf(german) }).groups.map(({ title }) => title)
    expect(titles).toEqual(['Größe', 'Farbe', 'Material', 'Preis'])
  })

  it('~LST-10 shows the filters of its page only, and those that the service knows', () => {
    const names = (more: Partial<PanelParts>) => panelOf({}, more).groups.map(({ name }) => name)
    expect(names({ names: ['colour', 'sizes', 'price'] })).toEqual(['sizes', 'colour', 'price'])
    expect(names({ available: [] })).toEqual([])
  })

  it('stands with words of its own where content has none', () => {
    const bare = readerOf(emptyShared())
    const markup = draw(panelOf({}, { shared: bare }))
    for (const word of ['Filters', 'Size', 'Colour', 'Material', 'Price', 'Show me']) expect(markup).toContain(word)
  })

  it('~LST-13 ~LST-20 takes a price between 0 and 300, rests where the products lie, and shows what is chosen', () => {
    const chosen = { colour: ['red'], price: { min: 1000, max: 2000 } } as const
    const panel = panelOf({ price: 'min:10,max:20', colour: 'red' }, { priceRange: { min: 650, max: 4950 } }, chosen)
    expect(panel.groups.at(-1)).toEqual({
      kind: 'range',
      name: 'price',
      title: 'Price',
      ...PRICE_FILTER_BOUNDS,
      lowest: 6,
      highest: 50,
      chosen: { min: 10, max: 20 },
    })
    const markup = draw(panel)
    expect(markup).toMatch(/<input (?=[^>]*min="0")(?=[^>]*max="300")(?=[^>]*name="price-from")[^>]*value="10"/)
    expect(markup).toMatch(/<input (?=[^>]*placeholder="50")(?=[^>]*name="price-to")[^>]*value="20"/)
    expect(markup).toMatch(/<input (?=[^>]*type="checkbox")(?=[^>]*value="red")[^>]*checked=""/)
  })

  it('~LST-13 goes as far as the products do where 300 buys next to nothing', () => {
    const { market } = shopPlace('KR')
    const group = panelOf({}, { market, priceRange: { min: 9000, max: 90_000 } }).groups.at(-1)
    expect(group).toMatchObject({ min: 0, max: 90_000, lowest: 9000, highest: 90_000 })
  })

  it('shows what would leave nothing, in its place, and does not let it be chosen', () => {
    const narrowed: readonly FacetAnswer[] = [{ id: 'colour', type: 'facet', values: [{ value: 'mauve', count: 1 }] }]
    const panel = panelOf({}, { names: ['colour'], available: narrowed, unfiltered: available })
    expect(panel.groups[0]).toMatchObject({
      values: [
        { key: 'red', count: 0 },
        { key: 'mauve', count: 1 },
      ],
    })
    expect(draw(panel)).toMatch(/<input (?=[^>]*value="red")[^>]*disabled=""/)
    expect(draw(panel)).not.toMatch(/<input (?=[^>]*value="mauve")[^>]*disabled=""/)
  })

  it('lists each filter in force, with a link that removes it', () => {
    const members = { colour: 'red,mauve,tin', price: 'min:10,max:20', sort: 'newest' }
    const filter = { colour: ['red', 'blue'], price: { min: 1000, max: 2000 } } as const
    const { chips, unfiltered } = panelOf(members, { query: { term: 'dog' } }, filter)
    expect(chips).toEqual([
      { label: 'Red', href: '/uk/adults/socks?term=dog&colour=blue&price=min:10,max:20&sort=newest' },
      { label: 'Blue', href: '/uk/adults/socks?term=dog&colour=red&price=min:10,max:20&sort=newest' },
      { label: '£10 – £20', href: '/uk/adults/socks?term=dog&colour=red,mauve,tin&sort=newest' },
    ])
    expect(unfiltered).toBe('/uk/adults/socks?term=dog&sort=newest')
  })

  const sent = (entries: readonly (readonly [string, string])[]) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    return form
  }

  it.each<[string, Readonly<Record<string, string>>, readonly (readonly [string, string])[], string]>([
    ['nothing', {}, [], ''],
    ['~LST-03 one of a facet', {}, [['colour', 'red']], '?colour=red'],
    [
      '~LST-04 two of one, one of another',
      {},
      [
        ['colour', 'red'],
        ['colour', 'mauve'],
        ['sizes', '36-40'],
      ],
      '?sizes=36-40&colour=red,mauve',
    ],
    ['~LST-15 a price from below', {}, [['price-to', '20']], '?price=min:0,max:20'],
    [
      '~LST-15 a price as wide as it goes',
      {},
      [
        ['price-from', '0'],
        ['price-to', '999'],
      ],
      '',
    ],
    [
      '~LST-15 a price the wrong way round',
      {},
      [
        ['price-from', '40'],
        ['price-to', '20'],
      ],
      '?price=min:20,max:40',
    ],
    ['~LST-15 no price at all', {}, [['price-from', 'ten']], ''],
    ['~LST-05 the order stays, the page goes', { sort: 'newest' }, [['colour', 'red']], '?sort=newest&colour=red'],
  ])('leads from its form to the address: %s', (_, kept, entries, search) => {
    const names = ['sizes', 'colour', 'material', 'price'] as const
    const form = { path: '/uk/adults/socks', kept, names, bounds: PRICE_FILTER_BOUNDS }
    expect(addressOfForm(form, sent(entries))).toBe(`/uk/adults/socks${search}`)
  })

  it.each([
    ['is none', 'colour=red&sort=newest', undefined],
    ['has empty fields', 'colour=red,blue&price-from=&price-to=', '/uk/adults/socks?colour=red,blue'],
    ['has a price', 'price-from=10&price-to=', '/uk/adults/socks?price=min:10,max:300'],
  ])('~LST-03 leads a form that a browser sent by itself to its address: it %s', async (_, search, address) => {
    const listing = { market: shopPlace().market, names: ['colour', 'price'], dearest: async () => 4000 } as const
    const form = { ...listing, path: '/uk/adults/socks', kept: {} }
    expect(await addressOfSentForm(new URLSearchParams(search), form)).toBe(address)
  })
})
