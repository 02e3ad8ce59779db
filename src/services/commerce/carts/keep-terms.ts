/** The terms of each country as they were read last, as long as they are still true. */
import type { CountryCode } from '../../../markets/types.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readTerms, type Terms } from './read-terms.ts'

export type ReadTerms = (
  query: CommerceQuery,
  countryCode: CountryCode,
  codes: readonly [string | undefined, string | undefined],
  /** As the cart was read with it; without it nothing that is kept can be trusted. */
  version: number | undefined,
) => Promise<Terms>

/**
 * Asks the database where a code is in play, or an automatic discount that may be used up: how often they were used changes
 * with every order, and no version tells of it.
 */
export function keepTerms(): ReadTerms {
  const kept = new Map<CountryCode, Terms>()
  return async (query, countryCode, codes, version) => {
    const known = kept.get(countryCode)
    const isAsked = codes.some((code) => code !== undefined)
    if (!isAsked && known !== undefined && known.version === version) return known
    const terms = await readTerms(query, countryCode, codes)
    const isLimited = terms.rules.some(({ id }) => terms.limited.has(id))
    if (!isAsked && !isLimited && terms.version >= (known?.version ?? 0)) kept.set(countryCode, terms)
    return terms
  }
}
