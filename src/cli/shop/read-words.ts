/** Parses amounts, dates and lists of the command line. Amounts are in major units there, and stored in minor units. */
import { PRICE_CURRENCIES, type PriceCurrency, WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { exponentOf } from '../../markets/prices/exponent-of.ts'
import { UsageError } from '../run-command.ts'

export function readCurrency(text: string): PriceCurrency {
  const currency = PRICE_CURRENCIES.find((code) => code === text.toUpperCase())
  if (currency === undefined) throw new UsageError(`${text} is none of ${PRICE_CURRENCIES.join(', ')}.`)
  return currency
}

/** '4.95' is 495 cents, and '4950' is as many won. */
export function readAmount(text: string, currency: PriceCurrency): number {
  const decimals = exponentOf(currency)
  const [, whole = '', cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  if (whole === '' || cents.length > decimals) throw new UsageError(`${text} is no amount in ${currency}.`)
  return Number(whole + cents.padEnd(decimals, '0'))
}

/** 'EUR=40,GBP=35.50' */
export function readAmounts(text: string): Partial<Record<PriceCurrency, number>> {
  return Object.fromEntries(
    readList(text).map((part) => {
      const [code = '', amount = ''] = part.split('=')
      const currency = readCurrency(code)
      return [currency, readAmount(amount, currency)]
    }),
  )
}

export const readList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

/** A day begins at midnight in UTC; a time has an offset. */
export function readMoment(text: string): Date {
  const moment = new Date(DAY.test(text) ? `${text}T00:00:00Z` : text)
  // Date parses February 30 as a day of March.
  const isDay = DAY.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
  if (isDay || (MOMENT.test(text) && !Number.isNaN(moment.getTime()))) return moment
  throw new UsageError(`${text} is no date such as 2026-11-27, and no time such as 2026-11-27T09:00:00+01:00.`)
}

/** A day such as 2026-11-27. */
export function readDay(text: string): string {
  if (!DAY.test(text)) throw new UsageError(`${text} is no day such as 2026-11-27.`)
  return readMoment(text).toISOString().slice(0, 10)
}

export function readCount(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${what} must be a whole number, not ${text}.`)
  return Number(text)
}

export function readInteger(text: string, what: string): number {
  return text.startsWith('-') ? -readCount(text.slice(1), what) : readCount(text, what)
}

/** An option that was given as text. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export function readWarehouse(given: string): (typeof WAREHOUSE_CODES)[number] {
  const warehouse = WAREHOUSE_CODES.find((code) => code === given)
  if (warehouse === undefined) throw new UsageError(`${given} is none of ${WAREHOUSE_CODES.join(', ')}.`)
  return warehouse
}
