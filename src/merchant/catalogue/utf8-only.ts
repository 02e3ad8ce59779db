/** Decodes bytes as text and rejects invalid UTF-8: a wrong letter in a product name would be seen by shoppers. */
import { Transform } from 'node:stream'

export function utf8Only(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const step = (work: () => string, done: (error: Error | null, text?: string) => void): void => {
    try {
      done(null, work())
    } catch (error) {
      done(error instanceof Error ? error : new TypeError('not UTF-8'))
    }
  }
  return new Transform({
    decodeStrings: false,
    encoding: 'utf8',
    transform: (chunk: Uint8Array, _, done) => step(() => decoder.decode(chunk, { stream: true }), done),
    flush: (done) => step(() => decoder.decode(), done),
  })
}
