import { storyNotFound } from '../../../contracts/content.ts'
import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import { contentTags, listStories, type StoryView, toStoryView } from '../../features/content/index.ts'
import type { Load } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

export type FaqSection = { readonly id: string; readonly href: string; readonly title: string }

/** The questions page, or one of its sections; both list the other sections. */
export const load: Load<{ story: StoryView; sections: readonly FaqSection[] }> = async (visit) => {
  const { params, code, market, storefront, clients, path } = visit
  const { contentKey, contentLocale: language } = storefront
  const section = params['faq_section']
  const slug = typeof section === 'string' ? `faq/${section}` : 'faq'
  const [story, listed] = await Promise.all([
    clients.content.fetchStory({ contentKey, slug, language }),
    listStories(visit, { folder: 'faq/', contentType: 'faq-section' }),
  ])
  if (!story) return notFound(storyNotFound(slug))
  const sections = listed
    .map((entry) => ({
      id: entry.story.slug,
      href: linkTo(code, entry.path),
      title: toStoryView(entry.story, market).title,
    }))
    .filter(({ href }) => href !== path)
  return shown(
    { story: toStoryView(story, market), sections },
    contentTags([story, ...listed.map((entry) => entry.story)]),
  )
}
