/**
 * JSON of services for programs and browsers: compressed, and tagged so that it can be revalidated (STD-01, STD-03). Answers that
 * are about one person are left alone: they are not stored anywhere, and compressing a secret beside what a client has sent would
 * disclose it by its length.
 */
import { isKnown } from '../../platform/http/conditional-requests.ts'
import { etagOf } from './answer.ts'
import { chooseEncoding, packOnce } from './encodings.ts'

type Fetch = (request: Request) => Promise<Response>

/** Less is not worth it: it fits into the first packet. */
const MIN_BYTES = 1024

/** Of brotli, for what a browser or a CDN stores: twice the time, sent many times. */
const CACHED_QUALITY = 7

export const withJsonAnswers =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const response = await fetch(request)
    return isSharedJson(request, response) ? encoded(request, response) : response
  }

/** Reads the body last: that makes the Node adapter build a whole Response, and send it through a stream. */
function isSharedJson({ method }: Request, response: Response): boolean {
  if ((method !== 'GET' && method !== 'HEAD' && method !== 'POST') || response.status !== 200) return false
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(?:[\w.]+\+)?json/.test(type)) return false
  return !/no-store/.test(response.headers.get('cache-control') ?? '') && response.body !== null
}

async function encoded(request: Request, response: Response): Promise<Response> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const isRead = request.method !== 'POST'
  if (isRead && !headers.has('etag')) headers.set('ETag', etagOf(bytes))
  headers.append('Vary', 'Accept-Encoding')
  if (isRead && isKnownTo(request, headers)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (encoding === undefined) return new Response('No acceptable encoding\n', { status: 406, headers: NOT_ACCEPTABLE })
  if (bytes.byteLength < MIN_BYTES || encoding === 'identity') return new Response(bytes, { status: 200, headers })
  headers.set('Content-Encoding', encoding)
  const quality = /max-age=[1-9]/.test(headers.get('cache-control') ?? '') ? CACHED_QUALITY : undefined
  return new Response(new Uint8Array(await packOnce(bytes, encoding, quality)), { status: 200, headers })
}

const isKnownTo = ({ headers: sent }: Request, headers: Headers): boolean =>
  isKnown(
    {
      ifNoneMatch: sent.get('if-none-match') ?? undefined,
      ifModifiedSince: sent.get('if-modified-since') ?? undefined,
    },
    { etag: headers.get('etag') ?? undefined, lastModified: headers.get('last-modified') ?? undefined },
  )

const NOT_ACCEPTABLE = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  Vary: 'Accept-Encoding',
}
