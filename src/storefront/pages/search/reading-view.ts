/**
 * How a search was interpreted, in words that a shopper can recognise: discovery compares words without accents and
 * capitals, and returns them in that form.
 */
import type { SearchResult } from '../../../contracts/discovery/search-client.ts'

export type ReadingView = {
  /** The term as it was read, where words in it were corrected. */
  readonly readAs?: string
  /** Words that had to be left out for anything to be found. */
  readonly leftOut: readonly string[]
  /** Terms that were understood as filters. Kinds of products are left out: a search for socks obviously shows socks. */
  readonly understood: readonly { readonly filter: UnderstoodFilter; readonly value: string }[]
}

export type UnderstoodFilter = 'colour' | 'material' | 'sizes'

const WORD = /[\p{L}\p{M}\p{N}]+(?:-\p{N}+)?/gu
const FILTERS: readonly UnderstoodFilter[] = ['colour', 'material', 'sizes']

export function toReadingView(
  term: string,
  { reading, products }: Pick<SearchResult, 'reading' | 'products'>,
): ReadingView {
  const { corrected, dropped, understood } = reading
  const names = products.map(({ name }) => name)
  const leftOut = new Set(dropped.flatMap((words) => words.split(' ')).map(loosely))
  const corrections = new Map(corrected.map(({ from, to }) => [loosely(from), asWritten(to, names)]))
  const asRead = (words: string) =>
    mapWords(words, (word) => {
      if (leftOut.has(loosely(word))) return ''
      const correction = corrections.get(loosely(word)) ?? word
      // Names have capitals that shoppers rarely type.
      return word === word.toLowerCase() ? correction.toLowerCase() : correction
    })
  const filters = understood.flatMap(({ words, facet, value }) => {
    const filter = FILTERS.find((name) => name === facet)
    // A size means one of the shop's: 38 is in 36-40.
    return filter ? [{ filter, value: filter === 'sizes' ? value : asRead(asWritten(words, [term])) }] : []
  })
  return {
    ...(corrected.length > 0 && { readAs: asRead(term) }),
    leftOut: dropped.map((words) => asWritten(words, [term])),
    understood: [...new Map(filters.map((one) => [`${one.filter} ${one.value}`, one])).values()],
  }
}

/** The same words in one of the texts, as they are written there; as they are where no text has them. */
function asWritten(words: string, texts: readonly string[]): string {
  const wanted = words.split(' ').map(loosely)
  for (const text of texts) {
    const written = text.match(WORD) ?? []
    const at = written.findIndex((_, start) => wanted.every((word, i) => loosely(written[start + i] ?? '') === word))
    if (at !== -1) return written.slice(at, at + wanted.length).join(' ')
  }
  return words
}

/** Without what is left empty, and the spaces around it. */
function mapWords(term: string, change: (word: string) => string): string {
  const pieces = term.split(/\s+/).map((piece) => piece.replaceAll(WORD, change))
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).join(' ')
}

/** Without capitals and accents, and with ae, oe and ue as German also writes ä, ö and ü. */
function loosely(word: string): string {
  const plain = word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.replaceAll(/([aou])e/g, '$1')
}
