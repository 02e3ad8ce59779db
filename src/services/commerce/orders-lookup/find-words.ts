/**
 * Orders that have the words that were typed. A word of few orders is looked up first and gives their ids; one of many orders is
 * checked order by order, in the sort of the list, because a page of them is found soon.
 */
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { afterPrefix, searchTokens, type SearchKind, type SearchToken, type WordRange } from './search-words.ts'

/** Up to here the ids of all orders with a word are read; a page of those of a more frequent word is found without. */
const MAX_LOOKED_UP = 20_000

type Is = ExpressionBuilder<CommerceTables, 'orders'>

/** Part of the WHERE of a list of orders. */
export type OrderCondition = (is: Is) => Expression<SqlBool>

export const NOTHING: OrderCondition = () => sql<SqlBool>`1 = 0`

/** One condition for each part; undefined: nothing can be found. */
export async function wordConditions(
  query: CommerceQuery,
  typed: string,
  kinds: readonly SearchKind[],
): Promise<readonly OrderCondition[]> {
  const number = numberRange(typed)
  const tokens = searchTokens(typed, kinds)
  if (number !== undefined) return [(is) => is('orders.id', 'in', numbered(query, number, tokens))]
  if (tokens.length === 0) return [NOTHING]
  return Promise.all(tokens.map((token) => tokenCondition(query, token)))
}

type NumberRange = { readonly from: string; readonly before: string }

/** Blanks and dashes in a number mean nothing. A range, not a pattern: only a range uses the index on both databases. */
function numberRange(typed: string): NumberRange | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{2,8}$/.test(digits) ? { from: digits, before: `${digits}:` } : undefined
}

/** Numbers of orders; a SKU or a tracking number may begin with the same digits. */
function numbered(query: CommerceQuery, { from, before }: NumberRange, tokens: readonly SearchToken[]) {
  const byNumber = query.selectFrom('orders').select('id').where('number', '>=', from).where('number', '<', before)
  const [only, ...others] = tokens
  const [ranges] = only ?? []
  if (ranges === undefined || others.length > 0) return byNumber
  return byNumber.union(idsWith(query, ranges))
}

async function tokenCondition(query: CommerceQuery, token: SearchToken): Promise<OrderCondition> {
  const alternatives = await Promise.all(token.map((ranges) => alternativeCondition(query, ranges)))
  return (is) => is.or(alternatives.map((condition) => condition(is)))
}

/** The longest beginning is the rarest. */
async function alternativeCondition(query: CommerceQuery, ranges: readonly WordRange[]): Promise<OrderCondition> {
  const sorted = ranges.toSorted((one, other) => other.prefix.length - one.prefix.length)
  const [rarest] = sorted
  if (rarest === undefined) return NOTHING
  if (await isFrequent(query, rarest)) return (is) => is.and(sorted.map((range) => hasWord(is, range)))
  return (is) => is('orders.id', 'in', idsWith(query, sorted))
}

async function isFrequent(query: CommerceQuery, range: WordRange): Promise<boolean> {
  const some = within(query.selectFrom('order_search').select('order_id'), range).limit(MAX_LOOKED_UP + 1)
  const { count } = await query
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count > MAX_LOOKED_UP
}

function idsWith(query: CommerceQuery, [first, ...others]: readonly WordRange[]) {
  const ids = query.selectFrom('order_search').select('order_id as id')
  const found = first === undefined ? ids.where('word', '=', '') : within(ids, first)
  return others.reduce(
    (rest, range) => rest.where('order_id', 'in', within(query.selectFrom('order_search').select('order_id'), range)),
    found,
  )
}

const hasWord = (is: Is, range: WordRange): Expression<SqlBool> =>
  is.exists(
    within(
      is.selectFrom('order_search').select('order_search.order_id').whereRef('order_search.order_id', '=', 'orders.id'),
      range,
    ),
  )

/** A word of another kind may begin with the same letters. */
function within<DB extends CommerceTables, Tables extends keyof DB, Row>(
  words: SelectQueryBuilder<DB, Tables, Row>,
  { prefix, kinds }: WordRange,
): SelectQueryBuilder<DB, Tables, Row> {
  return words
    .where(sql<boolean>`order_search.word >= ${prefix}`)
    .where(sql<boolean>`order_search.word < ${afterPrefix(prefix)}`)
    .where(sql<boolean>`order_search.kind in (${sql.join(kinds)})`)
}

/** Orders with a SKU that begins so. */
export const skuCondition = (query: CommerceQuery, sku: string): Promise<OrderCondition> =>
  alternativeCondition(query, [{ prefix: sku.trim().toLowerCase(), kinds: ['sku'] }])
