import { MARKET_RECORDS } from '../countries/records.ts'

/** SHX-05: by country and code, where an address names its region in full: in Italy and the United States it has the code. */
export const REGION_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, address: { townLines, regions } }) =>
    regions.length === 0 || townLines === 'code-town-region' || townLines === 'town-state-code'
      ? []
      : [[countryCode, Object.fromEntries(regions.map(({ code, name }) => [code, name]))]],
  ),
)
