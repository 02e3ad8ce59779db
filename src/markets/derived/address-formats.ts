/** What address entry and its checks know of each country. The regions travel with the market. */
import { MARKET_RECORDS } from '../countries/records.ts'
import type { AddressFormat, MarketRecord } from '../market-record.ts'

export type AddressFacts = Omit<AddressFormat, 'regions' | 'townLines'> & Pick<MarketRecord, 'telephone'>

export const ADDRESS_FORMATS: Readonly<Record<string, AddressFacts>> = Object.fromEntries(
  MARKET_RECORDS.map(({ countryCode, telephone, address: { regions: _regions, townLines: _town, ...address } }) => [
    countryCode,
    { ...address, telephone },
  ]),
)
