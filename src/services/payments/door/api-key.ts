import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { API_KEY_HEADER } from '../../../contracts/payment-provider.ts'
import { refuse, UNAUTHORIZED } from './provider-errors.ts'

/** For calls of the shop's server. */
export const requireApiKey =
  (apiKey: string): MiddlewareHandler =>
  async (c, next) =>
    isSame(c.req.header(API_KEY_HEADER) ?? '', apiKey) ? next() : refuse(c, UNAUTHORIZED)

/** For calls of the browser, which says it in the address, under either name. */
export const requireClientKey =
  (clientKey: string): MiddlewareHandler =>
  async (c, next) =>
    isSame(c.req.query('clientKey') ?? c.req.query('token') ?? '', clientKey) ? next() : refuse(c, UNAUTHORIZED)

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))
