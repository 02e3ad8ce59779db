/** Sends files that are written while they are sent, as fast as the client reads them. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, Readable, type Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib'
import { isKnown } from '../../platform/http/conditional-requests.ts'
import type { Log } from '../../platform/log/log.ts'
import { plain, send, type EncodedResponse } from '../http/answer.ts'
import { chooseEncoding, type Encoding } from '../http/encodings.ts'
import { PAGE_LOG } from '../log-codes.ts'

export type StreamedFile = Pick<EncodedResponse, 'status' | 'headers'> & {
  readonly etag: string
  /** The same with each call. */
  readonly chunks: () => AsyncIterable<string>
}

const MAX_RUNNING = 2

const COMPRESSORS: Readonly<Record<Encoding, () => Duplex>> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  zstd: () => createZstdCompress(),
  gzip: () => createGzip({ level: 6 }),
  identity: () => new PassThrough(),
}

export function createFileStreams({ log }: { readonly log: Log }) {
  let running = 0
  return async (request: IncomingMessage, response: ServerResponse, file: StreamedFile): Promise<void> => {
    const { headers: sent, method, url } = request
    const { status, headers, etag, chunks } = file
    const encoding = chooseEncoding(sent['accept-encoding'])
    const conditions = { ifNoneMatch: sent['if-none-match'], ifModifiedSince: sent['if-modified-since'] }
    const isNotModified = isKnown(conditions, { etag, lastModified: headers['Last-Modified'] })
    if (isNotModified || method === 'HEAD') {
      response.writeHead(isNotModified ? 304 : status, { ...headers, ETag: etag })
      response.end()
      return
    }
    if (encoding === undefined) return send(request, response, plain(406, 'No acceptable encoding'))
    if (running >= MAX_RUNNING) {
      return send(request, response, plain(503, 'Not now. Please come again.', { 'Retry-After': '60' }))
    }
    running += 1
    const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
    response.writeHead(status, { ...headers, ...encoded, ETag: etag })
    try {
      await pipeline(Readable.from(chunks()), COMPRESSORS[encoding](), response)
    } catch (err) {
      // The client gets a file that ends too early, and fetches it again.
      log.write(PAGE_LOG.siteFileFailed, { url, err })
    } finally {
      running -= 1
    }
  }
}
