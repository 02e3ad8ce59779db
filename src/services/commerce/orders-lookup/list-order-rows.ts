/**
 * Orders as the desk lists them: filtered, sorted and paged in the database. Each sort has an index that contains everything that
 * is filtered by, so that the orders of a page are found without reading others.
 */
import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readHolds, type Fulfilment, type HOLDS } from '../fulfilment/fulfilment.ts'
import { amendmentSchema } from '../orders/amendment.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { ReturnState } from '../returns/return-transitions.ts'
import { UNSETTLED_STATES } from '../returns/urgency.ts'
import type { CommerceTables } from '../tables.ts'
import { countUpTo, type OrderCondition } from './find-words.ts'

export const ORDER_SORTS = ['number', 'createdAt', 'state', 'total'] as const

export type OrderRow = {
  readonly id: string
  readonly number: string
  readonly state: OrderState
  readonly createdAt: string
  readonly paidAt: string | null
  readonly country: string
  readonly storefront: string
  readonly currency: string
  readonly total: number
  readonly name: string
  readonly email: string
  readonly lines: number
  readonly fulfilment: Fulfilment
  readonly holds: readonly (typeof HOLDS)[number][]
  /** Of the return that is open, else of the last one. */
  readonly return: ReturnState | null
}

export type OrderPage = {
  readonly sort: { readonly field: (typeof ORDER_SORTS)[number]; readonly descending: boolean }
  readonly offset: number
  readonly limit: number
  /** The rows after this one, in the order of `sort`. */
  readonly after?: OrderRow | undefined
  /** What is read; other members are empty where reading them costs something. Undefined: all. */
  readonly members?: readonly string[]
}

const COLUMNS = { createdAt: 'created_at', state: 'state', total: 'total' } as const

const withContact = z.looseObject({
  contact: z.looseObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
})

export async function listOrderRows(
  query: CommerceQuery,
  conditions: readonly OrderCondition[],
  { sort, offset, limit, after, members }: OrderPage,
): Promise<readonly OrderRow[]> {
  const isRead = (...names: readonly string[]): boolean =>
    members === undefined || names.some((name) => members.includes(name))
  const matching = filtered(query.selectFrom('orders').select('orders.id'), conditions)
  const ids = sorted(after === undefined ? matching : following(matching, sort, after), sort)
    .offset(offset)
    .limit(limit)
  const rows = await sorted(query.selectFrom('orders').where('orders.id', 'in', ids), sort)
    .select([
      'id',
      'number',
      'state',
      'created_at',
      'paid_at',
      'country',
      'storefront',
      'currency',
      'total',
      'fulfilment',
      'holds',
      'line_count',
    ])
    .$if(isRead('name', 'email'), (rest) => rest.select(['snapshot', 'amendment']))
    .execute()
  const found = isRead('return') ? rows.map(({ id }) => id) : []
  const returns = await returnStates(query, found)
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    country: row.country,
    storefront: row.storefront,
    currency: row.currency,
    total: row.total,
    ...personOf(row),
    lines: row.line_count ?? 0,
    fulfilment: row.fulfilment,
    holds: [...(row.state === 'held' ? ['amount' as const] : []), ...readHolds(row.holds)],
    return: returns.get(row.id) ?? null,
  }))
}

type Contents = Partial<Pick<CommerceTables['orders'], 'snapshot' | 'amendment'>> & { readonly id: string }

/** As corrected; empty where it was not read. */
function personOf({ id, snapshot, amendment }: Contents): Pick<OrderRow, 'name' | 'email'> {
  if (snapshot === undefined) return { name: '', email: '' }
  const ordered = parseStoredJson(withContact, snapshot, `order ${id}`)
  const corrected = typeof amendment === 'string' ? parseStoredJson(amendmentSchema, amendment, `order ${id}`) : {}
  const { firstName, lastName, email } = corrected.contact ?? ordered.contact
  return { name: `${firstName} ${lastName}`.trim(), email }
}

async function returnStates(query: CommerceQuery, ids: readonly string[]): Promise<ReadonlyMap<string, ReturnState>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('returns')
    .select(['order_id', 'state'])
    .where('order_id', 'in', ids)
    .orderBy('requested_at')
    .orderBy('id')
    .execute()
  const states = new Map<string, ReturnState>()
  const isOpen = (state: ReturnState | undefined): boolean => UNSETTLED_STATES.some((one) => one === state)
  for (const { order_id: id, state } of rows) {
    if (id !== null && (isOpen(state) || !isOpen(states.get(id)))) states.set(id, state)
  }
  return states
}

/** Up to `most`, so that a large shop is not counted to its end. */
export const countOrderRows = (
  query: CommerceQuery,
  conditions: readonly OrderCondition[],
  most: number,
): Promise<number> =>
  countUpTo(query, filtered(query.selectFrom('orders').select('orders.created_at'), conditions), most)

type Orders<Row> = SelectQueryBuilder<CommerceTables, 'orders', Row>

const filtered = <Row>(orders: Orders<Row>, conditions: readonly OrderCondition[]): Orders<Row> =>
  orders.where((is) => is.and(conditions.map((condition) => condition(is))))

/** In one order, also among equals: a page must not repeat a row of the page before. */
function sorted<Row>(orders: Orders<Row>, { field, descending }: OrderPage['sort']): Orders<Row> {
  const direction = descending ? 'desc' : 'asc'
  if (field === 'number') return orders.orderBy('number', direction)
  return orders
    .$if(field !== 'createdAt', (rest) => rest.orderBy(COLUMNS[field], direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
}

function following<Row>(orders: Orders<Row>, { field, descending }: OrderPage['sort'], after: OrderRow): Orders<Row> {
  const comes = descending ? '<' : '>'
  if (field === 'number') return orders.where('number', comes, after.number)
  const { createdAt, id } = after
  if (field === 'createdAt') {
    return orders.where((is) => is(is.refTuple('created_at', 'id'), comes, is.tuple(createdAt, id)))
  }
  return orders.where((is) =>
    is(is.refTuple(COLUMNS[field], 'created_at', 'id'), comes, is.tuple(after[field], createdAt, id)),
  )
}
