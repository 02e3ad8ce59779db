/**
 * Checks of a wallet's addresses: a wallet has addresses that the shop never requested. Pure, for browser and service
 * (PAY-14).
 */
import { pricesIncludeTax } from '../prices/prices-include-tax.ts'
import type { CountryCode } from '../types.ts'

export type WalletRefusal = 'apple_pay_country_error' | 'apple_pay_us_billing_country_error'

type WalletCountries = { readonly shipping: string; readonly billing: string }

/**
 * The parcel must go to the market that it was priced for; and what is sold in the United States is taxed by the
 * billing address. Undefined when the order may proceed.
 */
export function walletRefusal({ shipping, billing }: WalletCountries, market: CountryCode): WalletRefusal | undefined {
  if (normalised(shipping) !== market) return 'apple_pay_country_error'
  return !pricesIncludeTax(market) && normalised(billing) !== market ? 'apple_pay_us_billing_country_error' : undefined
}

/** Wallets write countries in either case. */
const normalised = (country: string): string => country.trim().toUpperCase()
