/**
 * The parts of a demo that visitors must not use: the mailbox and the controls of the payment sandbox. On a machine of one's own
 * they are open; a shop that others can reach requires the token that it printed at its start (SEC-09).
 */
import type { Fetch } from '../contracts/call-json.ts'
import type { Config } from '../platform/config/read-config.ts'
import { hostCookieName, isSecureAddress } from '../platform/http/host-cookie.ts'
import { isSameSecret } from '../platform/http/same-secret.ts'
import { deriveKey } from '../platform/installation-secret.ts'
import { EVERYWHERE } from './http/security-headers.ts'
import { readCookie } from './http/read-cookie.ts'

export const DEMO_TOKEN_HEADER = 'x-demo-token'
export const DEMO_TOKEN_PARAMETER = 'demo-token'
const LASTS_SECONDS = 12 * 3600

export type DemoAccess = {
  /** Undefined where no token is required. */
  readonly token: string | undefined
  readonly isAllowed: (request: Request) => boolean
  /** A service that answers to those who may use it. An address with the token opens it in a browser. */
  readonly guard: (fetch: Fetch) => Fetch
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/** Whether others than the user of this machine may reach the shop. */
export const isExposed = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): boolean =>
  isSecureAddress(publicUrl) || !LOOPBACK.test(host)

export function demoAccess(config: Pick<Config, 'host' | 'publicUrl'>, installationSecret: string): DemoAccess {
  if (!isExposed(config)) return localAccess
  const token = deriveKey(installationSecret, 'demo token').toString('base64url')
  const isSecure = isSecureAddress(config.publicUrl)
  const name = hostCookieName('sockeye-demo', isSecure)
  const isRight = (given: string | null | undefined): boolean =>
    given !== null && given !== undefined && isSameSecret(given, token)
  const isAllowed = ({ headers }: Request): boolean =>
    isRight(headers.get(DEMO_TOKEN_HEADER)) || isRight(readCookie(headers.get('cookie') ?? undefined, name))
  const cookie = `${name}=${token}; Path=/; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

  return {
    token,
    isAllowed,
    guard: (fetch) => async (request) => {
      if (isAllowed(request)) return fetch(request)
      const { pathname, searchParams } = new URL(request.url)
      if (!isRight(searchParams.get(DEMO_TOKEN_PARAMETER))) return refused()
      const headers = { ...EVERYWHERE, Location: pathname, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }
      return new Response(null, { status: 303, headers })
    },
  }
}

/**
 * Without a token, but only under a name of this machine: another site whose name resolves to it (DNS rebinding) would read
 * the mailbox through the visitor's browser.
 */
const isLocal = ({ url }: Request): boolean => LOOPBACK.test(new URL(url).hostname.replaceAll(/[[\]]/g, ''))

const localAccess: DemoAccess = {
  token: undefined,
  isAllowed: isLocal,
  guard: (fetch) => async (request) =>
    isLocal(request)
      ? fetch(request)
      : refused('This part of the demo is open under the address of this machine only.'),
}

const refused = (reason = 'This part of the demo needs the token that the shop printed at its start.'): Response =>
  new Response(`${reason}\n`, {
    status: 401,
    headers: { ...EVERYWHERE, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
