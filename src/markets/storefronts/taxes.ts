/** Tax percent per country and environment. A country without a value has none, which is not the same as 0 (T23). */
import type { CountryCode, Environment } from '../types.ts'

type Taxes = Readonly<Partial<Record<CountryCode, number>>>

/** MKT-25, MKT-30. FR stands in no table on purpose (MKT-28). */
const TAXES: Taxes = {
  GB: 20,
  DE: 19,
  AT: 20,
  BE: 21,
  CH: 0,
  NL: 21,
  US: 0,
  HR: 25,
  EE: 20,
  SK: 20,
  SE: 25,
  PT: 23,
  LV: 21,
  LT: 21,
  IE: 23,
  CZ: 21,
  SI: 22,
  DK: 25,
  HU: 27,
  PL: 23,
  LU: 17,
  NO: 25,
  KR: 0,
  SG: 0,
  IL: 0,
  AE: 0,
  AU: 0,
  NZ: 0,
  JP: 0,
}

/** The only difference between the two configurations (MKT-13, MKT-26, MKT-27, MKT-29). */
const TAXES_OF_ENVIRONMENT: Readonly<Record<Environment, Taxes>> = {
  production: { FI: 25 },
  staging: { FI: 24, IT: 22, ES: 21 },
}

export function taxOf(environment: Environment, country: CountryCode): number | undefined {
  return TAXES_OF_ENVIRONMENT[environment][country] ?? TAXES[country]
}
