/** A price in another currency as a merchant would set it: converted by the stored rate, with a chosen ending (DGO-06). */
import type { CurrencyCode } from '../types.ts'
import { createConverter } from './convert-price.ts'
import { exponentOf } from './exponent-of.ts'
import type { LiveRates } from './live-rates.ts'
import type { Price } from './price-for-market.ts'

export const PRICE_ENDINGS = ['95', '00'] as const

export type PriceEnding = (typeof PRICE_ENDINGS)[number]

type Rounding = { readonly step: number; readonly ending: number }

/** Of both parts; nothing costs nothing in every currency. */
export function proposePrice(euro: Price, to: CurrencyCode, rates: LiveRates, ending: PriceEnding): Price {
  const convert = createConverter(rates)
  const rounded = (cents: number): number => withEnding(convert(cents, to), to, ending)
  const final = rounded(euro.final)
  // Below and above 1,000 won they are rounded differently.
  return { original: Math.max(rounded(euro.original), final), final }
}

/** The nearest amount with the ending; the higher one of two that are as near. */
export function withEnding(amount: number, currency: CurrencyCode, chosen: PriceEnding): number {
  if (amount === 0) return 0
  const { step, ending } = roundingOf(amount, currency, chosen)
  return Math.max(0, Math.floor((amount - ending) / step + 0.5)) * step + ending
}

/** Where a currency has no smaller coin, whole hundreds are round, and 12,900 is what 12.95 is elsewhere. */
function roundingOf(amount: number, currency: CurrencyCode, chosen: PriceEnding): Rounding {
  if (exponentOf(currency) === 2) return { step: 100, ending: chosen === '95' ? 95 : 0 }
  const step = amount < 1000 ? 100 : 1000
  return chosen === '95' ? { step, ending: step - step / 10 } : { step: step / 10, ending: 0 }
}
