/**
 * How good recommendations are, on what people bought later: the last tenth of the baskets is held out (of two years that
 * is ten weeks), one product of each is hidden, and the rest of it is shown to recommenders that have seen the earlier ones
 * only. What sells depends on the season, so the demo is scored at several times of the year, and the mean counts.
 */
import { drawLot } from './shoppers/draw-lots.ts'
import { demoBaskets } from './shoppers/baskets.ts'
import type { CatalogueProduct } from '../../../src/contracts/merchant/catalogue.ts'
import type { RecommendableProducts } from '../../../src/services/discovery/index/recommendable-products.ts'
import { buildItemToItem, type ItemToItem } from '../../../src/services/discovery/recommend/item-to-item.ts'
import { createRecommender } from '../../../src/services/discovery/recommend/recommender.ts'
import { recommendableProductsOf } from './recommendable-products-of.ts'

export type KnownBasket = { readonly id: string; readonly at: string; readonly skus: readonly string[] }

export type Score = {
  /** How often the hidden product was among the first eight. */
  readonly recall: number
  /** The same, weighted by its position. */
  readonly ndcg: number
  /** Which share of all products was recommended at least once. */
  readonly coverage: number
}

/** `popularity` is what sells best overall; `popularityOfAge` is a simple baseline that looks into the cart. */
const RANKERS = ['ours', 'popularity', 'popularityOfAge', 'content'] as const

export type RecommendationScores = Readonly<Record<(typeof RANKERS)[number], Score>> & { readonly questions: number }

type ScoresOverTheYear = RecommendationScores & {
  readonly ends: readonly (RecommendationScores & { readonly end: string })[]
}

type Question = { readonly cart: readonly number[]; readonly hidden: number }
type Ranker = (cart: readonly number[]) => readonly number[]

/**
 * When the history of the demo ends. The figures of the engine were chosen on other days (2026-03-10, 04-20, 05-10, 07-20,
 * 08-10, 10-10, 12-05, 12-31 and 2027-02-05); these were used only afterwards. The people of the demo are the same
 * whenever it ends, and only the seasons differ: the days are no independent samples.
 */
const ENDS = ['2026-06-01', '2026-09-15', '2026-11-15', '2026-12-20', '2027-01-15', '2027-03-01']

const AT = 8
const WANTED = { region: 'nl', currency: 'EUR', limit: AT } as const
const DAY = 86_400_000
/** A shorter one makes popularity weaker, a longer one hardly changes it, on the days that figures were chosen on. */
const HALF_LIFE_OF_POPULARITY = 180 * DAY

export async function scoreOverTheYear(
  products: readonly CatalogueProduct[],
  days: readonly string[] = ENDS,
): Promise<ScoresOverTheYear> {
  const ends: ScoresOverTheYear['ends'][number][] = []
  for (const end of days) {
    const baskets = demoBaskets(products, new Date(`${end}T10:00:00.000Z`))
    ends.push({ end, ...(await scoreRecommendations(products, baskets)) })
  }
  const questions = ends.reduce((sum, scores) => sum + scores.questions, 0)
  const pooled = (name: (typeof RANKERS)[number]): Score => {
    const mean = (of: keyof Score) =>
      ends.reduce((sum, scores) => sum + scores[name][of] * scores.questions, 0) / Math.max(1, questions)
    return { recall: mean('recall'), ndcg: mean('ndcg'), coverage: mean('coverage') }
  }
  return {
    questions,
    ours: pooled('ours'),
    popularity: pooled('popularity'),
    popularityOfAge: pooled('popularityOfAge'),
    content: pooled('content'),
    ends,
  }
}

export async function scoreRecommendations(
  products: readonly CatalogueProduct[],
  baskets: readonly KnownBasket[],
): Promise<RecommendationScores> {
  const indexed = recommendableProductsOf(products)
  const inTime = baskets.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const split = Math.floor(inTime.length * 0.9)
  const now = new Date(inTime[split]?.at ?? 0)
  const earlier = inTime.slice(0, split)
  const history = await buildItemToItem(indexed, { baskets: [earlier], sessions: [], now })
  const nothingSold = await buildItemToItem(indexed, { baskets: [], sessions: [], now })
  const questions = inTime.slice(split).flatMap((basket) => questionOf(indexed, basket))
  const score = (ranker: Ranker) => scoreOf(ranker, questions, indexed.count)
  const bestFirst = bestsellersOf(indexed, earlier, now)
  return {
    questions: questions.length,
    ours: score(recommending(indexed, history)),
    popularity: score(bestselling(bestFirst, () => () => true)),
    popularityOfAge: score(bestselling(bestFirst, ofTheAges(indexed))),
    content: score(recommending(indexed, nothingSold)),
  }
}

/** Any one product of the basket, and always the same one. */
function questionOf(products: RecommendableProducts, { id, skus }: KnownBasket): readonly Question[] {
  const docs = [...new Set(skus.flatMap((sku) => products.docOf(sku) ?? []))]
  const hidden = docs[drawLot(`hidden in ${id}`, docs.length)]
  return docs.length < 2 || hidden === undefined ? [] : [{ cart: docs.filter((doc) => doc !== hidden), hidden }]
}

function recommending(products: RecommendableProducts, history: ItemToItem): Ranker {
  const { basket } = createRecommender({ products, history })
  return (cart) => basket({ ...WANTED, docs: cart, amount: 0, threshold: 0 }).map(({ doc }) => doc)
}

/** What can be bought, by how often it was bought, recent purchases weighted more. Independent of our own implementation. */
function bestsellersOf(products: RecommendableProducts, baskets: readonly KnownBasket[], now: Date): readonly number[] {
  const sold = new Float64Array(products.count)
  for (const { at, skus } of baskets) {
    const weight = 2 ** ((Date.parse(at) - now.getTime()) / HALF_LIFE_OF_POPULARITY)
    for (const doc of skus.flatMap((sku) => products.docOf(sku) ?? [])) sold[doc] = (sold[doc] ?? 0) + weight
  }
  return [...sold.keys()]
    .filter((doc) => products.isShown(doc, WANTED.region) && products.isInStock(doc, WANTED.region))
    .toSorted((a, b) => (sold[b] ?? 0) - (sold[a] ?? 0))
}

/** Without variety, and with two colours of one product allowed: as strong as the baseline can be. */
function bestselling(
  bestFirst: readonly number[],
  suits: (cart: readonly number[]) => (doc: number) => boolean,
): Ranker {
  return (cart) => {
    const isSuitable = suits(cart)
    return bestFirst.filter((doc) => isSuitable(doc) && !cart.includes(doc)).slice(0, AT)
  }
}

const ofTheAges =
  ({ traits: { ageGroup } }: RecommendableProducts) =>
  (cart: readonly number[]) => {
    const ages = new Set(cart.map((doc) => ageGroup[doc]))
    return (doc: number) => ages.has(ageGroup[doc])
  }

function scoreOf(ranker: Ranker, questions: readonly Question[], count: number): Score {
  const shown = new Set<number>()
  let [found, gain] = [0, 0]
  for (const { cart, hidden } of questions) {
    const ranked = ranker(cart)
    for (const doc of ranked) shown.add(doc)
    const place = ranked.indexOf(hidden)
    if (place < 0) continue
    found += 1
    gain += 1 / Math.log2(place + 2)
  }
  const questionCount = Math.max(1, questions.length)
  return { recall: found / questionCount, ndcg: gain / questionCount, coverage: shown.size / Math.max(1, count) }
}

export function printScores(scores: RecommendationScores | ScoresOverTheYear): string {
  const { questions, ours, popularity, popularityOfAge, content } = scores
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(9)
  const row = (name: string, { recall, ndcg, coverage }: Score) =>
    [name.padEnd(26), percent(recall), percent(ndcg), percent(coverage)].join(' ')
  const heads = ['Recall@8', 'NDCG@8', 'coverage'].map((text) => text.padStart(9))
  return [
    `${questions} baskets with one product hidden`,
    [''.padEnd(26), ...heads].join(' '),
    row('ours', ours),
    row('popularity', popularity),
    row('popularity of the same age', popularityOfAge),
    row('content only', content),
    '',
    `Recall is ${timesAsMuch(ours, popularity)} times that of popularity, ${timesAsMuch(ours, popularityOfAge)} times that of the same age`,
    ...('ends' in scores ? ['', ...printSpread(scores)] : []),
  ].join('\n')
}

function printSpread({ ends }: ScoresOverTheYear): readonly string[] {
  const heads = ['ours', 'popularity', 'times', 'same age', 'times'].map((text) => text.padStart(10))
  const percent = ({ recall }: Score) => `${(recall * 100).toFixed(1)} %`.padStart(10)
  const rows = ends.map(({ end, ours, popularity, popularityOfAge }) =>
    [
      end.padEnd(26),
      percent(ours),
      percent(popularity),
      timesAsMuch(ours, popularity).padStart(10),
      percent(popularityOfAge),
      timesAsMuch(ours, popularityOfAge).padStart(10),
    ].join(' '),
  )
  const ratios = ends.map(({ ours, popularity }) => Number(timesAsMuch(ours, popularity)))
  return [
    ['Recall@8, history until'.padEnd(26), ...heads].join(' '),
    ...rows,
    `Times popularity from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  ]
}

const timesAsMuch = (a: Score, b: Score): string => (a.recall / Math.max(b.recall, Number.EPSILON)).toFixed(2)
