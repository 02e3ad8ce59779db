import { describe, expect, it } from 'vitest'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { MARKET_RECORDS } from '../../../markets/countries/records.ts'
import { endOfWithdrawalPeriod } from '../../../markets/withdrawal/withdrawal-period.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import type { OrderState } from '../orders/stored-order.ts'
import { orderHtml } from './order-html.ts'
import { hidden, homeOf, page } from './page-html.ts'
import { withdrawalCheck, withdrawalDone, withdrawalForm } from './withdrawal-html.ts'

const READER = { country: 'IE', language: 'en' } as const
const WITHDRAWAL = 'https://shop.example/withdraw?order=1&x=2'
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const NOW = new Date('2026-11-15T10:00:00.000Z')
const shown = (order = storedOrder(1), shipments: readonly StoredShipment[] = [], now = NOW) =>
  orderHtml(order, { withdrawal: WITHDRAWAL, shipments, now }).text

const PARCEL: StoredShipment = {
  id: 'shipment',
  orderId: 'order-1',
  region: 'NL',
  carrier: 'ups',
  carrierName: 'UPS',
  trackingNumber: '1Z',
  trackingUrl: 'https://ups.test/1Z',
  postedAt: '2026-11-15T10:00:00.000Z',
  postedBy: 'cli:ada',
  mailedAt: undefined,
  deliveredAt: undefined,
  voidedAt: undefined,
  units: [{ itemId: '2900000000018', quantity: 1 }],
}

describe('an order as a page', () => {
  it('shows number, lines, sums, delivery and both addresses', () => {
    const { number } = storedOrder(1)
    for (const part of [
      number,
      '2 × Lemon Socks',
      'Size 36-40',
      '€25.00',
      '€27.45',
      'Analytical Road 1',
      'Billing Lane 2',
    ]) {
      expect(text(shown())).toContain(part)
    }
  })

  it('shows what was refunded below the total, and nothing where no money went back', () => {
    const refunded = (amount: number) =>
      text(orderHtml(storedOrder(1), { withdrawal: WITHDRAWAL, shipments: [], refunded: amount, now: NOW }).text)
    expect(refunded(1250)).toMatch(/Total €27.45 .*Refunded -€12.50/)
    expect(refunded(0)).not.toContain('Refunded')
  })

  it('FUL-17 says that money is charged when it ships, and how much was, until all of it is', () => {
    const textWith = (value: number, isMoreToCome: boolean) => {
      const charged = { value, isMoreToCome }
      return text(orderHtml(storedOrder(1), { withdrawal: WITHDRAWAL, shipments: [], charged, now: NOW }).text)
    }
    expect(textWith(0, true)).toContain('We’ll charge you when your order ships')
    expect(textWith(0, true)).not.toContain('Charged so far')
    expect(textWith(1250, true)).toMatch(/Total €27.45 .*Charged so far €12.50/)
    expect(textWith(2745, false)).toContain('Paid. Thank you!')
  })

  it.each<[OrderState, string]>([
    ['open', 'Waiting for payment'],
    ['lapsed', 'Not paid'],
    ['replaced', 'Not paid'],
    ['paid', 'Paid'],
    ['held', 'We’re checking the payment'],
    ['cancelled', 'Cancelled'],
    ['refunded', 'Refunded'],
  ])('that is %s is labelled in words, and in a class for its colour', (state, words) => {
    const html = shown(storedOrder(1, { state }))
    expect(html).toContain(`class="state state-${state}"`)
    expect(/<p class="state[^>]*>([^<]*)/.exec(html)?.[1]).toContain(words)
  })

  it.each<[string, Parameters<typeof storedOrder>[1], boolean]>([
    ['a paid order in the Union', {}, true],
    ['a paid order in the United States', { snapshot: snapshotFor('US') }, false],
    ['an order that is cancelled', { state: 'cancelled' }, false],
    ['an order that is open', { state: 'open' }, false],
  ])('offers to withdraw from %s', (_, over, isOffered) => {
    const html = shown(storedOrder(1, over))
    expect(html.includes('href="https://shop.example/withdraw?order=1&amp;x=2"')).toBe(isOffered)
  })

  it.each(MARKET_RECORDS.filter(({ countryCode }) => isCountryCode(countryCode)))(
    'FUL-08 offers to withdraw in $countryCode until the period ends, and always while delivery is unknown',
    ({ countryCode: country, withdrawalDays }) => {
      if (!isCountryCode(country)) return
      const hasRight = withdrawalDays > 0
      const snapshot = snapshotFor(country)
      const offered = (over: Parameters<typeof storedOrder>[1], now: Date, arrived?: string) =>
        shown(storedOrder(1, { snapshot, ...over }), [{ ...PARCEL, deliveredAt: arrived }], now).includes('/withdraw?')
      const later = new Date('2027-11-15T10:00:00.000Z')
      const arrived = '2026-11-16T10:00:00.000Z'
      const end = endOfWithdrawalPeriod(country, new Date(arrived))
      expect(offered({ fulfilment: 'unshipped' }, later)).toBe(hasRight)
      expect(offered({ fulfilment: 'partly_shipped' }, later, arrived)).toBe(hasRight)
      expect(offered({ fulfilment: 'shipped' }, later)).toBe(hasRight)
      expect(offered({ fulfilment: 'delivered' }, new Date(end.getTime() - 1), arrived)).toBe(hasRight)
      expect(offered({ fulfilment: 'delivered' }, end, arrived)).toBe(false)
      expect(offered({ state: 'refunded', fulfilment: 'shipped' }, NOW)).toBe(false)
    },
  )

  it.each([
    ['en', 'On its way to you', 'Track your parcel'],
    ['de', 'Unterwegs zu dir', 'Sendung verfolgen'],
    ['nl', 'Onderweg naar jou', 'Volg je pakket'],
    ['fr', 'En route vers vous', 'Suivre le colis'],
    ['es', 'En camino', 'Seguir el paquete'],
    ['it', 'In viaggio verso di te', 'Segui il pacco'],
  ] as const)('FUL-07 in %s: fulfilment, and each parcel with date, lines and tracking', (language, words, track) => {
    const snapshot = snapshotFor('IE', { language })
    const html = shown(storedOrder(1, { snapshot, fulfilment: 'shipped' }), [PARCEL])
    expect(html).toContain(words)
    expect(html).toContain(`<a href="https://ups.test/1Z" rel="noopener noreferrer">${track}</a>`)
    expect(text(html)).toContain('2026 · UPS')
    expect(text(html)).toMatch(/1 × Lemon Socks, \S+ 36-40/)
    expect(html).not.toMatch(/<script/i)
  })

  it('FUL-07 a hold is shown as being checked, without its reason', () => {
    const html = shown(storedOrder(1, { holds: ['chargeback'] }))
    expect(html).toContain('We’re checking your order')
    expect(html).not.toMatch(/chargeback|hold/i)
  })

  it('escapes what the shopper and the merchant wrote', () => {
    const wild = '<img src=x onerror="alert(1)">&\''
    const snapshot = snapshotFor('IE', { name: wild })
    const address = { ...snapshot.addresses.shipping, city: wild }
    const addresses = { ...snapshot.addresses, shipping: address }
    const html = shown(storedOrder(1, { snapshot: { ...snapshot, addresses } }))
    expect(html).not.toContain('<img src=x')
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;&#39;/g)?.length).toBeGreaterThan(1)
  })
})

describe('the pages around it', () => {
  it('have the language of the reader, lead home, and escape their title', () => {
    const html = page({ country: 'DE', language: 'de' }, '<b>', 'text')
    expect(html).toContain('<html lang="de-DE">')
    expect(html).toContain('<h1>&lt;b&gt;</h1>')
    expect(html).toContain('<a href="/de">')
    expect(html).not.toMatch(/<script/i)
  })

  it.each([
    ['GB', '/uk'],
    ['IE', '/eu'],
    ['US', '/us'],
  ] as const)('home of %s is %s', (country, path) => {
    expect(homeOf(country)).toBe(path)
  })

  it('hidden fields escape names and values', () => {
    expect(hidden({ token: '"><script>' }).map((field) => field.text)).toEqual([
      '<input type="hidden" name="token" value="&quot;&gt;&lt;script&gt;" />',
    ])
  })
})

describe('the pages of a withdrawal', () => {
  const ENTERED = { name: 'Ada "A"', number: '10000008', email: 'ada@example.com' }
  const GIVEN = { ...ENTERED, ...READER, id: 'w'.repeat(24) }

  it('the form has what was entered, and shows what is wrong with it', () => {
    const html = withdrawalForm(READER, ENTERED, { problem: 'Something is <missing>' })
    expect(html).toContain('value="Ada &quot;A&quot;"')
    expect(html).toContain('<p class="problem" role="alert">Something is &lt;missing&gt;</p>')
    expect(withdrawalForm(READER, ENTERED)).not.toContain('role="alert"')
  })

  it('the question repeats the statement and carries everything that confirms it', () => {
    const html = withdrawalCheck(READER, GIVEN, { statement: 'I withdraw from 10000008.', fields: { 'units-1': '2' } })
    const fields = [...html.matchAll(/name="([\w-]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    expect(Object.fromEntries(fields)).toEqual({
      country: 'IE',
      language: 'en',
      step: 'confirm',
      id: GIVEN.id,
      name: 'Ada &quot;A&quot;',
      number: '10000008',
      email: 'ada@example.com',
      'units-1': '2',
    })
    expect(text(html)).toContain('I withdraw from 10000008.')
  })

  it('the last page names moment and address', () => {
    const html = text(withdrawalDone(READER, GIVEN, '2026-11-15T10:00:00.000Z'))
    expect(html).toContain('15 November 2026 at 10:00:00')
    expect(html).toContain('ada@example.com')
  })
})
