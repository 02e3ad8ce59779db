/** Reads a ZIP archive as programs do: by its directory, with checksums. */
import { crc32, inflateRawSync } from 'node:zlib'

export function readZip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = archive.readUInt16LE(end + 10)
  const files = new Map<string, string>()
  let entry = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(entry) !== 0x02014b50) throw new Error('Not an entry of a directory')
    const [checksum, packed, plain] = [16, 20, 24].map((at) => archive.readUInt32LE(entry + at))
    const nameLength = archive.readUInt16LE(entry + 28)
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = archive.readUInt32LE(entry + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)))
    if (content.length !== plain || crc32(content) !== checksum) throw new Error(`${name} is damaged`)
    files.set(name, content.toString())
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32)
  }
  return files
}
