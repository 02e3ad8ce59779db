import type { Context, MiddlewareHandler } from 'hono'
import { refuse } from './http-errors.ts'

/**
 * Rejects a body over the limit by its declared length, or as soon as more than that has arrived. It is read here, as a text,
 * which all bodies of ours are; later handlers read it from Hono, never from the request itself. Not Hono's own middleware: that
 * one puts a stream back into the request, which a request with keepalive may not have, and trusts a declared length that is not
 * checked when a service is called in the same process.
 */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return async (c, next) => {
    const problem = await readLimited(c, maxBytes)
    if (problem === 'too large') return tooLarge(c)
    if (problem === 'cut off') return refuse(c, 'BODY_CUT_OFF')
    return next()
  }
}

/** For routes that reject in words of their own: reads the body, which Hono then has. */
export async function readLimited(c: Context, maxBytes: number): Promise<BodyProblem | undefined> {
  // Reading more of a request than this makes the Node adapter build a whole Request.
  const { method, headers } = c.req.raw
  const declared = headers.get('content-length')
  if (Number(declared) > maxBytes) return 'too large'
  if (method === 'GET' || method === 'HEAD') return undefined
  return declared !== null ? readDeclared(maxBytes, c) : readUpTo(maxBytes, c)
}

/** The rest of it is not read, so nothing can follow on this connection. */
function tooLarge(c: Context): Response {
  c.header('Connection', 'close')
  return refuse(c, 'BODY_TOO_LARGE')
}

/** Cut off: the visitor disconnected in the middle. Not an error, and there is no client left to respond to. */
export type BodyProblem = 'too large' | 'cut off'

/** No more than was declared comes over the network. In this process it may, and is in memory already. */
async function readDeclared(maxBytes: number, c: Context): Promise<BodyProblem | undefined> {
  try {
    return Buffer.byteLength(await c.req.text()) > maxBytes ? 'too large' : undefined
  } catch {
    return 'cut off'
  }
}

async function readUpTo(maxBytes: number, c: Context): Promise<BodyProblem | undefined> {
  const { url, method, headers, body, signal } = c.req.raw
  if (body === null) return undefined
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
    return 'cut off'
  }
  // From its parts: the request of the Node adapter only looks like one, and cannot be copied as a whole.
  c.req.raw = new Request(url, { method, headers, body: Buffer.concat(chunks, size), signal })
  return undefined
}
