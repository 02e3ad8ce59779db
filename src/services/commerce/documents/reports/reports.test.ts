import { beforeEach, describe, expect, it } from 'vitest'
import type { CountryCode } from '../../../../markets/types.ts'
import { engines } from '../../../../../tests/support/fresh-database.ts'
import { useDocumentShop } from '../../../../../tests/support/document-shop.ts'
import { snapshotFor } from '../../../../../tests/support/stored-order.ts'
import { accountingRows, type AccountingRow } from './accounting-rows.ts'
import { saveEcbRates } from './ecb-rates.ts'
import { nonEuReport, usReport } from './month-reports.ts'
import { euroCents, ossReport } from './oss-report.ts'
import { easterSunday, quarterOf, quarterRange, rateDayOf } from './report-periods.ts'

const Q4 = { year: 2026, quarter: 4 } as const
const YEAR = { from: '2026-01-01', to: '2026-12-31' }

describe.each(engines)('reports on %s', (engine) => {
  const documents = useDocumentShop(engine)
  const { shop, clock, pay, invoice, credit, seller, issue } = documents

  const buy = async (number: number, country: CountryCode, time: string, externalTax?: number) => {
    clock.set(time)
    const snapshot = snapshotFor(country, externalTax === undefined ? {} : { externalTax })
    await pay(number, country, { snapshot, paidAt: time })
    await invoice(number)
  }
  const rates = () =>
    shop.inTransaction((tx) =>
      saveEcbRates(tx, [
        { currency: 'SEK', day: '2026-09-30', perEuro: '11.0' },
        { currency: 'SEK', day: '2026-12-31', perEuro: '11.5' },
      ]),
    )
  beforeEach(async () => {
    await seller()
    await buy(1, 'NL', '2026-10-02T10:00:00Z')
    await buy(2, 'DE', '2026-10-03T10:00:00Z')
    await buy(3, 'DE', '2026-11-03T10:00:00Z')
    await buy(4, 'SE', '2026-09-03T10:00:00Z')
    await buy(5, 'SE', '2026-12-03T10:00:00Z')
    await buy(6, 'GB', '2026-10-04T10:00:00Z')
    await buy(7, 'CH', '2026-10-04T10:00:00Z')
    await buy(8, 'KR', '2026-10-04T10:00:00Z')
    await buy(9, 'US', '2026-10-04T10:00:00Z', 244)
    clock.set('2026-12-05T10:00:00Z')
    await credit(2, 1000, 'refund-2')
    await credit(4, 2745, 'refund-4')
    await credit(9, 2989, 'refund-9')
    await issue({ kind: 'cancellation', orderId: 'order-9', reference: 'refund-9', amount: 2989 })
  })

  it('INV-11 the OSS return has net and VAT in euros per member state, without the seller’s own country', async () => {
    await rates()
    const report = await ossReport(shop.query, Q4, 'NL')
    expect(report).toMatchObject({
      ok: true,
      value: {
        rows: [
          { quarter: '2026-Q4', country: 'DE', percent: 19, net: 2307 * 2 - 840, vat: 438 * 2 - 160 },
          {
            quarter: '2026-Q4',
            country: 'SE',
            percent: 25,
            net: euroCents(2196, 'SEK', '11.5'),
            vat: euroCents(549, 'SEK', '11.5'),
          },
        ],
        corrections: [
          {
            quarter: '2026-Q3',
            country: 'SE',
            percent: 25,
            net: euroCents(-2196, 'SEK', '11'),
            vat: euroCents(-549, 'SEK', '11'),
          },
        ],
      },
    })
  })

  it('INV-11 a missing exchange rate stops the return and names currency and day', async () => {
    expect(await ossReport(shop.query, Q4, 'NL')).toEqual({
      ok: false,
      failure: { kind: 'rate-missing', currency: 'SEK', day: '2026-09-30' },
    })
    expect(await ossReport(shop.query, Q4, undefined)).toEqual({ ok: false, failure: { kind: 'seller-missing' } })
  })

  it('INV-12 sales tax of the US: collected and refunded, exempt and taxable, per month and state', async () => {
    expect(await usReport(shop.query, YEAR)).toEqual([
      { month: '2026-10', state: 'NY', gross: 2989, exempt: 0, taxable: 2745, taxCollected: 244, taxRefunded: 0 },
      { month: '2026-12', state: 'NY', gross: 0, exempt: 0, taxable: 0, taxCollected: 244, taxRefunded: 244 },
    ])
  })

  it('INV-12 VAT outside of the EU, per month, country and rate', async () => {
    expect(await nonEuReport(shop.query, YEAR)).toMatchObject([
      { month: '2026-10', country: 'CH', percent: 8.1, gross: 2745 },
      { month: '2026-10', country: 'GB', percent: 20, net: 2287, vat: 458, gross: 2745 },
      { month: '2026-10', country: 'KR', treatment: 'export', percent: 0, net: 2745, vat: 0 },
    ])
  })

  it('INV-13 the export has a row per document and rate, and adds up to the reports and the documents', async () => {
    await rates()
    const rows: AccountingRow[] = []
    for await (const batch of accountingRows(shop.query, YEAR)) rows.push(...batch)
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted())
    const all = await documents.documents()
    expect(new Set(rows.map(({ number }) => number))).toEqual(new Set(all.map(({ number }) => number)))
    const sum = (list: readonly { readonly gross: number }[]) => list.reduce((whole, { gross }) => whole + gross, 0)
    expect(sum(rows)).toBe(sum(all))
    const [oss, us, other] = [
      await ossReport(shop.query, Q4, 'NL'),
      await usReport(shop.query, YEAR),
      await nonEuReport(shop.query, YEAR),
    ]
    if (!oss.ok) throw new Error('There is a rate')
    const ossGross = oss.value.sources.reduce((whole, { net, vat }) => whole + net + vat, 0)
    // The third quarter has a return of its own, and the seller's own country none.
    const beside = rows.filter(({ country, day }) => country === 'NL' || day < '2026-10-01')
    expect(ossGross + sum(us) + sum(other) + sum(beside)).toBe(sum(rows))
  })

  it('INV-13 days are included on both ends', async () => {
    const found: AccountingRow[] = []
    for await (const batch of accountingRows(shop.query, { from: '2026-10-02', to: '2026-10-03' })) found.push(...batch)
    expect(found.map(({ country }) => country)).toEqual(['NL', 'DE'])
  })
})

describe('periods', () => {
  it.each([
    [Q4, { from: '2026-10-01', to: '2026-12-31' }],
    [{ year: 2024, quarter: 1 } as const, { from: '2024-01-01', to: '2024-03-31' }],
  ])('of %j are %j', (quarter, range) => expect(quarterRange(quarter)).toEqual(range))

  it('a month belongs to its quarter', () => {
    expect(quarterOf('2026-07')).toEqual({ year: 2026, quarter: 3 })
  })

  it.each([
    [2026, 4, '2026-12-31'],
    [2028, 2, '2028-06-30'],
    [2029, 2, '2029-07-02'],
    [2024, 1, '2024-04-02'],
    [2024, 2, '2024-07-01'],
  ] as const)('INV-11 the rate of quarter %2$d of %1$d is published on %3$s', (year, quarter, day) => {
    expect(rateDayOf({ year, quarter })).toBe(day)
  })

  it.each([
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('Easter of %d is on %s', (year, day) => {
    expect(new Date(easterSunday(year)).toISOString().slice(0, 10)).toBe(day)
  })
})

it.each([
  [1150, 'SEK', '11.5', 100],
  [-1150, 'SEK', '11.5', -100],
  [2745, 'KRW', '1500', 183],
  [999, 'EUR', '1', 999],
])('%d minor units of %s at %s are %d cents', (amount, currency, rate, cents) => {
  expect(euroCents(amount, currency, rate)).toBe(cents)
})
