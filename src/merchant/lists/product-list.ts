/** product.list: the products of the desk. */
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import { withTotal, type ListAnswer } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import { countVariants } from '../../services/commerce/admin.ts'
import { countProductRows, listProductRows, PRODUCT_SORTS, type ProductRow } from '../../services/discovery/admin.ts'
import type { OperationContext } from '../declaration.ts'
import { merchantOperation } from '../operation.ts'
import { lowStock } from '../work/low-stock.ts'
import type { ExportableList, ListPage } from './exportable-list.ts'
import { listInput, listOutput } from './list-input.ts'
import { withReusedTotal } from './reused-total.ts'

const SERVICE = ['discovery', 'commerce'] as const

const FILTERS = ['search', 'family', 'ageGroup', 'recommended', 'stock'] as const

type CountedProduct = ProductRow & { readonly variants: number }

const productRow: z.ZodType<CountedProduct> = z.object({
  sku: z.string(),
  name: z.string(),
  family: z.string(),
  ageGroup: z.string(),
  recommended: z.boolean(),
  variants: z.int(),
})

export const productListOperation = merchantOperation({
  name: 'product.list',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: SERVICE,
  input: listInput(FILTERS, PRODUCT_SORTS),
  output: listOutput(productRow),
  run: async (context, { filter = {}, sort, offset, limit }) =>
    ok(
      await withReusedTotal(context, 'product.list', { filter, sort, offset, limit }, (page) =>
        productPage(context, context.actor, page),
      ),
    ),
})

async function productPage(
  context: OperationContext,
  _actor: Actor,
  { filter, sort, ...page }: ListPage,
): Promise<ListAnswer<CountedProduct>> {
  const { database } = context
  const { search = [], family = [], ageGroup = [], recommended = [], stock = [] } = filter
  const wanted = {
    skus: stock.includes('low') ? await lowStock(context) : undefined,
    search: search.join(' '),
    families: family,
    ageGroups: ageGroup,
    recommended: recommended.length === 1 ? recommended[0] === 'true' : undefined,
  }
  const field = PRODUCT_SORTS.find((one) => one === sort?.field) ?? 'name'
  const order = { field, descending: sort?.descending ?? false }
  const rows = await listProductRows(database.query, wanted, { ...page, sort: order })
  const variants = await countVariants(
    database.query,
    database,
    rows.map(({ sku }) => sku),
  )
  const complete = rows.map((row) => ({ ...row, variants: variants.get(row.sku) ?? 0 }))
  return withTotal(complete, page, (most) => countProductRows(database.query, wanted, most))
}

export const PRODUCT_LIST: ExportableList = {
  permission: 'products.read',
  service: SERVICE,
  filters: FILTERS,
  sorts: PRODUCT_SORTS,
  columns: ['sku', 'name', 'family', 'ageGroup', 'variants', 'recommended'],
  personalColumns: [],
  pageSize: 1000,
  page: productPage,
}
