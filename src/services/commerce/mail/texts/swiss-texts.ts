import { inSwissGerman } from '../../../../markets/languages/swiss-german.ts'
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'

/** German texts as Switzerland spells them. */
export function swissTexts<Key extends string>(german: Readonly<Record<Key, string>>): Readonly<Record<Key, string>> {
  const changed: Record<Key, string> = { ...german }
  const isKey = (key: string): key is Key => Object.hasOwn(german, key)
  for (const key of Object.keys(changed).filter(isKey)) changed[key] = inSwissGerman(changed[key])
  return changed
}

type Reader = { readonly language: Language; readonly market: { readonly country: CountryCode } }

/** Those of a reader. */
export function textsByReader<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): (reader: Reader) => Readonly<Record<Key, string>> {
  const swiss = swissTexts(texts.de)
  return ({ language, market: { country } }) =>
    textLocaleOf({ language, countryCode: country }) === 'de-CH' ? swiss : texts[language]
}
