/** Which size of the shop a shopper means: 42, 36-40, 'size m', '5 years', 18 months. */
import type { Meaning } from './meaning.ts'

export type SizeWords = {
  readonly size: ReadonlySet<string>
  readonly years: ReadonlySet<string>
  readonly months: ReadonlySet<string>
}

type Span = {
  readonly label: string
  readonly unit: 'shoe' | 'years' | 'months'
  readonly from: number
  readonly to: number
}

/** Numbers outside are no shoe sizes that anybody types: packs, years, prices. */
const SHOES = { from: 15, to: 50 }

export type SizesMeant = (
  words: readonly string[],
  at: number,
) => { readonly meaning: Meaning; readonly used: number } | undefined

/** For the sizes that a shop has. Words are folded, so 2-3Y is 2-3y. */
export function sizesMeant(labels: Iterable<string>, words: SizeWords): SizesMeant {
  const list = [...labels]
  const byText = new Map(list.map((label) => [label.toLowerCase(), label]))
  const spans = list.flatMap(toSpan)
  const within = (unit: Span['unit'], number: number) =>
    spans.find((span) => span.unit === unit && span.from <= number && number <= span.to)?.label

  return (asked, at) => {
    const word = asked[at] ?? ''
    const next = asked[at + 1] ?? ''
    const meant = (value: string | undefined, used: number) =>
      value === undefined ? undefined : { meaning: { facet: 'sizes', value } as const, used }
    if (words.size.has(word) && next !== '') {
      const found = byText.get(next) ?? within('shoe', toNumber(next))
      if (found !== undefined) return meant(found, 2)
    }
    const number = toNumber(word)
    // '2-3 years' is wherever its first year is.
    const age = Number.isNaN(number) ? toNumber(/^(\d+)-\d+$/.exec(word)?.[1] ?? '') : number
    if (!Number.isNaN(age) && words.years.has(next)) return meant(within('years', age), 2)
    if (!Number.isNaN(age) && words.months.has(next))
      return meant(within('months', age) ?? within('years', age / 12), 2)
    // A single letter is a size only where one is announced: 's' also ends a word after an apostrophe.
    if (word.length > 1 && byText.has(word)) return meant(byText.get(word), 1)
    const shoe = Number.isNaN(number) ? age : number
    if (shoe >= SHOES.from && shoe <= SHOES.to) return meant(within('shoe', shoe), 1)
    return undefined
  }
}

const toNumber = (word: string): number => (/^\d{1,3}$/.test(word) ? Number(word) : Number.NaN)

function toSpan(label: string): readonly Span[] {
  const found = /^(\d{1,3})(?:-(\d{1,3}))?([YM]?)$/i.exec(label)
  if (found === null) return []
  const [, from = '', to = from, unit = ''] = found
  const units = { '': 'shoe', y: 'years', m: 'months' } as const
  const key = unit.toLowerCase()
  return [{ label, unit: key === 'y' || key === 'm' ? units[key] : 'shoe', from: Number(from), to: Number(to) }]
}
