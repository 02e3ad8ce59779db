/** Prices of the demo's products. Priced in euro, then given the price points that shops of each country really use. */
import type { CataloguePrice, PriceCurrency } from '../../src/contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES } from '../../src/contracts/merchant/catalogue.ts'
import { exponentOf } from '../../src/markets/prices/exponent-of.ts'

/** Units of the currency for one euro of ours, and the step that price tags go in there. */
const POINTS: Readonly<
  Record<PriceCurrency, { readonly perEuro: number; readonly step: number; readonly less: number }>
> = {
  EUR: { perEuro: 1, step: 1, less: 0 },
  GBP: { perEuro: 0.9, step: 1, less: 0 },
  USD: { perEuro: 1.2, step: 1, less: 0 },
  SEK: { perEuro: 11.6, step: 10, less: 1 },
  DKK: { perEuro: 7.5, step: 5, less: 0 },
  NOK: { perEuro: 12, step: 10, less: 1 },
  CHF: { perEuro: 1.15, step: 1, less: 0 },
  CZK: { perEuro: 25.5, step: 10, less: 1 },
  KRW: { perEuro: 1500, step: 500, less: 0 },
}

export type Prices = Readonly<Partial<Record<PriceCurrency, CataloguePrice>>>

/** `off` is the reduction in percent. It is announced, so it names what was asked before. */
export function priceTags(euro: number, off: number, american: boolean): Prices {
  const currencies = american ? (['USD'] as const) : PRICE_CURRENCIES
  return Object.fromEntries(currencies.map((currency) => [currency, priceTag(euro, off, currency)]))
}

function priceTag(euro: number, off: number, currency: PriceCurrency): CataloguePrice {
  const { perEuro, step, less } = POINTS[currency]
  const minor = 10 ** exponentOf(currency)
  const original = (Math.ceil((euro * perEuro) / step) * step - less) * minor
  if (off === 0) return { original, final: original }
  // Reduced prices go in half steps: 8.50, not 8.37.
  const half = (step * minor) / 2
  return { original, final: Math.floor((original * (100 - off)) / 100 / half) * half, prior: original }
}
