/** Reads a whole shop into memory, a few hundred products at a time, and gives the loop back in between. */
import type { CommerceClient } from '../../contracts/commerce-client.ts'
import type { TextLanguage, Texts } from '../../contracts/catalogue.ts'
import type { Language } from '../../markets/types.ts'
import type { ProductDocument } from './products/product-document.ts'
import type { StoredProduct } from './products/read-products.ts'
import { knownWords, languageTables } from './search/known-words.ts'
import type { Meaning } from './search/meaning.ts'
import type { SearchIndex } from './search/search-index.ts'
import { createLabels } from './index/labels.ts'
import { createOfferColumns } from './index/offer-columns.ts'
import { keepPace } from './index/pace.ts'
import { createProductColumns, type ProductColumns } from './index/product-columns.ts'
import { createTextIndexBuilder, IMPACT } from './index/text-index.ts'

const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it'] as const satisfies readonly Language[]

export type IndexSource = {
  /** Of every product there will be, in the merchant's order. */
  readonly skus: readonly string[]
  readonly products: AsyncIterable<readonly StoredProduct[]>
  readonly commerce: Pick<CommerceClient, 'offers'>
  /** Words that the merchant wants to find each other. */
  readonly synonyms?: (language: Language) => readonly (readonly string[])[]
}

export async function buildSearchIndex(source: IndexSource): Promise<Omit<SearchIndex, 'popularity'>> {
  const { skus, commerce, synonyms = () => [] } = source
  const pace = keepPace()
  const products = createProductColumns(skus)
  const offers = createOfferColumns(skus.length)
  const labels = createLabels(skus.length)
  const builders = inEach((language) => {
    const tables = languageTables(language, synonyms(language))
    return { tables, text: createTextIndexBuilder(tables) }
  })
  for await (const some of source.products) {
    const offered = await commerce.offers(some.map(({ document }) => document.sku))
    for (const { document } of some) {
      const product = products.find(document.sku)
      // Came after the list was made: the change that brought it has the index built anew.
      if (product === undefined) continue
      products.add(product, document)
      labels.add(product, document)
      offers.set(product, offered[document.sku] ?? [])
      for (const language of LANGUAGES) builders[language].text.add(product, fieldsOf(document, language))
      if (pace.isDue()) await pace.breathe()
    }
  }
  const isSold = soldMeanings(products)
  const finish = async (language: Language) => {
    const { tables, text: builder } = builders[language]
    const text = await builder.finish(pace)
    const known = knownWords(language, tables, text, isSold)
    await pace.breathe()
    return { text, known }
  }
  const languages = {
    en: await finish('en'),
    de: await finish('de'),
    nl: await finish('nl'),
    fr: await finish('fr'),
    es: await finish('es'),
    it: await finish('it'),
  }
  return { products, offers, labels, languages }
}

function inEach<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { en: make('en'), de: make('de'), nl: make('nl'), fr: make('fr'), es: make('es'), it: make('it') }
}

/** A word means a filter only where products have that value. What is on sale changes by the hour. */
function soldMeanings({ facets }: ProductColumns): (meaning: Meaning) => boolean {
  return ({ facet, value }) => facet === 'sizes' || value === 'sale' || facets[facet].has(value)
}

/** Strongest first. American spelling is found by everybody who reads English. */
function fieldsOf(document: ProductDocument, language: Language): readonly (readonly [string, number])[] {
  const own = fieldsIn(document, language)
  return language === 'en' && hasAmerican(document)
    ? [...own, ...fieldsIn(document, 'en-US')].toSorted(([, a], [, b]) => b - a)
    : own
}

function fieldsIn(document: ProductDocument, spelling: TextLanguage): readonly (readonly [string, number])[] {
  const { name, keywords, description } = document
  const short = textIn(description.short, spelling)
  const full = textIn(description.full, spelling)
  return [
    [textIn(name, spelling), IMPACT.name],
    [keywords === undefined ? '' : textIn(keywords, spelling), IMPACT.keywords],
    [short, IMPACT.short],
    // Many a description begins with the short one: that has been read.
    [full.startsWith(short) ? full.slice(short.length) : full, IMPACT.full],
  ]
}

const hasAmerican = ({ name, keywords, description }: ProductDocument): boolean =>
  [name, keywords, description.short, description.full].some((texts) => texts?.['en-US'] !== undefined)

/** What a language lacks is read in English. */
const textIn = (texts: Texts, spelling: TextLanguage): string => texts[spelling] ?? texts.en
