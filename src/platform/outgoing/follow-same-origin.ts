/** Follows redirects of a service to another path of its own, such as the one with the current cache version. Never elsewhere. */
type Fetch = (request: Request) => Promise<Response>

const REDIRECTS = new Set([301, 302, 307, 308])
const MAX_REDIRECTS = 3

export const followSameOrigin =
  (send: Fetch): Fetch =>
  async (request) => {
    let current = request
    for (let followed = 0; ; followed += 1) {
      const response = await send(current)
      const target = targetOf(response, current)
      if (target === undefined || followed === MAX_REDIRECTS) return response
      await response.body?.cancel()
      current = new Request(target, { method: current.method, headers: current.headers, signal: request.signal })
    }
  }

function targetOf({ status, headers }: Response, { method, url }: Request): string | undefined {
  if (!REDIRECTS.has(status) || (method !== 'GET' && method !== 'HEAD')) return undefined
  const target = URL.parse(headers.get('location') ?? '', url)
  return target !== null && target.origin === new URL(url).origin ? target.href : undefined
}
