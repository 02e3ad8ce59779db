/** Order tokens: the bearer of one may read that order and nothing else. */
import { ORDER_TOKEN_AGE } from '../../../contracts/commerce/order.ts'
import { signedTokens, type Secrets } from '../tokens/signed-tokens.ts'

export type OrderTokens = {
  readonly sign: (orderId: string, now: Date) => string
  /** The order's id; undefined when it is not ours, not an order's, or expired: the caller does not learn which. */
  readonly read: (token: string, now: Date) => string | undefined
}

export function orderTokens(secrets: Secrets): OrderTokens {
  const tokens = signedTokens(secrets, { purpose: 'order', age: ORDER_TOKEN_AGE })
  return {
    sign: (orderId, now) => tokens.sign(orderId, {}, now),
    read(token, now) {
      const sub = tokens.read(token, now)?.['sub']
      return typeof sub === 'string' ? sub : undefined
    },
  }
}
