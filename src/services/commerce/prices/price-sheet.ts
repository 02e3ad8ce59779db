/** The prices of a product with everything that a new one is compared with: history, and what is planned (DGO-06, DGO-07). */
import { PRICE_CURRENCIES, type PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import { readHistory, readVariants, type CommerceEngine, type CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CurrentPrice } from './current-price.ts'
import { listScheduledPrices, type ScheduledPrice } from './price-schedule.ts'

export type PriceSheetEntry = {
  readonly currency: PriceCurrency
  readonly price: CurrentPrice | null
  /** Oldest first; without amounts, it was not for sale from then on. */
  readonly steps: readonly { readonly since: string; readonly original: number | null; readonly final: number | null }[]
  readonly planned: readonly Pick<ScheduledPrice, 'since' | 'until' | 'original' | 'final' | 'isRunning'>[]
}

type VariantPriceSheet = {
  readonly sku: string
  readonly size: string
  readonly prices: readonly PriceSheetEntry[]
}

export async function readPriceSheet(
  query: CommerceQuery,
  engine: CommerceEngine,
  product: string,
): Promise<readonly VariantPriceSheet[]> {
  const variants = (await readVariants(query, engine, [product])).filter(({ row }) => row.offered === 1)
  const history = await readHistory(
    query,
    engine,
    variants.map(({ row }) => row),
  )
  const stepsOf = Map.groupBy(history, ({ variant_id: id, currency }) => `${id} ${currency}`)
  const plannedOf = Map.groupBy(
    await listScheduledPrices(query, { product }),
    ({ sku, currency }) => `${sku} ${currency}`,
  )
  return variants.map(({ row: { id, sku, size }, prices }) => ({
    sku,
    size,
    prices: PRICE_CURRENCIES.map((currency) => {
      const price = prices.find((one) => one.currency === currency)
      return {
        currency,
        price: price === undefined ? null : { original: price.original, final: price.final },
        steps: (stepsOf.get(`${id} ${currency}`) ?? []).map(({ since, original, final }) => ({
          since,
          original,
          final,
        })),
        planned: (plannedOf.get(`${sku} ${currency}`) ?? []).map(({ since, until, original, final, isRunning }) => ({
          since,
          until,
          original,
          final,
          isRunning,
        })),
      }
    }),
  }))
}
