import { storyNotFound } from '../../../contracts/content/content.ts'
import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import {
  type BlockViews,
  type BodyView,
  loadBody,
  loadStory,
  pathOf,
  readerOf,
  reportTo,
  type StoryViews,
} from '../../features/content/story/index.ts'
import { storyHead } from '../../features/frame/seo/index.ts'
import type { Load, ShopVisit } from '../../page/page-contract.ts'
import { asleep, notFound, shown } from '../../page/page-contract.ts'

export type FaqSection = { readonly id: string; readonly href: string; readonly title: string }

export type FaqView = {
  readonly title: string
  readonly intro: string
  readonly metaDescription: string
  readonly sections: readonly FaqSection[]
  readonly body: BodyView
}

/** The questions page, or one of its sections; both list the other sections. */
export const load: Load<FaqView> = async (visit) => {
  const section = visit.params['faq_section']
  const slug = typeof section === 'string' ? `faq/${section}` : 'faq'
  const [found, sections] = await Promise.all([loadStory(visit, slug), sectionsOf(visit)])
  if (found.kind === 'asleep') return asleep(`Story not fetched: ${slug}`)
  if (found.kind === 'none') return notFound(storyNotFound(slug))
  const { view, story } = found
  const { title, intro, metaDescription } = view
  const { body, tags } = await loadBody(visit, view.body, story.full_slug)
  const questions = view.component === 'faq-section' ? [listOf(view.questions, story.full_slug)] : []
  const others = sections.filter(({ href }) => href !== visit.path)
  const blocks = [...questions, ...body.blocks]
  const whole = { ...body, blocks }
  const head = await storyHead(visit, { ...found, slug, body: whole })
  return shown({ title, intro, metaDescription, sections: others, body: whole }, tags, head)
}

/** A section's questions are drawn as any other list of them. */
const listOf = (questions: StoryViews['faq-section']['questions'], uid: string): BlockViews['faq-list'] => ({
  component: 'faq-list',
  _uid: uid,
  title: '',
  questions,
})

/** None where they cannot be had: a page without its list is still a page. */
async function sectionsOf(visit: ShopVisit): Promise<readonly FaqSection[]> {
  const { contentKey, contentLocale: language } = visit.storefront
  try {
    const stories = await visit.clients.content.fetchSiblings({ contentKey, slug: 'faq/', language })
    return stories.flatMap((story) => {
      const view = story.content.component === 'faq-section' && readerOf(visit).story(story, reportTo(visit))
      return view ? [{ id: story.slug, href: linkTo(visit.code, pathOf(story)), title: view.title }] : []
    })
  } catch (err) {
    visit.miss('faqSectionsNotFetched', { err })
    return []
  }
}
