/**
 * JSON Web Tokens with one algorithm, whatever the token itself says of it. A token names its purpose, so that one kind
 * never opens what another is for, although both are signed with the same keys.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Longer than any of ours. What is longer is not even looked at. */
const LONGEST_TOKEN = 1024

export type Secrets = readonly [string, ...string[]]

export type TokenKind = {
  readonly purpose: string
  /** In seconds. */
  readonly age: number
}

export type SignedTokens = {
  /** Good for its age from now. */
  readonly sign: (subject: string, claims: Readonly<Record<string, string>>, now: Date) => string
  /** Undefined when it is not ours, for something else, or too old: nobody is told which. */
  readonly read: (token: string, now: Date) => Readonly<Record<string, unknown>> | undefined
}

type Key = { readonly id: string; readonly secret: string }

/** The first secret signs; the others are still believed, so that a key can be changed and nobody loses anything. */
export function signedTokens([first, ...others]: Secrets, { purpose, age }: TokenKind): SignedTokens {
  const signing = keyOf(first)
  const keys = new Map([signing, ...others.map(keyOf)].map((key) => [key.id, key]))
  const header = encode({ alg: 'HS256', typ: 'JWT', kid: signing.id })
  return {
    sign(subject, claims, now) {
      const iat = seconds(now)
      const body = `${header}.${encode({ purpose, ...claims, sub: subject, iat, exp: iat + age })}`
      return `${body}.${signatureOf(body, signing).toString('base64url')}`
    },
    read(token, now) {
      if (token.length > LONGEST_TOKEN) return undefined
      const [head = '', payload = '', signature = '', ...rest] = token.split('.')
      const stated = decode(head)
      if (rest.length > 0 || stated?.alg !== 'HS256' || typeof stated.kid !== 'string') return undefined
      const key = keys.get(stated.kid)
      if (key === undefined || !isSigned(`${head}.${payload}`, signature, key)) return undefined
      const claims = decode(payload)
      if (claims?.purpose !== purpose || typeof claims.sub !== 'string') return undefined
      return typeof claims.exp === 'number' && claims.exp > seconds(now) ? claims : undefined
    },
  }
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/** The id tells nothing of the secret, and is the same on every node that has it. */
function keyOf(secret: string): Key {
  return { id: createHash('sha256').update(`cart key ${secret}`).digest('base64url').slice(0, 12), secret }
}

const signatureOf = (body: string, { secret }: Key): Buffer => createHmac('sha256', secret).update(body).digest()

/** Compared as text: two spellings of the same bytes are two tokens, and one of them is not ours. */
function isSigned(body: string, signature: string, key: Key): boolean {
  const ours = Buffer.from(signatureOf(body, key).toString('base64url'))
  const theirs = Buffer.from(signature)
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
