/**
 * The list of 100,000 common passwords, as sorted digests of six bytes: 600 kB, searched without reading it into anything
 * else. tools/common-passwords.ts writes it.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

export const COMMON_PASSWORDS_FILE = 'src/services/staff/factors/common-passwords.bin'

const DIGEST_BYTES = 6

/** Case does not make a common password a good one. */
export const commonPasswordDigest = (password: string): Buffer =>
  createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest().subarray(0, DIGEST_BYTES)

/** Read with the first password, and then cached. */
let list: Promise<Buffer> | undefined

/** Whether it is on the list, or a repetition of one that is: repeating makes a password long enough, not good enough. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readFile(COMMON_PASSWORDS_FILE)
  const digests = await list
  return [password, repeatedPart(password)].some((text) => text !== undefined && isListed(digests, text))
}

function repeatedPart(text: string): string | undefined {
  const [, part] = /^(.{4,64}?)\1+$/su.exec(text.slice(0, 256)) ?? []
  return part
}

function isListed(digests: Buffer, password: string): boolean {
  const digest = commonPasswordDigest(password)
  let [low, high] = [0, digests.length / DIGEST_BYTES]
  while (low < high) {
    const middle = (low + high) >>> 1
    const at = middle * DIGEST_BYTES
    const order = digest.compare(digests, at, at + DIGEST_BYTES)
    if (order === 0) return true
    if (order < 0) high = middle
    else low = middle + 1
  }
  return false
}
