/** The other side of a client: a service that answers as it is told, and what it was asked. */
import type { Fetch } from '../../src/contracts/call-json.ts'

export type Asked = { readonly method: string; readonly path: string; readonly body: unknown }

export type RemoteService = {
  readonly fetch: Fetch
  readonly baseUrl: string
  /** In the order of asking; addresses decoded. */
  readonly asked: readonly Asked[]
}

/** Answers every request with this, or with what the function makes of the address. */
export function remoteService(answer: unknown, status = 200): RemoteService {
  const asked: Asked[] = []
  return {
    baseUrl: 'http://remote',
    asked,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const path = decodeURIComponent(pathname + search)
      const text = await request.text()
      asked.push({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) })
      const body: unknown = typeof answer === 'function' ? answer(path) : answer
      return body instanceof Response ? body : Response.json(body, { status })
    },
  }
}
