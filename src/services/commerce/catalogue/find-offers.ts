/** The offers of some products, as other services receive them. */
import type { PriceStep } from '../../../markets/prices/prior-price.ts'
import { priorPrice } from '../../../markets/prices/prior-price.ts'
import type { CataloguePrice, PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES, WAREHOUSE_CODES } from '../../../contracts/merchant/catalogue.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import type { CommerceEngine, CommerceQuery, PriceStepRow, StoredVariant } from './stored-offers.ts'
import { readHistory, readVariants } from './stored-offers.ts'

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
  const stepsOf = Map.groupBy(steps, ({ variant_id: id, currency }) => `${id} ${currency}`)
  const groups = Map.groupBy(variants, ({ row }) => row.product_sku)
  return Object.fromEntries(
    [...groups].map(([sku, list]) => [sku, list.map((variant) => toOffer(variant, stepsOf, stockMeant))]),
  )
}

function toOffer(
  { row, prices, stock }: StoredVariant,
  stepsOf: ReadonlyMap<string, readonly PriceStepRow[]>,
  stockMeant: StockMeant,
): Offer {
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
        const prior = final < original ? priorPrice((stepsOf.get(`${id} ${currency}`) ?? []).map(toStep)) : undefined
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
