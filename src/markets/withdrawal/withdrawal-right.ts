/** Where a shopper may withdraw from a purchase within 14 days without a reason, by law: the European Union, Norway, Britain. */
import type { CountryCode } from '../types.ts'

const COUNTRIES_WITHOUT: ReadonlySet<CountryCode> = new Set([
  'CH',
  'US',
  'KR',
  'SG',
  'IL',
  'AE',
  'AU',
  'NZ',
  'JP',
] as const)

export const hasWithdrawalRight = (country: CountryCode): boolean => !COUNTRIES_WITHOUT.has(country)
