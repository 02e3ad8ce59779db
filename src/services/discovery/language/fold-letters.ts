/**
 * What becomes of each character when words are compared: small, without accents, in plain letters where there are
 * any. Greek, Cyrillic, Korean and others stay as they are, only small.
 * A character is worked out when it is first met and then read from a table, so that a text costs one look per letter.
 */

/** What a character can be other than a letter or digit. All are smaller than the smallest digit. */
export const BREAK = 1
export const DROPPED = 2
export const MARK = 3
export const SEVERAL = 4
export const APOSTROPHE = 5
export const DASH = 6
export const PAIR = 7

/** Letters that no normal form takes apart. */
const PLAIN = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    ı: 'i',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŀ: 'l',
    ς: 'σ',
  }),
)
const APOSTROPHES = "'’‘ʼ´`"
const DASHES = '-‐‑‒–—−'
/** Soft hyphens, joiners, variation selectors and rings around a letter: seen or not, they are no part of the word. */
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/u
const ACCENT_OR_INVISIBLE = /[\u0300-\u036f]|[\p{Cf}\p{Me}\p{Variation_Selector}]/gu
/** Vowels and consonants that Korean syllables are taken apart into. */
const MARK_OR_JAMO = /[\p{M}\u1100-\u11ff]/u
const WORD_LETTER = /[\p{L}\p{M}\p{Nd}]/u
const HIGH_SURROGATE = /[\ud800-\udbff]/

/** By code unit; 0 is not computed yet. */
const foldings = new Uint16Array(0x10000)
const severals = new Map<number, string>()

/** The folded letter, or one of the kinds above. */
export function foldingOf(code: number): number {
  const folding = foldings[code] ?? BREAK
  return folding === 0 ? learn(code) : folding
}

/** What stands for a character whose folding is SEVERAL: ß → ss. */
export function severalOf(code: number): string {
  return severals.get(code) ?? ''
}

/** For a character of two code units: its letters, none for a picture or sign, undefined where it needs `composed`. */
export function pairFolding(character: string): string | undefined {
  return MARK_OR_JAMO.test(character) || INVISIBLE.test(character) ? undefined : foldCharacter(character)
}

/** Accents joined with their letters or, where there is no such letter, left out. For texts that hold a MARK. */
export function composed(text: string): string {
  return text.normalize('NFC').replace(ACCENT_OR_INVISIBLE, '').normalize('NFC')
}

function learn(code: number): number {
  const folding = kindOf(String.fromCharCode(code), code)
  foldings[code] = folding
  return folding
}

function kindOf(character: string, code: number): number {
  if (APOSTROPHES.includes(character)) return APOSTROPHE
  if (DASHES.includes(character)) return DASH
  if (INVISIBLE.test(character)) return DROPPED
  if (MARK_OR_JAMO.test(character)) return MARK
  if (HIGH_SURROGATE.test(character)) return PAIR
  const folded = foldCharacter(character)
  if (folded.length === 0) return BREAK
  if (folded.length === 1) return folded.charCodeAt(0)
  severals.set(code, folded)
  return SEVERAL
}

function foldCharacter(character: string): string {
  if (!WORD_LETTER.test(character)) return ''
  const letters = character.normalize('NFKD').replace(ACCENT_OR_INVISIBLE, '').toLowerCase()
  const plain = Array.from(letters, (letter) => PLAIN.get(letter) ?? letter).join('')
  if (/^[a-z0-9]+$/.test(plain)) return plain
  const small = character.toLowerCase().normalize('NFC')
  return PLAIN.get(small) ?? small
}
