/** In which storefronts a story is a page: everywhere where it is shared by all, else where content has one of its name. */
import { DEFAULT_CONTENT_KEY, type Story } from '../../../../contracts/content/content.ts'
import { STOREFRONT_CODES } from '../../../../markets/storefronts/codes.ts'
import { findStorefront } from '../../../../markets/storefronts/table.ts'
import type { StorefrontCode } from '../../../../markets/types.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'

type Where = Pick<ShopVisit, 'clients' | 'environment' | 'code'>
type Named = Pick<Story, 'full_slug' | 'default_full_slug'>

export async function placesOfStory(visit: Where, slug: string, story: Named): Promise<ReadonlySet<StorefrontCode>> {
  const everywhere: ReadonlySet<StorefrontCode> = new Set(STOREFRONT_CODES)
  const { full_slug: full, default_full_slug: untranslated } = story
  if ((untranslated ?? full).startsWith(`${DEFAULT_CONTENT_KEY}/`)) return everywhere
  const { content } = visit.clients
  const isThere = async (contentKey: string) =>
    (await content.fetchStory({ contentKey, slug, language: 'default' })) !== undefined
  try {
    if (await isThere(DEFAULT_CONTENT_KEY)) return everywhere
    const found = STOREFRONT_CODES.map(async (code) => {
      const key = findStorefront(visit.environment, code)?.contentKey
      return key !== undefined && (await isThere(key)) ? [code] : []
    })
    return new Set((await Promise.all(found)).flat())
  } catch {
    // The page itself was found; the others are left out until content is reachable again.
    return new Set([visit.code])
  }
}
