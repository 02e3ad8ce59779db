/** The withdrawal instructions of each language, and of countries with a law of their own. On the server only: they are long. */
import type { CountryCode } from '../../../types.ts'
import type { LawLanguage } from '../../law-languages.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { et } from './et.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { gb } from './gb.ts'
import { hr } from './hr.ts'
import { hu } from './hu.ts'
import { il } from './il.ts'
import { it } from './it.ts'
import { kr } from './kr.ts'
import { lt } from './lt.ts'
import { lv } from './lv.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { sk } from './sk.ts'
import { sl } from './sl.ts'
import { sv } from './sv.ts'
import type { WithdrawalText } from './withdrawal-text.ts'

const TEXTS: Readonly<Record<LawLanguage, WithdrawalText>> = {
  en,
  de,
  nl,
  fr,
  es,
  it,
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
}

/** Countries whose right differs from that of the Directive; their shop is in English. */
const OWN: Readonly<Partial<Record<CountryCode, WithdrawalText>>> = { GB: gb, KR: kr, IL: il }

export const withdrawalTextOf = (language: LawLanguage, country: CountryCode): WithdrawalText =>
  (language === 'en' ? OWN[country] : undefined) ?? TEXTS[language]

export type { WithdrawalText } from './withdrawal-text.ts'
