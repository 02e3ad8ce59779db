/**
 * Text to bytes. A page or a cart holds characters beyond Latin-1 (a typographic apostrophe is enough), so the engine stores it
 * as UTF-16 and encodes it one character at a time; going through its UTF-16 bytes takes a fifth of the time.
 */
import { transcode } from 'node:buffer'

const MAX_BYTES = 8 * 1024 * 1024
/** Used by one encoding at a time: there is no waiting in between. */
let scratch = Buffer.allocUnsafeSlow(256 * 1024)

export function utf8(pieces: readonly string[]): Buffer<ArrayBuffer> {
  const needed = pieces.reduce((sum, { length }) => sum + length * 2, 0)
  if (needed > MAX_BYTES) return Buffer.from(pieces.join(''))
  if (needed > scratch.byteLength) scratch = Buffer.allocUnsafeSlow(needed * 2)
  try {
    let end = 0
    for (const piece of pieces) end += scratch.write(piece, end, 'utf16le')
    return asBuffer(transcode(scratch.subarray(0, end), 'utf16le', 'utf8'))
  } catch {
    // Half a surrogate pair has no UTF-8 form; the slow way replaces it, as browsers do.
    return Buffer.from(pieces.join(''))
  }
}

/** The same bytes, unless they are shared with another thread: transcode is declared to give any byte array. */
function asBuffer(bytes: Uint8Array): Buffer<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = bytes
  return buffer instanceof ArrayBuffer ? Buffer.from(buffer, byteOffset, byteLength) : Buffer.from(bytes)
}
