import { describe, expect, it } from 'vitest'
import { reader, reading } from '../../../tests/support/reading-content.ts'
import { thresholdOf } from '../../markets/shipping/free-shipping.ts'
import { toSharedContent } from './shared-content.ts'

type Content = Readonly<Record<string, unknown>> & { readonly component: string }

/** Stories of these contents, each with a slug of its own. */
const read = (...contents: readonly Content[]) => {
  const stories = contents.map((content, index) => ({
    full_slug: `uk/shared-content/${index}`,
    content: { _uid: `uid-${index}`, ...content },
  }))
  const { view: shared, problems } = reading((report) => toSharedContent(stories, reader, report))
  return { shared, problems }
}

const TABLE = { thead: [{ value: 'Size' }], tbody: [] }
const guide = (identifier: string, title: string) => ({ component: 'pdp-size-guide', identifier, title, table: TABLE })
const segment = (id: string) => ({ component: 'segment', id })
const banner = (message: string) => ({ component: 'banner', messages: [{ code: 'gb', message }] })

describe('shared content', () => {
  it('CNT-24 size guides are found by identifier, the last of a name counts', () => {
    const { shared } = read(guide('socks', 'Old'), guide('kids', 'Kids'), guide('socks', 'Socks'))
    expect(Object.keys(shared.sizeGuides)).toEqual(['socks', 'kids'])
    expect(shared.sizeGuides['socks']?.title).toBe('Socks')
  })

  it('CNT-24 feature icons are found by key, from however many lists', () => {
    const list = (key: string, icon: string) => ({
      component: 'pdp-list-icons',
      icons: [{ key, icon, text: `It is ${key}` }],
    })
    const { shared } = read(list('soft', 'cloud'), list('warm', 'sun'))
    expect(shared.featureIcons).toEqual({
      soft: { key: 'soft', icon: 'cloud', text: 'It is soft' },
      warm: { key: 'warm', icon: 'sun', text: 'It is warm' },
    })
  })

  it('CNT-24 the bar of free shipping has thresholds by country', () => {
    const thresholds = [
      { country: 'GB', amount: '40' },
      { country: 'se', amount: 500 },
      { country: 'ch', amount: 'a lot' },
      { country: 'us' },
    ]
    const { shared, problems } = read({
      component: 'checkout-free-shipping-bar',
      text: '{amount} to go',
      reachedText: 'Free',
      thresholds,
    })
    expect(shared.freeShippingBar).toEqual({
      text: '{amount} to go',
      reachedText: 'Free',
      thresholds: { gb: '40', se: 500, ch: 'a lot' },
    })
    const table = shared.freeShippingBar?.thresholds ?? {}
    expect(['GB', 'SE', 'CH', 'US'].map((country) => thresholdOf(table, country))).toEqual([40, 500, 0, 0])
    expect(problems).toEqual([expect.stringMatching(/^uk\/shared-content\/0\.thresholds\[3\]\.amount: /)])
  })

  it('CNT-24 segments are all there, in their order', () => {
    const { shared } = read(segment('students'), segment('runners'))
    expect(shared.segments.map(({ id }) => id)).toEqual(['students', 'runners'])
  })

  it('finds more of a family, a filter and a place by their names', () => {
    const { shared } = read(
      { component: 'pdp-enhanced', families: 'socks, tights', title: 'Knitted' },
      { component: 'facet', id: 'colour', title: 'Colour' },
      { component: 'widget', place: 'cart' },
    )
    expect(Object.keys(shared.enhanced)).toEqual(['socks', 'tights'])
    expect(shared.facets['colour']?.title).toBe('Colour')
    expect(shared.widgets['cart']?.count).toBe(8)
  })

  it('has one banner, whichever comes last', () => {
    expect(read(banner('Old'), banner('New')).shared.banner?.messages).toEqual([{ code: 'gb', message: 'New' }])
  })

  it('~CNT-25 leaves out what it cannot read, and reports which story that is', () => {
    const { shared, problems } = read(segment('students'), { component: 'carousel' }, segment(''), banner('Hi'))
    expect(shared.segments.map(({ id }) => id)).toEqual(['students'])
    expect(shared.banner).toBeDefined()
    expect(problems).toEqual([
      'uk/shared-content/1: Unknown component: carousel',
      'uk/shared-content/2.id: segment: must not be empty',
    ])
  })

  it('is empty where there is nothing', () => {
    const { shared } = read()
    expect(Object.values(shared).filter((part) => part !== undefined && Object.keys(part).length > 0)).toEqual([])
  })
})
