/** order.list: the orders of the desk, filtered and sorted in the database. */
import { z } from 'zod'
import { actorCan, type Actor } from '../../contracts/staff/actor.ts'
import { withTotal, type ListAnswer } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import {
  countOrderRows,
  FULFILMENTS,
  HOLDS,
  listOrderRows,
  ORDER_SORTS,
  orderConditions,
  RETURN_STATES,
  UNSETTLED_STATES,
  type OrderFilter,
  type OrderPage,
  type OrderRow,
  readOrderNumber,
} from '../../services/commerce/admin.ts'
import { ORDER_STATES } from '../commerce/order-view.ts'
import type { OperationContext } from '../declaration.ts'
import { merchantOperation } from '../operation.ts'
import type { ExportableList, ExportedRows, ListPage } from './exportable-list.ts'
import { listInput, listOutput, rangeEnd, rangeStart } from './list-input.ts'
import { withReusedTotal } from './reused-total.ts'
import { noteSearchedPerson } from './searched-person.ts'

const SERVICE = 'commerce' as const

/**
 * Beside states as they are stored: `fulfilment=to_ship` (paid, with units left, not blocked) and `fulfilment=late`, `hold=any` and `hold=none`,
 * `return=open`, `return=due`, `return=any` and `return=none`, `invoice=blocked`, `attention=yes`. Totals are in major units.
 */
const FILTERS = [
  'search',
  'number',
  'state',
  'country',
  'storefront',
  'fulfilment',
  'hold',
  'return',
  'invoice',
  'sku',
  'carrier',
  'attention',
  'totalFrom',
  'totalTo',
  'linesFrom',
  'from',
  'to',
] as const

const orderRow = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  country: z.string(),
  storefront: z.string(),
  currency: z.string(),
  total: z.int(),
  name: z.string(),
  email: z.string(),
  lines: z.int(),
  fulfilment: z.enum(FULFILMENTS),
  holds: z.array(z.enum(HOLDS)),
  return: z.enum(RETURN_STATES).nullable(),
})

export const orderListOperation = merchantOperation({
  name: 'order.list',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  service: SERVICE,
  input: listInput(FILTERS, ORDER_SORTS),
  output: listOutput(orderRow),
  personal: ['rows.name', 'rows.email'],
  auditRead: 'persons',
  async run(context, { filter = {}, sort, offset, limit }) {
    const answer = await withReusedTotal(context, 'order.list', { filter, sort, offset, limit }, (page) =>
      orderPage(context, context.actor, page),
    )
    if (textIn(filter['search']) !== undefined) await noteSearchedPerson(context, answer.rows)
    return ok(answer)
  },
})

async function orderPage(
  { database, clock }: OperationContext,
  actor: Actor,
  { filter, sort, isExported = false, ...page }: ListPage,
): Promise<ListAnswer<OrderRow>> {
  const wanted = filterOf(filter, actor, clock.now())
  const conditions = await orderConditions(database.query, wanted)
  const rows = await listOrderRows(database.query, conditions, { ...page, sort: sortOf(sort) })
  const maxCount = isExported ? undefined : maxCounted(wanted)
  return withTotal(
    rows,
    page,
    (most) => countOrderRows(database.query, conditions, most),
    maxCount && Math.max(maxCount, page.offset + page.limit),
  )
}

/** Further ones are found by typing more. */
const MAX_FOUND = 500
/** Each order is looked up among the parcels. */
const MAX_OF_CARRIER = 10_000

function maxCounted({ search, sku, carriers }: OrderFilter): number | undefined {
  if (search !== undefined || sku !== undefined) return MAX_FOUND
  return carriers.length > 0 ? MAX_OF_CARRIER : undefined
}

function sortOf(sort: ListPage['sort']): OrderPage['sort'] {
  const field = ORDER_SORTS.find((one) => one === sort?.field)
  if (field === undefined) return { field: 'createdAt', descending: true }
  return { field, descending: sort?.descending ?? false }
}

/** Reading them blocks the shop for some milliseconds. */
const EXPORTED_AT_A_TIME = 500

/** Each page begins after the last row of the one before: with an offset, all rows before it would be read again. */
async function* orderPages(
  { database, clock }: OperationContext,
  actor: Actor,
  { filter, sort, columns }: ExportedRows,
): AsyncGenerator<readonly OrderRow[]> {
  const conditions = await orderConditions(database.query, filterOf(filter, actor, clock.now()))
  const page = { sort: sortOf(sort), offset: 0, limit: EXPORTED_AT_A_TIME, members: columns }
  for (let after: OrderRow | undefined; ;) {
    const rows = await listOrderRows(database.query, conditions, { ...page, after })
    yield rows
    after = rows.at(-1)
    if (rows.length < EXPORTED_AT_A_TIME) return
  }
}

function filterOf(filter: ListPage['filter'], actor: Actor, now: Date): OrderFilter {
  const { state = [], country = [], storefront = [], fulfilment = [], hold = [], carrier = [] } = filter
  const { return: returned = [], invoice = [], attention = [], from = [], to = [] } = filter
  return {
    search: textIn(filter['search']),
    numbers: filter['number']?.map((number) => readOrderNumber(number) ?? number),
    searchesPersons: actorCan(actor, 'persons.read'),
    states: ORDER_STATES.filter((one) => state.includes(one)),
    countries: country,
    storefronts: storefront,
    fulfilments: FULFILMENTS.filter((one) => fulfilment.includes(one)),
    isToShip: fulfilment.includes('to_ship'),
    isLate: fulfilment.includes('late'),
    holds: HOLDS.filter((one) => hold.includes(one)),
    hasHold: hold.includes('any') ? true : hold.includes('none') ? false : undefined,
    returns: RETURN_STATES.filter(
      (one) =>
        returned.includes(one) ||
        returned.includes('any') ||
        (returned.includes('open') && UNSETTLED_STATES.some((open) => open === one)),
    ),
    hasReturn: returned.includes('none') ? false : undefined,
    isDueAt: returned.includes('due') ? now : undefined,
    isDocumentBlocked: invoice.includes('blocked'),
    sku: textIn(filter['sku']),
    carriers: carrier,
    needsAttention: attention.includes('yes'),
    totalFrom: numberIn(filter['totalFrom']),
    totalTo: numberIn(filter['totalTo']),
    linesFrom: numberIn(filter['linesFrom']),
    from: rangeStart(from[0]),
    before: rangeEnd(to[0]),
  }
}

function textIn(values: readonly string[] = []): string | undefined {
  const text = values.join(' ').trim()
  return text === '' ? undefined : text
}

/** With a comma or a point. What is no number does not filter. */
function numberIn([value]: readonly string[] = []): number | undefined {
  const number = Number((value ?? '').trim().replace(',', '.') || 'none')
  return Number.isFinite(number) ? number : undefined
}

export const ORDER_LIST: ExportableList = {
  permission: 'orders.read',
  service: SERVICE,
  filters: FILTERS,
  sorts: ORDER_SORTS,
  columns: [
    'number',
    'state',
    'createdAt',
    'paidAt',
    'country',
    'storefront',
    'currency',
    'total',
    'name',
    'email',
    'lines',
    'fulfilment',
    'holds',
    'return',
  ],
  personalColumns: ['name', 'email'],
  pageSize: 1000,
  page: orderPage,
  pages: orderPages,
}
