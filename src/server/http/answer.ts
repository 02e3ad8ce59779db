/** A response ready to be sent: headers are built once, the body is compressed once, sending is a single write. */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, Packed } from './encodings.ts'
import type { Encoding } from './encodings.ts'
import type { ResponseHeaders } from '../../platform/http/operations.ts'
import { EVERYWHERE } from './security-headers.ts'
import { isKnown } from '../../platform/http/conditional-requests.ts'

export type EncodedResponse = {
  readonly status: number
  readonly headers: ResponseHeaders
  readonly body: Buffer | Packed
  /** Set on responses that a browser may revalidate. */
  readonly etag: string | undefined
}

export const etagOf = (body: Buffer): string => weakTag(hash('sha256', body, 'base64url'))

export const weakTag = (digest: string): string => `W/"${digest.slice(0, 22)}"`

/** Sends a response. `extra` are headers for this request only. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: EncodedResponse,
  extra: string[] = [],
): void {
  respond(request, response, answer, (encoding, bytes) => [...headerList(answer, encoding, bytes), ...extra])
}

/**
 * Sends a cached response. This is the hot path of the shop: reusing the header list and not reading the clock saves 5% of
 * the time of a request.
 */
export function sendCached(request: IncomingMessage, response: ServerResponse, answer: EncodedResponse): void {
  const { headers, method } = request
  const { body, status } = answer
  const encoding = encodingFor(headers['accept-encoding'], body)
  const ready = isKnownTo(request, answer) || encoding === undefined ? undefined : readyBytes(body, encoding)
  if (ready === undefined || encoding === undefined)
    return respond(request, response, answer, (form, bytes) => cachedHeaderList(answer, form, bytes))
  response.writeHead(status, cachedHeaderList(answer, encoding, ready))
  response.end(method === 'HEAD' ? undefined : ready)
}

const isKnownTo = ({ headers: sent }: IncomingMessage, { etag, headers }: EncodedResponse): boolean =>
  isKnown(
    { ifNoneMatch: sent['if-none-match'], ifModifiedSince: sent['if-modified-since'] },
    { etag, lastModified: headers['Last-Modified'] },
  )

/** What is not compressed here, such as a picture or a short error, is sent as it is whatever the client accepts. */
const encodingFor = (accepts: string | undefined, body: EncodedResponse['body']): Encoding | undefined =>
  body instanceof Packed ? chooseEncoding(accepts) : 'identity'

const readyBytes = (body: EncodedResponse['body'], encoding: Encoding): Buffer | undefined =>
  body instanceof Packed ? body.ready(encoding) : body

type HeaderLister = (encoding: Encoding, bytes: Buffer | undefined) => string[]

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: EncodedResponse,
  list: HeaderLister,
): void {
  const { body, status } = answer
  if (isKnownTo(request, answer)) {
    response.writeHead(304, list('identity', undefined))
    response.end()
    return
  }
  const encoding = encodingFor(request.headers['accept-encoding'], body)
  if (encoding === undefined) return send(request, response, NOT_ACCEPTABLE)
  const ready = readyBytes(body, encoding)
  const write = (bytes: Buffer) => {
    response.writeHead(status, list(encoding, bytes))
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  if (ready) return write(ready)
  if (!(body instanceof Packed)) return
  // If compression fails the page is sent uncompressed.
  void body.make(encoding).then(write, () => {
    response.writeHead(status, list('identity', body.identity))
    response.end(request.method === 'HEAD' ? undefined : body.identity)
  })
}

/** Alternating names and values, the fastest form for node:http. Without a body there is no Content-Length. */
function headerList({ headers, etag }: EncodedResponse, encoding: Encoding, bytes: Buffer | undefined): string[] {
  return [
    ...Object.entries(headers).flat(),
    ...(etag === undefined ? [] : ['ETag', etag]),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(bytes === undefined ? [] : ['Content-Length', String(bytes.byteLength)]),
  ]
}

export const FROM_MEMORY = ['Server-Timing', 'cache;desc="hit"']
/** Map key for responses without a body. */
const NO_BYTES = Buffer.alloc(0)
/** By the bytes, too: they change when the body is compressed better in the background. */
const cachedLists = new WeakMap<EncodedResponse, WeakMap<Buffer, string[]>>()

function cachedHeaderList(answer: EncodedResponse, encoding: Encoding, bytes: Buffer | undefined): string[] {
  const lists = cachedLists.get(answer) ?? new WeakMap<Buffer, string[]>()
  const known = lists.get(bytes ?? NO_BYTES)
  if (known) return known
  const made = [...headerList(answer, encoding, bytes), ...FROM_MEMORY]
  cachedLists.set(answer, lists.set(bytes ?? NO_BYTES, made))
  return made
}

/** A short plain-text response. */
export function plain(status: number, text: string, headers: ResponseHeaders = {}): EncodedResponse {
  return {
    status,
    headers: { ...EVERYWHERE, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: Buffer.from(`${text}\n`),
    etag: undefined,
  }
}

/** The client accepts none of the encodings, and not the body without one either. */
export const NOT_ACCEPTABLE = plain(406, 'No acceptable encoding', { Vary: 'Accept-Encoding' })
