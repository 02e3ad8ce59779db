/** A WOFF file as the font that it contains: the layout library would decompress a table each time it reads from it. */
import { inflateSync } from 'node:zlib'

const WOFF = { signature: 0x774f4646, header: 44, entry: 20 } as const
const SFNT = { header: 12, entry: 16 } as const

const aligned = (length: number): number => (length + 3) & ~3

/** Other files are returned as they are. */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF.signature) return file
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF.header + index * WOFF.entry
    const [offset, packed, length] = [4, 8, 12].map((place) => file.readUInt32BE(entry + place))
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: file.subarray(entry, entry + 4),
      checksum: file.readUInt32BE(entry + 16),
      bytes: packed === length ? bytes : inflateSync(bytes),
    }
  })
  const start = SFNT.header + count * SFNT.entry
  const font = Buffer.alloc(tables.reduce((sum, { bytes }) => sum + aligned(bytes.length), start))
  file.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let offset = start
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = SFNT.header + index * SFNT.entry
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, offset)
    offset += aligned(bytes.length)
  }
  return font
}
