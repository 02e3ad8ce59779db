/** Caches the terms of each country until their version changes. */
import type { CountryCode } from '../../../markets/types.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readTerms, type Terms } from './read-terms.ts'

export type ReadTerms = (
  query: CommerceQuery,
  countryCode: CountryCode,
  codes: readonly [string | undefined, string | undefined],
  /** Read with the cart; without it the cache is not used. */
  version: number | undefined,
) => Promise<Terms>

/**
 * Reads from the database where a code or a limited automatic discount is involved: their uses change with every order
 * without a new version.
 */
export function cacheTerms(): ReadTerms {
  const cached = new Map<CountryCode, Terms>()
  return async (query, countryCode, codes, version) => {
    const known = cached.get(countryCode)
    const hasCode = codes.some((code) => code !== undefined)
    if (!hasCode && known !== undefined && known.version === version) return known
    const terms = await readTerms(query, countryCode, codes)
    const isLimited = terms.rules.some(({ id }) => terms.limited.has(id))
    if (!hasCode && !isLimited && terms.version >= (known?.version ?? 0)) cached.set(countryCode, terms)
    return terms
  }
}
