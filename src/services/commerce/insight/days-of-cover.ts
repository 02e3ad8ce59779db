/** Variants that will be sold out soon, by region: how many days the stock lasts at the pace of the last four weeks (DIN-05). */
import { sql } from 'kysely'
import { LOW_STOCK } from '../../../markets/products/stock-status.ts'
import { WAREHOUSES, isWarehouseRegion, type WarehouseRegion } from '../../../markets/warehouses.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

const SALES_DAYS = 28

const DAY_MS = 86_400_000

export type CoveredVariant = {
  readonly sku: string
  readonly productSku: string
  readonly size: string
  readonly region: WarehouseRegion
  readonly forSale: number
  /** In the last 28 days. */
  readonly sold: number
  /** Null where nothing was sold: it is listed for the limit of the storefront. */
  readonly days: number | null
}

type Stored = Omit<CoveredVariant, 'region' | 'days'>

/** The days that a stock lasts. */
export const daysOfCover = (forSale: number, sold: number): number | null =>
  sold === 0 ? null : Math.floor((Math.max(0, forSale) * SALES_DAYS) / sold)

export async function lowCover(
  query: CommerceQuery,
  { now, belowDays, limit }: { readonly now: Date; readonly belowDays: number; readonly limit: number },
): Promise<readonly CoveredVariant[]> {
  const since = new Date(now.getTime() - SALES_DAYS * DAY_MS).toISOString()
  const found: CoveredVariant[] = []
  for (const region of Object.keys(WAREHOUSES).filter(isWarehouseRegion)) {
    const codes = sql.join(WAREHOUSES[region].map((code) => sql.lit(code)))
    const { rows } = await sql<Stored>`
      select variants.sku, variants.product_sku as "productSku", variants.size,
        cast(levels.for_sale as bigint) as "forSale", cast(coalesce(sales.sold, 0) as bigint) as sold
      from variants
      inner join (select variant_id, sum(quantity - reserved) as for_sale from stock
        where warehouse in (${codes}) group by variant_id) as levels on levels.variant_id = variants.id
      left join (select variant_id, sum(quantity) as sold from reservations
        where state = 'claimed' and settled_at >= ${since} and warehouse in (${codes}) group by variant_id) as sales
        on sales.variant_id = variants.id
      where variants.offered = 1 and (levels.for_sale <= ${sql.lit(LOW_STOCK)}
        or levels.for_sale * ${sql.lit(SALES_DAYS)} < coalesce(sales.sold, 0) * ${belowDays})
      order by case when coalesce(sales.sold, 0) = 0 then 1 else 0 end,
        case when coalesce(sales.sold, 0) = 0 then 0 else levels.for_sale * 1.0 / sales.sold end, levels.for_sale, variants.sku
      limit ${limit}`.execute(query)
    found.push(...rows.map((row) => ({ ...row, region, days: daysOfCover(row.forSale, row.sold) })))
  }
  return found.toSorted((a, b) => (a.days ?? Infinity) - (b.days ?? Infinity) || a.forSale - b.forSale).slice(0, limit)
}
