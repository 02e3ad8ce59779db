/**
 * A file of typed sections, one after the other: the kind, the length, the bytes and their checksum. Written and read in pieces, so
 * that requests are served meanwhile; it appears under its name only when it is complete.
 */
import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { PRIVATE_FILE } from '../../../platform/private-files.ts'

const KINDS = ['texts', 'numbers', 'int32', 'uint32', 'uint16', 'uint8'] as const
export type SectionKind = (typeof KINDS)[number]

export type SectionWriter = {
  readonly write: (kind: SectionKind, bytes: Uint8Array) => Promise<void>
}

export type SectionReader = {
  /** Throws where the next section is of another kind, cut off or damaged. */
  readonly read: (kind: SectionKind) => Promise<Uint8Array<ArrayBuffer>>
}

const PIECE = 1 << 22
const HEADER_BYTES = 12
const CHECKSUM_BYTES = 4

export async function writeSections(file: string, write: (to: SectionWriter) => Promise<void>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}.part`
  try {
    const handle = await open(unfinished, 'wx', PRIVATE_FILE)
    try {
      await write({ write: (kind, bytes) => writeSection(handle, kind, bytes) })
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeSection(handle: FileHandle, kind: SectionKind, bytes: Uint8Array): Promise<void> {
  const header = new DataView(new ArrayBuffer(HEADER_BYTES))
  header.setUint32(0, KINDS.indexOf(kind))
  header.setFloat64(4, bytes.byteLength)
  await handle.writeFile(new Uint8Array(header.buffer))
  let checksum = 0
  for (let at = 0; at < bytes.byteLength; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE)
    checksum = crc32(piece, checksum)
    await handle.writeFile(piece)
  }
  const end = new DataView(new ArrayBuffer(CHECKSUM_BYTES))
  end.setUint32(0, checksum)
  await handle.writeFile(new Uint8Array(end.buffer))
}

export async function readSections<Value>(file: string, read: (from: SectionReader) => Promise<Value>): Promise<Value> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    let position = 0
    const readBytes = async (length: number): Promise<Uint8Array<ArrayBuffer>> => {
      if (!(length <= size - position)) throw new Error(`${file} is cut off`)
      const bytes = new Uint8Array(length)
      for (let at = 0; at < length;) {
        const { bytesRead } = await handle.read(bytes, at, Math.min(PIECE, length - at), position)
        if (bytesRead === 0) throw new Error(`${file} is cut off`)
        at += bytesRead
        position += bytesRead
      }
      return bytes
    }
    return await read({
      async read(kind) {
        const header = viewOf(await readBytes(HEADER_BYTES))
        const stored = KINDS[header.getUint32(0)]
        if (stored !== kind) throw new Error(`${file} has ${stored ?? 'something unknown'} in place of ${kind}`)
        const bytes = await readBytes(header.getFloat64(4))
        const checksum = viewOf(await readBytes(CHECKSUM_BYTES)).getUint32(0)
        if (checksumOf(bytes) !== checksum) throw new Error(`${file} is damaged`)
        return bytes
      },
    })
  } finally {
    await handle.close()
  }
}

const viewOf = ({ buffer }: Uint8Array<ArrayBuffer>): DataView => new DataView(buffer)

function checksumOf(bytes: Uint8Array): number {
  let checksum = 0
  for (let at = 0; at < bytes.byteLength; at += PIECE) checksum = crc32(bytes.subarray(at, at + PIECE), checksum)
  return checksum
}
