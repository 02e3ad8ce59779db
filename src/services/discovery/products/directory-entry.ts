/** Where a product has pages: its names in all languages, its pictures, and the markets that it is sold in. */
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import type { DirectoryEntry } from '../../../contracts/discovery/discovery.ts'
import { variantsOfStorefront } from '../../../markets/products/variants-of-storefront.ts'
import type { CountryCode, Market } from '../../../markets/types.ts'
import type { OfferedProduct } from './read-offered.ts'

export const toDirectoryEntry = (
  { stored: { document, updatedAt }, offers }: OfferedProduct,
  markets: readonly Market[],
): DirectoryEntry => ({
  sku: document.sku,
  names: document.name,
  updatedAt,
  pictures: document.images.map(({ href, backgroundColor }) => ({ href, backgroundColor })),
  countries: countriesOf(offers, markets),
})

/** PRD-11, PRC-17: where a variant of the storefront has a price in the currency of the market. */
const countriesOf = (offers: readonly Offer[], markets: readonly Market[]): readonly CountryCode[] =>
  markets
    .filter(({ storefrontCode, currency }) =>
      variantsOfStorefront(offers, storefrontCode).some(({ prices }) => {
        const byCurrency: Readonly<Partial<Record<string, unknown>>> = prices
        return byCurrency[currency.code] !== undefined
      }),
    )
    .map(({ countryCode }) => countryCode)
