/** The token that identifies a cart: one per warehouse region, stored with the date of its last response (CRT-14). */
import type { WarehouseRegion } from '../../markets/types.ts'
import { CART_TOKEN_AGE } from './cart.ts'

/** Where tokens are stored; in the browser its local storage. */
export type CartTokenStorage = {
  readonly read: (region: WarehouseRegion) => { readonly token: string; readonly date: string } | undefined
  /** The date in ISO 8601. */
  readonly write: (region: WarehouseRegion, token: string, date: string) => void
  readonly clear: (region: WarehouseRegion) => void
}

/** CRT-15, CRT-18: the token of a region, unless it is stale; a stale one is deleted without an error. */
export function freshToken(tokens: CartTokenStorage, region: WarehouseRegion, now: number): string | undefined {
  const stored = tokens.read(region)
  if (stored === undefined) return undefined
  // A date that cannot be read is as old as any.
  const isFresh = now - Date.parse(stored.date) <= CART_TOKEN_AGE * 1000
  if (!isFresh) tokens.clear(region)
  return isFresh ? stored.token : undefined
}

/** CRT-11 */
export const withToken = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }
