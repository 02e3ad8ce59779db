/** Where the visitor is: a storefront and one of its markets. Everything a page formats, it formats for this place. */
import { createContext, use } from 'react'
import type { CountryCode, Currency, Language, StorefrontCode, WarehouseRegion } from '../../../../markets/types.ts'

/** The market as the screen needs it; the whole record stays on the server. */
export type MarketView = {
  readonly countryCode: CountryCode
  readonly name: string
  readonly currency: Currency
  readonly locale: string
  readonly language: Language
  /** Whose warehouses serve it: a visitor has one cart for each region. */
  readonly region: WarehouseRegion
}

export type StorefrontMarket = { readonly storefront: StorefrontCode; readonly market: MarketView }

/** Undefined above all storefronts: on the chooser and on errors outside a storefront. */
export const PlaceContext = createContext<StorefrontMarket | undefined>(undefined)

export const usePlace = (): StorefrontMarket | undefined => use(PlaceContext)
