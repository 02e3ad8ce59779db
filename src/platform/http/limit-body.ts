import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './door-errors.ts'

/**
 * Refuses a body over the limit by its declared length, or as soon as more than that has arrived.
 * Not Hono's own: that one puts a stream back into the request, which a request with keepalive may not have, and
 * believes a declared length, which nobody checks when a service is called in the same process.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const { url, method, headers, body, signal } = c.req.raw
    if (Number(headers.get('content-length')) > maxBytes) return tooLarge(c)
    if (body === null) return next()
    const bytes = await readUpTo(maxBytes, body)
    if (bytes === 'too large') return tooLarge(c)
    if (bytes === 'cut off') return refuse(c, 'BODY_CUT_OFF')
    // From its parts: the request of the Node adapter only looks like one, and cannot be copied as a whole.
    c.req.raw = new Request(url, { method, headers, body: bytes, signal })
    return next()
  }
}

/** The rest of it is not read, so nothing can follow on this connection. */
function tooLarge(c: Context): Response {
  c.header('Connection', 'close')
  return refuse(c, 'BODY_TOO_LARGE')
}

async function readUpTo(
  maxBytes: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | 'too large' | 'cut off'> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength
      if (size > maxBytes) {
        await reader.cancel()
        return 'too large'
      }
      chunks.push(chunk.value)
    }
  } catch {
    // The visitor left in the middle: nobody's error, and nobody to answer to.
    return 'cut off'
  }
  return Buffer.concat(chunks, size)
}
