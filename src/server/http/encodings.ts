/** Compression of responses: what the client likes best, and of what it likes equally brotli, Zstandard, gzip, none. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { TextCache } from '../../platform/text-cache.ts'
import { queueInBackground } from './background-queue.ts'

/** In the order of our preference: the smallest result first. */
const OFFERED = ['br', 'zstd', 'gzip', 'identity'] as const

export type Encoding = (typeof OFFERED)[number]
type Compressed = Exclude<Encoding, 'identity'>

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  zstd: promisify(zstdCompress),
}

type Forms = { [Form in Compressed]?: Buffer | Promise<Buffer> }

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
    const making = packOnce(this.identity, encoding).then((bytes) => {
      this.#forms[encoding] = bytes
      return bytes
    })
    this.#forms[encoding] = making
    return making
  }
}

/** Low quality of brotli, because a visitor waits. Runs on zlib's threads, so it does not block other requests. */
export async function packOnce(body: Buffer, encoding: Compressed, quality = 5): Promise<Buffer> {
  switch (encoding) {
    case 'zstd':
      return compress.zstd(body)
    case 'gzip':
      return compress.gzip(body, { level: 6 })
    case 'br':
      return brotli(body, quality)
  }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compress.br(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
  })

/** Browsers send one of a few headers. */
const choices = new TextCache<{ readonly encoding: Encoding | undefined }>({ maxEntries: 100, maxKeyLength: 100 })

/** By RFC 9110 §12.5.3. Undefined: not even a body without encoding is acceptable. Without the header it is sent as it is. */
export function chooseEncoding(accepts: string | undefined): Encoding | undefined {
  if (accepts === undefined) return 'identity'
  const cached = choices.get(accepts)
  if (cached !== undefined) return cached.encoding
  const encoding = bestOf(weightsOf(accepts))
  choices.set(accepts, { encoding })
  return encoding
}

type Weights = ReadonlyMap<string, number>

function bestOf(weights: Weights): Encoding | undefined {
  const weighed = OFFERED.map((encoding) => ({ encoding, weight: weightOf(encoding, weights) }))
  const best = Math.max(...weighed.map(({ weight }) => weight))
  return best === 0 ? undefined : weighed.find(({ weight }) => weight === best)?.encoding
}

/** Less than every weight that a client can give. */
const UNNAMED_IDENTITY = 0.0001

function weightOf(encoding: Encoding, weights: Weights): number {
  const any = weights.get('*')
  if (encoding === 'identity') return weights.get(encoding) ?? (any === 0 ? 0 : UNNAMED_IDENTITY)
  return weights.get(encoding) ?? any ?? 0
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/** RFC 9110 §8.4.1.3: the old name is the same encoding. */
const ALIASES: ReadonlyMap<string, string> = new Map([['x-gzip', 'gzip']])

/** Entries whose weight is none are left out. */
function weightsOf(accepts: string): Weights {
  const weights = new Map<string, number>()
  for (const entry of accepts.toLowerCase().split(',')) {
    const [name = '', weight = 'q=1'] = entry.split(';', 2).map((part) => part.trim())
    const given = WEIGHT.exec(weight)?.[1]
    if (name !== '' && given !== undefined) weights.set(ALIASES.get(name) ?? name, Number(given))
  }
  return weights
}
