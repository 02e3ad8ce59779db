/** An answer ready to be sent: its headers are made once, its body is packed once, sending it is a write. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encodings.ts'
import type { Encoding, Packed } from './encodings.ts'
import type { Headers } from './security-headers.ts'
import { EVERYWHERE } from './security-headers.ts'

export type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer | Packed
  /** Set on answers that a browser may ask about again. */
  readonly etag: string | undefined
}

export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

export function send(request: IncomingMessage, response: ServerResponse, answer: Answer, extra: Headers): void {
  const { etag, status, headers, body } = answer
  if (etag !== undefined && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ...extra, ETag: etag })
    response.end()
    return
  }
  const encoding: Encoding = Buffer.isBuffer(body) ? 'identity' : chooseEncoding(request.headers['accept-encoding'])
  const bytes = Buffer.isBuffer(body) ? body : body[encoding]
  response.writeHead(status, {
    ...headers,
    ...extra,
    ...(etag === undefined ? {} : { ETag: etag }),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': bytes.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
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
