import { MARKET_RECORDS } from '../countries/records.ts'

export const COUNTRIES_WITHOUT_PRESELECTION: readonly string[] = MARKET_RECORDS.filter(
  ({ mayPreselectPayment }) => !mayPreselectPayment,
).map(({ countryCode }) => countryCode)
