/** What an answer is packed in. Brotli where the client takes it, else gzip, else as it is. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

export type Packed = { readonly [E in Encoding]: Buffer }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Quick settings: a visitor waits for this. On zlib's own threads, so other requests go on. */
export async function pack(body: Buffer): Promise<Packed> {
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
    gzipped(body, { level: 6 }),
  ])
  return { identity: body, br, gzip: gz }
}

/** A client that says `q=0` refuses; one that says nothing takes the bytes as they are. */
export function chooseEncoding(accepts: string | undefined): Encoding {
  if (accepts === undefined) return 'identity'
  if (takes(accepts, 'br')) return 'br'
  return takes(accepts, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepts: string, encoding: 'br' | 'gzip'): boolean {
  return accepts.split(',').some((entry) => {
    const [name, ...options] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option))
  })
}
