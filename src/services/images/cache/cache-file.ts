/**
 * The file format of a cached rendering: a mark, the digest of its key and bytes, the bytes. A truncated, modified or
 * renamed file does not match its digest, and is not served.
 */
import { createHash } from 'node:crypto'

export type StoredPicture = { readonly bytes: Buffer; readonly etag: string }

const MARK = Buffer.from('sockeye1')
const DIGEST_BYTES = 32
const HEAD_BYTES = MARK.byteLength + DIGEST_BYTES

export function packPicture(key: string, bytes: Buffer): { readonly file: Buffer; readonly picture: StoredPicture } {
  const digest = digestOf(key, bytes)
  return { file: Buffer.concat([MARK, digest, bytes]), picture: { bytes, etag: etagOf(digest) } }
}

export function unpackPicture(key: string, file: Buffer): StoredPicture | undefined {
  const digest = file.subarray(MARK.byteLength, HEAD_BYTES)
  const bytes = file.subarray(HEAD_BYTES)
  if (!file.subarray(0, MARK.byteLength).equals(MARK) || !digest.equals(digestOf(key, bytes))) return undefined
  return { bytes, etag: etagOf(digest) }
}

const digestOf = (key: string, bytes: Buffer): Buffer => createHash('sha256').update(key).update(bytes).digest()

const etagOf = (digest: Buffer): string => `"${digest.toString('base64url').slice(0, 22)}"`
