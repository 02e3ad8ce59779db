import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import { storyTag, type StoryView, toStoryView } from '../../features/content/index.ts'
import type { Load } from '../../page-contract.ts'
import { notFound, shown } from '../../page-contract.ts'

export type FaqSection = { readonly id: string; readonly href: string; readonly title: string }

/** The questions page, or one of its sections; both list the other sections. */
export const load: Load<{ story: StoryView; sections: readonly FaqSection[] }> = async ({
  params,
  code,
  storefront,
  clients,
  path,
}) => {
  const { contentKey, contentLocale: language } = storefront
  const section = params['faq_section']
  const slug = typeof section === 'string' ? `faq/${section}` : 'faq'
  const [story, shared, own] = await Promise.all([
    clients.content.fetchStory({ contentKey, slug, language }),
    clients.content.fetchStories({ startsWith: '_default/faq/', contentType: 'faq-section', language }),
    clients.content.fetchStories({ startsWith: `${contentKey}/faq/`, contentType: 'faq-section', language }),
  ])
  if (!story) return notFound(`Story not found: ${slug}`)
  const bySlug = new Map([...shared, ...own].map((entry) => [entry.slug, entry]))
  const sections = [...bySlug.values()]
    .map((entry) => ({ id: entry.slug, href: linkTo(code, `/faq/${entry.slug}`), title: toStoryView(entry).title }))
    .filter(({ href }) => href !== path)
  const tags = [story, ...bySlug.values()].map((used) => storyTag(used.full_slug))
  return shown({ story: toStoryView(story), sections }, tags)
}
