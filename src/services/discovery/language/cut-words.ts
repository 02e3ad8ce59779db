/**
 * Cuts a text into folded words, and folds a text without cutting it. Runs over every word of every product of a shop
 * when its index is built, hence one pass over the characters, one buffer, and no pattern matching on the way.
 */
import {
  APOSTROPHE,
  BREAK,
  composed,
  DASH,
  DROPPED,
  foldingOf,
  MARK,
  PAIR,
  pairFolding,
  SEVERAL,
  severalOf,
} from './fold-letters.ts'
import { pooledWord } from './word-pool.ts'

export type Spelling = {
  /** German writes ä as ae where it has to; all of ä, ae and a become a. */
  readonly umlauts: boolean
  /** Words that lose their end before a vowel and are stop words by themselves: l', dell', qu'. */
  readonly elisions: ReadonlySet<string>
}

const MAX_WORD_LENGTH = 40
const [A, E, I, O, Q, S, U] = [0x61, 0x65, 0x69, 0x6f, 0x71, 0x73, 0x75]
const HYPHEN = 0x2d

/** Of the word being cut. One for all: nothing else happens while a text is cut. */
const letters = new Uint16Array(MAX_WORD_LENGTH)

export function wordCutter({ umlauts, elisions }: Spelling): (text: string) => readonly string[] {
  const cut = (text: string, isComposed: boolean): readonly string[] => {
    const words: string[] = []
    // How many letters the present word has so far.
    let length = 0
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      const folding = foldingOf(code)
      if (folding > PAIR) {
        length = withLetter(length, folding, umlauts)
      } else if (folding === SEVERAL) {
        length = withLetters(length, severalOf(code), umlauts)
      } else if (folding === MARK) {
        if (!isComposed) return cut(composed(text), true)
        length = withLetter(length, code, umlauts)
      } else if (folding === PAIR) {
        const character = String.fromCodePoint(text.codePointAt(at) ?? code)
        const folded = pairFolding(character)
        if (folded === undefined && !isComposed) return cut(composed(text), true)
        if (folded === '' && length > 0) words.push(pooledWord(letters, length))
        length = folded === '' ? 0 : withLetters(length, folded ?? character, umlauts)
        at += character.length - 1
      } else if (folding === DASH && isRange(length, foldingAt(text, at + 1))) {
        length = withLetter(length, HYPHEN, umlauts)
      } else if (folding !== DROPPED && length > 0) {
        const word = pooledWord(letters, length)
        length = 0
        if (folding !== APOSTROPHE || isEnd(text, at + 1) || !elisions.has(word)) words.push(word)
        if (folding === APOSTROPHE && isPossessive(text, at + 1)) at++
      }
    }
    if (length > 0) words.push(pooledWord(letters, length))
    return words
  }
  return (text) => cut(text, false)
}

/** The length of the word with one letter more. */
function withLetter(length: number, letter: number, umlauts: boolean): number {
  if (length === MAX_WORD_LENGTH) return length
  if (umlauts && letter === E && length > 0) {
    if (isUmlaut(letters[length - 1], length > 1 ? letters[length - 2] : undefined)) return length
  }
  letters[length] = letter
  return length + 1
}

/** All or none: half of a character is none. */
function withLetters(length: number, folded: string, umlauts: boolean): number {
  if (length + folded.length > MAX_WORD_LENGTH) return length
  let longer = length
  for (let at = 0; at < folded.length; at++) longer = withLetter(longer, folded.charCodeAt(at), umlauts)
  return longer
}

/** Everything that is no letter stays as it is. */
export function textFolder({ umlauts }: Spelling): (text: string) => string {
  const fold = (text: string, isComposed: boolean): string => {
    let folded = ''
    const add = (more: string): void => {
      for (const letter of more) {
        if (umlauts && letter === 'e' && isUmlaut(codeBefore(folded, 1), codeBefore(folded, 2))) continue
        folded += letter
      }
    }
    for (const character of text) {
      const code = character.charCodeAt(0)
      const folding = foldingOf(code)
      if (folding > PAIR) add(String.fromCharCode(folding))
      else if (folding === SEVERAL) add(severalOf(code))
      else if (folding === MARK || folding === PAIR) {
        const plain = folding === PAIR ? pairFolding(character) : undefined
        if (plain === undefined && !isComposed) return fold(composed(text), true)
        add(plain || character)
      } else if (folding !== DROPPED) folded += character
    }
    return folded
  }
  return (text) => fold(text, false)
}

/** The e of ae, oe, ue; but not that of neue, blaue and Quelle. */
function isUmlaut(letter: number | undefined, before: number | undefined): boolean {
  return (letter === A || letter === O || letter === U) && before !== Q && !isVowel(before)
}

function isVowel(letter: number | undefined): boolean {
  return letter === A || letter === E || letter === I || letter === O || letter === U
}

/** Whether a dash joins the digits on both sides of it, and there is room for both. */
function isRange(length: number, after: number): boolean {
  return length > 0 && length < MAX_WORD_LENGTH - 1 && isDigit(letters[length - 1] ?? 0) && isDigit(after)
}

function isDigit(letter: number): boolean {
  return letter >= 0x30 && letter <= 0x39
}

/** Past the end as after a space. Never reads out of bounds: that would deoptimise every read. */
function foldingAt(text: string, at: number): number {
  return at < text.length ? foldingOf(text.charCodeAt(at)) : BREAK
}

/** Whether no letter follows. */
function isEnd(text: string, at: number): boolean {
  const folding = foldingAt(text, at)
  return folding === BREAK || folding === DASH || folding === APOSTROPHE
}

/** The s of men's: after the apostrophe, and the last letter. */
function isPossessive(text: string, at: number): boolean {
  return foldingAt(text, at) === S && isEnd(text, at + 1)
}

function codeBefore(text: string, places: number): number | undefined {
  return text.length < places ? undefined : text.charCodeAt(text.length - places)
}
