/**
 * How a client reaches a service. A client is made from routes and a transport: `http` sends JSON, `local` (server
 * only) calls the handler in the same process. Clients behave the same with both. Runs in the browser, so it stays
 * small.
 */
import { callJson, type Fetch } from './call-json.ts'

/** The part of an operation that a browser needs. A `{name}` in the path is a parameter. */
export type OperationRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
}

export type CallRequest = {
  /** Values of the `{name}`s in the path, not encoded. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>
  /** Over HTTP the body, as JSON. */
  readonly input?: unknown
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** Only the status matters: over HTTP the body of the answer is not read. */
  readonly ignoresValue?: boolean
}

export type Reply = {
  readonly status: number
  /** Undefined when there is none. */
  readonly value: unknown
}

/** Resolves with a successful reply, rejects with a CallError otherwise. */
export type Transport = (route: OperationRoute, request?: CallRequest) => Promise<Reply>

export type HttpReach = {
  readonly fetch: Fetch
  /** Without a slash at its end; empty for the origin of the page. */
  readonly baseUrl: string
  /** Sent with each call. */
  readonly headers?: Readonly<Record<string, string>>
}

export const http =
  ({ fetch, baseUrl, headers: always }: HttpReach): Transport =>
  async ({ method, path }, { params = {}, query, headers, input, signal, timeoutMs, ignoresValue } = {}) => {
    const { status, body } = await callJson({
      fetch,
      url: baseUrl + addressOf(path, params, query),
      method,
      headers: { ...always, ...headers },
      body: input,
      signal,
      ignoresBody: ignoresValue,
      timeoutMs,
    })
    return { status, value: body }
  }

function addressOf(path: string, params: Readonly<Record<string, string>>, query: CallRequest['query']): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query)
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}
