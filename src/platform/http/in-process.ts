/**
 * Calls between services of one process. The caller gets what it would get over the network, without the writing and
 * reading of JSON in between: a listing of sixty-four products is half a megabyte of it. Whoever is handed a value that way
 * must not change it; what they are handed is readonly, and the clients make their own views of it.
 */
import type { Context } from 'hono'

type Fetch = (request: Request) => Promise<Response>

const fromInside = new WeakSet<Request>()

/** Nobody outside can make such a request: it is known by itself, not by anything that it says. */
export const inProcess =
  (fetch: Fetch): Fetch =>
  (request) => {
    fromInside.add(request)
    return fetch(request)
  }

/** Has the service answer its own process with values. An answer has a `json` of its own where it holds one. */
export function handOverValues(c: Context): void {
  if (fromInside.has(c.req.raw)) Reflect.set(c, 'json', handOver)
}

/** Its body is written only if somebody reads it: whoever adds a header on the way makes a new answer of the body. */
function handOver(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  const body = new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(JSON.stringify(value)))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const answer = new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } })
  // Defined, not set: where the server has a kind of answer of its own, `json` cannot be set.
  Object.defineProperty(answer, 'json', { value: async () => value })
  return answer
}
