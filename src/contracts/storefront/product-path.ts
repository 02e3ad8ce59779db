/** Where a product has its page, by the name that it has there. */
import type { DirectoryEntry } from '../discovery/discovery.ts'
import { productSlug } from '../../markets/paths/product-slug.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import { textLanguageOf } from '../../markets/storefronts/text-language-of.ts'
import type { Environment, StorefrontCode } from '../../markets/types.ts'

/** The page of a product in a storefront, under its name there; undefined where it is not sold. */
export function productPath(
  { sku, names, countries }: Pick<DirectoryEntry, 'sku' | 'names' | 'countries'>,
  environment: Environment,
  code: StorefrontCode,
): string | undefined {
  const market = findStorefront(environment, code)?.markets.find(({ countryCode }) => countries.includes(countryCode))
  if (!market) return undefined
  // The Swiss spelling of a German name has the same slug.
  return `/${code}/product/${productSlug(names[textLanguageOf(market)] ?? names.en, sku)}`
}
