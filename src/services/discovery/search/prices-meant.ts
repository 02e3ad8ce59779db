/** The highest price that a shopper names: under 20 euros, bis 15, menos de 10. */

export type PriceWords = {
  /** By the words of the phrase, with spaces between. */
  readonly below: ReadonlySet<string>
  readonly money: ReadonlySet<string>
  /** After these a number is an age. */
  readonly ages: ReadonlySet<string>
}

const LONGEST_PHRASE = 3
const AMOUNT = /^\d{1,4}$/

/** In whole units of the shopper's currency, and how many words said so. */
export function priceMeant(
  words: readonly string[],
  at: number,
  { below, money, ages }: PriceWords,
): { readonly upTo: number; readonly used: number } | undefined {
  for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const amount = words[at + length] ?? ''
    const next = words[at + length + 1] ?? ''
    if (phrase.length < length || !below.has(phrase.join(' ')) || !AMOUNT.test(amount) || ages.has(next)) continue
    return { upTo: Number(amount), used: length + (money.has(next) ? 2 : 1) }
  }
  return undefined
}
