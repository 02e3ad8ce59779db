/** stock.list: what lies where, and what of it belongs to orders (DGO-09). */
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import { withTotal, type ListAnswer } from '../../contracts/staff/list-query.ts'
import { WAREHOUSE_CODES } from '../../markets/warehouses.ts'
import { ok } from '../../platform/result.ts'
import {
  countStockRows,
  listStockRows,
  STOCK_SORTS,
  STOCK_STATES,
  type ListedStock,
  type StockFilter,
} from '../../services/commerce/admin.ts'
import { findProductNames, findProductsByName } from '../../services/discovery/admin.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'
import type { OperationContext } from '../declaration.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import type { ExportableList, ListPage } from './exportable-list.ts'
import { listInput, listOutput } from './list-input.ts'
import { withReusedTotal } from './reused-total.ts'

/** Names are those of the bundled discovery; where it runs elsewhere, SKUs take their place. */
const SERVICE = 'commerce' as const

const FILTERS = ['search', 'warehouse', 'state', 'sku'] as const

type StockRow = ListedStock & { readonly name: string; readonly version: number }

const stockRow: z.ZodType<StockRow> = z.object({
  sku: z.string(),
  ean: z.string(),
  productSku: z.string(),
  name: z.string(),
  size: z.string(),
  warehouse: z.string(),
  quantity: z.int(),
  forSale: z.int(),
  reserved: z.int(),
  unshipped: z.int(),
  onHand: z.int(),
  /** Of the variant. */
  version: z.int(),
})

export const stockListOperation = merchantOperation({
  name: 'stock.list',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: SERVICE,
  input: listInput(FILTERS, STOCK_SORTS),
  output: listOutput(stockRow),
  run: async (context, { filter = {}, sort, offset, limit }) =>
    ok(
      await withReusedTotal(context, 'stock.list', { filter, sort, offset, limit }, (page) =>
        stockPage(context, context.actor, page),
      ),
    ),
})

/** More products of one word are found by typing more of it. */
const MAX_NAMED_PRODUCTS = 1000

async function stockPage(
  { database }: OperationContext,
  _actor: Actor,
  { filter, sort, ...page }: ListPage,
): Promise<ListAnswer<StockRow>> {
  const { search = [], warehouse = [], state = [], sku } = filter
  const text = search.join(' ').trim()
  const wanted: StockFilter = {
    search: text,
    productSkus: text === '' ? [] : await findProductsByName(database.query, text, MAX_NAMED_PRODUCTS),
    warehouses: WAREHOUSE_CODES.filter((code) => warehouse.includes(code)),
    states: STOCK_STATES.filter((one) => state.includes(one)),
    skus: sku,
  }
  const field = STOCK_SORTS.find((one) => one === sort?.field) ?? 'sku'
  const rows = await listStockRows(database.query, database, wanted, {
    ...page,
    sort: { field, descending: sort?.descending ?? false },
  })
  const names = await findProductNames(
    database.query,
    rows.map(({ productSku }) => productSku),
  )
  const versions = await versionsOf(
    database.query,
    rows.map(({ sku: own }) => variantSubject(own)),
  )
  const complete = rows.map((row) => ({
    ...row,
    name: names.get(row.productSku) ?? row.productSku,
    version: versions.get(variantSubject(row.sku)) ?? 0,
  }))
  return withTotal(complete, page, (most) => countStockRows(database.query, database, wanted, most))
}

export const STOCK_LIST: ExportableList = {
  permission: 'products.read',
  service: SERVICE,
  filters: FILTERS,
  sorts: STOCK_SORTS,
  columns: ['name', 'size', 'sku', 'ean', 'warehouse', 'forSale', 'reserved', 'unshipped', 'onHand'],
  personalColumns: [],
  pageSize: 500,
  page: stockPage,
}
