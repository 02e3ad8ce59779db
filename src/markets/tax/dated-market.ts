/** A market with the rates of a moment instead of those of the table of the seeds, which has no dates (LAW-02). Pure. */
import type { Market } from '../types.ts'
import { taxOf, type DatedRate, type TaxClass } from './vat-rates.ts'

export type DatedMarket = {
  /** Its `tax` is the standard rate; absent where the country taxes and its rate is unknown. */
  readonly market: Market
  /** Of clothes of children, where it differs. */
  readonly childrensTax?: number
}

export function datedMarket(market: Market, stored: readonly DatedRate[], now: Date): DatedMarket {
  const placedAt = now.toISOString()
  const percentOf = (taxClass: TaxClass): number | undefined => {
    const tax = taxOf({ country: market.countryCode, placedAt, taxClass }, stored)
    if (tax.treatment === 'missing') return undefined
    return tax.treatment === 'vat' ? tax.percent : 0
  }
  const [standard, childrens] = [percentOf('standard'), percentOf('childrens-clothing')]
  const { tax: _tax, ...rest } = market
  return {
    market: standard === undefined ? rest : { ...rest, tax: standard },
    ...(standard !== undefined && childrens !== undefined && childrens !== standard && { childrensTax: childrens }),
  }
}
