/** What the law requires beside the interface, by language (LAW-12). On the server only. */
import { recordOf } from '../../../countries/record-of.ts'
import type { CountryCode } from '../../../types.ts'
import type { BesideLanguage } from '../../law-languages.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { hr } from './hr.ts'
import { hu } from './hu.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { nb } from './nb.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sk } from './sk.ts'
import { sl } from './sl.ts'
import { sv } from './sv.ts'
import type { LocalTexts } from './local-text-kinds.ts'

const TEXTS: Readonly<Record<BesideLanguage, LocalTexts>> = {
  pl,
  cs,
  sk,
  sl,
  hr,
  hu,
  da,
  sv,
  fi,
  nb,
  et,
  lv,
  lt,
  pt,
  fr,
  de,
}

export type LocalMinimum = { readonly lang: BesideLanguage; readonly texts: LocalTexts }

/** Empty where the interface is in the language of the country. */
export const localMinimumOf = (country: CountryCode): readonly LocalMinimum[] =>
  recordOf(country).law.languages.map((lang) => ({ lang, texts: TEXTS[lang] }))
