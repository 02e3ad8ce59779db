/** A variant's price in the market's currency (PRC-17). */
import type { CurrencyCode, Market } from '../types.ts'

export interface Price {
  readonly original: number
  readonly final: number
}

export interface VariantPrice extends Price {
  readonly values: Readonly<Partial<Record<CurrencyCode, Price>>>
}

/** Nothing when the variant has no price in that currency: another currency's number must not get this one's sign. */
export function priceForMarket(
  { values }: Pick<VariantPrice, 'values'>,
  market: Pick<Market, 'currency'>,
): Price | undefined {
  return values[market.currency.code]
}
