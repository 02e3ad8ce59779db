/** Begins a trace with each request, or continues that of the caller. Only where there is a collector (SCL-18). */
import type { RequestListener } from 'node:http'
import { beginTrace, readTraceParent, type Span } from '../../platform/tracing/trace.ts'

type Tracing = {
  readonly finish: (span: Span) => void
  /** Of the requests whose caller has not decided it. */
  readonly percent: number
}

/** Probes and metrics are asked for all day. */
const UNTRACED = /^\/(?:health\/|metrics$)/

export const traceRequests =
  (listen: RequestListener, { finish, percent }: Tracing): RequestListener =>
  (request, response) => {
    const parent = readTraceParent(request.headers.traceparent)
    const isWanted = parent?.isSampled ?? Math.random() * 100 < percent
    if (!isWanted || UNTRACED.test(request.url ?? '')) return listen(request, response)
    const method = request.method ?? ''
    const end = beginTrace(method, { parent, finish, work: () => listen(request, response) })
    response.once('close', () => {
      const { statusCode } = response
      const attributes = { 'http.request.method': method, 'http.response.status_code': statusCode }
      end({ attributes, isError: statusCode >= 500 })
    })
  }
