import { DESK_PATH } from '../../src/server/desk/route-desk.ts'
import type { Endpoint } from './endpoints.ts'

/** One request that should be rejected, or at least do no harm. */
export type BadRequest = {
  readonly endpoint: Endpoint
  readonly attack: string
  readonly method: string
  /** Path and query, encoded. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** The contract rejects it: a response of success is a failure. Otherwise it may be accepted, too. */
  readonly isRejected: boolean
}

export type Tokens = {
  readonly cartToken: string
  readonly orderToken: string
  readonly orderId: string
  /** Of the session of an owner at the desk. */
  readonly deskCookie: string
  /** By the name of the endpoint: one key for each, because a key has few requests in a minute. */
  readonly apiKeys: ReadonlyMap<string, string>
}

const HARMLESS: Readonly<Record<string, string>> = {
  country: 'NL',
  storefront: 'uk',
  tenantId: 'default',
  widget: 'listing-uk-gb',
  profile: 'everybody',
  limit: '10',
  page: '1',
  width: '320',
  variables: encodeURIComponent(JSON.stringify({ collection: 'adults/socks' })),
}

/** The address of an endpoint with ordinary parameters, or with one of them replaced. */
export function targetOf({ path }: Endpoint, tokens: Tokens, replaced: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const usual = name === 'id' ? tokens.orderId : HARMLESS[name]
    return replaced[name] ?? usual ?? 'anything'
  })
}

export function authorization({ auth, path, name }: Endpoint, tokens: Tokens): Readonly<Record<string, string>> {
  if (path.startsWith(DESK_PATH)) return { ...DESK_HEADERS, cookie: tokens.deskCookie }
  const apiKey = tokens.apiKeys.get(name)
  if (apiKey !== undefined) return { authorization: `Bearer ${apiKey}`, 'idempotency-key': 'a-key-of-the-attacks' }
  return auth === undefined ? {} : { authorization: `Bearer ${tokens[auth]}` }
}

/** Without them every request would be rejected as one of another site, and nothing else would be tested. */
const DESK_HEADERS = { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'a-key-of-the-attacks' }
