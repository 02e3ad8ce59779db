import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { salesTax } from '../../../markets/tax/sales-tax.ts'
import { sumOfRows } from '../../../markets/tax/tax-rows.ts'
import { PRICE_CURRENCIES } from '../../../markets/derived/price-currencies.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { invoiceAmounts } from './invoice-amounts.ts'

const PLACED = '2026-11-15T10:00:00.000Z'

type Drawn = {
  readonly country: (typeof SHIPPING_COUNTRY_CODES)[number]
  readonly currency: OrderSnapshot['market']['currency']
  readonly lines: readonly {
    readonly quantity: number
    readonly price: number
    readonly off: number
    readonly kids: boolean
  }[]
  readonly gifts: number
  readonly shipping: number
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  country: fc.constantFrom(...SHIPPING_COUNTRY_CODES),
  currency: fc.constantFrom(...PRICE_CURRENCIES),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 0, max: 40_000 }),
      off: fc.integer({ min: 0, max: 100 }),
      kids: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  gifts: fc.nat(2),
  shipping: fc.nat(2000),
})

function snapshotOf({ country, currency, lines, gifts, shipping }: Drawn): OrderSnapshot {
  const base = snapshotFor(country)
  const [bought, gift] = base.lines
  if (bought === undefined || gift === undefined) throw new Error('The snapshot has two lines')
  const ordered = lines.map(({ quantity, price, off, kids }, index) => {
    const total = quantity * price
    const totalDiscount = Math.floor((total * off) / 100)
    const sections = [kids ? 'kids' : 'adult', 'socks']
    return {
      ...bought,
      itemId: `item-${index}`,
      quantity,
      price: { original: price, final: price },
      total,
      totalDiscount,
      totalWithDiscount: total - totalDiscount,
      sections,
    }
  })
  const all = [...ordered, ...Array.from({ length: gifts }, () => gift)]
  const products = all.reduce((sum, { totalWithDiscount }) => sum + totalWithDiscount, 0)
  const parcel = { lines: all.map(({ quantity, totalWithDiscount: total }) => ({ quantity, total })), shipping }
  const tax = country === 'US' ? salesTax({ zip: '10001', state: 'NY', ...parcel }) : undefined
  const externalTax = tax?.kind === 'tax' ? tax.amount : undefined
  return {
    ...base,
    lines: all,
    shipping: { ...base.shipping, total: shipping, totalWithDiscount: shipping },
    totals: {
      ...base.totals,
      total: products + shipping + (externalTax ?? 0),
      ...(externalTax !== undefined && { externalTax }),
    },
    market: { ...base.market, currency },
  }
}

describe('invoiceAmounts', () => {
  it('INV-04 net plus VAT is gross per rate, and the total is what was paid, in 30 countries and 9 currencies', () => {
    expect([SHIPPING_COUNTRY_CODES.length, PRICE_CURRENCIES.length]).toEqual([30, 9])
    fc.assert(
      fc.property(drawn, fc.integer({ min: -200, max: 200 }), fc.boolean(), (given, difference, isEqual) => {
        const snapshot = snapshotOf(given)
        const paid = Math.max(0, snapshot.totals.total + (isEqual ? 0 : difference))
        const found = invoiceAmounts({ snapshot, placedAt: PLACED, paid }, [])
        if (!found.ok) throw new Error(`No rate for ${found.failure.country}`)
        const { rows, lineRates, adjustment } = found.value
        expect(rows.every(({ net, tax, gross }) => net + tax === gross)).toBe(true)
        expect(sumOfRows(rows).gross).toBe(paid)
        expect(rows.length).toBeGreaterThan(0)
        expect(lineRates).toHaveLength(snapshot.lines.length)
        expect(adjustment).toBe(paid - snapshot.totals.total)
      }),
      { numRuns: 500 },
    )
  })

  it('INV-04 an invoice to the US has the sales tax of the order, taxed and exempt amounts apart', () => {
    const country = 'US'
    const line = { quantity: 1, off: 0, kids: false }
    const lines = [
      { ...line, price: 110_00 },
      { ...line, price: 109_99 },
    ]
    const snapshot = snapshotOf({ country, currency: 'USD', lines, gifts: 1, shipping: 1000 })
    const found = invoiceAmounts({ snapshot, placedAt: PLACED, paid: snapshot.totals.total }, [])
    expect(found).toMatchObject({
      ok: true,
      value: {
        rows: [
          { treatment: 'sales-tax', percent: 4, net: 11_500, tax: 460, gross: 11_960 },
          { treatment: 'sales-tax', percent: 0, net: 11_499, tax: 0, gross: 11_499 },
        ],
        lineRates: [{ percent: 4 }, { percent: 0 }, { percent: 0 }],
      },
    })
  })

  it('INV-04 a tax of a tax service is stated with the rate that was really taken', () => {
    const snapshot = snapshotFor('US', { externalTax: 244 })
    const found = invoiceAmounts({ snapshot, placedAt: PLACED, paid: 2745 + 244 }, [])
    expect(found).toMatchObject({ ok: true, value: { rows: [{ percent: 8.889, net: 2745, tax: 244, gross: 2989 }] } })
  })

  it('INV-04 an export has one row of 0 percent', () => {
    const found = invoiceAmounts({ snapshot: snapshotFor('KR'), placedAt: PLACED, paid: 2745 }, [])
    expect(found).toMatchObject({
      ok: true,
      value: { rows: [{ treatment: 'export', percent: 0, net: 2745, tax: 0, gross: 2745 }] },
    })
  })

  it('LAW-02 delivery of adults’ and children’s socks bears both rates in proportion', () => {
    const line = { quantity: 1, off: 0, price: 1000 }
    const lines = [
      { ...line, kids: true },
      { ...line, kids: false },
    ]
    const snapshot = snapshotOf({ country: 'GB', currency: 'GBP', lines, gifts: 0, shipping: 500 })
    const found = invoiceAmounts({ snapshot, placedAt: PLACED, paid: 2500 }, [])
    expect(found).toMatchObject({
      ok: true,
      value: {
        rows: [
          { percent: 20, net: 1042, tax: 208, gross: 1250 },
          { percent: 0, net: 1250, tax: 0, gross: 1250 },
        ],
      },
    })
  })

  it('INV-06 without a rate there are no amounts', () => {
    const order = { snapshot: snapshotFor('FR'), placedAt: PLACED, paid: 2745 }
    expect(invoiceAmounts(order, [], () => undefined)).toEqual({ ok: false, failure: { country: 'FR' } })
  })
})
