import { describe, expect, it } from 'vitest'
import { EXPERIMENTS } from '../../src/markets/experiments/experiments.ts'
import { COLOURS } from '../../src/markets/products/colours.ts'
import { FEATURES } from '../../src/markets/products/features.ts'
import { MATERIALS } from '../../src/markets/products/materials.ts'
import { SIZES } from '../../src/markets/products/sizes.ts'
import { FREE_SHIPPING_THRESHOLDS } from '../../src/markets/shipping/free-shipping.ts'
import { SHIPPING_COUNTRY_CODES } from '../../src/markets/storefronts/country-codes.ts'
import { contentReader, type SharedViews } from '../../src/contracts/content/kinds/read-content.ts'
import { inLanguage } from '../../src/services/content/admin.ts'
import { withAssets } from '../../src/merchant/content/walk-content.ts'
import { demoProducts, demoStories, isSharedContent } from '../support/demo-shop.ts'

const reader = contentReader({ storefront: 'uk', spell: (text) => text, isStrict: true })
const asset = (filename: string) => ({ filename, meta_data: null })

/** What most storefronts share; those of the Netherlands and the United States have copies in their own language. */
const sharedContent = demoStories().filter((story) => isSharedContent(story) && story.full_slug.startsWith('_default/'))

const views = sharedContent.flatMap(({ full_slug: slug, content: written }) => {
  const { _uid, component } = written
  const content = { ...inLanguage(withAssets(written, asset), []), _uid, component }
  return (
    reader.shared(content, slug, ({ path, message }) => {
      throw new Error(`${path}: ${message}`)
    }) ?? []
  )
})

type Kind = keyof SharedViews
type ViewOf<Name extends Kind> = Extract<SharedViews[Kind], { component: Name }>

const isKind =
  <Name extends Kind>(name: Name) =>
  (view: SharedViews[Kind]): view is ViewOf<Name> =>
    view.component === name

const every = <Name extends Kind>(name: Name): readonly ViewOf<Name>[] => views.filter(isKind(name))

const countries = SHIPPING_COUNTRY_CODES.map((code) => code.toLowerCase())

describe('shared content of the demo', () => {
  it('~CNT-25 has at least one story of every kind', () => {
    expect(new Set(sharedContent.map(({ content }) => content.component))).toEqual(
      new Set<Kind>([
        'banner',
        'navigation',
        'navigation-alternate',
        'newsletter',
        'checkout-message-banner',
        'checkout-free-shipping-bar',
        'segmented-upsell',
        'pdp-enhanced',
        'pdp-size-guide',
        'speechBubble',
        'segmented-popup',
        'checkout-newsletter-checkbox',
        'pdp-list-icons',
        'pdp-certifications',
        'pdp-shipping-and-returns',
        'pdp-sustainability',
        'widget',
        'footer',
        'facet',
        'sidebar-filters',
        'segment',
        'split-test',
      ]),
    )
  })

  it('~HDR-27 has a banner for every country, and for the storefronts of many countries', () => {
    const [banner] = every('banner')
    expect(banner?.messages.map(({ code }) => code).toSorted()).toEqual([...countries, 'eu', 'gl'].toSorted())
  })

  it.each(countries)('tells %s on the banner from which amount delivery is free', (country) => {
    const message = every('banner')[0]?.messages.find(({ code }) => code === country)?.message ?? ''
    const [amount] = /\d[\d,]*/.exec(message) ?? []
    expect(Number(amount?.replace(',', ''))).toBe(FREE_SHIPPING_THRESHOLDS[country])
  })

  it('~SHP-10 has a threshold for every country', () => {
    const [bar] = every('checkout-free-shipping-bar')
    expect(bar?.thresholds.map(({ country }) => country).toSorted()).toEqual(countries.toSorted())
  })

  it('HDR-19 has a menu of the expected members, with one link that is hidden and one that is pointed at', () => {
    const links = every('navigation').flatMap(({ categories }) => categories.flatMap((one) => one.links))
    const headerLinks = every('navigation').flatMap((menu) => menu.headerLinks)
    const members = (items: readonly object[]) => new Set(items.flatMap((item) => Object.keys(item)))
    expect(members(headerLinks)).toEqual(new Set(['_uid', 'text', 'url']))
    expect(members(links)).toEqual(new Set(['_uid', 'name', 'url', 'text', 'disabled', 'isHighlighted']))
    expect(links.filter(({ disabled }) => disabled)).toHaveLength(1)
    expect(links.filter(({ isHighlighted }) => isHighlighted)).toHaveLength(1)
  })

  it('~SEG-01 has the segments that other content asks for', () => {
    const known = new Set(every('segment').map(({ id }) => id))
    const segments = [...every('navigation-alternate'), ...every('segmented-popup')].map(({ segment }) => segment)
    expect(segments.filter((segment) => !known.has(segment))).toEqual([])
  })

  it('~CNT-33 switches the experiments as the shop does', () => {
    expect(every('split-test').map(({ id, active, defaultVariant }) => ({ id, active, defaultVariant }))).toEqual(
      EXPERIMENTS.map(({ id, active, defaultVariant }) => ({ id, active, defaultVariant })),
    )
  })

  it('~PRD-20 has a size guide for everything the demo sells, with as many cells in each row as heads', () => {
    const guides = every('pdp-size-guide')
    const wanted = new Set(demoProducts().flatMap(({ sizeGuideBlock }) => sizeGuideBlock ?? []))
    expect(new Set(guides.map(({ identifier }) => identifier))).toEqual(wanted)
    const uneven = guides.filter(({ table }) => table.rows.some(({ length }) => length !== table.head.length))
    expect(uneven.map(({ identifier }) => identifier)).toEqual([])
  })

  it('~PRD-21 has an icon for every feature and material', () => {
    const keys = every('pdp-list-icons').flatMap(({ icons }) => icons.map(({ key }) => key))
    expect(keys.toSorted()).toEqual([...FEATURES, ...MATERIALS].toSorted())
  })

  it.each([
    ['colour', COLOURS],
    ['material', MATERIALS],
    ['sizes', SIZES],
  ] as const)('has a name for every value of the filter %s', (id, keys) => {
    const values = every('facet').find((facet) => facet.id === id)?.values
    expect(values?.map(({ key }) => key)).toEqual(expect.arrayContaining([...keys]))
  })
})
