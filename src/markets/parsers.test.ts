/** Every parser of text from outside: any string may enter, none may throw. That alone proves no row. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAddressComplete } from './addresses/completeness.ts'
import { isBlockedRegion } from './addresses/blocked-regions.ts'
import { parseRestoreItems } from './carts/restore-items.ts'
import { sortSizes } from './products/sort-sizes.ts'
import { imageAddress } from './images/image-widths.ts'
import { filtersOf } from './listings/filterable-paths.ts'
import { parseFilter, serialiseFilter, toSearch } from './listings/filter-query.ts'
import { linkHints } from './listings/link-hints.ts'
import { readListingPage } from './listings/listing-page.ts'
import { parsePriceFilter } from './listings/price-filter.ts'
import { checkoutLink } from './paths/checkout-links.ts'
import { pageTypeOf } from './paths/page-type.ts'
import { productSlug, skuCandidates } from './paths/product-slug.ts'
import { readQuery } from './paths/query.ts'
import { isReservedSlug } from './paths/reserved-slugs.ts'
import { dropDefaultSegment, linkTo } from './paths/storefront-segment.ts'
import { thresholdOf } from './shipping/free-shipping.ts'
import { isStorefrontCode } from './storefronts/codes.ts'
import { marketOfVisit } from './storefronts/market-of-visit.ts'
import { findMarket, findStorefront, storefrontsOf } from './storefronts/table.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  // Lone surrogates: what a broken copy of a link leaves behind.
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  // The signs that parsers split at, and broken percent escapes.
  fc.string({
    unit: fc.constantFrom('%', '%2', '%zz', '%C3', ',', ':', 'x', '/', '?', '&', '=', '-', '1', 'a', '\\', '+'),
  }),
)

const parsers: readonly (readonly [string, (text: string) => unknown])[] = [
  ['~RTE-20 isStorefrontCode', isStorefrontCode],
  ['~RTE-21 linkTo', (text) => linkTo('uk', text)],
  ['~RTE-22 dropDefaultSegment', dropDefaultSegment],
  ['~RTE-23 isReservedSlug', (text) => isReservedSlug(text.split('/'))],
  ['~RTE-10 productSlug', (text) => productSlug(text, text)],
  ['~RTE-10 skuCandidates', skuCandidates],
  ['~RTE-32 readQuery', readQuery],
  ['~PTY-09 pageTypeOf', (text) => pageTypeOf('storefront-slugs', text.split('/'))],
  ['~NAV-05 checkoutLink with any query', (text) => checkoutLink('uk', 'cart', { query: text })],
  ['~NAV-06 checkoutLink with any order', (text) => checkoutLink('uk', 'success', { orderId: text })],
  ['~LST-04 parseFilter', parseFilter],
  ['~LST-04 serialiseFilter', (text) => toSearch(new URLSearchParams(serialiseFilter([{ name: text, value: text }])))],
  ['~LST-08 filtersOf', filtersOf],
  ['~LST-15 parsePriceFilter', (text) => parsePriceFilter(text) ?? 'none'],
  ['~LST-22 readListingPage', (text) => readListingPage(text, text)],
  ['~SEO-05 linkHints', (text) => linkHints({ path: text, page: 1, pages: 2, search: text })],
  ['~CRT-25 parseRestoreItems', parseRestoreItems],
  ['~SHP-09 thresholdOf', (text) => thresholdOf({ [text]: text, gb: text }, text)],
  ['~ADR-01 isAddressComplete', (text) => isAddressComplete({ country: text, city: text })],
  ['~ADR-11 isBlockedRegion', (text) => isBlockedRegion('US', text)],
  ['~PRD-16 sortSizes', (text) => sortSizes(text.split(','))],
  ['~IMG-02 imageAddress', (text) => imageAddress({ href: text, backgroundColor: text }, 'avif')],
  ['~MKT-37 findStorefront', (text) => findStorefront('production', text) ?? 'none'],
  ['~MSW-06 findMarket', (text) => findMarket('production', text) ?? 'none'],
  [
    '~MKT-39 marketOfVisit',
    (text) => storefrontsOf('production').map((one) => marketOfVisit(one, { preference: text, lookedUp: text })),
  ],
]

describe('any text in, never a throw', () => {
  it.each(parsers)('%s', (_, parse) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(parse(text)).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})
