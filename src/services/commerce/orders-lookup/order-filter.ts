/** What the list of orders can be filtered by (DOR-01), as conditions of its query. */
import { sql } from 'kysely'
import { CURRENCIES_WITHOUT_DECIMALS } from '../../../markets/derived/price-notations.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { Fulfilment, HOLDS } from '../fulfilment/fulfilment.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { ReturnState } from '../returns/return-transitions.ts'
import { dueReturns } from '../work/due-returns.ts'
import { HELD, LATE } from '../work/work-conditions.ts'
import { carrierCondition, NOTHING, skuConditions, wordConditions, type OrderCondition } from './find-words.ts'
import { PLAIN_KINDS, SEARCH_KINDS } from './search-words.ts'

/** Empty lists and missing members do not filter. */
export type OrderFilter = {
  /** A number, an e-mail address, parts of a name, a SKU or a tracking number. */
  readonly search?: string | undefined
  /** Those that were selected. */
  readonly numbers?: readonly string[] | undefined
  /** Without it no person is looked for (STF-19). */
  readonly searchesPersons: boolean
  /** Empty: all but those that were ordered anew. */
  readonly states: readonly OrderState[]
  readonly countries: readonly string[]
  readonly storefronts: readonly string[]
  readonly fulfilments: readonly Fulfilment[]
  /** Paid, with units left, and nothing that blocks them. */
  readonly isToShip: boolean
  /** Not shipped by the promised day. */
  readonly isLate: boolean
  readonly holds: readonly (typeof HOLDS)[number][]
  readonly hasHold?: boolean | undefined
  /** States of their returns. */
  readonly returns: readonly ReturnState[]
  readonly hasReturn?: boolean | undefined
  /** With a return whose money is due soon, or overdue, at this time. */
  readonly isDueAt?: Date | undefined
  /** Its invoice or credit note lacks something. */
  readonly isDocumentBlocked: boolean
  /** A SKU, or its beginning. */
  readonly sku?: string | undefined
  readonly carriers: readonly string[]
  /** Held, blocked, or with a return that waits for a person. */
  readonly needsAttention: boolean
  /** In major units of the currency of the order. */
  readonly totalFrom?: number | undefined
  readonly totalTo?: number | undefined
  readonly linesFrom?: number | undefined
  /** ISO 8601. */
  readonly from?: string | undefined
  /** Before this moment. */
  readonly before?: string | undefined
}

/** Returns that wait for a person. */
const WAITING_RETURNS = ['requested', 'received'] as const satisfies readonly ReturnState[]

/** All of them have to hold. How often words occur is looked up first. */
export async function orderConditions(query: CommerceQuery, filter: OrderFilter): Promise<readonly OrderCondition[]> {
  const { search, sku, searchesPersons, carriers } = filter
  return [
    ...columnConditions(filter),
    ...relatedConditions(query, filter),
    ...(filter.isDueAt === undefined ? [] : [await dueCondition(query, filter.isDueAt)]),
    ...(search === undefined ? [] : await wordConditions(query, search, searchesPersons ? SEARCH_KINDS : PLAIN_KINDS)),
    ...(sku === undefined ? [] : await skuConditions(query, sku)),
    ...(carriers.length === 0 ? [] : [await carrierCondition(query, carriers)]),
  ]
}

/** Long: one entry per filter. Each column is part of the indexes of the list. */
function columnConditions(filter: OrderFilter): readonly OrderCondition[] {
  const { states, countries, storefronts, fulfilments, isToShip, holds, hasHold, from, before, linesFrom } = filter
  const conditions: OrderCondition[] = [
    (is) => (states.length === 0 ? is('orders.state', '!=', 'replaced') : is('orders.state', 'in', states)),
    // Restricted orders have none (DPR-04).
    (is) => is('orders.line_count', 'is not', null),
  ]
  const add = (isGiven: boolean, condition: OrderCondition): void => {
    if (isGiven) conditions.push(condition)
  }
  const { numbers } = filter
  add(numbers !== undefined, (is) => is('orders.number', 'in', [...(numbers ?? [])]))
  add(countries.length > 0, (is) => is('orders.country', 'in', countries))
  add(storefronts.length > 0, (is) => is('orders.storefront', 'in', storefronts))
  add(fulfilments.length > 0, (is) => is('orders.fulfilment', 'in', fulfilments))
  add(isToShip, (is) =>
    is.and([
      is('orders.state', '=', 'paid'),
      is('orders.fulfilment', 'in', ['unshipped', 'partly_shipped']),
      is('orders.holds', 'is', null),
    ]),
  )
  add(filter.isLate, () => LATE)
  // In one column with blanks between them.
  add(holds.length > 0, (is) => is.or(holds.map((hold) => holdCondition(is, hold))))
  add(hasHold === true, () => HELD)
  add(hasHold === false, (is) => is.not(HELD))
  add(from !== undefined, (is) => is('orders.created_at', '>=', from ?? ''))
  add(before !== undefined, (is) => is('orders.created_at', '<', before ?? ''))
  add(linesFrom !== undefined, (is) => is('orders.line_count', '>=', linesFrom ?? 0))
  add(filter.totalFrom !== undefined, totalCondition('>=', filter.totalFrom ?? 0))
  add(filter.totalTo !== undefined, totalCondition('<=', filter.totalTo ?? 0))
  return conditions
}

/** The hold `amount` is the state `held`. */
const holdCondition = (is: Parameters<OrderCondition>[0], hold: (typeof HOLDS)[number]) =>
  hold === 'amount' ? is('orders.state', '=', 'held') : is(sql`' ' || orders.holds || ' '`, 'like', `% ${hold} %`)

/** Few: the days of the deadline are those of the market, so they are not part of the query. */
async function dueCondition(query: CommerceQuery, now: Date): Promise<OrderCondition> {
  const ids = (await dueReturns(query, now)).flatMap(({ orderId }) => orderId ?? [])
  return ids.length === 0 ? NOTHING : (is) => is('orders.id', 'in', ids)
}

/** Some currencies have no minor units. */
const totalCondition =
  (compare: '>=' | '<=', major: number): OrderCondition =>
  (is) =>
    is.or([
      is.and([
        is('orders.currency', 'in', CURRENCIES_WITHOUT_DECIMALS),
        is('orders.total', compare, Math.round(major)),
      ]),
      is.and([
        is('orders.currency', 'not in', CURRENCIES_WITHOUT_DECIMALS),
        is('orders.total', compare, Math.round(major * 100)),
      ]),
    ])

/** What other tables know about orders. */
function relatedConditions(query: CommerceQuery, filter: OrderFilter): readonly OrderCondition[] {
  const { returns, hasReturn, needsAttention, isDocumentBlocked } = filter
  const conditions: OrderCondition[] = []
  if (returns.length > 0) conditions.push((is) => is('orders.id', 'in', ordersWithReturn(query, returns)))
  if (hasReturn === false) {
    conditions.push((is) =>
      is.not(is.exists(is.selectFrom('returns').select('returns.id').whereRef('returns.order_id', '=', 'orders.id'))),
    )
  }
  if (isDocumentBlocked) {
    conditions.push((is) => is('orders.id', 'in', query.selectFrom('waiting_documents').select('order_id as id')))
  }
  if (needsAttention) {
    conditions.push((is) =>
      is(
        'orders.id',
        'in',
        query
          .selectFrom('orders')
          .select('id')
          .where('state', '=', 'held')
          .union(query.selectFrom('orders').select('id').where('holds', 'is not', null))
          .union(ordersWithReturn(query, WAITING_RETURNS)),
      ),
    )
  }
  return conditions
}

const ordersWithReturn = (query: CommerceQuery, states: readonly ReturnState[]) =>
  query
    .selectFrom('returns')
    .select('order_id as id')
    .where('order_id', 'is not', null)
    .$narrowType<{ id: string }>()
    .where('state', 'in', states)
