import { storyNotFound } from '../../../contracts/content/content.ts'
import { type BodyView, loadBody, loadStory } from '../../features/content/story/index.ts'
import type { TileView } from '../../features/catalogue/product/index.ts'
import { loadLiked } from '../../features/catalogue/recommendations/index.ts'
import { homeHead } from '../../features/frame/seo/index.ts'
import type { Load } from '../../page/page-contract.ts'
import { makeshift, notFound, shown } from '../../page/page-contract.ts'

export type HomeView =
  | { readonly outcome: 'story'; readonly title: string; readonly metaDescription: string; readonly body: BodyView }
  /** Content is unreachable: the products are shown without it. */
  | { readonly outcome: 'products'; readonly liked: readonly TileView[] }

export const load: Load<HomeView> = async (visit) => {
  const found = await loadStory(visit, 'home')
  if (found.kind === 'none') return notFound(storyNotFound('home'))
  if (found.kind === 'asleep') {
    const { market, clients } = visit
    const { liked } = await loadLiked({ client: clients.discovery, market, widget: 'home' })
    return makeshift({ outcome: 'products', liked })
  }
  const { title, metaDescription, body: raw } = found.view
  const { body, tags } = await loadBody(visit, raw, found.story.full_slug)
  const head = await homeHead(visit, { ...found, body })
  return shown({ outcome: 'story', title, metaDescription, body }, tags, head)
}
