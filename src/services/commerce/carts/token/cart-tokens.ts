/**
 * Cart tokens: JSON Web Tokens with one algorithm, whatever the token itself says of it. Whoever has a cart's token may
 * change that cart and nothing else, so a token names its purpose, its region and its cart.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { CART_TOKEN_AGE } from '../../../../contracts/cart.ts'
import type { WarehouseRegion } from '../../../../markets/types.ts'

/** Longer than any of ours. What is longer is not even looked at. */
const LONGEST_TOKEN = 1024
const PURPOSE = 'cart'
const REGIONS: readonly unknown[] = ['NL', 'US'] satisfies WarehouseRegion[]

export type CartClaims = { readonly cartId: string; readonly region: WarehouseRegion }

export type CartTokens = {
  /** Good for thirty days from now. */
  readonly sign: (claims: CartClaims, now: Date) => string
  /** Undefined when it is not ours, not a cart's, or too old: nobody is told which. */
  readonly read: (token: string, now: Date) => CartClaims | undefined
}

type Key = { readonly id: string; readonly secret: string }

/** The first secret signs; the others are still believed, so that a key can be changed without emptying carts. */
export function cartTokens(secrets: readonly [string, ...string[]]): CartTokens {
  const [first, ...others] = secrets
  const signing = keyOf(first)
  const keys = new Map([signing, ...others.map(keyOf)].map((key) => [key.id, key]))
  const header = encode({ alg: 'HS256', typ: 'JWT', kid: signing.id })
  return {
    sign({ cartId, region }, now) {
      const iat = Math.floor(now.getTime() / 1000)
      const body = `${header}.${encode({ purpose: PURPOSE, region, sub: cartId, iat, exp: iat + CART_TOKEN_AGE })}`
      return `${body}.${signatureOf(body, signing).toString('base64url')}`
    },
    read(token, now) {
      if (token.length > LONGEST_TOKEN) return undefined
      const [head = '', payload = '', signature = '', ...rest] = token.split('.')
      const stated = decode(head)
      if (rest.length > 0 || stated?.alg !== 'HS256' || typeof stated.kid !== 'string') return undefined
      const key = keys.get(stated.kid)
      if (key === undefined || !isSigned(`${head}.${payload}`, signature, key)) return undefined
      return claimsOf(decode(payload), Math.floor(now.getTime() / 1000))
    },
  }
}

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

function claimsOf(payload: Record<string, unknown> | undefined, nowSeconds: number): CartClaims | undefined {
  if (payload === undefined) return undefined
  const { purpose, region, sub, exp } = payload
  if (purpose !== PURPOSE || typeof sub !== 'string' || !isRegion(region)) return undefined
  return typeof exp === 'number' && exp > nowSeconds ? { cartId: sub, region } : undefined
}

const isRegion = (value: unknown): value is WarehouseRegion => REGIONS.includes(value)

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
