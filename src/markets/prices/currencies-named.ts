/** Which currencies a text names amounts in. On the server: it has the table of all currencies. */
import { CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from './currencies.ts'
import { signPattern } from './currency-signs.ts'

/** All that share a symbol: '500 kr' may be Swedish, Danish or Norwegian. */
export function currenciesNamed(text: string): readonly CurrencyCode[] {
  return CURRENCY_CODES.filter((code) =>
    [code, CURRENCY_RECORDS[code].symbol].some((sign) => isBesideNumber(signPattern(sign), text)),
  )
}

/** Only beside a number: letters alone may mean something else. */
function isBesideNumber(pattern: string, text: string): boolean {
  return new RegExp(String.raw`${pattern}\s?\d|\d\s?${pattern}`, 'u').test(text)
}
