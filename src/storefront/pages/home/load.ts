import { storyNotFound } from '../../../contracts/content.ts'
import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import { contentTags, listStories, type StoryView, toStoryView } from '../../features/content/index.ts'
import type { Load } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

export type Shelf = { readonly href: string; readonly title: string }

export const load: Load<{ story: StoryView; shelves: readonly Shelf[] }> = async (visit) => {
  const { code, market, storefront, clients } = visit
  const { contentKey, contentLocale: language } = storefront
  const [story, categories] = await Promise.all([
    clients.content.fetchStory({ contentKey, slug: 'home', language }),
    listStories(visit, { folder: '', contentType: 'category' }),
  ])
  if (!story) return notFound(storyNotFound('home'))
  const shelves = categories.map(({ path, story: category }) => ({
    href: linkTo(code, path),
    title: toStoryView(category, market).title,
  }))
  const used = [story, ...categories.map((category) => category.story)]
  return shown({ story: toStoryView(story, market), shelves }, contentTags(used))
}
