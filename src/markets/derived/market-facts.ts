/** What a market's public record is built from (MKT-01). Facts that only the server needs are left out. */
import { MARKET_RECORDS } from '../countries/records.ts'
import type { MarketRecord } from '../market-record.ts'

export type MarketFacts = Pick<
  MarketRecord,
  'name' | 'storefront' | 'continent' | 'language' | 'locale' | 'currency' | 'taxPercentage' | 'warehouse'
> &
  Pick<MarketRecord['address'], 'regions'> & { readonly countryCode: (typeof MARKET_RECORDS)[number]['countryCode'] }

export const MARKET_FACTS: readonly MarketFacts[] = MARKET_RECORDS.map(
  ({
    countryCode,
    name,
    storefront,
    continent,
    language,
    locale,
    currency,
    taxPercentage,
    warehouse,
    address: { regions },
  }) => ({ countryCode, name, storefront, continent, language, locale, currency, taxPercentage, warehouse, regions }),
)
