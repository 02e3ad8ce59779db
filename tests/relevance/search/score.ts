/** Scores a search by the judged queries: how close its first ten come to the best ten that the shop could show. */
import type { CatalogueProduct } from '../../../src/contracts/merchant/catalogue.ts'
import type { Language } from '../../../src/markets/types.ts'
import { factsOf } from './facts-of.ts'
import { gradeOf } from './grade-of.ts'
import type { Grade, Judged, QueryKind } from './judged-query.ts'
import { JUDGED } from './queries/judged-queries.ts'

/** The skus of the first page, best first. */
export type Search = (language: Language, query: string) => Promise<readonly string[]>

export type Score = { readonly queries: number; readonly ndcg: number }

export type ScoredQuery = {
  readonly language: Language
  readonly query: string
  readonly kind: QueryKind
  readonly ndcg: number
  /** The first results, by name in that language, with their grade. */
  readonly first: readonly { readonly sku: string; readonly name: string; readonly grade: Grade | 0 }[]
}

export type Report = {
  readonly overall: Score
  readonly byLanguage: ReadonlyMap<Language, Score>
  readonly byKind: ReadonlyMap<QueryKind, Score>
  /** Among queries that want something: the share without results. */
  readonly zeroResultRate: number
  /** Of the queries that want nothing: the share without results. */
  readonly nonsenseRefused: number
  /** The worst first. */
  readonly worst: readonly ScoredQuery[]
}

const COUNTED = 10
const WORST = 20
const SHOWN_FIRST = 3

/** 1 for the best order there is, 0 for nothing right: a grade gains 2^grade - 1, less the further down it stands. */
export function ndcgAt(places: number, grades: readonly number[], ideal: readonly number[]): number {
  const best = gainAt(
    places,
    ideal.toSorted((a, b) => b - a),
  )
  return best === 0 ? 0 : gainAt(places, grades) / best
}

function gainAt(places: number, grades: readonly number[]): number {
  return grades.slice(0, places).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

export async function scoreSearch(
  search: Search,
  products: readonly CatalogueProduct[],
  judged: Readonly<Partial<Record<Language, readonly Judged[]>>> = JUDGED,
): Promise<Report> {
  const described = products.map((product) => ({ product, facts: factsOf(product) }))
  const scored: ScoredQuery[] = []
  const refused: boolean[] = []
  for (const language of LANGUAGES) {
    for (const { query, kind, wanted } of judged[language] ?? []) {
      // A product that is returned twice is one product: it must not count twice.
      const found = [...new Set(await search(language, query))]
      if (wanted.length === 0) {
        refused.push(found.length === 0)
        continue
      }
      const known = new Map(
        described.map(({ product, facts }) => [product.sku, { product, grade: gradeOf(facts, wanted) }]),
      )
      const grades = found.map((sku) => known.get(sku)?.grade ?? 0)
      const ideal = [...known.values()].map(({ grade }) => grade)
      const first = found.slice(0, SHOWN_FIRST).map((sku) => {
        const { product, grade = 0 } = known.get(sku) ?? {}
        return { sku, name: product?.name[language] ?? product?.name.en ?? '', grade }
      })
      scored.push({ language, query, kind, ndcg: ndcgAt(COUNTED, grades, ideal), first })
    }
  }
  return {
    overall: mean(scored),
    byLanguage: meansBy(scored, ({ language }) => language),
    byKind: meansBy(scored, ({ kind }) => kind),
    zeroResultRate: share(scored.map(({ first }) => first.length === 0)),
    nonsenseRefused: share(refused),
    worst: scored.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, WORST),
  }
}

const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it'] as const satisfies readonly Language[]

function mean(scored: readonly ScoredQuery[]): Score {
  const sum = scored.reduce((all, { ndcg }) => all + ndcg, 0)
  return { queries: scored.length, ndcg: scored.length === 0 ? 0 : sum / scored.length }
}

function meansBy<Key>(scored: readonly ScoredQuery[], keyOf: (query: ScoredQuery) => Key): ReadonlyMap<Key, Score> {
  return new Map([...Map.groupBy(scored, keyOf)].map(([key, queries]) => [key, mean(queries)]))
}

const share = (answers: readonly boolean[]) =>
  answers.length === 0 ? 0 : answers.filter(Boolean).length / answers.length
