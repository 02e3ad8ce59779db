import { storyNotFound } from '../../../contracts/content.ts'
import { contentTags, type StoryView, toStoryView } from '../../features/content/index.ts'
import type { Load, ShopVisit } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

/** Any content page: its story under the storefront's content key, else in the default content (CNT-02, CNT-03). */
export const load: Load<{ story: StoryView; goods: boolean }> = async (visit) => {
  const slug = slugOf(visit)
  const { contentKey, contentLocale: language } = visit.storefront
  const story = await visit.clients.content.fetchStory({ contentKey, slug, language })
  if (!story) return notFound(storyNotFound(slug))
  const goods = story.content.component === 'category'
  return shown({ story: toStoryView(story, visit.market), goods }, contentTags([story]))
}

const slugOf = ({ params, route }: ShopVisit): string => {
  const slugs = params['slugs']
  return Array.isArray(slugs) ? slugs.join('/') : route.path.replace('/:storefront/', '')
}
