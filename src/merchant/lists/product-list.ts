/** product.list: the products of the desk. Drafts come first: they wait for somebody. */
import { z } from 'zod'
import { withTotal, type ListAnswer } from '../../contracts/staff/list-query.ts'
import { exponentOf } from '../../markets/prices/exponent-of.ts'
import { ok } from '../../platform/result.ts'
import {
  countProductRows,
  listDrafts,
  listProductRows,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  TRAIT_NAMES,
  type ProductRow,
} from '../../services/discovery/admin.ts'
import { buyableProducts, productsPriced, productsWithSizes } from '../../services/commerce/admin.ts'
import type { OperationContext } from '../declaration.ts'
import { merchantOperation } from '../operation.ts'
import { describeProducts, PRODUCT_PROBLEMS, type DescribedProduct } from '../products/describe-products.ts'
import { reusedFor } from '../run/reused.ts'
import { lowStock } from '../work/low-stock.ts'
import type { ExportableList, ListPage } from './exportable-list.ts'
import { listInput, listOutput } from './list-input.ts'
import { withReusedTotal } from './reused-total.ts'

const SERVICE = ['discovery', 'commerce'] as const

/** Every facet of search, and what is wrong with a product. */
const FILTERS = [
  'search',
  'state',
  'stock',
  'recommended',
  ...TRAIT_NAMES,
  'sizes',
  'priceFrom',
  'priceTo',
  'buyable',
] as const

const productRow: z.ZodType<DescribedProduct> = z.object({
  sku: z.string(),
  name: z.string(),
  family: z.string(),
  ageGroup: z.string(),
  recommended: z.boolean(),
  state: z.enum(PRODUCT_STATES),
  picture: z.object({ href: z.string(), background: z.string() }).nullable(),
  variants: z.int(),
  stockEurope: z.int(),
  stockAmerica: z.int(),
  price: z.object({ currency: z.enum(['EUR', 'USD']), from: z.int(), to: z.int() }).nullable(),
  problems: z.array(z.object({ code: z.enum(PRODUCT_PROBLEMS), detail: z.string() })),
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
        productPage(context, page),
      ),
    ),
})

/** All variants and stock levels are read for it. */
const REUSED_MS = 5000
const buyable = reusedFor(REUSED_MS, ({ database }) => buyableProducts(database.query))

async function productPage(context: OperationContext, page: ListPage): Promise<ListAnswer<DescribedProduct>> {
  const { rows, ...answer } = await plainPage(context, page)
  return { ...answer, rows: await describeProducts(context.database, rows) }
}

async function plainPage(
  context: OperationContext,
  { filter, sort, offset, limit, isCounted = true }: ListPage,
): Promise<ListAnswer<ProductRow>> {
  const { database } = context
  const wanted = await filterOf(context, filter)
  const field = PRODUCT_SORTS.find((one) => one === sort?.field) ?? 'name'
  const order = { field, descending: sort?.descending ?? false }
  const drafts = isWanted(wanted, 'draft') ? await listDrafts(database.query, wanted, order) : []
  const shownDrafts = drafts.slice(offset, offset + limit)
  const page = { offset: Math.max(0, offset - drafts.length), limit: limit - shownDrafts.length }
  const hasOthers = isWanted(wanted, 'listed') || isWanted(wanted, 'out')
  const others =
    hasOthers && page.limit > 0 ? await listProductRows(database.query, database, wanted, { ...page, sort: order }) : []
  const rows = [...shownDrafts, ...others]
  return withTotal(rows, { offset, limit, isCounted }, async (most) =>
    hasOthers
      ? drafts.length + (await countProductRows(database.query, database, wanted, Math.max(0, most - drafts.length)))
      : Math.min(most, drafts.length),
  )
}

type Wanted = Awaited<ReturnType<typeof filterOf>>

const isWanted = ({ states }: Wanted, state: (typeof PRODUCT_STATES)[number]): boolean =>
  states === undefined || states.includes(state)

async function filterOf(context: OperationContext, filter: ListPage['filter']) {
  const { query } = context.database
  const { search = [], state = [], recommended = [], stock = [], sizes = [], buyable: bought = [] } = filter
  const [from, to] = [amountOf(filter['priceFrom']), amountOf(filter['priceTo'])]
  const sets = [
    ...(stock.includes('low') ? [await lowStock(context)] : []),
    ...(sizes.length > 0 ? [await productsWithSizes(query, sizes)] : []),
    ...(from === undefined && to === undefined
      ? []
      : [await productsPriced(query, { currency: 'EUR', min: from, max: to })]),
  ]
  return {
    search: search.join(' '),
    families: filter['family'] ?? [],
    ageGroups: filter['ageGroup'] ?? [],
    skus: sets.length === 0 ? undefined : inAll(sets),
    except: bought.includes('no') ? await buyable(context) : undefined,
    traits: TRAIT_NAMES.flatMap((name) => {
      const values = filter[name] ?? []
      const hasColumn = name === 'family' || name === 'ageGroup'
      return values.length === 0 || hasColumn ? [] : [[name, values] as const]
    }),
    recommended: recommended.length === 1 ? recommended[0] === 'true' : undefined,
    states: state.length === 0 ? undefined : PRODUCT_STATES.filter((one) => state.includes(one)),
  }
}

const inAll = (sets: readonly (readonly string[])[]): readonly string[] => {
  const [first = [], ...others] = sets.map((set) => new Set(set))
  return [...first].filter((sku) => others.every((other) => other.has(sku)))
}

/** In euro, as people type them: `12` or `12,50`. Anything else filters nothing. */
function amountOf(given: readonly string[] | undefined): number | undefined {
  const amount = Number((given?.[0] ?? '').replace(',', '.'))
  return given === undefined || given[0] === '' || !Number.isFinite(amount) ? undefined : Math.round(amount * 100)
}

const PAGE_SIZE = 1000

export const PRODUCT_LIST: ExportableList = {
  permission: 'products.read',
  service: SERVICE,
  filters: FILTERS,
  sorts: PRODUCT_SORTS,
  columns: [
    'picture',
    'sku',
    'name',
    'family',
    'ageGroup',
    'state',
    'stockEurope',
    'stockAmerica',
    'price',
    'problems',
    'variants',
    'recommended',
  ],
  personalColumns: [],
  pageSize: PAGE_SIZE,
  /** Counts only. */
  page: async (context, _actor, page) => plainPage(context, page),
  async *pages(context, _actor, { filter, sort, columns }) {
    const isPlain = columns.every((column) => PLAIN_COLUMNS.has(column))
    for (let offset = 0; ; offset += PAGE_SIZE) {
      const page = { filter, sort, offset, limit: PAGE_SIZE, isCounted: false }
      const { rows } = await plainPage(context, page)
      yield isPlain ? rows : (await describeProducts(context.database, rows)).map(toCells)
      if (rows.length < PAGE_SIZE) return
    }
  },
}

/** For these no document and no offer is read: a hundred thousand rows take seconds. */
const PLAIN_COLUMNS = new Set(['sku', 'name', 'family', 'ageGroup', 'state', 'recommended'])

/** In a spreadsheet: one value per cell. */
const toCells = ({ picture, price, problems, ...row }: DescribedProduct) => ({
  ...row,
  picture: picture?.href ?? '',
  price: price === null ? '' : `${price.from / 10 ** exponentOf(price.currency)} ${price.currency}`,
  problems: problems.map(({ code, detail }) => (detail === '' ? code : `${code}: ${detail}`)).join(' | '),
})
