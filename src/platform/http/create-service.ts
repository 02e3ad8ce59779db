/** A service of operations and pages: over HTTP by `fetch`, within the process by `call`. */
import type { Hono } from 'hono'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { newRequestId } from '../ids.ts'
import { HTTP_ERRORS } from './http-errors.ts'
import { callKey, type LocalReply, type LocalRequest, type ServedOperations } from './serve-operations.ts'
import { createServiceApp, type ServiceAppOptions, type ServiceEnv } from './service-app.ts'
import { SERVICE_LOG } from '../log-codes.ts'

export type ServiceParts = ServiceAppOptions & {
  readonly operations: readonly ServedOperations[]
  /** Routes that are no operations: pages, webhooks, pictures. */
  readonly pages?: readonly Hono<ServiceEnv>[]
}

export type Service = {
  readonly fetch: (request: Request) => Promise<Response>
  /** An operation, called within the process. Never rejects. */
  readonly call: (route: Route, request: LocalRequest) => Promise<LocalReply>
}

type Route = Parameters<typeof callKey>[0]

export function createService({ operations, pages = [], ...options }: ServiceParts): Service {
  const { name, log } = options
  const app = createServiceApp(options)
  for (const { routes } of operations) app.route('/', routes)
  for (const routes of pages) app.route('/', routes)
  const calls = new Map(operations.flatMap(({ calls: own }) => [...own]))
  return {
    fetch: async (request) => app.fetch(request),
    async call(route, request) {
      const key = callKey(route)
      const requestId = newRequestId()
      try {
        const called = calls.get(key)
        if (called !== undefined) return await called(request, requestId)
        throw new TypeError(`The service ${name} has no operation ${key}`)
      } catch (err) {
        const isUnavailable = err instanceof DatabaseUnavailable
        const line = isUnavailable ? SERVICE_LOG.requestUnavailable : SERVICE_LOG.requestFailed
        log.write(line, { service: name, requestId, method: route.method, path: route.path, err })
        const code = isUnavailable ? 'UNAVAILABLE' : 'INTERNAL_ERROR'
        const { status, message } = HTTP_ERRORS[code]
        return { status, value: { code, message, requestId } }
      }
    },
  }
}
