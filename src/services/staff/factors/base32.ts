/** Base32 of RFC 4648 without padding: how authenticator apps spell secrets, and how people type recovery codes. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(BITS, '0'), 2)]).join('')
}

/** Bits that do not fill a byte are padding. Characters outside of the alphabet are an error of ours. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => {
    const value = ALPHABET.indexOf(letter)
    if (value === -1) throw new Error('Not base32')
    return value.toString(2).padStart(BITS, '0')
  }).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
