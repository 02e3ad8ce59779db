import { MARKET_RECORDS } from '../countries/records.ts'
import type { TownLines } from '../market-record.ts'

/** SHX-05: by country, where it is not the post code before the town. */
export const TOWN_LINES: Readonly<Record<string, TownLines>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, address: { townLines } }) =>
    townLines === 'code-before-town' ? [] : [[countryCode, townLines]],
  ),
)
