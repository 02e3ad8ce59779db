/**
 * The session cookie of an editor after a signed URL was opened: release, expiry, and an HMAC. Nothing is stored on the
 * server, so sessions work on every node, and a new preview token invalidates all of them.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { hostCookieName } from '../../platform/http/host-cookie.ts'
import { readCookie } from '../http/read-cookie.ts'

export type PreviewSession = { readonly release: number | undefined }

const NAME = 'preview'
const LASTS_SECONDS = 3600
/** An editor shows the page in a frame of another site: `Partitioned` limits the session to that editor. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'

/** Cheap check for every request. */
export const mayHoldSession = (cookies: string | undefined): boolean => cookies?.includes(`${NAME}=`) === true

export const endedSession = (isSecure: boolean): string =>
  `${hostCookieName(NAME, isSecure)}=; Max-Age=0; ${ATTRIBUTES}`

export function createSessions(previewToken: string, isSecure = false) {
  const name = hostCookieName(NAME, isSecure)
  const key = Buffer.from(hkdfSync('sha256', previewToken, '', 'preview session', 32))
  const seal = (words: string): Buffer => createHmac('sha256', key).update(words).digest()

  return {
    /** The Set-Cookie header that starts or prolongs a session. */
    cookieOf({ release }: PreviewSession, now: Date): string {
      const words = `${release ?? 0}.${Math.floor(now.getTime() / 1000) + LASTS_SECONDS}`
      return `${name}=${words}.${seal(words).toString('base64url')}; Max-Age=${LASTS_SECONDS}; ${ATTRIBUTES}`
    },

    read(cookies: string | undefined, now: Date): PreviewSession | undefined {
      if (!mayHoldSession(cookies)) return undefined
      const value = readCookie(cookies, name) ?? ''
      const [, words, release, expires, given] = /^((\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(value) ?? []
      if (words === undefined || given === undefined) return undefined
      if (!timingSafeEqual(seal(words), Buffer.from(given, 'base64url'))) return undefined
      if (Number(expires) * 1000 <= now.getTime()) return undefined
      return { release: Number(release) || undefined }
    },
  }
}
