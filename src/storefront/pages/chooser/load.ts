import { storefrontsOf } from '../../../markets/storefronts/table.ts'
import type {
  Continent,
  CountryCode,
  Environment,
  Language,
  Market,
  MarketType,
  Storefront,
} from '../../../markets/types.ts'
import { chooserHead } from '../../features/frame/seo/index.ts'
import type { Load, Loaded, Visit } from '../../page/page-contract.ts'
import { shown } from '../../page/page-contract.ts'

/** One country to choose: what it is called at home, what is spoken and paid there. */
export type CountryChoice = {
  readonly countryCode: CountryCode
  readonly storefront: Storefront['storefrontCode']
  readonly name: string
  readonly lang: string
  readonly language: Language
  readonly currency: string
}

export type ContinentChoices = { readonly continent: Continent; readonly choices: readonly CountryChoice[] }

const CONTINENTS: readonly Continent[] = ['EU', 'NA', 'AS']

/** The languages under their own names, and the countries by continent. */
export type Choices = {
  readonly languages: Readonly<Partial<Record<Language, string>>>
  readonly continents: readonly ContinentChoices[]
}

type Known = { readonly environment: Environment; readonly origin: string; readonly loaded: Loaded<Choices> }

/** Cached: nothing here depends on the visit, except the shop's own address. */
let known: Known | undefined

export const load: Load<Choices, Visit> = ({ environment, origin }) => {
  if (known?.environment !== environment || known.origin !== origin) {
    const loaded = shown(listChoices(environment), [], chooserHead({ environment, origin }))
    known = { environment, origin, loaded }
  }
  return known.loaded
}

function listChoices(environment: Environment): Choices {
  const continents = listContinents(environment)
  const spoken = new Set(continents.flatMap(({ choices }) => choices.map(({ language }) => language)))
  const languages = Object.fromEntries([...spoken].map((language) => [language, nativeLanguageName(language)]))
  return { languages, continents }
}

/** The countries with a shop of their own come first, as the table lists them; then the others by name; then those elsewhere. */
function listContinents(environment: Environment): readonly ContinentChoices[] {
  const markets = storefrontsOf(environment).flatMap((storefront) => storefront.markets)
  const ofType = (type: MarketType) => markets.filter(({ marketType }) => marketType === type)
  const byName = (some: readonly Market[]) =>
    some.toSorted((a, b) => a.name.english.localeCompare(b.name.english, 'en'))
  const ordered = [...ofType('focus'), ...byName(ofType('umbrella')), ...byName(ofType('external'))]
  return CONTINENTS.map((continent) => ({
    continent,
    choices: ordered.filter((market) => market.continent === continent).map(toChoice),
  }))
}

function toChoice(market: Market): CountryChoice {
  return {
    countryCode: market.countryCode,
    storefront: market.storefrontCode,
    name: market.name.local,
    lang: localLanguage(market),
    language: market.language,
    currency: market.currency.code,
  }
}

/** The language that the country's own name is written in, so that it is read aloud rightly. */
function localLanguage({ countryCode }: Market): string {
  // Its name is Luxembourgish, though French is what most people there write.
  if (countryCode === 'LU') return 'lb'
  return new Intl.Locale(`und-${countryCode}`).maximize().language
}

const nativeLanguageName = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
