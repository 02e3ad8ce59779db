import { MARKET_RECORDS } from '../countries/records.ts'

export const COUNTRIES_WITHOUT_WITHDRAWAL: readonly string[] = MARKET_RECORDS.filter(
  ({ withdrawalDays }) => withdrawalDays === 0,
).map(({ countryCode }) => countryCode)
