/**
 * Measures our index at one size, in a process of its own: how long it takes to build and how much memory, how long
 * searches and suggestions take, and how long a search waits while the next index is built.
 */
import { buildProductIndex, type ProductIndexSource } from '../../src/services/discovery/build-product-index.ts'
import { buildWordIndex } from '../../src/services/discovery/build-word-index.ts'
import { findProducts } from '../../src/services/discovery/search/find-products.ts'
import type { SearchIndex } from '../../src/services/discovery/search/search-index.ts'
import { searchScope } from '../../src/services/discovery/search/market-scope.ts'
import { suggestProducts } from '../../src/services/discovery/search/suggest.ts'
import { dice } from './dice.ts'
import { type LargeShop, largeShop } from './large-shop.ts'
import { type Answered, COMPARED_PER_LANGUAGE, megabytes, memoryInUse, type OurMeasurement } from './measurement.ts'
import {
  FACETS,
  LIMIT,
  type Question,
  questionAt,
  searchQuestions,
  suggestQuestions,
  SUGGESTIONS,
} from './questions.ts'
import { measureWaits, stopwatch, type Taken, timeEach } from './timing.ts'

const PER_LANGUAGE = 300
const TIMED_ROUNDS = 2

const shop = largeShop(Number(process.argv[2]))
const searches = searchQuestions(shop, PER_LANGUAGE)
const suggestions = suggestQuestions(shop, PER_LANGUAGE)
const comparedSearches = searchQuestions(shop, COMPARED_PER_LANGUAGE)
const comparedSuggestions = suggestQuestions(shop, COMPARED_PER_LANGUAGE)

const inUseBefore = await memoryInUse()
const residentBefore = process.memoryUsage.rss()
const source = timedSource(shop)
const sinceStart = stopwatch()
const index = await build(source)
const taken = without(sinceStart(), source.spent())
const peak = megabytes(process.resourceUsage().maxRSS * 1024 - residentBefore)
const retained = megabytes((await memoryInUse()) - inUseBefore)

const search = (question: Question): boolean => {
  const { market, query, filter, sortBy } = question
  const wanted = { query, filter, sortBy, facets: FACETS, limit: LIMIT, offset: 0, equals: 'liked first' } as const
  return findProducts(searchScope(index, market), wanted).count > 0
}
const suggest = ({ market, query }: Question): boolean =>
  suggestProducts(searchScope(index, market), { query, limit: SUGGESTIONS }).count > 0

timeEach(searches, search)
timeEach(suggestions, suggest)

const measurement: OurMeasurement = {
  build: { taken, retained },
  peak,
  words: index.languages.en.text.words.length,
  search: rounds(searches, search),
  suggest: rounds(suggestions, suggest),
  compared: { search: answers(comparedSearches, search), suggest: answers(comparedSuggestions, suggest) },
  waits: await measureWaits(
    (number) => search(questionAt(searches, number)),
    () => build(shop),
  ),
}
console.log(JSON.stringify(measurement))

function answers(questions: readonly Question[], run: (question: Question) => boolean): readonly Answered[] {
  // Whether it found anything is checked without filters, as for the libraries.
  const found = questions.map((question) => run({ ...question, filter: {} }))
  return timeEach(questions, run).map((own, place) => ({ ...own, isFound: found[place] ?? false }))
}

function rounds(questions: readonly Question[], run: (question: Question) => boolean): readonly Taken[] {
  return Array.from({ length: TIMED_ROUNDS }).flatMap(() => timeEach(questions, run))
}

/** Read twice: products are listed before their texts are read. */
type Source = Omit<ProductIndexSource, 'products'> & { readonly products: () => ProductIndexSource['products'] }

async function build({ products, ...from }: Source): Promise<SearchIndex> {
  const columns = await buildProductIndex({ ...from, products: products() })
  const languages = await buildWordIndex({ columns: columns.products, products: products() })
  const next = dice(5)
  return { ...columns, languages, popularity: Float32Array.from({ length: from.skus.length }, () => next() ** 3) }
}

/** Making the products is no part of building the index: its time is taken off. */
function timedSource({ skus, products, commerce }: LargeShop): Source & { readonly spent: () => Taken } {
  let spent: Taken = { cpu: 0, wall: 0 }
  const timed = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const sinceAsked = stopwatch()
    const value = await work()
    const { cpu, wall } = sinceAsked()
    spent = { cpu: spent.cpu + cpu, wall: spent.wall + wall }
    return value
  }
  async function* batches() {
    const iterator = products()
    for (;;) {
      const { value, done } = await timed(() => iterator.next())
      if (done === true) return
      yield value
    }
  }
  return {
    skus,
    products: batches,
    commerce: { offers: (wanted) => timed(() => commerce.offers(wanted)) },
    spent: () => spent,
  }
}

function without(all: Taken, part: Taken): Taken {
  return { cpu: all.cpu - part.cpu, wall: all.wall - part.wall }
}
