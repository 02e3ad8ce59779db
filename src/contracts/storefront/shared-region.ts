/** Which bundled copy of the shared content a storefront falls back to (CNT-16): the one of its content key. */
import { CONTENT_KEYS } from '../../markets/derived/storefront-codes.ts'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import type { ContentKey } from '../../markets/types.ts'
import type { Story } from '../content/content.ts'

/** Every content key but the one of content that all share. */
export type SharedRegion = Exclude<ContentKey, '_default'>

const isRegion = (key: ContentKey): key is SharedRegion => key !== '_default'

export const SHARED_REGIONS: readonly SharedRegion[] = CONTENT_KEYS.filter(isRegion).toSorted()

/** A story of a copy. */
export type BundledStory = Pick<Story, 'full_slug' | 'content'>

export const LAST_RESORT: SharedRegion = 'us'

/** Austria and Switzerland read the German copy, Belgium the Dutch one: every visitor reads their own language. */
export function sharedRegionOf(storefront: string): SharedRegion {
  return isStorefrontCode(storefront) ? STOREFRONT_RECORDS[storefront].contentKey : LAST_RESORT
}
