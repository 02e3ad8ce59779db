/** Stock levels as the desk lists them: of each variant, by warehouse, with what of it belongs to orders (DGO-09). */
import { sql, type RawBuilder } from 'kysely'
import { LOW_STOCK } from '../../../markets/products/stock-status.ts'
import { WAREHOUSE_CODES } from '../../../markets/warehouses.ts'
import { among, type CommerceEngine, type CommerceQuery } from '../catalogue/stored-offers.ts'
import { stockOf } from './set-stock.ts'
import { unshippedUnits } from './unshipped-units.ts'

export const STOCK_SORTS = ['sku', 'forSale'] as const

/** `out`: none is for sale. `low`: some, but at most five. */
export const STOCK_STATES = ['low', 'out'] as const

export type StockFilter = {
  /** The beginning of a SKU or a barcode, of a variant or its product. */
  readonly search?: string | undefined
  /** Of products whose name was looked for: found in addition. */
  readonly productSkus?: readonly string[] | undefined
  /** Also variants that never lay there. Without any: where they lie. */
  readonly warehouses: readonly string[]
  readonly states: readonly (typeof STOCK_STATES)[number][]
  /** No other variants. */
  readonly skus?: readonly string[] | undefined
}

export type StockFigures = {
  readonly warehouse: string
  /** In the database: without what is paid and not shipped. */
  readonly quantity: number
  readonly forSale: number
  /** For orders that are not paid yet. */
  readonly reserved: number
  /** Paid, but not shipped. */
  readonly unshipped: number
  /** What a person would count: all three. */
  readonly onHand: number
}

export type ListedStock = StockFigures & {
  readonly sku: string
  readonly ean: string
  readonly productSku: string
  readonly size: string
}

type Page = {
  readonly sort: { readonly field: (typeof STOCK_SORTS)[number]; readonly descending: boolean }
  readonly offset: number
  readonly limit: number
}

type Level = Omit<ListedStock, 'forSale' | 'unshipped' | 'onHand'>

export async function listStockRows(
  query: CommerceQuery,
  engine: CommerceEngine,
  filter: StockFilter,
  { sort, offset, limit }: Page,
): Promise<readonly ListedStock[]> {
  const direction = sort.descending ? sql`desc` : sql`asc`
  const first = sort.field === 'forSale' ? sql`${FOR_SALE} ${direction}, sku` : sql`sku ${direction}`
  const { rows } = await sql<Level>`
    select variants.sku as "sku", variants.id as "ean", variants.product_sku as "productSku", variants.size as "size",
      places.warehouse as "warehouse", coalesce(quantity, 0) as "quantity", coalesce(reserved, 0) as "reserved"
    ${matching(engine, filter)}
    order by ${first}, places.warehouse limit ${limit} offset ${offset}`.execute(query)
  const unshipped = await unshippedUnits(query, engine, [...new Set(rows.map(({ ean }) => ean))])
  return rows.map((row) => {
    const units = unshipped.of(row.ean, row.warehouse)
    return {
      ...row,
      forSale: row.quantity - row.reserved,
      unshipped: units,
      onHand: row.quantity + units,
    }
  })
}

/** Of one variant, where it lies or ever lay; undefined when it is not sold. */
export async function stockFigures(
  query: CommerceQuery,
  engine: CommerceEngine,
  sku: string,
): Promise<readonly StockFigures[] | undefined> {
  const levels = await stockOf(query, sku)
  if (levels === undefined) return undefined
  const warehouses = levels.map(({ warehouse }) => warehouse)
  if (warehouses.length === 0) return []
  const page = { sort: { field: 'sku', descending: false }, offset: 0, limit: warehouses.length } as const
  return listStockRows(query, engine, { skus: [sku], warehouses, states: [] }, page)
}

export async function countStockRows(
  query: CommerceQuery,
  engine: CommerceEngine,
  filter: StockFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from (select 1 as one ${matching(engine, filter)} limit ${most}) as counted`.execute(
    query,
  )
  return rows[0]?.count ?? 0
}

const FOR_SALE = sql`coalesce(quantity, 0) - coalesce(reserved, 0)`

const PLACES = sql.join(
  WAREHOUSE_CODES.map((code) => sql`select ${sql.lit(code)} as warehouse`),
  sql` union all `,
)

/** Where a variant without any stock is listed, so that some can be entered. */
const FIRST_PLACE = WAREHOUSE_CODES.find((code) => !code.endsWith('-rsv'))

function matching(engine: CommerceEngine, filter: StockFilter): RawBuilder<unknown> {
  const { search, productSkus = [], warehouses, states, skus } = filter
  const start = (search ?? '').replaceAll(/\s/g, '').toUpperCase()
  const startsWith = (column: string) =>
    // A range, not a pattern: only a range uses the index on both databases.
    sql`(${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${`${start}\u{10FFFF}`})`
  const conditions = [
    sql`variants.offered = 1`,
    warehouses.length > 0
      ? sql`places.warehouse in (${sql.join(warehouses)})`
      : sql`(stock.variant_id is not null or (places.warehouse = ${FIRST_PLACE} and not exists (
          select 1 from stock as elsewhere where elsewhere.variant_id = variants.id)))`,
    ...(start === ''
      ? []
      : [
          sql`(${startsWith('variants.sku')} or ${startsWith('variants.id')} or variants.product_sku in ${among(engine, productSkus)})`,
        ]),
    ...(skus === undefined ? [] : [sql`variants.sku in ${among(engine, skus)}`]),
    ...(states.length === 0 ? [] : [sql`(${sql.join(states.map(isInState), sql` or `)})`]),
  ]
  return sql`from variants cross join (${PLACES}) as places
    left join stock on stock.variant_id = variants.id and stock.warehouse = places.warehouse
    where ${sql.join(conditions, sql` and `)}`
}

const isInState = (state: (typeof STOCK_STATES)[number]): RawBuilder<unknown> =>
  state === 'out' ? sql`${FOR_SALE} <= 0` : sql`(${FOR_SALE} > 0 and ${FOR_SALE} <= ${sql.lit(LOW_STOCK)})`
