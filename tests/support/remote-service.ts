/** A stub of a remote service with fixed responses, which records the requests. */
import type { Fetch } from '../../src/contracts/call-json.ts'

export type RecordedRequest = { readonly method: string; readonly path: string; readonly body: unknown }

export type RemoteService = {
  readonly fetch: Fetch
  readonly baseUrl: string
  /** In the order received; addresses decoded. */
  readonly requests: readonly RecordedRequest[]
}

/** Answers every request with this, or with what the function makes of the address. */
export function remoteService(answer: unknown, status = 200): RemoteService {
  const requests: RecordedRequest[] = []
  return {
    baseUrl: 'http://remote',
    requests,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const path = decodeURIComponent(pathname + search)
      const text = await request.text()
      requests.push({ method: request.method, path, body: text === '' ? undefined : JSON.parse(text) })
      const body: unknown = typeof answer === 'function' ? answer(path) : answer
      return body instanceof Response ? body : Response.json(body, { status })
    },
  }
}
