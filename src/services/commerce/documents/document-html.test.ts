import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CountryCode, Language } from '../../../markets/types.ts'
import type { DocumentData } from './document-data.ts'
import { documentHtml } from './document-html.ts'
import { headersOf } from './document-routes.ts'
import { documentTextsOf } from './texts/document-texts.ts'

const DATA: DocumentData = {
  kind: 'invoice',
  number: 'INV-2026-000001',
  issuedOn: '2026-11-17',
  orderedOn: '2026-11-15',
  paidOn: '2026-11-16',
  orderNumber: 'S-1000001',
  country: 'IE',
  language: 'en',
  currency: 'EUR',
  seller: {
    name: 'Sockeye B.V.',
    address: ['Keizersgracht 1', '1015 CN Amsterdam'],
    email: 'shop@example.com',
    registration: 'KvK 00000000',
    vatId: 'NL000000000B00',
  },
  buyer: ['Ada Lovelace', 'Billing Lane 2', 'Ireland'],
  delivery: ['Ada Lovelace', 'Analytical Road 1', 'Ireland'],
  lines: [
    {
      itemId: '1',
      sku: 'LEMON-36-40',
      name: 'Lemon <Socks>',
      size: '36-40',
      quantity: 2,
      unitPrice: 1250,
      discount: 250,
      amount: 2250,
      isGift: false,
      rate: { treatment: 'vat', percent: 23 },
    },
  ],
  shipping: { name: 'Standard', amount: 495, discount: 0 },
  adjustment: 0,
  rows: [{ treatment: 'vat', percent: 23, net: 2232, tax: 513, gross: 2745 }],
  paymentMethod: 'visa',
}

describe('documentHtml', () => {
  const text = documentHtml(DATA)

  it('~FUL-17 an invoice of authorised money says so, and that there is nothing to transfer', () => {
    const html = documentHtml({ ...DATA, isAuthorised: true })
    expect(html).toContain('Payment authorised on')
    expect(html).toContain('there is nothing to transfer')
    expect(documentHtml(DATA)).not.toContain('Payment authorised on')
  })

  it('INV-03 states quantity, unit price, discount, rate, delivery, net, VAT and gross per rate, total and currency', () => {
    for (const part of [
      '€12.50',
      '-€2.50',
      '23%',
      '€22.50',
      'Delivery: Standard',
      '€4.95',
      '€22.32',
      '€5.13',
      '€27.45',
    ])
      expect(text.replaceAll('−', '-')).toContain(part)
    for (const part of ['Total (EUR)', 'S-1000001', '17 November 2026', '16 November 2026', 'VAT ID NL000000000B00'])
      expect(text).toContain(part)
  })

  it('INV-09 escapes what shoppers and merchants wrote', () => {
    expect(text).toContain('Lemon &lt;Socks&gt;')
  })

  it('INV-09 is one file that fetches nothing', () => {
    expect(text).not.toMatch(/\b(?:src|href|url)\s*[=(]|<(?:script|link|img|iframe)|@import|@font-face/i)
    expect(text.startsWith('<!doctype html>')).toBe(true)
  })

  it('INV-09 its style is allowed by its hash', () => {
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    const policy = headersOf({ html: text, number: DATA.number })['Content-Security-Policy']
    expect(policy).toContain(`'sha256-${hash('sha256', style, 'base64')}'`)
  })

  it.each([
    ['US', 'en', 'size: letter', 'Credit memo', />20%</],
    ['GB', 'en', 'size: A4', 'Credit note', />20%</],
    ['DE', 'de', 'size: A4', 'Rechnungskorrektur', />20\u00a0%</],
    ['CH', 'de', 'size: A4', 'Rechnungskorrektur', />20%</],
    ['NL', 'nl', 'size: A4', 'Creditfactuur', />20%</],
    ['FR', 'fr', 'size: A4', 'Avoir', />20[\u00a0\u202f]%</],
    ['ES', 'es', 'size: A4', 'Factura rectificativa', />20\u00a0%</],
    ['IT', 'it', 'size: A4', 'Nota di credito', />20%</],
  ] as const)('INV-09 prints for %s in %s on its paper', (...given) => {
    const [country, language, size, title, rate]: readonly [CountryCode, Language, string, string, RegExp] = given
    const printed = documentHtml({
      ...DATA,
      kind: 'credit-note',
      country,
      language,
      lines: [],
      rows: [{ treatment: 'vat', percent: 20, net: -100, tax: -20, gross: -120 }],
      corrects: { number: 'INV-2026-000001', issuedOn: '2026-11-17' },
      reason: 'refund',
    })
    expect(printed).toContain(size)
    expect(printed).toContain(title)
    expect(printed).toMatch(rate)
    expect(printed).toContain(`lang="${language}-${country}"`)
    expect(printed).not.toMatch(/\{\w+\}<|undefined/)
  })

  it.each([
    ['KR', 'KRW', '₩2,745', ['서울특별시 중구 세종대로 110', '홍길동', '04524']],
    ['IL', 'EUR', '27.45', ['עדה לאבלייס', 'רחוב הרצל 1', 'תל אביב']],
    ['AE', 'EUR', '27.45', ['محمد علي', 'شارع الشيخ زايد', 'دبي']],
  ] as const)('INV-09 shows an address of %s in its own script and direction', (country, currency, total, lines) => {
    const rows = [{ treatment: 'export', percent: 0, net: 2745, tax: 0, gross: 2745 } as const]
    const printed = documentHtml({ ...DATA, country, currency, delivery: [...lines], buyer: [...lines], rows })
    for (const line of lines) expect(printed).toContain(`<span dir="auto">${line}</span>`)
    expect(printed).toContain('0%, export')
    expect(printed).toContain(total)
  })

  it('INV-04 an invoice to the US shows sales tax, and what is exempt', () => {
    const printed = documentHtml({
      ...DATA,
      country: 'US',
      currency: 'USD',
      rows: [
        { treatment: 'sales-tax', percent: 4, net: 2000, tax: 80, gross: 2080 },
        { treatment: 'sales-tax', percent: 0, net: 745, tax: 0, gross: 745 },
      ],
    })
    for (const part of ['Sales tax', 'exempt', '4%']) expect(printed).toContain(part)
    expect(printed).not.toContain('>VAT<')
  })
})

it('INV-09 Swiss German has no ß', () => {
  expect(Object.values(documentTextsOf('de', 'CH')).join('')).not.toContain('ß')
})
