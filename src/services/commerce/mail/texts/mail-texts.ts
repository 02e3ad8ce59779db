/**
 * What the shop writes to shoppers about their orders, by mail and on the pages that its mails lead to. One file for each
 * language.
 */
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'
import { de } from './de.ts'
import { en, enUS, type MailTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { swissTexts } from './swiss-texts.ts'

export type MailText = keyof MailTexts

export type { MailTexts } from './en.ts'

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl, fr, es, it }

const swiss = swissTexts(de)

/** American English and Swiss German are spelt in their own ways. */
export function mailTextsOf(language: Language, country: CountryCode): MailTexts {
  const locale = textLocaleOf({ language, countryCode: country })
  if (locale === 'en-US') return enUS
  return locale === 'de-CH' ? swiss : TEXTS[language]
}

/** Values are filled in unescaped: escape them where they are shown. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
