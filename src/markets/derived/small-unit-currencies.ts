import { CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from '../prices/currencies.ts'

export const SMALL_UNIT_CURRENCIES: readonly CurrencyCode[] = CURRENCY_CODES.filter(
  (code) => CURRENCY_RECORDS[code].isSmallUnit,
)
