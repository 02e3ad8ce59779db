/** Reads everything that a cart needs to know of its variants in one market. */
import { sql } from 'kysely'
import type { CurrencyCode, Market } from '../../../markets/types.ts'
import { chargedWithDiscounts, type PastDiscount } from '../../../markets/prices/charged-prices.ts'
import { announcedPrice, priorPrice, type PriceStep } from '../../../markets/prices/prior-price.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { soldProductFacts, type SoldProductFacts } from '../catalogue/sold-products.ts'
import { readPastDiscounts } from '../discounts/past-discounts.ts'
import type { CommerceTables } from '../tables.ts'
import { isOneOf, readStock } from './read-stock.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

export type CartVariant = {
  readonly id: string
  readonly sku: string
  readonly productSku: string
  readonly size: string
  readonly facts: SoldProductFacts
  /** As it may be announced; undefined where it has no price. */
  readonly price: Price | undefined
  readonly isOffered: boolean
  /** Whether it is meant for this market and stocked in one of its warehouses, even if sold out. */
  readonly isStocked: boolean
  readonly available: number
}

type VariantRow = {
  readonly id: string
  readonly sku: string
  readonly productSku: string
  readonly size: string
  readonly offered: 0 | 1
  readonly facts: string | null
  readonly original: number | null
  readonly final: number | null
  readonly available: number | null
  readonly since: string | null
  readonly stepOriginal: number | null
  readonly stepFinal: number | null
}

/** The same in every market of the currency until the offers change. Stock levels are read each time. */
type CachedVariant = Omit<CartVariant, 'isStocked' | 'available'>

export type VariantEngine = Pick<Database<CommerceTables>, 'amongTexts'>

type VariantMarket = Pick<Market, 'currency' | 'warehouse' | 'storefrontCode'>

export type ReadVariants = (
  query: CommerceQuery,
  market: VariantMarket,
  /** Some maybe more than once. */
  ids: readonly string[],
  /** Of the offers, read before this. */
  version: number,
) => Promise<ReadonlyMap<string, CartVariant>>

/** Per currency. Cleared as a whole when full. */
const MAX_CACHED = 10_000

/**
 * Caches everything but stock until the version of the offers changes; stock levels are read each time. A variant that was
 * never sold is absent from the result.
 */
export function cacheVariants(engine: VariantEngine): ReadVariants {
  const caches = new Map<string, Map<string, CachedVariant>>()
  let cachedVersion = 0
  return async (query, market, wanted, version) => {
    const ids = [...new Set(wanted)]
    // Never backwards: data read for an older version may be newer, but not the other way round.
    if (version > cachedVersion) {
      caches.clear()
      cachedVersion = version
    }
    const cached = caches.get(market.currency.code) ?? new Map<string, CachedVariant>()
    const known = ids.flatMap((id) => cached.get(id) ?? [])
    if (version === cachedVersion && known.length === ids.length) {
      const stock = await readStock(query, engine, { warehouses: market.warehouse.codes, variantIds: ids })
      return new Map(known.map((variant) => [variant.id, withStock(variant, market, stock.get(variant.id))]))
    }
    const read = await readAll(query, engine, market, ids)
    if (version === cachedVersion) {
      if (cached.size + read.length > MAX_CACHED) cached.clear()
      for (const { variant } of read) cached.set(variant.id, variant)
      caches.set(market.currency.code, cached)
    }
    return new Map(
      read.map(({ variant, available }) => [variant.id, withStock(variant, market, available ?? undefined)]),
    )
  }
}

async function readAll(
  query: CommerceQuery,
  engine: VariantEngine,
  { currency, warehouse }: VariantMarket,
  ids: readonly string[],
): Promise<readonly { readonly variant: CachedVariant; readonly available: number | null }[]> {
  // The history only of reduced prices: it defines what the reduction may be measured against.
  const { rows } = await sql<VariantRow>`
    select variants.id as id, variants.sku as sku, variants.product_sku as "productSku", variants.size as size,
      variants.offered as offered, sold_products.facts as facts, prices.original as original, prices.final as final,
      (select sum(stock.quantity - stock.reserved) from stock
        where stock.variant_id = variants.id and stock.warehouse in (${sql.join(warehouse.codes)})) as available,
      price_history.since as since, price_history.original as "stepOriginal", price_history.final as "stepFinal"
    from variants
      left join sold_products on sold_products.product_sku = variants.product_sku
      left join prices on prices.variant_id = variants.id and prices.currency = ${currency.code}
      left join price_history on price_history.variant_id = prices.variant_id
        and price_history.currency = prices.currency and prices.final < prices.original
    where variants.id ${isOneOf(engine, ids)}
    order by variants.id, price_history.since`.execute(query)
  const discounts = rows.some(({ since }) => since !== null) ? await readPastDiscounts(query) : []
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((steps) => {
    const [row] = steps
    return row === undefined
      ? []
      : [{ variant: toVariant(row, steps, discounts, currency.code), available: row.available }]
  })
}

const withStock = (
  variant: CachedVariant,
  { storefrontCode }: VariantMarket,
  available: number | undefined,
): CartVariant => ({
  ...variant,
  isStocked: available !== undefined && isAmericanPack(variant.sku) === (storefrontCode === 'us'),
  available: available ?? 0,
})

function toVariant(
  row: VariantRow,
  rows: readonly VariantRow[],
  discounts: readonly PastDiscount[],
  currency: CurrencyCode,
): CachedVariant {
  const { id, sku, productSku, size, offered } = row
  const facts = factsOf(row)
  const steps = rows.flatMap(toStep)
  const prior = priorPrice(steps, chargedWithDiscounts(steps, discounts, { sku, productSku, ...facts }, currency))
  return { id, sku, productSku, size, facts, price: priceOf(row, prior), isOffered: offered === 1 }
}

function priceOf({ original, final }: VariantRow, prior: number | undefined): Price | undefined {
  if (original === null || final === null) return undefined
  return announcedPrice({ original, final }, final < original ? prior : undefined)
}

function toStep({ since, stepOriginal, stepFinal }: VariantRow): readonly PriceStep[] {
  if (since === null) return []
  const price = stepOriginal === null || stepFinal === null ? undefined : { original: stepOriginal, final: stepFinal }
  return [{ since: Date.parse(since), price }]
}

/** A product that was sold before commerce knew more of it than its price has no name but its sku. */
function factsOf({ facts, productSku }: VariantRow): SoldProductFacts {
  if (facts === null) {
    return { name: { en: productSku }, picture: '', family: 'socks', sections: [], categories: [], collections: [] }
  }
  return parseStoredJson(soldProductFacts, facts, `product ${productSku}`)
}
