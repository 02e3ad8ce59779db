/**
 * Where a browser keeps its cart tokens: one for each warehouse region, with the date of its last answer (CRT-14, STO-04).
 * Where storage is blocked or full the visit's own memory has to do.
 */
import type { CartTokenStorage } from '../../../../contracts/commerce/cart-token.ts'
import type { WarehouseRegion } from '../../../../markets/types.ts'

type StoredToken = NonNullable<ReturnType<CartTokenStorage['read']>>

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const cartTokenKey = (region: WarehouseRegion): string => `sockeye.cart.token.${region}`

export function createCartTokens(storage: () => TokenStorage): CartTokenStorage {
  const memory = new Map<WarehouseRegion, StoredToken>()
  return {
    read(region) {
      try {
        return parseToken(storage().getItem(cartTokenKey(region))) ?? memory.get(region)
      } catch {
        return memory.get(region)
      }
    },
    write(region, token, date) {
      memory.set(region, { token, date })
      try {
        storage().setItem(cartTokenKey(region), JSON.stringify({ token, date }))
      } catch {
        // Private mode, or full: the memory has it.
      }
    },
    clear(region) {
      memory.delete(region)
      try {
        storage().removeItem(cartTokenKey(region))
      } catch {
        // It was never there.
      }
    },
  }
}

/** Undefined for anything that is not a token: other code can write to the same storage. */
function parseToken(text: string | null): StoredToken | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('token' in value) || !('date' in value)) return undefined
    const { token, date } = value
    return typeof token === 'string' && typeof date === 'string' ? { token, date } : undefined
  } catch {
    return undefined
  }
}
