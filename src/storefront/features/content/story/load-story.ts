/** The story of a page, read for the place it is shown in. */
import type { Story } from '../../../../contracts/content/content.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'
import {
  contentReader,
  type AnyStoryView,
  type ContentReader,
  type Report,
} from '../../../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../../../contracts/content/kinds/setting.ts'

/** `asleep`: content could not be reached, so it is unknown whether there is such a story. */
export type LoadedStory =
  | { readonly kind: 'found'; readonly story: Story; readonly view: AnyStoryView }
  | { readonly kind: 'none' }
  | { readonly kind: 'asleep' }

type Where = Pick<ShopVisit, 'code' | 'market' | 'storefront' | 'clients' | 'warn' | 'miss'>

export async function loadStory(visit: Where, slug: string): Promise<LoadedStory> {
  const { contentKey, contentLocale: language } = visit.storefront
  let story: Story | undefined
  try {
    story = await visit.clients.content.fetchStory({ contentKey, slug, language })
  } catch (err) {
    visit.miss('storyNotFetched', { slug, err })
    return { kind: 'asleep' }
  }
  // A story that cannot be parsed counts as missing; the parser has reported why.
  const view = story && readerOf(visit).story(story, reportTo(visit))
  return story && view ? { kind: 'found', story, view } : { kind: 'none' }
}

export const readerOf = ({ code, market }: Pick<ShopVisit, 'code' | 'market'>): ContentReader =>
  contentReader(settingOf(code, market))

/** CNT-25: a block that cannot be shown is left out, and its path is logged. */
export const reportTo =
  ({ warn }: Pick<ShopVisit, 'warn'>): Report =>
  ({ path, message }) =>
    warn('contentInvalid', { path, reason: message })
