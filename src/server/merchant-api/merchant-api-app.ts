/**
 * The REST API for programs of the merchant (docs/merchant-api.md): an API key, its limit, then one operation of the registry, as
 * the desk runs it. No cookie is read and no session is known here.
 */
import { Hono } from 'hono'
import type { Fetch } from '../../contracts/call-json.ts'
import { routeList, type ApiRoute } from '../../contracts/merchant/api/api-table.ts'
import { merchantOpenApi } from '../../contracts/merchant/api/merchant-openapi.ts'
import { MERCHANT_API_PATH } from '../../contracts/merchant/api/path.ts'
import type { ApiKeyActor } from '../../contracts/staff/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import type { Log } from '../../platform/log/log.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import type { RateLimitStore } from '../../platform/rate-limit/store.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { rejectUnanswered } from '../http/reject-unanswered.ts'
import { MERCHANT_API_LOG } from './log-codes.ts'
import { reject, type ApiContext, type ApiEnv } from './problems.ts'
import { answerRoute, type ApiOperations } from './answer-route.ts'

/** Of one key, on all nodes together. */
export const KEY_LIMIT = { policy: 'merchant-api.key', rate: { amount: 600, seconds: 60, burst: 600 } } as const

export type MerchantApiDeps = {
  readonly findKey: (key: string, network: string) => Promise<ApiKeyActor | undefined>
  readonly operations: ApiOperations
  /** Shared by all nodes. */
  readonly keyLimits: RateLimitStore
  /** Of this node, for requests without a valid key. */
  readonly limits: RateLimits
  readonly clock: Clock
  readonly log: Log
}

export function createMerchantApi(deps: MerchantApiDeps): { readonly fetch: Fetch } {
  const { operations, log } = deps
  const app = new Hono<ApiEnv>()
  rejectUnanswered(app, { reject, logFailure: (facts) => log.write(MERCHANT_API_LOG.requestFailed, facts) })
  app.get(`${MERCHANT_API_PATH}/openapi.json`, (c) => c.json(merchantOpenApi()))
  for (const [, route] of routeList) {
    app.on(route.kind === 'write' ? 'POST' : 'GET', addressOf(route), async (c) => {
      const actor = await authorize(c, deps)
      return actor.ok ? answerRoute(c, route, actor.value, operations) : actor.failure
    })
  }
  return { fetch: async (request) => app.fetch(request) }
}

const addressOf = ({ path }: ApiRoute): string =>
  `${MERCHANT_API_PATH}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `:${name}`)}`

const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/i

/** Unknown, expired and revoked keys get the same answer. */
async function authorize(c: ApiContext, deps: MerchantApiDeps): Promise<Result<ApiKeyActor, Response>> {
  const { findKey, keyLimits, limits, clock } = deps
  const [, key] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
  const actor = key === undefined ? undefined : await findKey(key, clientIpOf(c.req.raw.headers) ?? '')
  if (actor === undefined) {
    const wait = await limits.take('merchant-api.reject', { client: clientOf(c.req.raw) })
    if (wait !== undefined) return fail(tooMany(c, wait))
    c.header('WWW-Authenticate', 'Bearer')
    return fail(reject(c, 'UNAUTHORIZED'))
  }
  const exceeded = await keyLimits.take([{ ...KEY_LIMIT, key: actor.id }], 1, clock.now().getTime())
  return exceeded === undefined ? ok(actor) : fail(tooMany(c, Math.max(1, Math.ceil(exceeded.waitMs / 1000))))
}

function tooMany(c: ApiContext, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  return reject(c, 'TOO_MANY_REQUESTS')
}
