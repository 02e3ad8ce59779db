/** The offers of some products, as other services receive them. */
import { chargedWithDiscounts, type PastDiscount } from '../../../markets/prices/charged-prices.ts'
import type { PriceStep } from '../../../markets/prices/prior-price.ts'
import { priorPrice } from '../../../markets/prices/prior-price.ts'
import type { CataloguePrice, PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES, WAREHOUSE_CODES } from '../../../contracts/merchant/catalogue.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import type { CommerceEngine, CommerceQuery, PriceStepRow, StoredVariant } from './stored-offers.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { readPastDiscounts } from '../discounts/past-discounts.ts'
import { soldProductFacts, type SoldProductFacts } from './sold-products.ts'
import { among, readHistory, readVariants } from './stored-offers.ts'

/** What is promised to an order is not for sale, and lies in the warehouse all the same. */
type StockMeant = 'for sale' | 'in the warehouse'

/** By the sku of the product, variants in the merchant's order. */
export async function findOffers(
  query: CommerceQuery,
  engine: CommerceEngine,
  productSkus: readonly string[],
  stockMeant: StockMeant = 'for sale',
): Promise<Record<string, readonly Offer[]>> {
  const variants = (await readVariants(query, engine, productSkus)).filter(({ row }) => row.offered === 1)
  const reduced = variants.filter(({ prices }) => prices.some(({ original, final }) => final < original))
  const steps =
    reduced.length === 0
      ? []
      : await readHistory(
          query,
          engine,
          reduced.map(({ row }) => row),
        )
  const history: History = {
    steps: Map.groupBy(steps, ({ variant_id: id, currency }) => `${id} ${currency}`),
    ...(await readDiscounted(query, engine, reduced)),
  }
  const groups = Map.groupBy(variants, ({ row }) => row.product_sku)
  return Object.fromEntries(
    [...groups].map(([sku, list]) => [sku, list.map((variant) => toOffer(variant, history, stockMeant))]),
  )
}

/** The variants that a product had when it was taken out, with their last prices; their stock is counted anew. */
export async function findRetiredOffers(
  query: CommerceQuery,
  engine: CommerceEngine,
  productSku: string,
): Promise<readonly Offer[]> {
  const variants = await readVariants(query, engine, [productSku])
  const history = { steps: new Map(), discounts: [], facts: new Map() }
  return variants
    .filter(({ row }) => row.offered === 0)
    .map((variant) => ({ ...toOffer(variant, history, 'in the warehouse'), stock: {} }))
}

/** What reductions are measured against. */
type History = Discounted & { readonly steps: ReadonlyMap<string, readonly PriceStepRow[]> }

type Discounted = {
  readonly discounts: readonly PastDiscount[]
  /** By product. Only where there are discounts. */
  readonly facts: ReadonlyMap<string, SoldProductFacts>
}

async function readDiscounted(
  query: CommerceQuery,
  engine: CommerceEngine,
  reduced: readonly StoredVariant[],
): Promise<Discounted> {
  const discounts = reduced.length === 0 ? [] : await readPastDiscounts(query)
  if (discounts.length === 0) return { discounts, facts: new Map() }
  const skus = [...new Set(reduced.map(({ row }) => row.product_sku))]
  const rows = await query
    .selectFrom('sold_products')
    .selectAll()
    .where('product_sku', 'in', among(engine, skus))
    .execute()
  const read = rows.map(
    ({ product_sku: sku, facts }) => [sku, parseStoredJson(soldProductFacts, facts, `product ${sku}`)] as const,
  )
  return { discounts, facts: new Map(read) }
}

function priorOf(
  { id, sku, product_sku: productSku }: StoredVariant['row'],
  currency: PriceCurrency,
  { steps, discounts, facts }: History,
): number | undefined {
  const own = (steps.get(`${id} ${currency}`) ?? []).map(toStep)
  const known = facts.get(productSku)
  return priorPrice(own, known && chargedWithDiscounts(own, discounts, { sku, productSku, ...known }, currency))
}

function toOffer({ row, prices, stock }: StoredVariant, history: History, stockMeant: StockMeant): Offer {
  const priceOf = new Map(prices.map((price) => [price.currency, price]))
  const pairsOf = new Map(
    stock.map(({ warehouse, quantity, reserved }) => [
      warehouse,
      stockMeant === 'for sale' ? quantity - reserved : quantity,
    ]),
  )
  const { id, sku, size } = row
  return {
    id,
    sku,
    size,
    // In one order, so that two answers about the same products are the same text.
    prices: Object.fromEntries(
      PRICE_CURRENCIES.flatMap((currency): [PriceCurrency, CataloguePrice][] => {
        const price = priceOf.get(currency)
        if (price === undefined) return []
        const { original, final } = price
        const prior = final < original ? priorOf(row, currency, history) : undefined
        return [[currency, { original, final, ...(prior === undefined ? {} : { prior }) }]]
      }),
    ),
    stock: Object.fromEntries(
      WAREHOUSE_CODES.flatMap((code): [string, number][] => {
        const pairs = pairsOf.get(code)
        return pairs === undefined ? [] : [[code, pairs]]
      }),
    ),
  }
}

const toStep = ({ since, original, final }: PriceStepRow): PriceStep => ({
  since: Date.parse(since),
  price: original === null || final === null ? undefined : { original, final },
})
