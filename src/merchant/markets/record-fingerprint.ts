import { createHash } from 'node:crypto'
import { findRecord } from '../../markets/countries/record-of.ts'
import { CURRENCY_RECORDS } from '../../markets/prices/currencies.ts'
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'

/** Differs between two builds of the shop when they would sell in this country in different ways. */
export function fingerprintOf(country: string): string {
  const record = findRecord(country)
  const facts = record && [record, CURRENCY_RECORDS[record.currency], STOREFRONT_RECORDS[record.storefront]]
  return createHash('sha256')
    .update(JSON.stringify(facts ?? null))
    .digest('hex')
}
