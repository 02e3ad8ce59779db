/** PRC-18: prices contain the tax, except where the order adds the sales tax of a US state. */
import { COUNTRIES_ADDING_TAX } from '../derived/tax-rules.ts'

export const pricesIncludeTax = (country: string): boolean => !COUNTRIES_ADDING_TAX.includes(country)
