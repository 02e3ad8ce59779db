/** The REST API of a shop in this process, over HTTP, with a clock that a test sets. Every answer is checked against its description. */
import { z } from 'zod'
import { merchantOpenApi } from '../../src/contracts/merchant/api/merchant-openapi.ts'
import { MERCHANT_API_PATH } from '../../src/contracts/merchant/api/path.ts'
import type { ApiScope } from '../../src/contracts/staff/scopes.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { databaseRateLimitStore } from '../../src/platform/rate-limit/database-store.ts'
import { createMerchantApi, KEY_LIMIT } from '../../src/server/merchant-api/merchant-api-app.ts'
import { openStaff } from '../../src/services/staff/open-staff.ts'
import { describedAnswers } from './described-answers.ts'
import type { EngineName } from './fresh-database.ts'
import { operationShop } from './operation-shop.ts'
import { limitsOfOneAddress } from './raised-limits.ts'
import { reach } from './transports.ts'

export type ApiReply = {
  readonly status: number
  readonly headers: Headers
  readonly body: Readonly<Record<string, unknown>>
}

export type ApiClient = {
  readonly get: (path: string) => Promise<ApiReply>
  readonly post: (path: string, body?: unknown, headers?: Readonly<Record<string, string>>) => Promise<ApiReply>
}

export type MerchantApiShop = Awaited<ReturnType<typeof openMerchantApi>>

const created = z.object({ value: z.object({ id: z.string(), key: z.string() }) })

export async function openMerchantApi(engine: EngineName) {
  const shop = await operationShop(engine)
  const { database, clock, log } = shop
  const staff = openStaff({
    database,
    clock,
    log,
    deskUrl: () => 'http://localhost:3000',
    installationSecret: 'the secret of the installation',
    isDemo: false,
  })
  const keyLimits = databaseRateLimitStore(database)
  const app = createMerchantApi({
    findKey: staff.findApiKey,
    operations: { run: (call) => runOperation(MERCHANT_REGISTRY, call, shop.context) },
    keyLimits,
    limits: limitsOfOneAddress(clock),
    clock,
    log,
  })
  const server = await reach('over HTTP', app)
  return {
    ...shop,
    staff,
    url: server.baseUrl,
    async createKey(scopes: readonly ApiScope[], more: object = {}) {
      const answer = await shop.call('api-key.create', { name: 'Warehouse', scopes, ...more })
      return created.parse(answer.body).value
    },
    /** As if so many requests had been sent. */
    useUp: (id: string, count: number) => keyLimits.take([{ ...KEY_LIMIT, key: id }], count, clock.now().getTime()),
    client: (key: string): ApiClient => apiClient(server.baseUrl, key),
    async close() {
      await server.close()
      await shop.close()
    },
  }
}

const check = describedAnswers(merchantOpenApi())
const bodySchema = z.record(z.string(), z.unknown())

/** A program with a key. Writes get a key of their own for idempotency, unless one is given. */
export function apiClient(url: string, key: string): ApiClient {
  const send = async (method: string, path: string, init: RequestInit): Promise<ApiReply> => {
    const headers = { authorization: `Bearer ${key}`, ...Object.fromEntries(new Headers(init.headers)) }
    const address = `${MERCHANT_API_PATH}${path}`
    const response = await fetch(url + address, { ...init, method, headers })
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    const text = await response.text()
    const body: unknown = type.endsWith('json') ? JSON.parse(text) : text
    check(method, address.split('?')[0] ?? '', { status: response.status, type, body })
    return {
      status: response.status,
      headers: response.headers,
      body: typeof body === 'string' ? { text: body } : bodySchema.parse(body),
    }
  }
  return {
    get: (path) => send('GET', path, {}),
    post: (path, body, headers = {}) =>
      send('POST', path, {
        headers: {
          'idempotency-key': newId(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
  }
}
