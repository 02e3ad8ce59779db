/**
 * The visual editor signs the URL of each page that it opens, with the preview token and a timestamp. The signature covers
 * neither the page nor the release, so it is valid for all of them.
 */
import { createHash, timingSafeEqual } from 'node:crypto'

/** In both directions, because clocks differ. */
const MAX_SECONDS = 3600

export type Signer = { readonly token: string; readonly spaceId: number }

export function isSigned(query: URLSearchParams, { token, spaceId }: Signer, now: Date): boolean {
  const part = (name: string): string => query.get(`_storyblok_tk[${name}]`) ?? ''
  const timestamp = part('timestamp')
  if (part('space_id') !== String(spaceId) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_SECONDS) return false
  const given = part('token').toLowerCase()
  // SHA-1 is prescribed by the editor.
  const expected = createHash('sha1').update(`${spaceId}:${token}:${timestamp}`).digest('hex')
  return /^[\da-f]{40}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
