/** The words that staff find an order by (DSK-08): names, e-mail address, SKUs, tracking numbers. Pure. */
import { foldText } from '../../../markets/texts/fold-text.ts'

export const SEARCH_KINDS = ['name', 'email', 'sku', 'tracking'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export type SearchWord = { readonly kind: SearchKind; readonly word: string }

type Name = { readonly firstName: string; readonly lastName: string }

/** Longer words are cut: a search needs no more. */
const MAX_WORD_LENGTH = 100

/** As they were ordered and as they were corrected: of the contact and of both addresses. */
export const nameWords = (...names: readonly Name[]): readonly SearchWord[] =>
  distinct(
    'name',
    names.flatMap(({ firstName, lastName }) => foldText(`${firstName} ${lastName}`).split(' ')),
  )

export const emailWords = (email: string): readonly SearchWord[] => distinct('email', [foldWord(email)])

export const skuWords = (skus: readonly string[]): readonly SearchWord[] => distinct('sku', skus.map(foldWord))

export const trackingWords = (number: string): readonly SearchWord[] => distinct('tracking', [foldTracking(number)])

/** Case is ignored, signs count: they are part of addresses and SKUs. */
const foldWord = (text: string): string => text.trim().toLowerCase()

/** Carriers print blanks and dashes into their numbers. */
const foldTracking = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const distinct = (kind: SearchKind, words: readonly string[]): readonly SearchWord[] =>
  [...new Set(words.map((word) => word.slice(0, MAX_WORD_LENGTH)))]
    .filter((word) => word !== '')
    .map((word) => ({ kind, word }))

/** Beginnings of words of some kinds: one of them has to match. */
export type WordRange = { readonly prefix: string; readonly kinds: readonly SearchKind[] }

/** A part of what was typed. Every range of one alternative has to match, and one alternative has to. */
export type SearchToken = readonly (readonly WordRange[])[]

const MIN_PREFIX = 2
/** More than anybody types; each costs a query. */
const MAX_TOKENS = 6

/** Kinds that say nothing about a person. */
export const PLAIN_KINDS: readonly SearchKind[] = ['sku', 'tracking']

/**
 * Parts in any order, each at least the beginning of a word. What is typed with blanks may also be one tracking number as a
 * whole. Empty: nothing can be found.
 */
export function searchTokens(typed: string, kinds: readonly SearchKind[]): readonly SearchToken[] {
  const parts = typed.trim().split(/\s+/).slice(0, MAX_TOKENS)
  const whole = foldTracking(typed)
  if (parts.length > 1 && isTracking(whole)) return [[[{ prefix: whole, kinds: ['tracking'] }]]]
  return parts.map((part) => tokenOf(part, kinds)).filter((token) => token.length > 0)
}

/** Digits in groups, as they are printed on a parcel; names have none. */
const isTracking = (word: string): boolean => /^(?=.*\d{4})[a-z0-9]{8,}$/.test(word)

function tokenOf(part: string, kinds: readonly SearchKind[]): SearchToken {
  const [plain, folded] = [foldWord(part), foldText(part)]
  const others = kinds.filter((kind) => kind !== 'name')
  const alternatives: WordRange[][] = []
  if (plain === folded) alternatives.push([{ prefix: plain, kinds }])
  else {
    alternatives.push([{ prefix: plain, kinds: others }])
    const names = folded.split(' ').filter((word) => word.length >= MIN_PREFIX)
    if (kinds.includes('name') && names.length > 0 && !part.includes('@')) {
      alternatives.push(names.map((prefix) => ({ prefix, kinds: ['name'] })))
    }
  }
  const tracking = foldTracking(part)
  if (tracking !== plain && isTracking(tracking)) alternatives.push([{ prefix: tracking, kinds: ['tracking'] }])
  return alternatives.filter((ranges) => ranges.every(({ prefix }) => prefix.length >= MIN_PREFIX))
}

/** Of all words that begin with it: words are compared by code point. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10ffff}`
