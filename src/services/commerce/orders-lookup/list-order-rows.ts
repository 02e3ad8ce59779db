/**
 * Orders as the desk lists them: filtered, sorted and paged in the database. Each sort has an index that contains everything that
 * is filtered by, so that the orders of a page are found without reading others.
 */
import type { SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { foldText } from '../../../markets/texts/fold-text.ts'
import { emailKey } from '../../../markets/addresses/email-key.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { amendmentSchema } from '../orders/amendment.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'

export const ORDER_SORTS = ['number', 'createdAt', 'state', 'total'] as const

export type OrderFilter = {
  /** A number, an e-mail address or parts of a name. */
  readonly search?: string | undefined
  /** Without it only a number is looked for (STF-19). */
  readonly searchesPersons: boolean
  /** Empty: all but those that were ordered anew. */
  readonly states: readonly OrderState[]
  readonly countries: readonly string[]
  /** ISO 8601. */
  readonly from?: string | undefined
  /** Before this moment. */
  readonly before?: string | undefined
}

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
  filter: OrderFilter,
  { sort, offset, limit }: Page,
): Promise<readonly OrderRow[]> {
  const ids = sorted(filtered(query.selectFrom('orders').select('id'), filter), sort)
    .offset(offset)
    .limit(limit)
  const rows = await sorted(query.selectFrom('orders').where('id', 'in', ids), sort)
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
    ])
    .execute()
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
    }
  })
}

/** Up to `most`, so that a large shop is not counted to its end. */
export async function countOrderRows(query: CommerceQuery, filter: OrderFilter, most: number): Promise<number> {
  const some = filtered(query.selectFrom('orders').select('created_at'), filter).limit(most)
  const { count } = await query
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Orders<Row> = SelectQueryBuilder<CommerceTables, 'orders', Row>

/** In one order, also among equals: a page must not repeat a row of the page before. */
function sorted<Row>(orders: Orders<Row>, { field, descending }: Page['sort']): Orders<Row> {
  const direction = descending ? 'desc' : 'asc'
  if (field === 'number') return orders.orderBy('number', direction)
  return orders
    .$if(field !== 'createdAt', (rest) => rest.orderBy(COLUMNS[field], direction))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
}

function filtered<Row>(orders: Orders<Row>, filter: OrderFilter): Orders<Row> {
  const { states, countries, from, before, search, searchesPersons } = filter
  return orders
    .$if(states.length === 0, (rest) => rest.where('state', '!=', 'replaced'))
    .$if(states.length > 0, (rest) => rest.where('state', 'in', states))
    .$if(countries.length > 0, (rest) => rest.where('country', 'in', countries))
    .$if(from !== undefined, (rest) => rest.where('created_at', '>=', from ?? ''))
    .$if(before !== undefined, (rest) => rest.where('created_at', '<', before ?? ''))
    .$if(search !== undefined, (rest) => found(rest, search ?? '', searchesPersons))
}

/** Blanks and dashes in a number mean nothing. */
function found<Row>(orders: Orders<Row>, search: string, searchesPersons: boolean): Orders<Row> {
  const digits = search.replaceAll(/[\s-]/g, '')
  // A range, not a pattern: only a range uses the index of numbers on both databases.
  if (/^\d{2,8}$/.test(digits)) return orders.where('number', '>=', digits).where('number', '<', `${digits}:`)
  const words = foldText(search)
    .split(' ')
    .filter((word) => word.length >= 2)
  if (!searchesPersons || (words.length === 0 && !search.includes('@'))) return orders.where('number', '=', '')
  if (search.includes('@')) return orders.where('email_key', 'in', [search.trim(), emailKey(search)])
  return words.reduce((rest, word) => rest.where('name_key', 'like', `% ${word}%`), orders)
}
