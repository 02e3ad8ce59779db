/** The record of a market. On the server: in a browser it would bring all records along (derived/ has what it needs). */
import type { MarketRecord } from '../market-record.ts'
import type { CountryCode } from '../types.ts'
import { MARKET_RECORDS } from './records.ts'

const records = new Map<string, MarketRecord>(MARKET_RECORDS.map((record) => [record.countryCode, record]))

export function findRecord(country: string): MarketRecord | undefined {
  return records.get(country)
}

export function recordOf(country: CountryCode): MarketRecord {
  const record = records.get(country)
  if (record === undefined) throw new Error(`No record of market ${country}`)
  return record
}
