/**
 * The session of an opened link: for half an hour this browser may read its orders. In a cookie that scripts cannot read and that
 * is sent to the pages of orders only; on https to the whole host, which is what binds it to the host.
 */
import { hostCookieName } from '../../../platform/http/host-cookie.ts'
import { signedTokens, type Secrets } from '../tokens/signed-tokens.ts'

const MINUTES = 30
const NAME = 'sockeye-orders'

export type OrderSessions = {
  readonly sign: (linkId: string, now: Date) => string
  /** The link's id. */
  readonly read: (token: string, now: Date) => string | undefined
}

export function orderSessions(secrets: Secrets): OrderSessions {
  const tokens = signedTokens(secrets, { purpose: 'order-session', age: MINUTES * 60 })
  return {
    sign: (linkId, now) => tokens.sign(linkId, {}, now),
    read(token, now) {
      const sub = tokens.read(token, now)?.['sub']
      return typeof sub === 'string' ? sub : undefined
    },
  }
}

export const sessionCookie = (token: string, { path, secure }: { path: string; secure: boolean }): string =>
  `${hostCookieName(NAME, secure)}=${token}; Path=${secure ? '/' : path}; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

/** From the Cookie header. */
export function sessionOf(cookies: string | undefined, secure: boolean): string | undefined {
  const start = `${hostCookieName(NAME, secure)}=`
  const held = (cookies ?? '').split(/; */).find((cookie) => cookie.startsWith(start))
  return held?.slice(start.length)
}
