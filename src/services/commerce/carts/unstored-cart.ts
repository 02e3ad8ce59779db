/**
 * A cart without lines is not stored: opening carts must not fill the database. What it holds is in its signed token, and the
 * row is written with the first line.
 */
import { z } from 'zod'
import { isLanguage } from '../../../markets/languages/languages.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readCart, readVersions, type ReadCart, type StoredCart } from './stored-cart.ts'
import type { CartClaims } from './token/cart-tokens.ts'

const held = z.tuple([
  z.string().refine(isCountryCode),
  z.string().refine(isLanguage),
  z.string().nullable(),
  z.string().nullable(),
])

/** The claims of a cart: with what it holds while it is not stored. */
export function claimsOf({ id, region, store, shipping, code }: StoredCart, isStored: boolean): CartClaims {
  if (isStored) return { cartId: id, region }
  const { countryCode, languageCode } = store
  return {
    cartId: id,
    region,
    unstored: JSON.stringify([countryCode, languageCode, shipping ?? null, code ?? null]),
  }
}

/** The cart of a token, stored or not. */
export const findCart = async (query: CommerceQuery, claims: CartClaims): Promise<ReadCart | undefined> =>
  (await readCart(query, claims.cartId)) ?? unstoredCart(query, claims)

/** For a token whose cart has no row. Undefined when the cart was stored once: it has been deleted since. */
export async function unstoredCart(
  query: CommerceQuery,
  { cartId, region, unstored }: CartClaims,
): Promise<ReadCart | undefined> {
  if (unstored === undefined) return undefined
  const read = held.safeParse(JSON.parse(unstored))
  if (!read.success) return undefined
  const [countryCode, languageCode, shipping, code] = read.data
  return {
    id: cartId,
    region,
    store: { countryCode, languageCode },
    state: 'OPEN',
    lines: [],
    shipping: shipping ?? undefined,
    code: code ?? undefined,
    versions: await readVersions(query),
    version: 1,
  }
}
