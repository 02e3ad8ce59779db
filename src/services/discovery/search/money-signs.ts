/** Symbols and codes of the currencies in a query: €20, 500kr, CHF 50, 129 PLN. The same in every language. */
import { CURRENCY_CODES, CURRENCY_RECORDS } from '../../../markets/prices/currencies.ts'
import { signPattern } from '../../../markets/prices/currency-signs.ts'
import { analyserOf } from '../language/analyser.ts'

const SYMBOLS: readonly string[] = [...new Set(CURRENCY_CODES.map((code) => CURRENCY_RECORDS[code].symbol))]

/** Those that consist of letters: a query still has them when it is cut into words. */
export const SIGN_WORDS: readonly string[] = [
  ...CURRENCY_CODES,
  ...SYMBOLS.filter((symbol) => /^\p{Letter}+$/u.test(symbol)),
]

/** Longer ones first: HK$ has a $ in it. Also as they are typed without accents: Kc, zl. */
const alternatives = (signs: readonly string[]): string =>
  [...new Set(signs.flatMap((sign) => [sign, ...plainOf(sign)]))]
    .toSorted((one, other) => other.length - one.length)
    .map(signPattern)
    .join('|')

const plainOf = (sign: string): readonly string[] => (SIGN_WORDS.includes(sign) ? analyserOf('en').wordsOf(sign) : [])

/** Not codes, because EUR 42 is a size, and not a single letter. */
const BEFORE = alternatives(SYMBOLS.filter((symbol) => !/^\p{Letter}$/u.test(symbol)))
const BEFORE_AMOUNT = new RegExp(String.raw`(${BEFORE})\s?(\d+)(?![\d-])`, 'giu')
const AFTER_AMOUNT = new RegExp(String.raw`(\d)\s?(${alternatives([...SYMBOLS, ...CURRENCY_CODES])})`, 'giu')

/** Each as a word after its amount. Which currency it is does not matter: amounts are in the shopper's own. */
export function signsAsWords(query: string): string {
  return query
    .replaceAll(AFTER_AMOUNT, (_, digit: string, sign: string) => `${digit} ${wordOf(sign)} `)
    .replaceAll(BEFORE_AMOUNT, (_, sign: string, amount: string) => ` ${amount} ${wordOf(sign)} `)
}

/** Letters as they were typed, because shoppers read what was understood; other signs by the code of the first currency that has them. */
function wordOf(sign: string): string {
  if (/^\p{Letter}+$/u.test(sign)) return sign
  const shown = sign.toUpperCase()
  return CURRENCY_CODES.find((code) => CURRENCY_RECORDS[code].symbol.toUpperCase() === shown) ?? sign
}
