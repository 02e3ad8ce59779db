/** Which size of the shop a shopper means: 42, 36-40, 'size m', 'uk 9', '5 years', 18 months. */
import type { Meaning } from './meaning.ts'

export type SizeWords = {
  readonly size: ReadonlySet<string>
  readonly years: ReadonlySet<string>
  readonly months: ReadonlySet<string>
}

type Unit = 'shoe' | 'years' | 'months'
type Span = { readonly label: string; readonly unit: Unit; readonly from: number; readonly to: number }

/** Numbers outside are not typed as shoe sizes: packs, years, prices. */
const SHOES = { from: 15, to: 50 }
/** Shoes are counted from another end in Britain and America. */
const SMALL_SHOES = { from: 2, to: 14 }

/** A size that was meant, or the words for one that the shop does not have. */
export type SizesMeant = (
  words: readonly string[],
  at: number,
) => { readonly meaning?: Meaning; readonly used: number } | undefined

/** For the sizes that a shop has. Words are folded, so 2-3Y is 2-3y. */
export function sizesMeant(labels: Iterable<string>, words: SizeWords, shoesBegin?: number): SizesMeant {
  const list = [...labels]
  const byText = new Map(list.map((label) => [label.toLowerCase(), label]))
  const spans = list.flatMap(toSpan)
  /** Half a size to either side: between two spans lies no gap. */
  const within = (unit: Unit, number: number) =>
    spans.find((span) => span.unit === unit && span.from - 0.5 <= number && number <= span.to + 0.5)?.label
  const shoe = (number: number) => {
    const isSmall = number >= SMALL_SHOES.from && number <= SMALL_SHOES.to
    return within('shoe', isSmall && shoesBegin !== undefined ? number + shoesBegin : number)
  }
  const found = (value: string | undefined, used: number) =>
    value === undefined ? { used } : { meaning: { facet: 'sizes', value } as const, used }

  return (queryWords, at) => {
    const word = queryWords[at] ?? ''
    const next = queryWords[at + 1] ?? ''
    const number = middleOf(word)
    if (words.size.has(word) && (byText.has(next) || !Number.isNaN(middleOf(next)))) {
      return found(byText.get(next) ?? shoe(middleOf(next)), 2)
    }
    if (!Number.isNaN(number) && words.years.has(next)) return found(within('years', number), 2)
    if (!Number.isNaN(number) && words.months.has(next)) {
      return found(within('months', number) ?? within('years', number / 12), 2)
    }
    // A letter alone is one only beside something that has sizes.
    if (byText.has(word) && (word.length > 1 || queryWords.length > 1)) return found(byText.get(word), 1)
    if (number >= SHOES.from && number <= SHOES.to) return found(within('shoe', number), 1)
    return undefined
  }
}

/** Of 36-40 the 38: whichever span lies around it is meant. Not a number for other words. */
function middleOf(word: string): number {
  const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(word) ?? []
  return from === '' ? Number.NaN : (Number(from) + Number(to)) / 2
}

function toSpan(label: string): readonly Span[] {
  const [, from = '', to = from, unit = ''] = /^(\d{1,3})(?:-(\d{1,3}))?([YM]?)$/i.exec(label) ?? []
  if (from === '') return []
  const units: Readonly<Record<string, Unit>> = { y: 'years', m: 'months' }
  return [{ label, unit: units[unit.toLowerCase()] ?? 'shoe', from: Number(from), to: Number(to) }]
}
