import { type Story, storyNotFound } from '../../../contracts/content.ts'
import { readListingPage } from '../../../markets/listings/listing-page.ts'
import { contentTags, type StoryView, toStoryView } from '../../features/content/index.ts'
import { type ListingView, loadListing } from '../../features/listing/index.ts'
import type { Load, ShopVisit } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

/**
 * Any content page: its story under the storefront's content key, else in the default content (CNT-02, CNT-03). A
 * category also shows its goods; the number at the end of its address is a page of them (LST-22).
 */
export const load: Load<{ story: StoryView; listing?: ListingView }> = async (visit) => {
  const slug = slugOf(visit)
  const { path, page } = readListingPage(`/${slug}`, visit.query.get('page'))
  const collection = path.slice(1)
  const own = await storyAt(visit, slug)
  const story = own ?? (collection === slug ? undefined : await storyAt(visit, collection))
  if (!story || (!own && !isCategory(story))) return notFound(storyNotFound(slug))
  const view = toStoryView(story, visit.market)
  if (!isCategory(story)) return shown({ story: view }, contentTags([story]))
  const { listing, tags } = await loadListing({
    client: visit.clients.discovery,
    market: visit.market,
    storefront: visit.code,
    collection: own ? slug : collection,
    contentName: story.name,
    page,
    query: visit.query,
  })
  return shown({ story: view, listing }, [...contentTags([story]), ...tags])
}

const isCategory = ({ content }: Story): boolean => content.component === 'category'

const storyAt = ({ storefront, clients }: ShopVisit, slug: string): Promise<Story | undefined> => {
  const { contentKey, contentLocale: language } = storefront
  return clients.content.fetchStory({ contentKey, slug, language })
}

const slugOf = ({ params, route }: ShopVisit): string => {
  const slugs = params['slugs']
  return Array.isArray(slugs) ? slugs.join('/') : route.path.replace('/:storefront/', '')
}
