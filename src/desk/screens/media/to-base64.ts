/** In pieces: a call with a million arguments would overflow the stack. A multiple of three, so that pieces can be joined. */
const PIECE = 3 * 8192

export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let first = 0; first < bytes.length; first += PIECE) {
    pieces.push(btoa(String.fromCodePoint(...bytes.subarray(first, first + PIECE))))
  }
  return pieces.join('')
}
