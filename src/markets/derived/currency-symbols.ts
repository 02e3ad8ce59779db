import { CURRENCY_CODES, CURRENCY_RECORDS, type Currency, type CurrencyCode } from '../prices/currencies.ts'

const entries = CURRENCY_CODES.map((code) => [code, { code, symbol: CURRENCY_RECORDS[code].symbol }] as const)
const isComplete = (table: object): table is Readonly<Record<CurrencyCode, Currency>> =>
  CURRENCY_CODES.every((code) => Object.hasOwn(table, code))

/** MKT-34 */
export const CURRENCIES: Readonly<Record<CurrencyCode, Currency>> = complete(Object.fromEntries(entries))

function complete(table: object): Readonly<Record<CurrencyCode, Currency>> {
  if (!isComplete(table)) throw new Error('A currency has no symbol')
  return table
}
