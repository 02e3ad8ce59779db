/** What can be chosen in the list of the search box, in the order of the arrow keys. */
import { productSlug } from '../../../../markets/paths/product-slug.ts'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import { formatPrice } from '../../../../markets/prices/format-price.ts'
import type { MenuCategory } from '../../frame/menu-entries/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { matchCategories, type SuggestedCategory } from './match-categories.ts'
import { searchLink } from './search-link.ts'
import type { Suggesting } from './suggester.ts'

export type ProductChoice = {
  readonly sku: string
  readonly href: string
  readonly title: string
  readonly photo: string
  readonly price?: string
}

export interface SearchChoices {
  readonly recent: readonly string[]
  readonly products: readonly ProductChoice[]
  readonly categories: readonly SuggestedCategory[]
  /** SRC-13: at the end all results. Undefined where there are none. */
  readonly all?: string
}

export type Chosen = { readonly href: string; readonly sku?: string; readonly searched?: string }

type Input = {
  readonly typed: string
  readonly suggesting: Suggesting
  readonly recent: readonly string[]
  readonly menu: readonly MenuCategory[]
}

const NOTHING: SearchChoices = { recent: [], products: [], categories: [] }

/** Recent searches while too little was typed; nothing while suggestions are loading. */
export function toChoices({ typed, suggesting, recent, menu }: Input, place: StorefrontMarket): SearchChoices {
  const { state, suggestions, term } = suggesting
  if (state === 'idle') {
    const begun = typed.trim().toLowerCase()
    return { ...NOTHING, recent: recent.filter((one) => one.toLowerCase().startsWith(begun)) }
  }
  if (state !== 'answered') return NOTHING
  return {
    recent: [],
    products: suggestions.map(({ id: sku, product: { title, photo, price } }) => ({
      sku,
      href: linkTo(place.storefront, `/product/${productSlug(title, sku)}`),
      title,
      photo,
      ...(price === undefined ? {} : { price: writtenPrice(price, place) }),
    })),
    categories: matchCategories(menu, term),
    ...(suggestions.length > 0 && { all: term }),
  }
}

export function inOrder(
  { recent, products, categories, all }: SearchChoices,
  { storefront }: StorefrontMarket,
): readonly Chosen[] {
  const search = (term: string) => ({ href: searchLink(storefront, term), searched: term })
  return [
    ...recent.map(search),
    ...products.map(({ sku, href }) => ({ sku, href })),
    ...categories.map(({ href }) => ({ href })),
    ...(all === undefined ? [] : [search(all)]),
  ]
}

const writtenPrice = (
  price: number,
  { market: { currency, countryCode: country, locale } }: StorefrontMarket,
): string => formatPrice(price, { currency, country, locale })
