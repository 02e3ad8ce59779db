/**
 * JSON Web Tokens with one fixed algorithm; the `alg` of a token is not trusted. A token names its purpose, so that one kind is
 * never accepted as another, although both are signed with the same keys.
 */
import { createHash, createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'

/** Longer than any of ours. What is longer is not even looked at. */
const MAX_TOKEN_LENGTH = 1024

/** In seconds. A token that was signed within this time is reused: a shopper sends many requests in a minute. */
const YOUNG = 60

/** The cache is cleared as a whole when full: active shoppers refill it with their next call. */
const MAX_CACHED_TOKENS = 10_000

export type Secrets = readonly [string, ...string[]]

export type TokenKind = {
  readonly purpose: string
  /** In seconds. */
  readonly age: number
}

export type SignedTokens = {
  /** Good for its age from now. */
  readonly sign: (subject: string, claims: Readonly<Record<string, string>>, now: Date) => string
  /** Undefined when it is not ours, for something else, or expired: the caller does not learn which. */
  readonly read: (token: string, now: Date) => Readonly<Record<string, unknown>> | undefined
}

/** With a key made once: to make one takes longer than to sign with it. */
type Key = { readonly header: string; readonly secret: KeyObject }

type Claims = Readonly<Record<string, unknown>>

/**
 * The first secret signs; the others are still accepted, so that keys can be rotated without losing carts. Signing and verifying
 * take a tenth of a change to a cart, so both are cached; the expiry is checked each time.
 */
export function signedTokens([first, ...others]: Secrets, { purpose, age }: TokenKind): SignedTokens {
  const signing = keyOf(first)
  // Compared with the exact header that we write: any other header is not ours.
  const keys = new Map([signing, ...others.map(keyOf)].map((key) => [key.header, key]))
  const given = new Map<string, { readonly token: string; readonly iat: number }>()
  const verified = new Map<string, Claims>()

  const claimsOf = (token: string): Claims | undefined => {
    if (token.length > MAX_TOKEN_LENGTH) return undefined
    const [head = '', payload = '', signature = '', ...rest] = token.split('.')
    const key = keys.get(head)
    if (key === undefined || rest.length > 0 || !isSigned(`${head}.${payload}`, signature, key)) return undefined
    const claims = decode(payload)
    return claims?.purpose === purpose && typeof claims.sub === 'string' ? claims : undefined
  }

  return {
    sign(subject, claims, now) {
      const iat = seconds(now)
      const about = [subject, ...Object.values(claims)].join(' ')
      const earlier = given.get(about)
      if (earlier !== undefined && earlier.iat <= iat && iat - earlier.iat < YOUNG) return earlier.token
      const payload = { purpose, ...claims, sub: subject, iat, exp: iat + age }
      const body = `${signing.header}.${encode(payload)}`
      const token = `${body}.${signatureOf(body, signing)}`
      cacheValue(given, about, { token, iat })
      cacheValue(verified, token, payload)
      return token
    },
    read(token, now) {
      const known = verified.get(token)
      const claims = known ?? claimsOf(token)
      if (claims === undefined) return undefined
      if (known === undefined) cacheValue(verified, token, claims)
      return typeof claims['exp'] === 'number' && claims['exp'] > seconds(now) ? claims : undefined
    },
  }
}

function cacheValue<Value>(memory: Map<string, Value>, name: string, value: Value): void {
  if (memory.size >= MAX_CACHED_TOKENS) memory.clear()
  memory.set(name, value)
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/** The id does not reveal the secret, and is the same on every node that has it. */
function keyOf(secret: string): Key {
  const kid = createHash('sha256').update(`cart key ${secret}`).digest('base64url').slice(0, 12)
  return { header: encode({ alg: 'HS256', typ: 'JWT', kid }), secret: createSecretKey(secret, 'utf8') }
}

const signatureOf = (body: string, { secret }: Key): string =>
  createHmac('sha256', secret).update(body).digest('base64url')

/** Compared as text: two spellings of the same bytes are two tokens, and one of them is not ours. */
function isSigned(body: string, signature: string, key: Key): boolean {
  const ours = Buffer.from(signatureOf(body, key))
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
