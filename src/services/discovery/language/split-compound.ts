/**
 * Splits German and Dutch compounds, so that a search for socks with cats finds Katzensocken. Only into words that the
 * catalogue contains, from the end, because the last part names the thing.
 */
import type { Language } from '../../../markets/types.ts'
import { stemNl } from './stem-nl.ts'

const MIN_PART_LENGTH = 3
const MAX_PARTS = 4
/** What stands between two parts and belongs to neither; short ones first, so that katzen is katze before katz. */
const GERMAN_LINKS = ['s', 'n', 'e', 'es', 'en', 'er', 'ns', 'ens']
const DUTCH_LINKS = ['s', 'e', 'n', 'en', 'er']

/**
 * The parts of a folded word that `isKnown` accepts; undefined where it is no compound. The longest last part that
 * leaves only known words before it.
 */
export function splitCompound(
  language: Language,
  word: string,
  isKnown: (part: string) => boolean,
): readonly string[] | undefined {
  if ((language !== 'de' && language !== 'nl') || word === '') return undefined
  const readings = language === 'de' ? germanReadings : dutchReadings
  const known = new Map<number, string | undefined>()

  /** Computed once for each piece, however many ways lead to it. */
  const partAt = (from: number, to: number): string | undefined => {
    const place = from * (word.length + 1) + to
    if (!known.has(place)) known.set(place, readings(word.slice(from, to), to === word.length).find(isKnown))
    return known.get(place)
  }
  const partsTo = (to: number, left: number): readonly string[] | undefined => {
    if (to === 0) return []
    if (left === 0) return undefined
    for (let from = to === word.length ? MIN_PART_LENGTH : 0; from <= to - MIN_PART_LENGTH; from++) {
      const part = from > 0 && from < MIN_PART_LENGTH ? undefined : partAt(from, to)
      const before = part === undefined ? undefined : partsTo(from, left - 1)
      if (part !== undefined && before !== undefined) return [...before, part]
    }
    return undefined
  }
  return partsTo(word.length, MAX_PARTS)
}

/** The words that a piece can mean, the likeliest first. */
function germanReadings(piece: string, isLast: boolean): readonly string[] {
  if (isLast) return [piece, ...withoutLinks(piece, ['n', 'e', 'en', 'er', 's'])]
  // Kirschsocken of Kirsche, Weihnachtssocken of Weihnachten.
  const whole = piece.length > MIN_PART_LENGTH ? [`${piece}e`] : []
  const feast = piece.endsWith('ts') ? [`${piece.slice(0, -1)}en`] : []
  return [piece, ...whole, ...withoutLinks(piece, GERMAN_LINKS), ...feast]
}

function dutchReadings(piece: string, isLast: boolean): readonly string[] {
  const stem = stemNl(piece)
  const singular = stem === piece || stem.length < MIN_PART_LENGTH ? [] : [stem]
  return [piece, ...singular, ...(isLast ? [] : withoutLinks(piece, DUTCH_LINKS))]
}

function withoutLinks(piece: string, links: readonly string[]): readonly string[] {
  return links
    .filter((link) => piece.endsWith(link) && piece.length - link.length >= MIN_PART_LENGTH)
    .map((link) => piece.slice(0, -link.length))
}
