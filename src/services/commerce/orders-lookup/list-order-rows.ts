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
import type { OrderCondition } from './find-words.ts'

export const ORDER_SORTS = ['number', 'createdAt', 'state', 'total'] as const

export type OrderRow = {
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

type Page = {
  readonly sort: { readonly field: (typeof ORDER_SORTS)[number]; readonly descending: boolean }
  readonly offset: number
  readonly limit: number
}

const COLUMNS = { createdAt: 'created_at', state: 'state', total: 'total' } as const

const withContact = z.looseObject({
  contact: z.looseObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
})

export async function listOrderRows(
  query: CommerceQuery,
  conditions: readonly OrderCondition[],
  { sort, offset, limit }: Page,
): Promise<readonly OrderRow[]> {
  const ids = sorted(filtered(query.selectFrom('orders').select('orders.id'), conditions), sort)
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
      'snapshot',
      'amendment',
      'fulfilment',
      'holds',
      'line_count',
    ])
    .execute()
  const returns = await returnStates(
    query,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const ordered = parseStoredJson(withContact, row.snapshot, `order ${row.id}`)
    const corrected = row.amendment === null ? {} : parseStoredJson(amendmentSchema, row.amendment, `order ${row.id}`)
    const contact = corrected.contact ?? ordered.contact
    return {
      number: row.number,
      state: row.state,
      createdAt: row.created_at,
      paidAt: row.paid_at,
      country: row.country,
      storefront: row.storefront,
      currency: row.currency,
      total: row.total,
      name: `${contact.firstName} ${contact.lastName}`.trim(),
      email: contact.email,
      lines: row.line_count ?? 0,
      fulfilment: row.fulfilment,
      holds: [...(row.state === 'held' ? ['amount' as const] : []), ...readHolds(row.holds)],
      return: returns.get(row.id) ?? null,
    }
  })
}

async function returnStates(query: CommerceQuery, ids: readonly string[]): Promise<ReadonlyMap<string, ReturnState>> {
  if (ids.length === 0) return new Map()
  const rows = await query
    .selectFrom('returns')
    .select(['order_id', 'state'])
    .where('order_id', 'in', ids)
    .orderBy('requested_at')
    .execute()
  const states = new Map<string, ReturnState>()
  const isOpen = (state: ReturnState | undefined): boolean => UNSETTLED_STATES.some((one) => one === state)
  for (const { order_id: id, state } of rows) {
    if (id !== null && (isOpen(state) || !isOpen(states.get(id)))) states.set(id, state)
  }
  return states
}

/** Up to `most`, so that a large shop is not counted to its end. */
export async function countOrderRows(
  query: CommerceQuery,
  conditions: readonly OrderCondition[],
  most: number,
): Promise<number> {
  const some = filtered(query.selectFrom('orders').select('orders.created_at'), conditions).limit(most)
  const { count } = await query
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Orders<Row> = SelectQueryBuilder<CommerceTables, 'orders', Row>

const filtered = <Row>(orders: Orders<Row>, conditions: readonly OrderCondition[]): Orders<Row> =>
  orders.where((is) => is.and(conditions.map((condition) => condition(is))))

/** In one order, also among equals: a page must not repeat a row of the page before. */
function sorted<Row>(orders: Orders<Row>, { field, descending }: Page['sort']): Orders<Row> {
  const direction = descending ? 'desc' : 'asc'
  if (field === 'number') return orders.orderBy('number', direction)
  return orders
    .$if(field !== 'createdAt', (rest) => rest.orderBy(COLUMNS[field], direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
}
