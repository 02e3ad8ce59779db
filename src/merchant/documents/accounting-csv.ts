/** The export for accounting: one row per document and rate, streamed to a file (INV-13). */
import { stringify } from 'csv-stringify/sync'
import type { Kysely } from 'kysely'
import { isCurrencyCode } from '../../markets/prices/currencies.ts'
import { exponentOf } from '../../markets/prices/exponent-of.ts'
import { accountingRows, type AccountingRow } from '../../services/commerce/admin.ts'
import { writeFileAtomically } from '../files/write-file-atomically.ts'
import type { ShopSchema } from '../shop-schema.ts'

const HEAD = [
  'date',
  'number',
  'kind',
  'order',
  'country',
  'currency',
  'net',
  'rate',
  'vat',
  'gross',
  'payment method',
  'provider reference',
]

/** Returns the number of rows. */
export async function exportAccounting(
  query: Kysely<ShopSchema>,
  file: string,
  range: { readonly from: string; readonly to: string },
): Promise<number> {
  let count = 0
  async function* lines() {
    yield stringify([HEAD])
    for await (const rows of accountingRows(query, range)) {
      count += rows.length
      yield stringify(rows.map(cellsOf))
    }
  }
  await writeFileAtomically(file, lines())
  return count
}

function cellsOf(row: AccountingRow): string[] {
  const { day, number, kind, order, country, currency, net, percent, vat, gross, method, reference } = row
  const amount = (value: number) => decimalOf(value, currency)
  return [
    day,
    ...[number, kind, order, country, currency].map(defused),
    amount(net),
    String(percent),
    amount(vat),
    amount(gross),
    ...[method, reference].map(defused),
  ]
}

/** A cell that a spreadsheet would interpret as a formula gets an apostrophe in front. Amounts are ours, and may be negative. */
export const defused = (text: string): string => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text)

/** Major units with a point: -12.95, or 12950 for won. */
export function decimalOf(amount: number, currency: string): string {
  const decimals = isCurrencyCode(currency) ? exponentOf(currency) : 2
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = amount < 0 ? '-' : ''
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`
}
