/**
 * Reads a published table of exchange rates: JSON, plain or below `rates`, or the XML of the European Central Bank.
 * External input, so a table that lacks a rate that the shop needs is rejected.
 */
import { FIXED_RATES } from '../../../markets/prices/conversion-tables.ts'
import { BASE_CURRENCY } from '../../../markets/prices/currencies.ts'
import { readLiveRates, type LiveRates } from '../../../markets/prices/live-rates.ts'
import { shippingCountries } from '../../../markets/storefronts/table.ts'

/** Currencies with a fixed rate are not required (PRC-11): not every bank publishes all currencies. */
const NEEDED = shippingCountries('production')
  .map(({ currency }) => currency.code)
  .filter((code) => code !== BASE_CURRENCY && FIXED_RATES[code] === undefined)

export const isWhole = (rates: LiveRates): boolean => NEEDED.every((code) => rates[code] !== undefined)

export function readRates(text: string): LiveRates | undefined {
  const rates = readLiveRates(tableIn(text))
  return isWhole(rates) ? rates : undefined
}

function tableIn(text: string): unknown {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null) return undefined
    // Rates from another currency would all be wrong.
    if ('base' in answer && answer.base !== BASE_CURRENCY) return undefined
    return 'rates' in answer ? answer.rates : answer
  } catch {
    const cubes = text.matchAll(/currency=["']([A-Z]{3})["']\s+rate=["'](\d+(?:\.\d+)?)["']/g)
    return Object.fromEntries([...cubes].map(([, code = '', rate]) => [code, Number(rate)]))
  }
}
