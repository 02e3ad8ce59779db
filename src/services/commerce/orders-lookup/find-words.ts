/**
 * Orders that have the words that were typed. A word of few orders is looked up first and gives their ids; one of many orders is
 * checked order by order, in the sort of the list, because a page of them is found soon.
 */
import { sql, type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { afterPrefix, searchTokens, type SearchKind, type SearchToken, type WordRange } from './search-words.ts'

/** Up to here the ids of all orders with a word are read. */
const MAX_RARE = 5000
/** The same for the rarest of several words: orders that have all of them may be far apart. */
const MAX_RAREST = 20_000

type Is = ExpressionBuilder<CommerceTables, 'orders'>

/** Part of the WHERE of a list of orders. */
export type OrderCondition = (is: Is) => Expression<SqlBool>

export const NOTHING: OrderCondition = () => sql<SqlBool>`1 = 0`

/** One for each part of what was typed. */
export async function wordConditions(
  query: CommerceQuery,
  typed: string,
  kinds: readonly SearchKind[],
): Promise<readonly OrderCondition[]> {
  const number = numberRange(typed)
  const tokens = await Promise.all(searchTokens(typed, kinds).map((token) => countOrders(query, token)))
  if (number !== undefined) return [numberCondition(query, number, tokens)]
  return tokens.length === 0 ? [NOTHING] : tokenConditions(query, tokens)
}

/** Orders with a SKU that begins so. */
export const skuConditions = async (query: CommerceQuery, sku: string): Promise<readonly OrderCondition[]> =>
  tokenConditions(query, [await countOrders(query, [[{ prefix: sku.trim().toLowerCase(), kinds: ['sku'] }]])])

/** Alternatives that no order has are left out, as far as they were counted. */
type CountedToken = { readonly token: SearchToken; readonly count: number }

function tokenConditions(query: CommerceQuery, tokens: readonly CountedToken[]): readonly OrderCondition[] {
  const least = Math.min(...tokens.map(({ count }) => count))
  return tokens.map(({ token, count }): OrderCondition => {
    if (token.length === 0) return NOTHING
    const isOneOfSeveral = (tokens.length > 1 && count === least) || token.some((ranges) => ranges.length > 1)
    const isLookedUp = count <= (isOneOfSeveral ? MAX_RAREST : MAX_RARE)
    return isLookedUp ? (is) => is('orders.id', 'in', idsOf(query, token)) : (is) => hasToken(is, token)
  })
}

/** Counts only as far as it makes a difference: what follows a frequent alternative is not counted. The longest prefix is the rarest. */
async function countOrders(query: CommerceQuery, token: SearchToken): Promise<CountedToken> {
  const words = query.selectFrom('order_search').select('order_id')
  const found: SearchToken[number][] = []
  let all = 0
  for (const ranges of token) {
    const sorted = ranges.toSorted((one, other) => other.prefix.length - one.prefix.length)
    const [rarest] = sorted
    if (rarest === undefined) continue
    const isFrequent = all > MAX_RAREST
    const count = isFrequent ? 0 : await countUpTo(query, within(words, rarest), MAX_RAREST + 1)
    if (isFrequent || count > 0) found.push(sorted)
    all += count
  }
  return { token: found, count: all }
}

/** Of rows of one table. */
export async function countUpTo<Table extends keyof CommerceTables>(
  query: CommerceQuery,
  rows: SelectQueryBuilder<CommerceTables, Table, object>,
  most: number,
): Promise<number> {
  const { count } = await query
    .selectFrom(rows.limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Orders with a parcel of one of the carriers. */
export async function carrierCondition(query: CommerceQuery, carriers: readonly string[]): Promise<OrderCondition> {
  const posted = query
    .selectFrom('shipments')
    .select('shipments.order_id')
    .where('shipments.carrier', 'in', carriers)
    .where('shipments.voided_at', 'is', null)
  if ((await countUpTo(query, posted, MAX_RARE + 1)) <= MAX_RARE) return (is) => is('orders.id', 'in', posted)
  return (is) =>
    is.exists(
      is
        .selectFrom('shipments')
        .select('shipments.order_id')
        .whereRef('shipments.order_id', '=', 'orders.id')
        .where('shipments.carrier', 'in', carriers)
        .where('shipments.voided_at', 'is', null),
    )
}

type NumberRange = { readonly from: string; readonly before: string }

/** Blanks and dashes in a number mean nothing. A range, not a pattern: only a range uses the index on both databases. */
function numberRange(typed: string): NumberRange | undefined {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{2,8}$/.test(digits) ? { from: digits, before: `${digits}:` } : undefined
}

/** Numbers of orders; a SKU or a tracking number may begin with the same digits. */
function numberCondition(
  query: CommerceQuery,
  { from, before }: NumberRange,
  tokens: readonly CountedToken[],
): OrderCondition {
  const [only, ...others] = tokens
  if (only === undefined || only.token.length === 0 || others.length > 0) {
    return (is) => is.and([is('orders.number', '>=', from), is('orders.number', '<', before)])
  }
  const numbered = query.selectFrom('orders').select('id').where('number', '>=', from).where('number', '<', before)
  return (is) => is('orders.id', 'in', numbered.union(idsOf(query, only.token)))
}

/** Of orders with one of the alternatives. */
function idsOf(query: CommerceQuery, [first = [], ...others]: SearchToken) {
  return others.reduce((rest, ranges) => rest.union(idsWith(query, ranges)), idsWith(query, first))
}

function idsWith(query: CommerceQuery, [first, ...others]: readonly WordRange[]) {
  const ids = query.selectFrom('order_search').select('order_id as id')
  const found = first === undefined ? ids.where('word', '=', '') : within(ids, first)
  // Looked up order by order: the other words may be frequent.
  return others.reduce(
    (rest, { prefix, kinds }) =>
      rest.where((is) =>
        is.exists(
          is
            .selectFrom('order_search as other')
            .select('other.word')
            .whereRef('other.order_id', '=', 'order_search.order_id')
            .where('other.word', '>=', prefix)
            .where('other.word', '<', afterPrefix(prefix))
            .where('other.kind', 'in', kinds)
            .limit(1)
            .offset(0),
        ),
      ),
    found,
  )
}

const hasToken = (is: Is, token: SearchToken): Expression<SqlBool> =>
  is.or(token.map((ranges) => is.and(ranges.map((range) => hasWord(is, range)))))

/** With an offset it stays a look-up per order: PostgreSQL would otherwise join all orders that have the word. */
const hasWord = (is: Is, range: WordRange): Expression<SqlBool> =>
  is.exists(
    within(
      is.selectFrom('order_search').select('order_search.order_id').whereRef('order_search.order_id', '=', 'orders.id'),
      range,
    )
      .limit(1)
      .offset(0),
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
