/** Measures requests, and sends those responses that are rejections. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import { nameTrace } from '../../platform/tracing/trace.ts'
import { send, type EncodedResponse } from '../http/answer.ts'

export type RequestMetrics = {
  readonly reject: (request: IncomingMessage, response: ServerResponse, answer: EncodedResponse) => void
  /** Observed when the response is closed: the status is known only once its bytes are sent. */
  readonly observe: (route: string, request: IncomingMessage, response: ServerResponse) => void
}

export const createRequestMetrics = (metrics: Pick<Metrics, 'observeRequest'>): RequestMetrics => ({
  reject(request, response, answer) {
    send(request, response, answer)
    metrics.observeRequest({ route: 'refused', method: request.method ?? '', status: answer.status, seconds: 0 })
  },

  observe(route, request, response) {
    nameTrace(route)
    const startedAt = performance.now()
    response.once('close', () => {
      const seconds = (performance.now() - startedAt) / 1000
      metrics.observeRequest({ route, method: request.method ?? '', status: response.statusCode, seconds })
    })
  },
})
