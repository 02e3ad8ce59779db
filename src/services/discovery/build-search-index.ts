/** Reads a whole shop into memory, some products at a time, and gives the loop back in between. */
import type { CommerceClient } from '../../contracts/commerce-client.ts'
import type { TextLanguage, Texts } from '../../contracts/catalogue.ts'
import type { Language } from '../../markets/types.ts'
import type { ProductDocument } from './products/product-document.ts'
import type { StoredProduct } from './products/read-products.ts'
import { knownWords, languageTables } from './search/known-words.ts'
import type { Meaning } from './search/meaning.ts'
import type { SearchIndex } from './search/search-index.ts'
import { IMPACT } from './index/impact.ts'
import { createLabels } from './index/labels.ts'
import { createOfferColumns } from './index/offer-columns.ts'
import { keepPace } from './index/pace.ts'
import { createProductColumns, type ProductColumns } from './index/product-columns.ts'
import { createTextIndexBuilder, type Field } from './index/text-index.ts'

const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it'] as const satisfies readonly Language[]

/**
 * Few, because reading and parsing them is done in one stretch, and visitors wait for it; and because what is let go of
 * soon is collected cheaply: with five hundred at once, a large shop takes half as much memory again.
 */
export const PRODUCTS_AT_ONCE = 64

export type IndexSource = {
  /** Of every product there will be, in the merchant's order. */
  readonly skus: readonly string[]
  /** `PRODUCTS_AT_ONCE`. */
  readonly products: AsyncIterable<readonly StoredProduct[]>
  readonly commerce: Pick<CommerceClient, 'offers'>
  /** Words that the merchant wants to find each other. */
  readonly synonyms?: (language: Language) => readonly (readonly string[])[]
}

export async function buildSearchIndex(source: IndexSource): Promise<Omit<SearchIndex, 'popularity'>> {
  const { skus, commerce, synonyms = () => [] } = source
  const pace = keepPace()
  const products = await createProductColumns(skus, pace)
  const offers = createOfferColumns(skus.length)
  const labels = createLabels(skus.length)
  const begin = async (language: Language) => {
    await pace.breathe()
    const tables = languageTables(language, synonyms(language))
    return { tables, text: createTextIndexBuilder(tables) }
  }
  const builders = await inEach(begin)
  for await (const some of source.products) {
    const offered = await commerce.offers(some.map(({ document }) => document.sku))
    const found = some.flatMap(({ document }) => {
      const product = products.find(document.sku)
      // Came after the list was made: the change that brought it has the index built anew.
      return product === undefined ? [] : [{ product, document }]
    })
    for (const { product, document } of found) {
      products.add(product, document)
      labels.add(product, document)
      offers.set(product, offered[document.sku] ?? [])
      if (pace.isDue()) await pace.breathe()
    }
    // One language after the other: what is known of its words then stays near the processor.
    for (const language of LANGUAGES) {
      for (const { product, document } of found) {
        builders[language].text.add(product, fieldsOf(document, language))
        if (pace.isDue()) await pace.breathe()
      }
    }
  }
  const isSold = soldMeanings(products)
  const finish = async (language: Language) => {
    const { tables, text: builder } = builders[language]
    const text = await builder.finish(pace)
    return { text, known: await knownWords({ language, tables, text, isSold }, pace) }
  }
  const languages = await inEach(finish)
  return { products, offers, labels, languages }
}

/** One after the other: each gives back what it needed before the next begins. */
async function inEach<Value>(make: (language: Language) => Promise<Value>): Promise<Record<Language, Value>> {
  return {
    en: await make('en'),
    de: await make('de'),
    nl: await make('nl'),
    fr: await make('fr'),
    es: await make('es'),
    it: await make('it'),
  }
}

/** A word means a filter only where products have that value. What is on sale changes by the hour. */
function soldMeanings({ facets }: ProductColumns): (meaning: Meaning) => boolean {
  return ({ facet, value }) => facet === 'sizes' || value === 'sale' || facets[facet].has(value)
}

/** Strongest first. American spelling is found by everybody who reads English. */
function fieldsOf(document: ProductDocument, language: Language): readonly Field[] {
  const own = fieldsIn(document, language)
  return language === 'en' && hasAmerican(document)
    ? [...own, ...fieldsIn(document, 'en-US')].toSorted(([, a], [, b]) => b - a)
    : own
}

function fieldsIn(document: ProductDocument, spelling: TextLanguage): readonly Field[] {
  const { name, keywords, description } = document
  const short = textIn(description.short, spelling)
  const full = textIn(description.full, spelling)
  return [
    [textIn(name, spelling), IMPACT.name],
    [keywords === undefined ? '' : textIn(keywords, spelling), IMPACT.keywords],
    [short, IMPACT.short],
    // Many a description begins with the short one: that has been read.
    [full, IMPACT.full, full.startsWith(short) ? short.length : 0],
  ]
}

const hasAmerican = ({ name, keywords, description }: ProductDocument): boolean =>
  [name, keywords, description.short, description.full].some((texts) => texts?.['en-US'] !== undefined)

/** What a language lacks is read in English. */
const textIn = (texts: Texts, spelling: TextLanguage): string => texts[spelling] ?? texts.en
