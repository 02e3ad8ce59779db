/** What the recipient of a parcel pays on delivery beyond its price, from the market records (LAW-03). Pure. */
import { findRecord } from '../countries/record-of.ts'
import type { PricesInclude } from '../market-record.ts'
import { minorUnitsPerMajor } from '../prices/exponent-of.ts'
import { includedTax } from '../prices/included-tax.ts'

/** A line of products after discounts: what is paid for it, VAT included. */
export type ImportedLine = { readonly quantity: number; readonly gross: number; readonly percent: number }

/** A limit in minor units. */
export type ImportLimit = { readonly amount: number; readonly per: 'parcel' | 'item' }

export function importLimitOf(country: string): ImportLimit | undefined {
  const record = findRecord(country)
  const upTo = record?.pricesInclude.upTo
  if (record === undefined || upTo === undefined) return undefined
  return { ...upTo, amount: upTo.amount * minorUnitsPerMajor(record.currency) }
}

/** The value that customs look at has neither VAT nor delivery in it. */
export function isAboveLimit(lines: readonly ImportedLine[], { amount, per }: ImportLimit): boolean {
  const values = lines.map(({ quantity, gross, percent }) => {
    const net = gross - includedTax(gross, percent)
    return per === 'item' ? net / quantity : net
  })
  const value = per === 'item' ? Math.max(0, ...values) : values.reduce((sum, one) => sum + one, 0)
  return value > amount
}

export type ImportNotice =
  /** Nothing more is charged on delivery. */
  | { readonly kind: 'included' }
  /** The same, up to a limit. */
  | ({ readonly kind: 'included-up-to' } & ImportLimit)
  /** Prices contain VAT; the recipient pays duty. */
  | { readonly kind: 'duty' }
  /** The recipient pays VAT and duty. */
  | { readonly kind: 'import' }
  /** Sent within the United States: the order adds sales tax. */
  | { readonly kind: 'sales-tax' }

const KINDS = { 'vat+duty': 'included', vat: 'duty', neither: 'import' } as const satisfies Record<
  PricesInclude['charges'],
  ImportNotice['kind']
>

/** What must be said before anything is in a cart. */
export function importNotice(country: string): ImportNotice {
  const record = findRecord(country)
  if (record === undefined) return { kind: 'import' }
  if (record.taxRule === 'us-sales-tax') return { kind: 'sales-tax' }
  const limit = importLimitOf(country)
  if (limit !== undefined) return { kind: 'included-up-to', ...limit }
  return { kind: KINDS[record.pricesInclude.charges] }
}
