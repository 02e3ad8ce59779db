/**
 * Tokens of one order. An order token is for the browser that placed the order: it reads, pays and confirms it. A link token is for
 * mails: it opens the page of the order and nothing else (SEC-14).
 */
import { ORDER_TOKEN_AGE } from '../../../contracts/commerce/order.ts'
import { signedTokens, type Secrets } from '../tokens/signed-tokens.ts'

export type OrderTokens = {
  /** `version` is the order's: a token of an earlier version opens nothing any more. */
  readonly sign: (orderId: string, now: Date, version?: number) => string
  /** The order's id; undefined when it is not ours, not an order's, or expired: the caller does not learn which. */
  readonly read: (token: string, now: Date) => string | undefined
  readonly versionOf: (token: string, now: Date) => number
}

export const orderTokens = (secrets: Secrets): OrderTokens => tokensFor(secrets, 'order')

/** Mails that were sent before links had a scope contain order tokens; they expire like these. */
export function orderLinkTokens(secrets: Secrets): OrderTokens {
  const links = tokensFor(secrets, 'order-link')
  const orders = orderTokens(secrets)
  return {
    sign: links.sign,
    read: (token, now) => links.read(token, now) ?? orders.read(token, now),
    versionOf: links.versionOf,
  }
}

function tokensFor(secrets: Secrets, purpose: 'order' | 'order-link'): OrderTokens {
  const tokens = signedTokens(secrets, { purpose, age: ORDER_TOKEN_AGE })
  return {
    sign: (orderId, now, version = 0) => tokens.sign(orderId, version === 0 ? {} : { version: String(version) }, now),
    versionOf: (token, now) => Number(tokens.read(token, now)?.['version'] ?? 0),
    read(token, now) {
      const sub = tokens.read(token, now)?.['sub']
      return typeof sub === 'string' ? sub : undefined
    },
  }
}
