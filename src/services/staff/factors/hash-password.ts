/**
 * Passwords as argon2id in the PHC string format, with the parameters OWASP recommends. A hash takes 19 MiB and about 100 ms
 * of one core: at most two run in parallel in a process, so that many sign-ins cannot exhaust memory and cores of the shop.
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { takeTurns } from './take-turns.ts'

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const TAG_BYTES = 32
const MAX_PARALLEL = 2

type Parameters = { readonly memory: number; readonly passes: number; readonly lanes: number }

const CURRENT: Parameters = { memory: MEMORY_KIB, passes: PASSES, lanes: LANES }

const takeTurn = takeTurns(MAX_PARALLEL)

const tagOf = (password: string, salt: Buffer, { memory, passes, lanes }: Parameters): Promise<Buffer> =>
  takeTurn(
    () =>
      new Promise((resolve, reject) => {
        const message = password.normalize('NFC')
        const parameters = { message, nonce: salt, parallelism: lanes, tagLength: TAG_BYTES, memory, passes }
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
      }),
  )

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, CURRENT)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', tag = ''] = PHC.exec(stored) ?? []
  const parameters = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) }
  const expected = Buffer.from(tag, 'base64')
  const given = await tagOf(password, Buffer.from(salt, 'base64'), parameters)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Of no password: what the typed one is compared with where there is no account, so that it takes the same time. */
export const DUMMY_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(TAG_BYTES))}`

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
