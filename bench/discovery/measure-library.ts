/**
 * Measures a library at one size, in a process of its own, on the products and questions that ours is measured on. One
 * language after the other, each with an index of its own: a single one would find German words for French ones, and all
 * six at once would not fit into the memory of a small machine. Times and memory are summed up.
 */
import type { Language } from '../../src/markets/types.ts'
import { LANGUAGES, largeShop } from './large-shop.ts'
import { createLibrary, LIBRARIES } from './libraries.ts'
import { libraryColumns } from './library-columns.ts'
import { type Answered, COMPARED_PER_LANGUAGE, type EngineMeasurement, megabytes, memoryInUse } from './measurement.ts'
import { type Question, questionAt, searchQuestions, suggestQuestions, SUGGESTIONS } from './questions.ts'
import { stopwatch, timeEach } from './timing.ts'

const name = LIBRARIES.find((library) => library === process.argv[2])
if (name === undefined) throw new Error(`No library ${process.argv[2]}`)
const create = createLibrary[name]
const shop = largeShop(Number(process.argv[3]))
const choose = libraryColumns(shop)
const searches = searchQuestions(shop, COMPARED_PER_LANGUAGE)
const suggestions = suggestQuestions(shop, COMPARED_PER_LANGUAGE)

const searchAnswers = new Map<Question, Answered>()
const suggestAnswers = new Map<Question, Answered>()
let [cpu, wall, retained] = [0, 0, 0]
for (const language of LANGUAGES) await measure(language)

const measurement: EngineMeasurement = {
  build: { taken: { cpu, wall }, retained },
  compared: {
    search: searches.flatMap((question) => searchAnswers.get(question) ?? []),
    suggest: suggestions.flatMap((question) => suggestAnswers.get(question) ?? []),
  },
}
console.log(JSON.stringify(measurement))

async function measure(language: Language): Promise<void> {
  const inUseBefore = await memoryInUse()
  const library = create(shop.count)
  for (let product = 0; product < shop.count; product += 1) {
    const texts = shop.textsOf(product, language)
    const sinceMade = stopwatch()
    library.add(product, texts)
    const taken = sinceMade()
    cpu += taken.cpu
    wall += taken.wall
  }
  retained += megabytes((await memoryInUse()) - inUseBefore)
  const isOwn = ({ market }: Question) => market.language === language
  // Whether it found anything is checked before the filters: without results there is nothing to filter.
  answerAll(searches.filter(isOwn), searchAnswers, (question) => {
    const found = library.search(question.query)
    choose(question, found)
    return found.length > 0
  })
  answerAll(suggestions.filter(isOwn), suggestAnswers, ({ query }) => library.suggest(query, SUGGESTIONS).length > 0)
}

/** Twice: the first time warms up. */
function answerAll(
  questions: readonly Question[],
  answers: Map<Question, Answered>,
  search: (question: Question) => boolean,
): void {
  const found = questions.map(search)
  for (const [place, taken] of timeEach(questions, search).entries()) {
    answers.set(questionAt(questions, place), { ...taken, isFound: found[place] ?? false })
  }
}
