/** The cookie of a staff session (STF-15): not readable by scripts, sent by the desk's own pages only, bound to the host. */
import { hostCookieName } from '../../platform/http/host-cookie.ts'
import { readCookie } from '../http/read-cookie.ts'

export type SessionCookie = {
  /** The token; undefined without one. */
  readonly read: (cookies: string | null) => string | undefined
  readonly set: (token: string) => string
  readonly remove: string
}

/** Without an expiry: the session ends on the server, and in the browser when it is closed. */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = hostCookieName('desk', isSecure)
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read: (cookies) => readCookie(cookies ?? undefined, name) || undefined,
    set: (token) => `${name}=${token}; ${attributes}`,
    remove: `${name}=; Max-Age=0; ${attributes}`,
  }
}
