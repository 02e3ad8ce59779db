/**
 * Reads the texts of a whole shop, in all languages, and gives the loop back now and then. It takes longer than reading all
 * else, and only searching needs it: so it is done when the products are there already.
 */
import type { TextLanguage, LocalizedTexts } from '../../contracts/merchant/catalogue.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import type { Language } from '../../markets/types.ts'
import { IMPACT } from './index/impact.ts'
import { createPace } from './index/pace.ts'
import type { ProductColumns } from './index/product-columns.ts'
import { createTextIndexBuilder, type Field } from './index/text-index.ts'
import type { ProductDocument } from './products/product-document.ts'
import type { StoredProduct } from './products/read-products.ts'
import { knownWords, languageTables } from './search/known-words.ts'
import type { Meaning } from './search/meaning.ts'
import type { WordIndex } from './search/search-index.ts'

export type WordSource = {
  /** The products that the texts are of. */
  readonly columns: Pick<ProductColumns, 'find' | 'facets'>
  /** In the same order. */
  readonly products: AsyncIterable<readonly StoredProduct[]>
  /** The synonyms of the merchant. */
  readonly synonyms?: (language: Language) => readonly (readonly string[])[]
}

export async function buildWordIndex({ columns, products, synonyms = () => [] }: WordSource): Promise<WordIndex> {
  const pace = createPace()
  const begin = async (language: Language) => {
    await pace.pause()
    const tables = languageTables(language, synonyms(language))
    return { tables, text: createTextIndexBuilder(tables) }
  }
  const builders = await inEach(begin)
  for await (const some of products) {
    const found = some.flatMap(({ document }) => {
      const product = columns.find(document.sku)
      // Came after the products were read: the change that brought it has all of it read anew.
      return product === undefined ? [] : [{ product, document }]
    })
    // One language after the other: what is known of its words then stays near the processor.
    for (const language of LANGUAGES) {
      for (const { product, document } of found) {
        builders[language].text.add(product, fieldsOf(document, language))
        if (pace.isDue()) await pace.pause()
      }
    }
  }
  const isSold = soldMeanings(columns)
  return inEach(async (language) => {
    const { tables, text: builder } = builders[language]
    const text = await builder.finish(pace)
    return { text, known: await knownWords({ language, tables, text, isSold }, pace) }
  })
}

/** One after the other: each gives back what it needed before the next begins. */
export async function inEach<Value>(make: (language: Language) => Promise<Value>): Promise<Record<Language, Value>> {
  const made: Partial<Record<Language, Value>> = {}
  for (const language of LANGUAGES) made[language] = await make(language)
  if (!isComplete(made)) throw new Error('A language has no index')
  return made
}

const isComplete = <Value>(made: Partial<Record<Language, Value>>): made is Record<Language, Value> =>
  LANGUAGES.every((language) => Object.hasOwn(made, language))

/** A word means a filter only where products have that value. What is on sale changes by the hour. */
export function soldMeanings({ facets }: Pick<ProductColumns, 'facets'>): (meaning: Meaning) => boolean {
  return ({ facet, value }) => facet === 'sizes' || value === 'sale' || facets[facet].has(value)
}

/** Strongest first. American spellings match for every English-speaking market. */
export function fieldsOf(document: ProductDocument, language: Language): readonly Field[] {
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
const textIn = (texts: LocalizedTexts, spelling: TextLanguage): string => texts[spelling] ?? texts.en
