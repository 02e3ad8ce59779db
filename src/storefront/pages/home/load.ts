import type { Story } from '../../../contracts/content.ts'
import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import { storyTag, type StoryView, toStoryView } from '../../features/content/index.ts'
import type { Load, ShopVisit } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

export type Shelf = { readonly href: string; readonly title: string }

export const load: Load<{ story: StoryView; shelves: readonly Shelf[] }> = async (visit) => {
  const { contentKey, contentLocale: language } = visit.storefront
  const [story, categories] = await Promise.all([
    visit.clients.content.fetchStory({ contentKey, slug: 'home', language }),
    listCategories(visit),
  ])
  if (!story) return notFound('Story not found: home')
  const shelves = categories.map((category) => toShelf(visit, category))
  return shown(
    { story: toStoryView(story), shelves },
    [story, ...categories].map((used) => storyTag(used.full_slug)),
  )
}

/** The storefront's own categories, and the shared ones that it has no version of. */
async function listCategories({ storefront, clients }: ShopVisit): Promise<readonly Story[]> {
  const { contentKey, contentLocale: language } = storefront
  const [shared, own] = await Promise.all(
    ['_default', contentKey].map((key) =>
      clients.content.fetchStories({ startsWith: `${key}/`, contentType: 'category', language }),
    ),
  )
  const bySlug = new Map((shared ?? []).map((story) => [pathOf(story), story]))
  for (const story of own ?? []) bySlug.set(pathOf(story), story)
  return [...bySlug.values()]
}

/** The path under the storefront: the full slug without its content key. */
const pathOf = ({ full_slug }: Story): string => full_slug.slice(full_slug.indexOf('/'))

const toShelf = ({ code }: ShopVisit, story: Story): Shelf => ({
  href: linkTo(code, pathOf(story)),
  title: toStoryView(story).title,
})
