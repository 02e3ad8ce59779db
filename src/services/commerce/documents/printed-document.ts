/**
 * What a document says, as texts in the order's language. Its HTML and its PDF are made of this one description, so that both
 * state the same sums (INV-10).
 */
import { paymentBrand } from '../../../markets/formats/payment-brand.ts'
import { dateFormat, numberFormat } from '../../../markets/formats/intl-formats.ts'
import { CURRENCIES } from '../../../markets/derived/currency-symbols.ts'
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { formatPrice } from '../../../markets/prices/format-price.ts'
import { sumOfRows, type TaxRate } from '../../../markets/tax/tax-rows.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import type { DocumentData, DocumentLine } from './document-data.ts'
import { documentTextsOf, type DocumentTexts } from './texts/document-texts.ts'

/** Letter in the US, A4 everywhere else. */
export const paperOf = (country: string): 'letter' | 'A4' => (country === 'US' ? 'letter' : 'A4')

export type PrintedBlock = { readonly label: string; readonly lines: readonly string[] }

export type PrintedLine = {
  readonly name: string
  /** SKU, size, and whether it is a gift. */
  readonly about: string
  /** Quantity, unit price, discount, rate and amount. */
  readonly cells: readonly [string, string, string, string, string]
}

/** Rate, net, tax and gross. */
type TaxCells = readonly [string, string, string, string]

export type PrintedDocument = {
  readonly locale: string
  readonly paper: 'letter' | 'A4'
  readonly number: string
  /** YYYY-MM-DD */
  readonly issuedOn: string
  readonly title: string
  readonly seller: PrintedBlock
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** What is corrected, and why. */
  readonly corrections: readonly string[]
  /** In the words of the staff member. */
  readonly note: string | undefined
  readonly parties: readonly PrintedBlock[]
  readonly lines: {
    readonly head: readonly [string, string, string, string, string, string]
    readonly rows: readonly PrintedLine[]
    /** Delivery, an adjustment, a price reduction. */
    readonly singles: readonly (readonly [label: string, amount: string])[]
  }
  readonly taxes: { readonly head: TaxCells; readonly rows: readonly TaxCells[]; readonly total: TaxCells }
  readonly notes: readonly string[]
}

type Formats = {
  readonly texts: DocumentTexts
  readonly price: (amount: number) => string
  readonly percent: (percent: number) => string
  readonly day: (day: string) => string
}

export function printedDocument(data: DocumentData): PrintedDocument {
  const formats = formatsOf(data)
  const { texts } = formats
  const { number, issuedOn, country, seller, buyer, delivery, note } = data
  return {
    locale: localeOf(data),
    paper: paperOf(country),
    number,
    issuedOn,
    title: `${titleOf(data, texts)} ${number}`,
    seller: { label: seller.name, lines: sellerLines(data, texts) },
    facts: factsOf(data, formats),
    corrections: correctionsOf(data, formats),
    note: data.corrects === undefined ? undefined : note,
    parties: [
      { label: texts.buyer, lines: buyer },
      { label: texts.deliveredTo, lines: delivery },
    ],
    lines: linesOf(data, formats),
    taxes: taxesOf(data, formats),
    notes: notesOf(data, texts),
  }
}

export const titleOf = ({ kind }: Pick<DocumentData, 'kind'>, texts: DocumentTexts): string =>
  ({ invoice: texts.invoice, 'credit-note': texts.creditNote, cancellation: texts.cancellation })[kind]

const localeOf = ({ language, country }: DocumentData): string => `${language}-${country}`

function formatsOf(data: DocumentData): Formats {
  const locale = localeOf(data)
  const percents = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const currency = CURRENCIES[data.currency]
  return {
    texts: documentTextsOf(data.language, data.country),
    price: (amount) => formatPrice(amount, { currency, country: data.country, locale, dropZeroDecimals: false }),
    percent: (percent) => percents.format(percent / 100),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}

function sellerLines({ seller }: DocumentData, texts: DocumentTexts): readonly string[] {
  const { address, email, registration, vatId } = seller
  const vat = vatId === undefined ? [] : [`${texts.vatId} ${vatId}`]
  return [...[...address, email, registration].filter(Boolean), ...vat]
}

function factsOf(data: DocumentData, { texts, day }: Formats): PrintedDocument['facts'] {
  const { number, issuedOn, orderedOn, paidOn, isAuthorised, orderNumber, paymentMethod } = data
  return [
    [texts.number, number],
    [texts.issuedOn, day(issuedOn)],
    [texts.orderNumber, orderNumber],
    [texts.orderedOn, day(orderedOn)],
    [isAuthorised ? texts.authorisedOn : texts.paidOn, day(paidOn)],
    [texts.paymentMethod, methodIn(texts)(paymentMethod)],
  ]
}

/** The shop's own methods, and brands; what the provider calls a method where it has none. */
const methodIn =
  ({ methodCredit: credit, methodExchange: exchange, methodFree: free }: DocumentTexts) =>
  (method: string): string =>
    new Map(Object.entries({ credit, exchange, free })).get(method) ?? paymentBrand(method) ?? method

function correctionsOf({ corrects, reason }: DocumentData, { texts, day }: Formats): readonly string[] {
  if (corrects === undefined) return []
  const why = { refund: texts.refund, cancellation: texts.orderCancelled, 'refund-failed': texts.refundFailed }
  return [
    fillIn(texts.corrects, { number: corrects.number, day: day(corrects.issuedOn) }),
    ...(reason === undefined ? [] : [`${texts.reason} ${why[reason]}`]),
  ]
}

function linesOf(data: DocumentData, formats: Formats): PrintedDocument['lines'] {
  const { texts, price } = formats
  const { lines, shipping, adjustment, rows } = data
  const sign = data.kind === 'credit-note' ? -1 : 1
  const delivery = [texts.shipping, shipping?.name].filter(Boolean).join(`${colonOf(data.language)} `)
  const isWithoutLines = lines.length === 0 && shipping === undefined
  return {
    head: [texts.item, texts.quantity, texts.unitPrice, texts.discount, texts.rate, texts.amount],
    rows: lines.map((line) => lineOf(line, formats, sign)),
    singles: [
      ...(shipping === undefined ? [] : [[delivery, price(sign * shipping.amount)] as const]),
      ...(adjustment === 0 ? [] : [[texts.adjustment, price(adjustment)] as const]),
      ...(isWithoutLines ? [[texts.priceReduction, price(sumOfRows(rows).gross)] as const] : []),
    ],
  }
}

function lineOf(line: DocumentLine, formats: Formats, sign: 1 | -1): PrintedLine {
  const { texts, price } = formats
  const { name, size, sku, quantity, unitPrice, discount, amount, isGift, rate } = line
  return {
    name,
    about: [sku, size, isGift ? texts.gift : ''].filter(Boolean).join(' · '),
    cells: [
      String(quantity),
      price(unitPrice),
      discount === 0 ? '' : price(-sign * discount),
      rateText(rate, formats),
      price(sign * amount),
    ],
  }
}

function rateText({ treatment, percent }: TaxRate, { texts, percent: shown }: Formats): string {
  if (treatment === 'export') return texts.exportRate
  return treatment === 'sales-tax' && percent === 0 ? texts.exempt : shown(percent)
}

function taxesOf({ rows, currency }: DocumentData, formats: Formats): PrintedDocument['taxes'] {
  const { texts, price } = formats
  const { net, tax, gross } = sumOfRows(rows)
  const isSalesTax = rows.some(({ treatment }) => treatment === 'sales-tax')
  return {
    head: [texts.rate, texts.net, isSalesTax ? texts.salesTax : texts.vat, texts.gross],
    rows: rows.map((row) => [rateText(row, formats), price(row.net), price(row.tax), price(row.gross)]),
    total: [fillIn(texts.total, { currency }), price(net), price(tax), price(gross)],
  }
}

function notesOf({ kind, rows, isAuthorised }: DocumentData, texts: DocumentTexts): readonly string[] {
  const isExport = rows.some(({ treatment }) => treatment === 'export')
  return [
    ...(isExport ? [texts.exportNote] : []),
    ...(kind === 'invoice' ? [isAuthorised ? texts.charged : texts.paid] : []),
  ]
}
