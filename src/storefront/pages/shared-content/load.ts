import { readerOf, reportTo, type SharedView } from '../../features/content/story/index.ts'
import type { Load } from '../../page/page-contract.ts'
import { asleep, shown } from '../../page/page-contract.ts'

export type SharedPiece = { readonly slug: string; readonly view: SharedView }

/** Every piece of shared content that can be read, as the storefront sees it (RTE-16). */
export const load: Load<{ contentKey: string; pieces: readonly SharedPiece[] }> = async (visit) => {
  const { contentKey, contentLocale: language } = visit.storefront
  const stories = await visit.clients.content.fetchSharedContent({ contentKey, language }).catch((err: unknown) => {
    visit.miss('sharedContentNotFetched', { contentKey, err })
    return undefined
  })
  if (!stories) return asleep('No shared content stories')
  const pieces = stories.flatMap(({ full_slug: slug, content }) => {
    const view = readerOf(visit).shared(content, slug, reportTo(visit))
    return view ? [{ slug, view }] : []
  })
  return shown({ contentKey, pieces })
}
