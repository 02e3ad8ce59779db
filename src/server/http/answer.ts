/** An answer ready to be sent: its headers are made once, its body is packed once, sending it is a write. */
import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, Packed } from './encodings.ts'
import type { Encoding } from './encodings.ts'
import type { Headers } from './security-headers.ts'
import { EVERYWHERE } from './security-headers.ts'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer | Packed
  /** Set on answers that a browser may ask about again. */
  readonly etag: string | undefined
}

export const etagOf = (body: Buffer): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** Sends an answer once. `extra` belongs to this one sending. */
export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, extra: string[] = []): void {
  respond(request, response, answer, (encoding, bytes) => [...headerList(answer, encoding, bytes), ...extra])
}

/**
 * Sends an answer from memory, as it was sent before and will be again: the hot path of the shop, where a list that is
 * not made anew and a clock that is not read are worth a twentieth of all requests.
 */
export function sendKept(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { headers, method } = request
  const { etag, body, status } = answer
  const isKnown = etag !== undefined && headers['if-none-match'] === etag
  const encoding = body instanceof Packed ? chooseEncoding(headers['accept-encoding']) : 'identity'
  const ready = isKnown ? undefined : readyBytes(body, encoding)
  if (ready === undefined) return respond(request, response, answer, (form, bytes) => keptList(answer, form, bytes))
  response.writeHead(status, keptList(answer, encoding, ready))
  response.end(method === 'HEAD' ? undefined : ready)
}

const readyBytes = (body: Answer['body'], encoding: Encoding): Buffer | undefined =>
  body instanceof Packed ? body.ready(encoding) : body

type HeaderLister = (encoding: Encoding, bytes: Buffer | undefined) => string[]

function respond(request: IncomingMessage, response: ServerResponse, answer: Answer, list: HeaderLister): void {
  const { etag, body, status } = answer
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, list('identity', undefined))
    response.end()
    return
  }
  const encoding: Encoding = body instanceof Packed ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const ready = readyBytes(body, encoding)
  const write = (bytes: Buffer) => {
    response.writeHead(status, list(encoding, bytes))
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  if (ready) return write(ready)
  if (!(body instanceof Packed)) return
  // A page that cannot be packed is still a page.
  void body.make(encoding).then(write, () => {
    response.writeHead(status, list('identity', body.identity))
    response.end(request.method === 'HEAD' ? undefined : body.identity)
  })
}

/** Names and values in turn, as node:http likes them best. Without a body there is no length to tell. */
function headerList({ headers, etag }: Answer, encoding: Encoding, bytes: Buffer | undefined): string[] {
  return [
    ...Object.entries(headers).flat(),
    ...(etag === undefined ? [] : ['ETag', etag]),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...(bytes === undefined ? [] : ['Content-Length', String(bytes.byteLength)]),
  ]
}

export const FROM_MEMORY = ['Server-Timing', 'cache;desc="hit"']
/** In the place of bytes where none are sent. */
const NO_BYTES = Buffer.alloc(0)
/** By the bytes, too: they are others once there was time to pack them better. */
const keptLists = new WeakMap<Answer, WeakMap<Buffer, string[]>>()

function keptList(answer: Answer, encoding: Encoding, bytes: Buffer | undefined): string[] {
  const lists = keptLists.get(answer) ?? new WeakMap<Buffer, string[]>()
  const known = lists.get(bytes ?? NO_BYTES)
  if (known) return known
  const made = [...headerList(answer, encoding, bytes), ...FROM_MEMORY]
  keptLists.set(answer, lists.set(bytes ?? NO_BYTES, made))
  return made
}

/** A short answer in plain words, for clients that asked for something that is no page. */
export function plain(status: number, text: string, headers: Headers = {}): Answer {
  return {
    status,
    headers: { ...EVERYWHERE, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
    body: Buffer.from(`${text}\n`),
    etag: undefined,
  }
}
