/** Which format a client gets when it leaves the choice to us. */
import type { ImageFormat } from '../../../markets/images/image-widths.ts'

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

const MOST_KNOWN = 200

/** The same, remembered: browsers send one of a handful of headers. */
export function rememberFormats(): (accept: string | undefined) => EncodedFormat {
  const known = new Map<string, EncodedFormat>()
  return (accept = '') => {
    const found = known.get(accept)
    if (found !== undefined) return found
    const format = chooseFormat(accept)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(accept, format)
    return format
  }
}
