import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { API_KEY_HEADER } from '../../../contracts/payment-provider/payment-provider.ts'
import { refuse, UNAUTHORIZED } from './provider-errors.ts'

/** For calls of the shop's server, and of others that are trusted without the key. */
export function requireApiKey(
  apiKey: string,
  isTrusted: (request: Request) => boolean = () => false,
): MiddlewareHandler {
  const isRight = sameAs(apiKey)
  return async (c, next) =>
    isTrusted(c.req.raw) || isRight(c.req.header(API_KEY_HEADER) ?? '') ? next() : refuse(c, UNAUTHORIZED)
}

/** For calls of the browser, which sends it in the address, under either name. */
export function requireClientKey(clientKey: string): MiddlewareHandler {
  const isRight = sameAs(clientKey)
  return async (c, next) => {
    const given = c.req.query('clientKey') ?? c.req.query('token') ?? ''
    return isRight(given) ? next() : refuse(c, UNAUTHORIZED)
  }
}

/** The time it takes reveals the length of the key, and nothing else of it. */
function sameAs(key: string): (given: string) => boolean {
  const expected = Buffer.from(key)
  return (text) => {
    const given = Buffer.from(text)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
