/** Which bundled copy of the shared content a storefront falls back to (CNT-16). */
import type { StorefrontCode } from '../../markets/types.ts'
import type { Story } from '../content/content.ts'

export const SHARED_REGIONS = ['de', 'es', 'eu', 'fr', 'gl', 'it', 'nl', 'uk', 'us'] as const

/** A story of a copy. */
export type BundledStory = Pick<Story, 'full_slug' | 'content'>

export type SharedRegion = (typeof SHARED_REGIONS)[number]

export const LAST_RESORT: SharedRegion = 'us'

/** Austria and Switzerland read the German copy, Belgium the Dutch one; nobody meets another language than their own. */
const REGIONS: Readonly<Record<StorefrontCode, SharedRegion>> = {
  uk: 'uk',
  de: 'de',
  at: 'de',
  ch: 'de',
  nl: 'nl',
  be: 'nl',
  fr: 'fr',
  es: 'es',
  it: 'it',
  us: 'us',
  eu: 'eu',
  gl: 'gl',
}

export function sharedRegionOf(storefront: string): SharedRegion {
  const isKnown = (code: string): code is StorefrontCode => Object.hasOwn(REGIONS, code)
  return isKnown(storefront) ? REGIONS[storefront] : LAST_RESORT
}
