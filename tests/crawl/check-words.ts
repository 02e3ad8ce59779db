/** Text of a page that must not be shown: keys, unfilled placeholders, another language than the storefront's. */
import { demoStories } from '../support/demo-shop.ts'
import { textsOf, type StoryLanguage } from '../support/demo-texts.ts'
import type { STOREFRONT_CODES } from '../../src/markets/storefronts/codes.ts'
import { loadTexts } from '../../src/contracts/storefront/texts/load-texts.ts'
import { languageOfLocale } from '../../src/markets/languages/languages.ts'
import { lawTextsOf } from '../../src/markets/law/texts/law-texts.ts'
import type { TextLocale } from '../../src/contracts/storefront/texts/types.ts'
import { wordsIn } from '../support/read-html.ts'

export const SPOKEN: Readonly<Record<(typeof STOREFRONT_CODES)[number], StoryLanguage>> = {
  uk: 'default',
  de: 'de-DE',
  at: 'de-DE',
  ch: 'de-DE',
  nl: 'nl-NL',
  be: 'nl-NL',
  fr: 'fr-FR',
  us: 'en-US',
  es: 'es-ES',
  it: 'it-IT',
  eu: 'default',
  gl: 'default',
}

/** Each returns the wrong words. */
export type WordChecks = {
  readonly keysIn: (path: string, html: string) => readonly string[]
  readonly englishIn: (path: string, html: string) => readonly string[]
}

const NOT_FILLED_IN = /\{\w+\}|\[object |\b(?:undefined|NaN)\b/

/** It lists content with its keys, in the language it was written in. */
const isInventory = (path: string): boolean => path.endsWith('/shared-content')

export async function wordChecksOf(language: StoryLanguage): Promise<WordChecks> {
  const [keys, english, own] = await Promise.all([keysOfTexts(), textsIn('default'), textsIn(language)])
  const speaksEnglish = language === 'default' || language === 'en-US'
  const found = (path: string, html: string, isWrong: (text: string) => boolean) =>
    isInventory(path) ? [] : [...new Set(wordsIn(html).filter(isWrong))]
  return {
    keysIn: (path, html) => found(path, html, (text) => keys.has(text) || NOT_FILLED_IN.test(text)),
    englishIn: (path, html) =>
      speaksEnglish ? [] : found(path, html, (text) => /\p{L}{3}/u.test(text) && english.has(text) && !own.has(text)),
  }
}

export const checkWords = (path: string, html: string, { keysIn, englishIn }: WordChecks): readonly string[] => [
  ...keysIn(path, html).map((text) => `a key or a placeholder: ${text}`),
  ...englishIn(path, html).map((text) => `in English: ${text}`),
]

/** Those that cannot be part of a text. */
const keysOfTexts = async (): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await loadTexts('en-GB')).filter((key) => /[A-Z]/.test(key)))

/** Every text of content and interface in a language, as it appears between two tags. */
async function textsIn(language: StoryLanguage): Promise<ReadonlySet<string>> {
  const locale: TextLocale = language === 'default' ? 'en-GB' : language
  const content = demoStories()
    .filter(isWrittenFor(language))
    .flatMap((story) => textsOf(story).map(({ words }) => words[language] ?? words.default))
  const pieces = content.flatMap((text) => text.split('\n'))
  const law = Object.values(lawTextsOf(languageOfLocale(locale))).filter((text) => typeof text === 'string')
  return new Set([...pieces, ...Object.values(await loadTexts(locale)), ...law].map((text) => text.trim()))
}

/** Content keys whose stories are written in their own language; all others are in British English first. */
const OWN_LANGUAGES: Readonly<Record<string, StoryLanguage>> = {
  de: 'de-DE',
  nl: 'nl-NL',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  us: 'en-US',
}

const isWrittenFor =
  (language: StoryLanguage) =>
  ({ full_slug: slug }: { readonly full_slug: string }): boolean => {
    const own = OWN_LANGUAGES[slug.split('/')[0] ?? '']
    return own === undefined || own === language
  }
