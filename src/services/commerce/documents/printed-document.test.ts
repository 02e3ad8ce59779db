import { describe, expect, it } from 'vitest'
import type { DocumentData, DocumentLine } from './document-data.ts'
import { paperOf, printedDocument } from './printed-document.ts'

const LINE: DocumentLine = {
  itemId: '1',
  sku: 'LEMON-36-40',
  name: 'Lemon Socks',
  size: '36-40',
  quantity: 2,
  unitPrice: 1250,
  discount: 250,
  amount: 2250,
  isGift: false,
  rate: { treatment: 'vat', percent: 23 },
}

const DATA: DocumentData = {
  kind: 'invoice',
  number: 'INV-2026-000001',
  issuedOn: '2026-11-17',
  orderedOn: '2026-11-15',
  paidOn: '2026-11-16',
  orderNumber: '10000018',
  country: 'IE',
  language: 'en',
  currency: 'EUR',
  seller: {
    name: 'Sockeye B.V.',
    address: ['Keizersgracht 1', ''],
    email: 'shop@example.com',
    registration: '',
    vatId: 'NL000000000B00',
  },
  buyer: ['Ada Lovelace', 'Ireland'],
  delivery: ['Grace Hopper', 'Ireland'],
  lines: [LINE],
  shipping: { name: 'Standard', amount: 495, discount: 0 },
  adjustment: 0,
  rows: [{ treatment: 'vat', percent: 23, net: 2232, tax: 513, gross: 2745 }],
  paymentMethod: 'visa',
}

const CREDIT: DocumentData = {
  ...DATA,
  kind: 'credit-note',
  number: 'CN-2026-000001',
  corrects: { number: 'INV-2026-000001', issuedOn: '2026-11-17' },
  reason: 'refund',
  rows: [{ treatment: 'vat', percent: 23, net: -2232, tax: -513, gross: -2745 }],
}

/** Minus signs differ by language. */
const plain = (text: string): string => text.replaceAll('−', '-').replaceAll(/\s/g, ' ')

describe('printedDocument', () => {
  it('~INV-10 an invoice: who, when, and what it says about its payment', () => {
    const { title, seller, facts, corrections, note, parties, notes, locale } = printedDocument(DATA)
    expect([title, locale]).toEqual(['Invoice INV-2026-000001', 'en-IE'])
    expect(seller).toEqual({
      label: 'Sockeye B.V.',
      lines: ['Keizersgracht 1', 'shop@example.com', 'VAT ID NL000000000B00'],
    })
    expect(Object.fromEntries(facts)).toEqual({
      Number: 'INV-2026-000001',
      'Issued on': '17 November 2026',
      'Order number': '10000018',
      'Ordered on': '15 November 2026',
      'Paid on': '16 November 2026',
      'Payment method': 'Visa',
    })
    expect(parties).toEqual([
      { label: 'Billed to', lines: ['Ada Lovelace', 'Ireland'] },
      { label: 'Delivered to', lines: ['Grace Hopper', 'Ireland'] },
    ])
    expect([corrections, note]).toEqual([[], undefined])
    expect(notes).toEqual(['This invoice has been paid. There is nothing left to pay.'])
  })

  it('~INV-10 an invoice: lines, delivery and sums', () => {
    const { lines, taxes } = printedDocument({ ...DATA, lines: [LINE, { ...LINE, discount: 0, isGift: true }] })
    expect(lines.head).toHaveLength(6)
    expect(lines.rows.map(({ name, about, cells }) => [name, about, ...cells.map(plain)])).toEqual([
      ['Lemon Socks', 'LEMON-36-40 · 36-40', '2', '€12.50', '-€2.50', '23%', '€22.50'],
      ['Lemon Socks', 'LEMON-36-40 · 36-40 · free gift', '2', '€12.50', '', '23%', '€22.50'],
    ])
    expect(lines.singles).toEqual([['Delivery: Standard', '€4.95']])
    expect(taxes).toEqual({
      head: ['Tax rate', 'Net', 'VAT', 'Gross'],
      rows: [['23%', '€22.32', '€5.13', '€27.45']],
      total: ['Total (EUR)', '€22.32', '€5.13', '€27.45'],
    })
  })

  it('~INV-10 a credit note takes back: its amounts are negative, its discounts positive', () => {
    const { title, lines, taxes, corrections, note, notes } = printedDocument({ ...CREDIT, note: 'Wrong colour' })
    expect(title).toBe('Credit note CN-2026-000001')
    expect(corrections).toEqual(['Corrects INV-2026-000001 of 17 November 2026.', 'Reason: refund'])
    expect(note).toBe('Wrong colour')
    expect(lines.rows[0]?.cells.map(plain)).toEqual(['2', '€12.50', '€2.50', '23%', '-€22.50'])
    expect(lines.singles.map(([label, amount]) => [label, plain(amount)])).toEqual([['Delivery: Standard', '-€4.95']])
    expect(taxes.total.map(plain)).toEqual(['Total (EUR)', '-€22.32', '-€5.13', '-€27.45'])
    expect(notes).toEqual([])
  })

  it('~INV-10 a credit note without lines is a price reduction', () => {
    const { shipping: _shipping, ...rest } = CREDIT
    const { lines } = printedDocument({ ...rest, lines: [], adjustment: -1 })
    expect(lines.singles.map(([label, amount]) => [label, plain(amount)])).toEqual([
      ['Adjustment to the amount paid', '-€0.01'],
      ['Price reduction', '-€27.45'],
    ])
  })

  it.each([
    ['refund', 'Reason: refund'],
    ['cancellation', 'Reason: the order was cancelled'],
    ['refund-failed', 'Reason: the refund could not be carried out'],
  ] as const)('~INV-10 names the reason %s', (reason, text) => {
    expect(printedDocument({ ...CREDIT, reason }).corrections.at(-1)).toBe(text)
  })

  it.each([
    ['export', 0, 'VAT', '0%, export'],
    ['sales-tax', 0, 'Sales tax', 'exempt'],
    ['sales-tax', 8.875, 'Sales tax', '8.875%'],
    ['vat', 25.5, 'VAT', '25.5%'],
  ] as const)('~INV-10 writes the rate %s %d', (treatment, percent, head, rate) => {
    const rows = [{ treatment, percent, net: 100, tax: 0, gross: 100 }]
    const { taxes, notes } = printedDocument({ ...DATA, rows })
    expect([taxes.head[2], taxes.rows[0]?.[0]]).toEqual([head, rate])
    expect(notes).toHaveLength(treatment === 'export' ? 2 : 1)
  })

  it('~INV-10 Letter in the US, A4 elsewhere', () => {
    expect([paperOf('US'), paperOf('CA'), paperOf('KR')]).toEqual(['letter', 'A4', 'A4'])
  })
})
