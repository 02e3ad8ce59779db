/** What invoices and credit notes say, in the order's language. One file for each language. */
import { inSwissGerman } from '../../../../markets/languages/swiss-german.ts'
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'
import { de } from './de.ts'
import { en, enUS, type DocumentTexts } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

export type { DocumentTexts } from './en.ts'

const TEXTS: Readonly<Record<Language, DocumentTexts>> = { en, de, nl, fr, es, it }

/** The texts that Switzerland writes differently. */
const swiss: DocumentTexts = {
  ...de,
  exportNote: inSwissGerman(de.exportNote),
  exportRate: '0%, Ausfuhr',
  vatId: 'MWST-Nr.',
  vat: 'MWST',
}

/** American English and Swiss German are spelt in their own ways. */
export function documentTextsOf(language: Language, country: CountryCode): DocumentTexts {
  const locale = textLocaleOf({ language, countryCode: country })
  if (locale === 'en-US') return enUS
  return locale === 'de-CH' ? swiss : TEXTS[language]
}
