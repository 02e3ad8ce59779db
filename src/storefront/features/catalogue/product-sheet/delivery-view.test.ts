import { describe, expect, it } from 'vitest'
import { shopVisit } from '../../../../../tests/support/shop-visit.ts'
import { loadDelivery } from './delivery-view.ts'

const method = (id: string, active: boolean) => ({
  id,
  active,
  price: { GBP: 350, EUR: 395, USD: 495 },
  discount: {},
  attributes: { displayName: { en: id }, description: { en: '2 to 4 days', de: '2 bis 4 Tage' } },
})

function delivery(country: string, answer: unknown, thresholds?: Readonly<Record<string, unknown>>) {
  const bar = {
    component: 'checkout-free-shipping-bar',
    text: 'Soon free',
    reachedText: 'Free',
    thresholds: Object.entries(thresholds ?? {}).map(([code, amount]) => ({ _uid: code, country: code, amount })),
  }
  const { visit } = shopVisit({
    route: 'storefront-product-sku',
    address: '/uk/product/a1',
    country,
    commerce: () => answer,
    shared: thresholds ? { bar } : {},
  })
  return loadDelivery({
    methods: visit.clients.shipping.methods(visit.market).catch(() => []),
    market: visit.market,
    shared: visit.shared,
    now: new Date('2026-11-19T11:00:00Z'),
  })
}

describe('loadDelivery', () => {
  it.each([
    ['GB', { name: 'standard', cost: '£3.50', time: '2 to 4 days' }, '£40', { text: 'taxIncludedUpTo', limit: '£135' }],
    ['DE', { name: 'standard', cost: '3,95€', time: '2 bis 4 Tage' }, '40€', { text: 'taxIncluded', limit: '' }],
    ['US', { name: 'standard', cost: '4.95$', time: '2 to 4 days' }, '50$', { text: 'taxExtra', limit: '' }],
  ])(
    'shows %s the default shipping method of a cart, and its free shipping threshold',
    async (country, way, freeFrom, tax) => {
      const view = await delivery(country, [method('asleep', false), method('standard', true)])
      expect(view).toEqual({ way, freeFrom, tax })
    },
  )

  it('SHX-12 writes the days of an arrival for each of the next cut-offs, in the language of the market', async () => {
    const arrival = {
      timeZone: 'Europe/Amsterdam',
      cutOff: '16:00',
      handlingDays: 1,
      transitDays: [1, 3],
      shipsOn: [1, 2, 3, 4, 5],
      closed: [],
      arrivesOn: [1, 2, 3, 4, 5],
      closedThere: [],
    }
    const { way } = await delivery('DE', [{ ...method('standard', true), arrival }])
    const written = way?.arrivals?.map(([until, days]) => [
      new Date(until).toISOString(),
      days.replaceAll('\u00a0', ' '),
    ])
    expect(written?.slice(0, 2)).toEqual([
      ['2026-11-19T15:00:00.000Z', 'Mo., 23. – Mi., 25. Nov.'],
      ['2026-11-20T15:00:00.000Z', 'Di., 24. – Do., 26. Nov.'],
    ])
    expect(written).toHaveLength(6)
  })

  it.each([
    {},
    { timeZone: 'Nowhere/Else', cutOff: '16:00' },
    { timeZone: 'Europe/Amsterdam', cutOff: 'noon', shipsOn: [] },
  ])('has no days for an arrival that cannot be read: %j', async (arrival) => {
    const { way } = await delivery('DE', [{ ...method('standard', true), arrival }])
    expect(way).toMatchObject({ name: 'standard', arrivals: [] })
  })

  it.each([
    ['CH', 'taxIncluded'],
    ['KR', 'importExtra'],
    ['NO', 'taxIncludedUpTo'],
  ])('LAW-03 says in %s what prices contain: %s', async (country, text) => {
    expect((await delivery(country, [])).tax.text).toBe(text)
  })

  it('goes by the thresholds of content, where it has some', async () => {
    expect((await delivery('GB', [method('a', true)], { gb: '55' })).freeFrom).toBe('£55')
    expect((await delivery('GB', [method('a', true)], { gb: 'none' })).freeFrom).toBeUndefined()
  })

  it('leaves out the method when it is unavailable', async () => {
    expect((await delivery('GB', new Response('{}', { status: 500 }))).way).toBeUndefined()
    expect((await delivery('GB', [])).way).toBeUndefined()
  })
})
