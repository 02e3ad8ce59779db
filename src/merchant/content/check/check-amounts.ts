/** Amounts that are written by hand, and placeholders for prices that cannot be read (SHX-24). */
import { handWrittenAmounts, invalidPrices } from '../../../markets/prices/price-placeholder.ts'
import type { PlacedProblem } from '../files/plain-words.ts'
import { objectsIn } from '../walk-content.ts'

/** Members that are no words: addresses, ids, names. */
const NO_WORDS = /^(?:_uid|_editable|component|id|uuid|url|cached_url|href|src|filename|code|country|linktype|email)$/

export const checkAmounts = (content: unknown): readonly PlacedProblem[] =>
  objectsIn(content).flatMap(({ value, at }) =>
    Object.entries(value).flatMap(([name, member]) => {
      if (typeof member !== 'string' || NO_WORDS.test(name)) return []
      const place = [...at, name]
      return [
        ...handWrittenAmounts(member).map((amount) => ({
          at: place,
          message: `must be a price placeholder such as {price:40 EUR}, which every market reads in its notation, not: ${amount}`,
        })),
        ...invalidPrices(member).map((placeholder) => ({
          at: place,
          message: `must be a price placeholder such as {price:40 EUR} or {price:12.50 GBP}, not: ${placeholder}`,
        })),
      ]
    }),
  )
