import { describe, expect, it } from 'vitest'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { dayOf, momentOf, orderDetails } from './order-details.ts'

/** Late in the evening of the warehouse, the next morning in Seoul. */
const EVENING = '2026-11-15T22:30:00.000Z'

describe('the times of an order', () => {
  it.each([
    ['HSE-12 a Seoul order is dated in Asia/Seoul', 'en', 'KR', 'November 16, 2026', '7:30'],
    ['HSE-12 a New York order is dated in America/New_York', 'en', 'US', 'November 15, 2026', '5:30'],
    ['HSE-12 a London order is an hour behind the warehouse', 'en', 'GB', '15 November 2026', '22:30'],
    ['HSE-12 a Helsinki order is an hour ahead of it', 'en', 'FI', '16 November 2026', '0.30'],
    ['HSE-12 a Berlin order', 'de', 'DE', '15. November 2026', '23:30'],
  ] as const)('%s', (_, language, country, day, time) => {
    const reader = { language, market: { country } }
    expect(dayOf(EVENING, reader)).toBe(day)
    expect(momentOf(EVENING, reader)).toContain(time)
  })
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const PICTURE = '/images/0123456789abcdef/sock?width=320&format=jpeg&quality=70'

describe('the rows of an order', () => {
  it('SHX-07 a line has quantity, size, unit price and total; a gift costs nothing and is labelled so', () => {
    const { lines } = orderDetails(snapshotFor('IE'))
    expect(lines).toEqual([
      { label: '2 × Lemon Socks', picture: PICTURE, note: 'Size 36-40 · €12.50 each', amount: '€25.00' },
      { label: '1 × A tiny sock', picture: PICTURE, note: 'A present from us', amount: 'Free' },
    ])
  })

  it.each<[string, ReturnType<typeof snapshotFor>, readonly string[]]>([
    [
      'with tax in the prices',
      snapshotFor('IE'),
      ['Subtotal €25.00', 'Discount -€2.50', 'Delivery €4.95', 'Total €27.45', 'VAT included (23%) €4.57'],
    ],
    [
      'with tax added to them',
      snapshotFor('US', { externalTax: 220 }),
      ['Subtotal 25.00$', 'Discount -2.50$', 'Shipping 4.95$', 'Sales tax 2.20$', 'Total 29.65$'],
    ],
  ])('sums %s', (_, snapshot, expected) => {
    const { sums } = orderDetails(snapshot)
    expect(sums.map(({ label, amount }) => plain(`${label} ${amount}`))).toEqual(expected)
    expect(sums.filter(({ strong }) => strong).map(({ label }) => label)).toEqual(['Total'])
  })

  it('without a discount there is no row for it, and free shipping is called free', () => {
    const { totals, ...rest } = snapshotFor('IE')
    const { sums } = orderDetails({ ...rest, totals: { ...totals, discount: 0, shipping: 0 } })
    expect(sums.map(({ label, amount }) => plain(`${label} ${amount}`))).toEqual([
      'Subtotal €25.00',
      'Delivery Free',
      'Total €27.45',
      'VAT included (23%) €4.57',
    ])
    expect(sums[1]?.note).toBe('Standard delivery')
  })

  it('LAW-02 adults’ and children’s socks in one order: one row per rate, and none for a rate of zero', () => {
    const sumsWith = (taxRates: readonly { percent: number; tax: number }[]) =>
      orderDetails({ ...snapshotFor('IE'), taxRates }).sums.map(({ label, amount }) => plain(`${label} ${amount}`))
    expect(
      sumsWith([
        { percent: 23, tax: 200 },
        { percent: 13.5, tax: 50 },
      ]).slice(-2),
    ).toEqual(['VAT included (23%) €2.00', 'VAT included (13.5%) €0.50'])
    expect(
      sumsWith([
        { percent: 23, tax: 200 },
        { percent: 0, tax: 0 },
      ]).at(-1),
    ).toBe('VAT included (23%) €2.00')
    expect(sumsWith([{ percent: 0, tax: 0 }]).at(-1)).toBe('Total €27.45')
  })

  it.each<[CountryCode, string]>([
    ['GB', 'Arrives Thu 19 – Mon 23 Nov'],
    ['DE', 'Ankunft: Do., 19. – Mo., 23. Nov.'],
    ['NL', 'Bezorging: do 19 – ma 23 nov'],
    ['FR', 'Arrivée : jeu. 19 – lun. 23 nov.'],
    ['ES', 'Llegada: jue, 19 – lun, 23 nov'],
    ['IT', 'Arrivo: gio 19 – lun 23 nov'],
    ['US', 'Arrives Thu, Nov 19 – Mon, Nov 23'],
  ])('SHX-12 the promised days in %s', (country, expected) => {
    const { shipping, ...rest } = snapshotFor(country)
    const promised = { shipsBy: '2026-11-18', from: '2026-11-19', to: '2026-11-23' }
    const { delivery } = orderDetails({ ...rest, shipping: { ...shipping, promised } })
    expect(plain(delivery.lines.at(-1) ?? '')).toBe(expected)
  })

  it('a delivery without an estimate is its name', () => {
    const { shipping, ...rest } = snapshotFor('IE')
    const { delivery } = orderDetails({ ...rest, shipping: { ...shipping, estimatedDelivery: '' } })
    expect(delivery.lines).toEqual(['Standard delivery'])
  })

  it.each<[CountryCode, readonly string[]]>([
    ['GB', ['Springfield', '12345']],
    ['US', ['Springfield, NY 12345']],
    ['DE', ['12345 Springfield']],
  ])('an address in %s as its post writes it', (country, town) => {
    const [delivered] = orderDetails(snapshotFor(country)).addresses
    expect(delivered?.lines.slice(0, -1)).toEqual(['Ada Lovelace', 'Analytical Road 1', ...town])
  })

  it('a bill to a country that nothing is shipped to names it by its code', () => {
    const { addresses, ...rest } = snapshotFor('IE')
    const billing = { ...addresses.billing, country: 'BR', region: 'Bahia' }
    const [, billed] = orderDetails({ ...rest, addresses: { ...addresses, billing } }).addresses
    expect(billed?.lines.slice(-3)).toEqual(['12345 Springfield', 'Bahia', 'BR'])
  })
})
