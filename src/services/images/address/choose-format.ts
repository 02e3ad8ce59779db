/** Which format a client gets when it leaves the choice to us. */
import type { ImageFormat } from '../../../markets/images/image-widths.ts'
import { TextCache } from '../../../platform/text-cache.ts'

export type EncodedFormat = Exclude<ImageFormat, 'auto'>

/**
 * AVIF, else WebP, where the client names it; everyone reads JPEG. A wildcard is no promise: clients send one that were
 * written before either format was.
 */
export function chooseFormat(accept: string | undefined): EncodedFormat {
  if (accept === undefined) return 'jpeg'
  const taken = new Set(accept.split(',').flatMap(takenType))
  if (taken.has('image/avif')) return 'avif'
  return taken.has('image/webp') ? 'webp' : 'jpeg'
}

function takenType(entry: string): readonly string[] {
  const [type = '', ...options] = entry.split(';').map((part) => part.trim().toLowerCase())
  return options.some((option) => /^q\s*=\s*0(?:\.0*)?$/.test(option)) ? [] : [type]
}

const MAX_HEADERS = 200
const MAX_HEADER_LENGTH = 500

/** The same with a cache: browsers send one of a handful of headers. */
export function cachedFormats(): (accept: string | undefined) => EncodedFormat {
  const formats = new TextCache<EncodedFormat>({ maxEntries: MAX_HEADERS, maxKeyLength: MAX_HEADER_LENGTH })
  return (accept = '') => {
    const cached = formats.get(accept)
    if (cached !== undefined) return cached
    const format = chooseFormat(accept)
    formats.set(accept, format)
    return format
  }
}
