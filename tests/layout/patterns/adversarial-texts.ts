/**
 * Texts that make a backtracking pattern slow: a beginning that the pattern accepts, a piece that it accepts many times,
 * and an end at which it fails. Pieces come from the pattern itself, from texts that it matches, and from a small alphabet.
 */
import * as fc from 'fast-check'

/** A text of about `length` characters. */
export type AdversarialText = { readonly start: string; readonly piece: string; readonly end: string }

const ALPHABET = ['a', 'A', '0', ' ', '\t', '\n', '-', '_', '.', '/', '@', '&', '<']
const ENDS = ['', '!', '\n\u0000']
const SAMPLES = 6
const MAX_PIECE = 4
const MAX_START = 24
/** The same pieces in every run. */
const SEED = 20_261_116

export const textOf = ({ start, piece, end }: AdversarialText, length: number): string =>
  start + piece.repeat(Math.ceil(length / piece.length)) + end

export function adversarialTexts(pattern: RegExp): readonly AdversarialText[] {
  const texts = [...fromAlphabet(pattern.source), ...fromMatches(pattern)]
  return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()]
}

/** One and two letters, words of the pattern, and words with a letter before or after them. */
function fromAlphabet(source: string): AdversarialText[] {
  const plain = source.replaceAll(/\\[pP]\{\w+=?\w*\}|\\[bBdDwWsSk]|\\u\{?\w{4}\}?|\(\?<?\w*[:=!>]?|\{\d+,?\d*\}/g, ' ')
  const named = plain.replaceAll(/[\\()[\]{}|*+?^$]/g, '').slice(0, 60)
  const letters = [...new Set([...ALPHABET, ...Array.from(named)])].slice(0, 32)
  const words = [...new Set(plain.match(/[^\s\\()[\]{}|*+?^$]{2,}/g))].slice(0, 8)
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  const around = words.flatMap((word) => letters.flatMap((letter) => [word + letter, letter + word]))
  const pieces = [...letters, ...pairs, ...words, ...around]
  const starts = ['', ...words.slice(0, 2)]
  return pieces.flatMap((piece) => starts.map((start) => ({ start, piece, end: '!' })))
}

/** Every short piece of texts that match, after what came before it. */
function fromMatches(pattern: RegExp): AdversarialText[] {
  return samplesOf(pattern).flatMap((sample) => {
    const texts: AdversarialText[] = []
    for (let from = 0; from < Math.min(sample.length, MAX_START); from += 1) {
      for (let to = from + 1; to <= Math.min(sample.length, from + MAX_PIECE); to += 1) {
        for (const end of ENDS) texts.push({ start: sample.slice(0, from), piece: sample.slice(from, to), end })
      }
    }
    return texts
  })
}

function samplesOf(pattern: RegExp): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(pattern, { maxLength: 60 }), { numRuns: SAMPLES, seed: SEED })
  } catch {
    // It cannot make texts for patterns that look ahead or behind: those get the alphabet only.
    return []
  }
}
