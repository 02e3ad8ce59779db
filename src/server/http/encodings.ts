/** Compression of responses: brotli where the client accepts it, else gzip, else none. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { TextCache } from '../../platform/text-cache.ts'
import { queueInBackground } from './background-queue.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}

type Forms = { [Form in 'br' | 'gzip']?: Buffer | Promise<Buffer> }

/** After so many sends a body is likely to be sent again: the best brotli quality pays off. */
const OFTEN = 4

/**
 * A body in the encodings requested so far. Each is compressed once, for the first request; bodies that are sent often are
 * compressed with the best quality in the background.
 */
export class Packed {
  readonly identity: Buffer
  readonly #forms: Forms
  #sent = 0

  constructor(identity: Buffer, made: { readonly br?: Buffer; readonly gzip?: Buffer } = {}) {
    this.identity = identity
    this.#forms = { ...made }
    // Files of the build are compressed with the best quality already.
    if (made.br) this.#sent = OFTEN
  }

  ready(encoding: Encoding): Buffer | undefined {
    const form = encoding === 'identity' ? this.identity : this.#forms[encoding]
    if (!Buffer.isBuffer(form)) return undefined
    if (encoding === 'br' && this.#sent < OFTEN) {
      this.#sent += 1
      if (this.#sent === OFTEN) queueInBackground(() => this.#packBest())
    }
    return form
  }

  async #packBest(): Promise<void> {
    this.#forms.br = await brotli(this.identity, 11)
  }

  make(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.identity)
    const known = this.#forms[encoding]
    if (known) return Promise.resolve(known)
    const making = packed(this.identity, encoding).then((bytes) => {
      this.#forms[encoding] = bytes
      return bytes
    })
    this.#forms[encoding] = making
    return making
  }
}

/** Low quality, because a visitor waits. Runs on zlib's threads, so it does not block other requests. */
async function packed(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  switch (encoding) {
    case 'gzip':
      return compress.gzip(body, { level: 6 })
    case 'br':
      return brotli(body, 5)
  }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compress.br(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })

/** Browsers send one of a few headers. */
const encodings = new TextCache<Encoding>({ maxEntries: 100, maxKeyLength: 100 })

/** `q=0` rejects an encoding; without the header the body is sent uncompressed. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (accepts === undefined) return 'identity'
  const cached = encodings.get(accepts)
  if (cached !== undefined) return cached
  const encoding = bestOf(accepts)
  encodings.set(accepts, encoding)
  return encoding
}

function bestOf(accepts: string): Encoding {
  if (takes(accepts, 'br')) return 'br'
  return takes(accepts, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepts: string, encoding: 'br' | 'gzip'): boolean {
  return accepts.split(',').some((entry) => {
    const [name, ...options] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option))
  })
}
