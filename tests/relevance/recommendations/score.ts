/**
 * How good recommendations are, on what people bought later: the last fifth of the baskets is kept back, one thing of
 * each is hidden, and the rest of it is shown to recommenders that have seen the earlier ones only.
 */
import { drawLot } from '../../../demo/catalogue/draw-lots.ts'
import type { CatalogueProduct } from '../../../src/contracts/catalogue.ts'
import type { Goods } from '../../../src/services/discovery/recommend/goods.ts'
import {
  buildItemToItem,
  noItemToItem,
  type ItemToItem,
} from '../../../src/services/discovery/recommend/item-to-item.ts'
import { createRecommender } from '../../../src/services/discovery/recommend/recommender.ts'
import { goodsOf } from './goods-of.ts'

export type KnownBasket = { readonly id: string; readonly at: string; readonly skus: readonly string[] }

export type Score = {
  /** How often the hidden thing was among the first eight. */
  readonly recall: number
  /** The same, and the more the further up it stood. */
  readonly ndcg: number
  /** Which share of all products was recommended to anyone. */
  readonly coverage: number
}

export type RecommendationScores = {
  readonly questions: number
  readonly ours: Score
  /** What sells best, to everybody alike. */
  readonly popularity: Score
  /** What sells best for the ages that the cart is for: what anybody would do who looks into it. */
  readonly popularityOfAge: Score
  /** Ours without any history: only what things are. */
  readonly content: Score
}

type Question = { readonly cart: readonly number[]; readonly hidden: number }
type Ranker = (cart: readonly number[]) => readonly number[]

const AT = 8
const WANTED = { region: 'nl', currency: 'EUR', limit: AT } as const

export async function scoreRecommendations(
  products: readonly CatalogueProduct[],
  baskets: readonly KnownBasket[],
): Promise<RecommendationScores> {
  const goods = goodsOf(products)
  const inTime = baskets.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const split = Math.floor(inTime.length * 0.8)
  const now = new Date(inTime[split]?.at ?? 0)
  const history = await buildItemToItem(goods, { baskets: [inTime.slice(0, split)], sessions: [], now })
  const questions = inTime.slice(split).flatMap((basket) => questionOf(goods, basket))
  const score = (ranker: Ranker) => scoreOf(ranker, questions, goods.count)
  return {
    questions: questions.length,
    ours: score(recommending(goods, history)),
    popularity: score(bestselling(goods, history, () => () => true)),
    popularityOfAge: score(bestselling(goods, history, ofTheAges(goods))),
    content: score(recommending(goods, noItemToItem(goods.count))),
  }
}

/** Any one thing of the basket, and always the same one. */
function questionOf(goods: Goods, { id, skus }: KnownBasket): readonly Question[] {
  const docs = [...new Set(skus.flatMap((sku) => goods.docOf(sku) ?? []))]
  const hidden = docs[drawLot(`hidden in ${id}`, docs.length)]
  return docs.length < 2 || hidden === undefined ? [] : [{ cart: docs.filter((doc) => doc !== hidden), hidden }]
}

function recommending(goods: Goods, history: ItemToItem): Ranker {
  const { basket } = createRecommender({ goods, history })
  return (cart) => basket({ ...WANTED, docs: cart, amount: 0, threshold: 0 }).map(({ doc }) => doc)
}

/** No variety is asked of it, and no two colours of a thing kept apart: as strong as it can be. */
function bestselling(
  goods: Goods,
  { byPopularity }: ItemToItem,
  suits: (cart: readonly number[]) => (doc: number) => boolean,
): Ranker {
  const sellable = [...byPopularity].filter(
    (doc) => goods.isShown(doc, WANTED.region) && goods.isInStock(doc, WANTED.region),
  )
  return (cart) => {
    const isSuitable = suits(cart)
    return sellable.filter((doc) => isSuitable(doc) && !cart.includes(doc)).slice(0, AT)
  }
}

const ofTheAges =
  ({ traits: { ageGroup } }: Goods) =>
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
  const asked = Math.max(1, questions.length)
  return { recall: found / asked, ndcg: gain / asked, coverage: shown.size / Math.max(1, count) }
}

export function printScores(scores: RecommendationScores): string {
  const { questions, ours, popularity, popularityOfAge, content } = scores
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(9)
  const row = (name: string, { recall, ndcg, coverage }: Score) =>
    [name.padEnd(26), percent(recall), percent(ndcg), percent(coverage)].join(' ')
  const heads = ['Recall@8', 'NDCG@8', 'coverage'].map((text) => text.padStart(9))
  return [
    `${questions} baskets with one thing hidden`,
    [''.padEnd(26), ...heads].join(' '),
    row('ours', ours),
    row('popularity', popularity),
    row('popularity of the same age', popularityOfAge),
    row('content only', content),
    '',
    `Recall is ${recallRatio(ours, popularity)} times that of popularity, ${recallRatio(ours, popularityOfAge)} times that of the same age`,
  ].join('\n')
}

const recallRatio = (a: Score, b: Score): string => (a.recall / Math.max(b.recall, Number.EPSILON)).toFixed(2)
