/** Checks of translated texts: placeholders, typography and form of address. */
import type { Language } from '../../src/markets/languages/languages.ts'

export type Texts = Readonly<Record<string, string>>

type Patterns = Readonly<Record<Language, RegExp>>

/** Matches nothing. */
const NONE = /(?!)/

/** Placeholders, and what the storefront looks for in a message about American taxes (PAY-13). */
const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}|to_zip|to_state/g)].map(([place]) => place).toSorted()

export const placesOf = (texts: Texts): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placesIn(text)]))

export const found = (texts: Texts, wrong: RegExp): readonly string[] =>
  Object.values(texts).filter((text) => wrong.test(text))

/** Characters of a keyboard where print has its own, and stray spaces. */
export const KEYBOARD = /['"`]|\.\.\.| {2}|^\s|\s$/

/** Typographic characters of each language, where a keyboard offers a simpler one. */
export const MISPRINTS: Patterns = {
  en: /\s…/,
  de: /[“”](?=\w)|\d %/,
  nl: /\s…/,
  fr: /[^\u00a0][;:!?%»](?:\s|\)|$)|«[^\u00a0]|\s…/,
  es: /^[^¿]*\?|^[^¡]*!|\s…/,
  it: /\s…/,
}

/** The forms of address that shop and desk do not use (docs/texts-review.md). French has two, so its tests choose. */
export const OTHER_ADDRESS: Patterns = {
  en: NONE,
  de: /\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/,
  nl: /\b(?:u|uw)\b/i,
  fr: NONE,
  es: /\b(?:usted|ustedes)\b/i,
  it: /\b(?:Lei|Suo|Sua|Suoi|Sue)\b|\p{Ll} Le\b/u,
}

export const FRENCH_TU = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu
export const FRENCH_VOUS = /\b(?:vous|votre|vos)\b/i
