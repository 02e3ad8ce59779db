/** Cart tokens. The bearer of a cart's token may change that cart and nothing else, so a token names its region and its cart. */
import { CART_TOKEN_AGE } from '../../../../contracts/commerce/cart.ts'
import { isWarehouseRegion, type WarehouseRegion } from '../../../../markets/warehouses.ts'
import { signedTokens, type Secrets } from '../../tokens/signed-tokens.ts'

export type CartClaims = {
  readonly cartId: string
  readonly region: WarehouseRegion
  /** What a cart holds that is not stored, as JSON. */
  readonly unstored?: string
}

export type CartTokenSigner = {
  /** Good for thirty days from now. */
  readonly sign: (claims: CartClaims, now: Date) => string
  /** Undefined when it is not ours, not a cart's, or expired: the caller does not learn which. */
  readonly read: (token: string, now: Date) => CartClaims | undefined
}

export function cartTokens(secrets: Secrets): CartTokenSigner {
  const tokens = signedTokens(secrets, { purpose: 'cart', age: CART_TOKEN_AGE })
  return {
    sign: ({ cartId, ...claims }, now) => tokens.sign(cartId, claims, now),
    read(token, now) {
      const { sub, region, unstored } = tokens.read(token, now) ?? {}
      if (typeof sub !== 'string' || !isWarehouseRegion(region)) return undefined
      return { cartId: sub, region, ...(typeof unstored === 'string' && { unstored }) }
    },
  }
}
