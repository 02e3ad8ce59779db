/** Writes a ZIP archive: deflated files with names in UTF-8, no encryption, at most 4 GB. */
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export type ZipFile = { readonly name: string; readonly content: string | Buffer }

const deflate = promisify(deflateRaw)

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_ARCHIVE = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8

export async function writeZip(files: readonly ZipFile[], now: Date): Promise<Buffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of files) {
    const plain = Buffer.from(content)
    const packed = await deflate(plain)
    const nameBytes = Buffer.from(name)
    const fields = fieldsOf({
      now,
      crc: crc32(plain),
      packed: packed.length,
      plain: plain.length,
      name: nameBytes.length,
    })
    const local = Buffer.concat([uint32(LOCAL_HEADER), fields, nameBytes, packed])
    directory.push(
      Buffer.concat([uint32(CENTRAL_HEADER), uint16(VERSION), fields, Buffer.alloc(10), uint32(offset), nameBytes]),
    )
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const count = uint16(files.length)
  const end = Buffer.concat([
    uint32(END_OF_ARCHIVE),
    Buffer.alloc(4),
    count,
    count,
    uint32(listed.length),
    uint32(offset),
    Buffer.alloc(2),
  ])
  return Buffer.concat([...parts, listed, end])
}

type Fields = {
  readonly now: Date
  readonly crc: number
  readonly packed: number
  readonly plain: number
  /** Length in bytes. */
  readonly name: number
}

/** The part that local header and directory share. */
function fieldsOf({ now, crc, packed, plain, name }: Fields): Buffer {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1)
  const date = ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate()
  return Buffer.concat([
    ...[VERSION, UTF8_NAMES, DEFLATED, time, date].map(uint16),
    ...[crc, packed, plain].map(uint32),
    uint16(name),
    uint16(0),
  ])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
