/** Which currencies a text names amounts in. On the server: it has the table of all currencies. */
import { CURRENCY_CODES, CURRENCY_RECORDS, type CurrencyCode } from './currencies.ts'

/** All that share a symbol: '500 kr' may be Swedish, Danish or Norwegian. */
export function currenciesNamed(text: string): readonly CurrencyCode[] {
  return CURRENCY_CODES.filter((code) =>
    [code, CURRENCY_RECORDS[code].symbol].some((sign) => isBesideNumber(sign, text)),
  )
}

/** Only beside a number: letters alone may be part of a word. Signs such as € and $ may follow letters (US$80). */
function isBesideNumber(sign: string, text: string): boolean {
  const escaped = sign.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const before = /^\p{Letter}/u.test(sign) ? String.raw`(?<!\p{Letter})` : ''
  const after = /\p{Letter}$/u.test(sign) ? String.raw`(?!\p{Letter})` : ''
  return new RegExp(String.raw`${before}${escaped}\s?\d|\d\s?${escaped}${after}`, 'u').test(text)
}
