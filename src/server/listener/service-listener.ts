/** Requests of a process without the storefront: it has its services and health checks, and no pages. */
import type { RequestListener } from 'node:http'
import { plain, send } from '../http/answer.ts'
import type { Health } from './health.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { createServiceRequests, type ServiceRequestDeps } from './service-requests.ts'
import type { UntrustedProxy } from './untrusted-proxy.ts'

type Deps = ServiceRequestDeps & { readonly health: Health; readonly untrustedProxy: UntrustedProxy }

export function createServiceListener(deps: Deps): RequestListener {
  const requests = createRequestMetrics(deps.metrics)
  const services = createServiceRequests(deps, requests)
  return (request, response) => {
    deps.untrustedProxy.note(request)
    const url = request.url ?? '/'
    const [path = '/'] = url.split('?', 1)
    const callService = services.find(path, request)
    if (callService) return callService(url, response)
    const vital = deps.health.answer(path, request)
    if (vital) return void vital.then((answer) => send(request, response, answer))
    requests.reject(request, response, plain(404, 'There is nothing at this address.'))
  }
}
