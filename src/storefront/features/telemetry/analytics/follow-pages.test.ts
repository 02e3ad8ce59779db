import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { createStore } from '../../../stores/store.ts'
import { takeEvents } from './data-layer.ts'
import type { AnalyticsEvent } from './events.ts'
import { followPages, pageViewName, productIn } from './follow-pages.ts'
import type { PageStore } from './tracked-page.ts'

type View = ReturnType<PageStore['get']>

function placeIn(country: string): StorefrontMarket {
  const market = findMarket('production', country)
  if (!market) throw new Error(country)
  const { countryCode, name, currency, locale, language, warehouse } = market
  const view = { countryCode, name: name.local, currency, locale: locale.iso, language, region: warehouse.region }
  return { storefront: 'uk', market: view }
}

const PLACE = placeIn('GB')
const page = (routeName: View['routeName'], more: Partial<View> = {}): View => ({
  routeName,
  page: 'story',
  layout: 'shop',
  place: PLACE,
  data: undefined,
  ...more,
})
const product = (sku: string) =>
  page('storefront-product-sku', { page: 'product', data: { product: { sku, name: sku, amount: 1250 } } })

/** A window that says when it is left and come back to. */
let pageWindow = new EventTarget()
beforeEach(() => {
  pageWindow = new EventTarget()
  vi.stubGlobal('window', pageWindow)
})
const dispatch = (type: string, persisted = true) =>
  pageWindow.dispatchEvent(Object.assign(new Event(type), { persisted }))

/** The events of views that are shown one after the other, each at its address. */
function reportedEvents(
  views: readonly (readonly [address: string, view: View])[],
  afterwards: () => void = () => undefined,
): readonly AnalyticsEvent[] {
  const events: AnalyticsEvent[] = []
  takeEvents(() => undefined)()
  const stopTaking = takeEvents((event) => events.push(event))
  const [[address, first] = ['/', page('index')], ...rest] = views
  let here = address
  const shown = createStore(first)
  const stop = followPages(shown, () => here)
  for (const [next, view] of rest) {
    here = next
    shown.set(() => view)
  }
  afterwards()
  stop()
  stopTaking()
  return events
}

describe('page views', () => {
  it.each([
    ['storefront', 'storefront'],
    ['storefront-slugs', 'storefront-slugs'],
    ['storefront-checkout-success-id', 'storefront-checkout-success'],
    ['storefront-shared-content', undefined],
    ['storefront-diagnostics-product-sku', undefined],
    [undefined, 'error'],
  ] as const)('~ANA-04 ~ANA-05 of %s are called %s', (route, expected) => {
    expect(pageViewName(route)).toBe(expected)
  })

  it('~ANA-29 reports the first page and each one that follows, and none twice', () => {
    const home = page('storefront')
    const views = [
      ['/uk', home],
      ['/uk', page('storefront', { data: 'shown anew' })],
      ['/uk/shared-content', page('storefront-shared-content')],
      ['/uk/gifts?colour=red', page('storefront-slugs')],
      ['/uk', home],
    ] as const
    expect(reportedEvents(views)).toEqual([
      { event: 'SPA-PageView', name: 'storefront', path: '/uk' },
      { event: 'SPA-PageView', name: 'storefront-slugs', path: '/uk/gifts?colour=red' },
      { event: 'SPA-PageView', name: 'storefront', path: '/uk' },
    ])
  })

  it('~ANA-14 ~ANA-22 a product is opened after its page view, and closed before the next one', () => {
    const views = [
      ['/uk/product/a', product('A')],
      ['/uk/product/a?size=36', product('A')],
      ['/uk/product/b', product('B')],
      ['/uk', page('storefront')],
    ] as const
    expect(reportedEvents(views).map((event) => [event.event, 'sku' in event ? event.sku : undefined])).toEqual([
      ['SPA-PageView', undefined],
      ['productDetail', 'A'],
      ['SPA-PageView', undefined],
      ['closeProduct', 'A'],
      ['SPA-PageView', undefined],
      ['productDetail', 'B'],
      ['closeProduct', 'B'],
      ['SPA-PageView', undefined],
    ])
  })
})

describe('a page that is left', () => {
  const views = [['/uk/product/a', product('A')]] as const
  const namesOf = (events: readonly AnalyticsEvent[]) => events.map(({ event }) => event)

  it('~ANA-14 closes its product, also when the next page is loaded', () => {
    const events = reportedEvents(views, () => dispatch('pagehide'))
    expect(namesOf(events)).toEqual(['SPA-PageView', 'productDetail', 'closeProduct'])
  })

  it('~ANA-29 is seen anew when the browser brings it back', () => {
    const events = reportedEvents(views, () => {
      dispatch('pageshow', false)
      dispatch('pagehide')
      dispatch('pageshow')
    })
    expect(namesOf(events).slice(3)).toEqual(['SPA-PageView', 'productDetail'])
  })
})

describe('productIn', () => {
  it('is reported with its price in major units', () => {
    expect(productIn({ product: { sku: 'A', name: 'Lemon', amount: 1250 } }, PLACE)).toEqual({
      sku: 'A',
      name: 'Lemon',
      price: 12.5,
      currency: 'GBP',
    })
  })

  it.each([undefined, null, 'text', {}, { product: 'text' }, { product: { sku: 'A', name: 'Lemon' } }])(
    'is none in %j',
    (data) => expect(productIn(data, PLACE)).toBeUndefined(),
  )
})
