/** Responses that never arrive although the work was done: simulates a provider that times out after charging. */
import type { MiddlewareHandler } from 'hono'

/** Longer than any client's timeout. */
const LONG = 60_000

export type LostAnswers = {
  readonly set: (count: number) => void
  readonly lose: MiddlewareHandler
}

export function createLostAnswers(): LostAnswers {
  let left = 0
  return {
    set(count) {
      left = count
    },
    lose: async (c, next) => {
      await next()
      if (left === 0 || c.req.method !== 'POST' || !c.res.ok) return
      left -= 1
      await givenUp(c.req.raw.signal)
      c.res = undefined
      c.res = new Response(null, { status: 504 })
    },
  }
}

/** Until the client has closed the connection. */
function givenUp(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONG)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
