/** The countries to choose from, as people look for them. */
import { findMarket, storefrontsOf } from '../../../../markets/storefronts/table.ts'
import type { CountryCode, Language, Market, WarehouseRegion } from '../../../../markets/types.ts'

export type MarketChoice = {
  readonly countryCode: CountryCode
  readonly storefront: Market['storefrontCode']
  readonly isExternal: boolean
  /** Whose warehouses serve it: each has a cart of its own. */
  readonly region: WarehouseRegion
  /** Its own, in English, and in the visitor's language. */
  readonly name: { readonly local: string; readonly english: string; readonly here: string }
  /** The language that the country's own name is written in, so that it is read aloud rightly. */
  readonly nameLanguage: string
  readonly language: Language
  /** Under its own name. */
  readonly languageName: string
  readonly currency: string
}

/**
 * All 33, by their names in the visitor's language. No market differs between environments in anything that is shown here.
 */
export function marketChoices(language: Language): readonly MarketChoice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return storefrontsOf('production')
    .flatMap(({ markets }) => markets)
    .map((market) => {
      const choice = toChoice(market)
      const { local, english } = choice.name
      const here = language === 'en' ? english : (names.of(choice.countryCode) ?? english)
      return { ...choice, name: { local, english, here } }
    })
    .toSorted((a, b) => a.name.here.localeCompare(b.name.here, language))
}

export function choiceOf(country: string): MarketChoice | undefined {
  const market = findMarket('production', country)
  return market && toChoice(market)
}

/** The shop of another country than the visitor's, where there is one. */
export const offerFor = (country: string, here: CountryCode): MarketChoice | undefined =>
  country === here ? undefined : choiceOf(country)

function toChoice(market: Market): MarketChoice {
  const { countryCode, storefrontCode, marketType, warehouse, name, language, currency } = market
  return {
    countryCode,
    storefront: storefrontCode,
    isExternal: marketType === 'external',
    region: warehouse.region,
    name: { ...name, here: name.english },
    nameLanguage: languageOfName(countryCode),
    language,
    languageName: languageNameOf(language),
    currency: currency.code,
  }
}

/** Luxembourg's own name is Luxembourgish, though French is what most people there write. */
const languageOfName = (country: CountryCode): string =>
  country === 'LU' ? 'lb' : new Intl.Locale(`und-${country}`).maximize().language

function languageNameOf(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** By any name, its code, its currency or its language, without regard to accents and capitals. */
export function findMarkets(choices: readonly MarketChoice[], words: string): readonly MarketChoice[] {
  const wanted = plain(words)
  if (wanted === '') return choices
  return choices.filter(({ name, countryCode, currency, languageName }) =>
    [name.local, name.english, name.here, countryCode, currency, languageName].some((one) =>
      plain(one).includes(wanted),
    ),
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
