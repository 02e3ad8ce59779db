/** The highest price that a shopper names: under 20 euros, bis 15, menos de 10. */

export type PriceWords = {
  /** By the words of the phrase, with spaces between. */
  readonly below: ReadonlySet<string>
  readonly money: ReadonlySet<string>
  /** After these a number is an age. */
  readonly ages: ReadonlySet<string>
}

const MAX_PHRASE_WORDS = 3
const AMOUNT = /^\d{1,7}$/

/** In whole units of the shopper's currency, and how many words it was read from. */
export function priceMeant(
  words: readonly string[],
  at: number,
  { below, money, ages }: PriceWords,
): { readonly upTo: number; readonly used: number } | undefined {
  const amountAt = (place: number) => (AMOUNT.test(words[place] ?? '') ? Number(words[place]) : undefined)
  // '20 euro' without a word before it is an amount to spend.
  const plain = amountAt(at)
  if (plain !== undefined && money.has(words[at + 1] ?? '')) return { upTo: plain, used: 2 }
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length)
    const amount = amountAt(at + length)
    const next = words[at + length + 1] ?? ''
    if (!below.has(phrase.join(' ')) || amount === undefined || ages.has(next)) continue
    return { upTo: amount, used: length + (money.has(next) ? 2 : 1) }
  }
  return undefined
}

/** Amounts as one number each: cents are rounded up, thousands joined. */
export function amountsWhole(query: string): string {
  return query
    .replaceAll(/(\d)[.,'’](\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(\d{1,6})[.,](\d{1,2})(?!\d)/g, (_, whole: string, cents: string) =>
      String(Number(whole) + (Number(cents) > 0 ? 1 : 0)),
    )
}
