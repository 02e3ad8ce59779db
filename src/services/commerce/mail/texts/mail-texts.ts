/**
 * What the shop writes to shoppers about their orders, by mail and on the pages that its mails lead to. One file for each
 * language.
 */
import { inSwissGerman } from '../../../../markets/languages/swiss-german.ts'
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'
import { de } from './de.ts'
import { en, enUS, type MailTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

export type MailText = keyof MailTexts

export type { MailTexts } from './en.ts'

const TEXTS: Readonly<Record<Language, MailTexts>> = { en, de, nl, fr, es, it }

const swiss = mapped(de, inSwissGerman)

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

function mapped(texts: MailTexts, change: (text: string) => string): MailTexts {
  const changed: Record<MailText, string> = { ...texts }
  for (const key of keysOf(changed)) changed[key] = change(changed[key])
  return changed
}

function keysOf(texts: MailTexts): readonly MailText[] {
  const isKey = (key: string): key is MailText => Object.hasOwn(texts, key)
  return Object.keys(texts).filter(isKey)
}
