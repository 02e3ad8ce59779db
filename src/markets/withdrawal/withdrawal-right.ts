/** Where a shopper may withdraw from a purchase without a reason, by law. The days are in the market's record. */
import { COUNTRIES_WITHOUT_WITHDRAWAL } from '../derived/withdrawal-rights.ts'
import type { CountryCode } from '../types.ts'

export const hasWithdrawalRight = (country: CountryCode): boolean => !COUNTRIES_WITHOUT_WITHDRAWAL.includes(country)
