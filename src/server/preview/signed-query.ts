/**
 * The visual editor signs the address of each page that it opens: who knows the preview token made it, and made it
 * lately. The signature covers neither the page nor the release, so it opens all of them.
 */
import { createHash, timingSafeEqual } from 'node:crypto'

/** Either way: clocks differ. */
const MAX_SECONDS = 3600

export type Signer = { readonly token: string; readonly spaceId: number }

export function isSigned(query: URLSearchParams, { token, spaceId }: Signer, now: Date): boolean {
  const part = (name: string): string => query.get(`_storyblok_tk[${name}]`) ?? ''
  const timestamp = part('timestamp')
  if (part('space_id') !== String(spaceId) || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > MAX_SECONDS) return false
  const given = part('token').toLowerCase()
  // The way the editor signs, whatever we think of it.
  const expected = createHash('sha1').update(`${spaceId}:${token}:${timestamp}`).digest('hex')
  return /^[\da-f]{40}$/.test(given) && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
