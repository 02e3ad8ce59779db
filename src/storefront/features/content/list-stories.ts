/** The stories of one kind below a folder: the storefront's own, and the shared ones that it has no version of. */
import type { Story } from '../../../contracts/content.ts'
import { DEFAULT_CONTENT_KEY } from '../../../contracts/content.ts'
import type { ShopVisit } from '../../page-contract.ts'

export type ListedStory = { readonly path: string; readonly story: Story }

type Wanted = { readonly folder: string; readonly contentType: string }

/** An empty list where they cannot be had: a page without its list is still a page. */
export async function listStories({ storefront, clients }: ShopVisit, wanted: Wanted): Promise<readonly ListedStory[]> {
  const { contentKey, contentLocale: language } = storefront
  const { folder, contentType } = wanted
  const ask = (key: string) => clients.content.fetchStories({ startsWith: `${key}/${folder}`, contentType, language })
  const [shared, own] = await Promise.all([ask(DEFAULT_CONTENT_KEY), ask(contentKey)]).catch((): [Story[], Story[]] => [
    [],
    [],
  ])
  const byPath = new Map([...shared, ...own].map((story) => [pathOf(story), story]))
  return [...byPath].map(([path, story]) => ({ path, story }))
}

/** The path under the storefront: the full slug without its content key. */
const pathOf = ({ full_slug }: Story): string => full_slug.slice(full_slug.indexOf('/'))
