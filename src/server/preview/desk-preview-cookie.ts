/**
 * The cookie of a preview that the desk opened: session of the desk, storefront, release, expiry, and an HMAC. It opens nothing by
 * itself: the session is looked up with every request, so it ends with the session (DCO-05).
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { hostCookieName } from '../../platform/http/host-cookie.ts'
import { deriveKey } from '../../platform/installation-secret.ts'
import { readCookie } from '../http/read-cookie.ts'

/** The preview that a ticket opened. */
export type DeskPreview = {
  readonly session: string
  readonly storefront: string
  readonly release: number | undefined
}

/** Ends like that of foreign editors: one cheap check finds both (`mayHoldSession`). */
const NAME = 'desk-preview'
const LASTS_SECONDS = 3600

type DeskPreviewCookieOptions = {
  readonly installationSecret: string
  /** The shop is known by an https address. */
  readonly isSecure: boolean
  /** The desk is on another host: its frame may be of another site for the browser. */
  readonly isCrossSite: boolean
}

export function deskPreviewCookie({ installationSecret, isSecure, isCrossSite }: DeskPreviewCookieOptions) {
  const name = hostCookieName(NAME, isSecure)
  const key = deriveKey(installationSecret, 'desk preview')
  const seal = (words: string): Buffer => createHmac('sha256', key).update(words).digest()
  const attributes = isCrossSite
    ? 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
    : `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`

  return {
    set({ session, storefront, release }: DeskPreview, now: Date): string {
      const expires = Math.floor(now.getTime() / 1000) + LASTS_SECONDS
      const words = `${session}.${storefront}.${release ?? 0}.${expires}`
      return `${name}=${words}.${seal(words).toString('base64url')}; Max-Age=${LASTS_SECONDS}; ${attributes}`
    },

    remove: `${name}=; Max-Age=0; ${attributes}`,

    read(cookies: string | undefined, now: Date): DeskPreview | undefined {
      const value = readCookie(cookies, name) ?? ''
      const [, words, session, storefront, release, expires, given] =
        /^(([\w-]{1,64})\.([a-z]{2})\.(\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(value) ?? []
      if (words === undefined || session === undefined || storefront === undefined || given === undefined) {
        return undefined
      }
      if (!timingSafeEqual(seal(words), Buffer.from(given, 'base64url'))) return undefined
      if (Number(expires) * 1000 <= now.getTime()) return undefined
      return { session, storefront, release: Number(release) || undefined }
    },
  }
}
