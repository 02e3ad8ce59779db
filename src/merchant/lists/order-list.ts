/** order.list: the orders of the desk, filtered and sorted in the database. */
import { z } from 'zod'
import { actorCan, type Actor } from '../../contracts/staff/actor.ts'
import { withTotal, type ListAnswer } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import {
  countOrderRows,
  listOrderRows,
  ORDER_SORTS,
  type OrderFilter,
  type OrderRow,
} from '../../services/commerce/admin.ts'
import { ORDER_STATES } from '../commerce/order-view.ts'
import type { OperationContext } from '../declaration.ts'
import { merchantOperation } from '../operation.ts'
import type { ExportableList, ListPage } from './exportable-list.ts'
import { listInput, listOutput, rangeEnd, rangeStart } from './list-input.ts'

const SERVICE = 'commerce' as const

const FILTERS = ['search', 'state', 'country', 'from', 'to'] as const

const orderRow: z.ZodType<OrderRow> = z.object({
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
  run: async (context, { filter = {}, sort, offset, limit }) =>
    ok(await orderPage(context, context.actor, { filter, sort, offset, limit })),
})

async function orderPage(
  { database }: OperationContext,
  actor: Actor,
  { filter, sort, ...page }: ListPage,
): Promise<ListAnswer<OrderRow>> {
  const wanted = filterOf(filter, actor)
  const field = ORDER_SORTS.find((one) => one === sort?.field)
  const order =
    field === undefined
      ? ({ field: 'createdAt', descending: true } as const)
      : { field, descending: sort?.descending ?? false }
  const rows = await listOrderRows(database.query, wanted, { ...page, sort: order })
  return withTotal(rows, page, (most) => countOrderRows(database.query, wanted, most))
}

function filterOf(filter: ListPage['filter'], actor: Actor): OrderFilter {
  const { search = [], state = [], country = [], from = [], to = [] } = filter
  const words = search.join(' ').trim()
  return {
    search: words === '' ? undefined : words,
    searchesPersons: actorCan(actor, 'persons.read'),
    states: ORDER_STATES.filter((one) => state.includes(one)),
    countries: country,
    from: rangeStart(from[0]),
    before: rangeEnd(to[0]),
  }
}

export const ORDER_LIST: ExportableList = {
  permission: 'orders.read',
  service: SERVICE,
  filters: FILTERS,
  sorts: ORDER_SORTS,
  columns: ['number', 'state', 'createdAt', 'paidAt', 'country', 'storefront', 'currency', 'total', 'name', 'email'],
  personalColumns: ['name', 'email'],
  pageSize: 1000,
  page: orderPage,
}
