/** The address formats of each country, for address entry and its checks. The regions are part of the market. */
import { MARKET_RECORDS } from '../countries/records.ts'
import type { AddressFormat, MarketRecord } from '../market-record.ts'

export type AddressFacts = Omit<AddressFormat, 'regions' | 'townLines' | 'unshippedRegions'> &
  Pick<MarketRecord, 'telephone'>

export const ADDRESS_FORMATS: Readonly<Record<string, AddressFacts>> = Object.fromEntries(
  MARKET_RECORDS.map(
    ({
      countryCode,
      telephone,
      address: { regions: _regions, townLines: _town, unshippedRegions: _unshipped, ...address },
    }) => [countryCode, { ...address, telephone }],
  ),
)

/** ADR-02 */
export const COUNTRIES_WITHOUT_POST_CODE: readonly string[] = MARKET_RECORDS.filter(
  ({ address }) => !address.postCode.isRequired,
).map(({ countryCode }) => countryCode)

/** ADR-09: by country, where there are any. */
export const UNSHIPPED_REGIONS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  MARKET_RECORDS.flatMap(({ countryCode, address: { unshippedRegions } }) =>
    unshippedRegions.length === 0 ? [] : [[countryCode, unshippedRegions]],
  ),
)
