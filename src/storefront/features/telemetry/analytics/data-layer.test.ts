import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventNameOf } from '../../../../../tests/support/event-names.ts'
import { pushEvent, pushGeneral, takeEvents } from './data-layer.ts'
import type { AnalyticsEvent, EventFacts, EventName } from './events.ts'
import { writeEvents, type WrittenEvent } from './write-events.ts'

const CLICK: AnalyticsEvent = { event: 'clickSearch', type: 'suggestionClick', term: 'cats', id: 'CR001' }
const FACTS: EventFacts = { countryCode: 'GB', inSplitTest: false }

const LINE = { sku: 'L-36', productSku: 'L', name: 'Lemon', size: '36-40', price: 12.5, quantity: 1 }
const TILE = { sku: 'L', name: 'Lemon', list: 'similar', position: 1 }
const HERO = { id: 'b1', name: 'New in', creative: 'hero', position: 1 }
const ADDRESS = { street0: 'Herengracht', street1: '', city: 'Amsterdam', postCode: '1015 BK', country: 'NL' }
const ORDER = { orderId: 'o1', orderNumber: '10000008', value: 25, currency: 'EUR' } as const

/** One of each: a name too many or too few does not compile. */
const EVENTS: { readonly [Name in EventName]: Extract<AnalyticsEvent, { event: Name }> } = {
  purchase: {
    event: 'purchase',
    ...ORDER,
    tax: 4,
    shipping: 0,
    discount: 0,
    language: 'nl',
    paymentMethod: 'visa',
    shippingAddress: ADDRESS,
    items: [LINE],
  },
  orderComplete: { event: 'orderComplete', ...ORDER },
  paymentCancel: { event: 'paymentCancel', reason: 'refused', method: 'visa', value: 25, currency: 'EUR' },
  newsletterSignup: {
    event: 'newsletterSignup',
    label: 'success',
    signupSource: 'block',
    identifier: 'regular-newsletter',
  },
  checkout: { event: 'checkout', stage: 1, view: 'cart' },
  'checkout-customer-email-update': { event: 'checkout-customer-email-update' },
  closeProduct: { event: 'closeProduct', sku: 'L', name: 'Lemon' },
  removeFromCart: { event: 'removeFromCart', ...LINE, currency: 'EUR' },
  addToCart: { event: 'addToCart', ...LINE, currency: 'EUR' },
  cart: { event: 'cart', items: [LINE], value: 12.5, currency: 'EUR' },
  orderDiscountCode: { event: 'orderDiscountCode', code: 'WELCOME', discount: 2, currency: 'EUR' },
  promotionClick: { event: 'promotionClick', ...HERO, href: '/uk/new-in' },
  promotionView: { event: 'promotionView', ...HERO },
  productClick: { event: 'productClick', ...TILE },
  productDetail: { event: 'productDetail', sku: 'L', name: 'Lemon', price: 12.5, currency: 'GBP' },
  productImpression: { event: 'productImpression', products: [TILE] },
  productPurchase: { event: 'productPurchase', ...LINE, orderId: 'o1', currency: 'EUR' },
  general: { event: 'general', category: 'size-guide', action: 'open' },
  clickSearch: { event: 'clickSearch', type: 'searchClick', term: 'cats', id: 'a1' },
  pageBlockClick: { event: 'pageBlockClick', id: 'b1', block: 'hero', href: '/uk/new-in', text: 'Look' },
  filterClick: { event: 'filterClick', parameter: 'colour', value: 'red', isOn: true },
  'SPA-PageView': { event: 'SPA-PageView', name: 'storefront', path: '/uk' },
  popup: { event: 'popup', popup: 'newsletter', id: '', action: 'shown' },
  menuClick: { event: 'menuClick', type: 'desktop', menu: 'main', text: 'Gifts', href: '/uk/gifts' },
}

describe('the data layer', () => {
  beforeEach(() => void vi.stubGlobal('window', {}))

  /** Flushes the events that other tests have left in the queue. */
  function written(work: () => void, factsOf = () => FACTS): unknown {
    const stop = writeEvents(factsOf)
    window.dataLayer?.splice(0)
    work()
    stop()
    return window.dataLayer
  }

  it('ANA-01 QLT-04 what is written has the 24 names of the specification', async () => {
    const rows = (await readFile('docs/requirements.tsv', 'utf8')).split('\n')
    const names = rows.flatMap((row) => eventNameOf(row) ?? [])
    const entries = written(() => Object.values(EVENTS).forEach((event) => pushEvent(event)))
    expect(names).toHaveLength(24)
    expect(entries).toEqual(names.map((event) => expect.objectContaining({ event })))
  })

  it.each(Object.values(EVENTS))(
    '~ANA-01 ~ANA-02 ~ANA-03 $event is written with its country and whether it is in a test',
    (event) => {
      expect(written(() => pushEvent(event))).toEqual([{ ...event, countryCode: 'GB', inSplitTest: false }])
    },
  )

  it('ANA-25 a general event is one of that name', () => {
    expect(written(() => pushGeneral({ category: 'size-guide', action: 'open', label: 'adults' }))).toEqual([
      { event: 'general', category: 'size-guide', action: 'open', label: 'adults', ...FACTS },
    ])
  })

  it('reads the common facts anew for each event', () => {
    let isIn = false
    const work = () => {
      pushEvent(CLICK)
      isIn = true
      pushEvent(CLICK)
    }
    expect(written(work, () => ({ countryCode: 'DE', inSplitTest: isIn }))).toMatchObject([
      { countryCode: 'DE', inSplitTest: false },
      { countryCode: 'DE', inSplitTest: true },
    ])
  })

  it('events from before it is written wait, in their order', () => {
    const taken: AnalyticsEvent[] = []
    takeEvents(() => undefined)()
    pushEvent(EVENTS.checkout)
    pushEvent(EVENTS.cart)
    const stop = takeEvents((event) => taken.push(event))
    pushEvent(CLICK)
    stop()
    expect(taken.map(({ event }) => event)).toEqual(['checkout', 'cart', 'clickSearch'])
  })

  it('notifies the listeners of each event', () => {
    const received: WrittenEvent[] = []
    takeEvents(() => undefined)()
    const stop = writeEvents(() => FACTS, [(event) => received.push(event)])
    pushEvent(CLICK)
    stop()
    expect(received).toEqual([{ ...CLICK, ...FACTS }])
  })

  it('keeps what others have put into it', () => {
    const theirs = [{ event: 'gtm.js' }]
    const stop = writeEvents(() => FACTS)
    Reflect.set(window, 'dataLayer', theirs)
    pushEvent(CLICK)
    stop()
    expect(window.dataLayer).toBe(theirs)
    expect(theirs).toEqual([{ event: 'gtm.js' }, { ...CLICK, ...FACTS }])
  })

  it.each(['nonsense', 7, null, { push: 'me' }])('takes the place of %j, which is no list', (theirs) => {
    const stop = writeEvents(() => FACTS)
    Reflect.set(window, 'dataLayer', theirs)
    pushEvent(CLICK)
    stop()
    expect(window.dataLayer).toEqual([{ ...CLICK, ...FACTS }])
  })

  it.each([
    ['a list that is frozen', () => Reflect.set(window, 'dataLayer', Object.freeze([]))],
    ['a window that is', () => vi.stubGlobal('window', Object.freeze({ dataLayer: 'mine' }))],
  ])('leaves %s alone', (_, freeze) => {
    const stop = writeEvents(() => FACTS)
    freeze()
    const before = window.dataLayer
    expect(() => pushEvent(CLICK)).not.toThrow()
    stop()
    expect(window.dataLayer).toBe(before)
  })
})
