/**
 * Sends one request over node:http and returns the response as fetch does. Redirects are not followed, because their target
 * would be the choice of the other side.
 */
import { request as requestHttp, type Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http'
import { request as requestHttps, type Agent as HttpsAgent } from 'node:https'
import { pipeline, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'

export class ResponseTooLargeError extends Error {
  override readonly name = 'ResponseTooLargeError'
  readonly code = 'RESPONSE_TOO_LARGE'

  constructor(maxBytes: number) {
    super(`The response has more than ${maxBytes} bytes`)
  }
}

export type SendOptions = {
  readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent }
  readonly signal: AbortSignal
  readonly maxBytes: number
  /** Pass the body on as it arrives, instead of sending it whole with its length. */
  readonly isStreamed: boolean
  readonly onSocket: (sent: ClientRequest) => void
}

export async function sendRequest(request: Request, options: SendOptions): Promise<Response> {
  const { agents, signal, maxBytes, isStreamed, onSocket } = options
  const url = new URL(request.url)
  const isSecure = url.protocol === 'https:'
  const body = isStreamed || request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
  signal.throwIfAborted()
  const headers = Object.fromEntries(request.headers)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = (isSecure ? requestHttps : requestHttp)(url, {
    method: request.method,
    agent: isSecure ? agents.https : agents.http,
    headers: {
      ...headers,
      'accept-encoding': headers['accept-encoding'] ?? 'gzip',
      ...(body && { 'content-length': body.byteLength }),
    },
    signal,
  })
  sent.on('response', resolve)
  sent.on('error', reject)
  onSocket(sent)
  if (body || request.body === null) sent.end(body)
  else pipeline(chunksOf(request.body), sent, (error) => error && sent.destroy(error))
  return toResponse(await promise, request.method, maxBytes)
}

const BODILESS = new Set([101, 204, 205, 304])

function toResponse(message: IncomingMessage, method: string, maxBytes: number): Response {
  const { statusCode: status = 0, headersDistinct } = message
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  if (method === 'HEAD' || BODILESS.has(status)) {
    message.resume()
    return new Response(null, { status, headers })
  }
  if (Number(headers.get('content-length') ?? 0) > maxBytes) {
    message.destroy()
    throw new ResponseTooLargeError(maxBytes)
  }
  const limited = limitBytes(maxBytes)
  // Reading fails with the error of the stream that failed first.
  const failed = (error: Error | null | undefined) => void (error && limited.destroy(error))
  if (headers.get('content-encoding') === 'gzip') {
    headers.delete('content-encoding')
    headers.delete('content-length')
    pipeline(message, createGunzip(), limited, failed)
  } else {
    pipeline(message, limited, failed)
  }
  return new Response(toWebStream(limited), { status, headers })
}

/** Of the decoded body: a small compressed one may expand to gigabytes. */
function limitBytes(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) done(new ResponseTooLargeError(maxBytes))
      else done(null, chunk)
    },
  })
}

/** The types of the two kinds of streams do not fit each other, though their values do. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
}

function toWebStream(stream: Transform): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks: AsyncIterator<unknown, unknown> = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else if (value instanceof Uint8Array) controller.enqueue(new Uint8Array(value))
    },
    cancel() {
      stream.destroy()
    },
  })
}
