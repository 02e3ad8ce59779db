import { storyNotFound } from '../../../contracts/content/content.ts'
import { isUnavailable } from '../../../contracts/is-unavailable.ts'
import { readListingPage } from '../../../markets/listings/listing-page.ts'
import {
  type AnyStoryView,
  type BodyView,
  type LinkView,
  loadBody,
  loadStory,
  longDate,
  type PictureView,
  type LoadedStory,
} from '../../features/content/story/index.ts'
import { type ListingView, loadListing, type PanelView } from '../../features/catalogue/listing/index.ts'
import { storyHead } from '../../features/frame/seo/index.ts'
import type { Load, Loaded, ShopVisit } from '../../page/page-contract.ts'
import { asleep, makeshift, notFound, shown, unavailable } from '../../page/page-contract.ts'

export type StoryPageView = {
  readonly title: string
  readonly intro: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly body: BodyView
  readonly listing?: ListingView
  /** It has a listing, whose products cannot be fetched now. */
  readonly isListingMissing?: true
  /** The filters of the listing. */
  readonly panel?: PanelView
  /** Of a post: when, by whom, and the way back to the others. */
  readonly post?: {
    readonly date: string
    readonly day: string | undefined
    readonly author: string
    readonly picture: PictureView | undefined
    readonly back: LinkView
  }
}

const NO_BODY: BodyView = { blocks: [], tiles: {}, posts: {} }

/**
 * Any content page: its story under the storefront's content key, else in the default content (CNT-02, CNT-03). A
 * category also shows its products; the number at the end of its address is a page of them (LST-22).
 */
export const load: Load<StoryPageView> = async (visit) => {
  const slug = slugOf(visit)
  // The home page has one address.
  if (slug === 'home') return { kind: 'redirect', to: `/${visit.code}`, permanent: true }
  const { path, page } = readListingPage(`/${slug}`, visit.query.get('page'))
  const collection = path.slice(1)
  const own = await loadStory(visit, slug)
  const isNumbered = own.kind === 'none' && collection !== slug
  const found = isNumbered ? await loadStory(visit, collection) : own
  if (found.kind === 'asleep') return productsWithoutStory(visit, { slug, collection, page })
  if (found.kind === 'none' || (isNumbered && found.view.component !== 'category')) return notFound(storyNotFound(slug))
  if (found.view.component === 'redirect') {
    const { link } = found.view
    return link ? { kind: 'redirect', to: link.href, permanent: true } : notFound(storyNotFound(slug))
  }
  const { body, tags } = await loadBody(visit, found.view.body, found.story.full_slug)
  const view = { ...wordsOf(found.view), body, ...postOf(found, visit) }
  if (found.view.component !== 'category') return shown(view, tags, await storyHead(visit, { ...found, slug, body }))
  const listed = isNumbered ? collection : slug
  const category = await loadCategory(visit, listed, found.story.name, page).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    visit.miss('listingNotFetched', { collection: listed, err: error })
  })
  if (!category) return unavailable({ ...view, isListingMissing: true })
  if (category.kind === 'moved') return { kind: 'redirect', to: category.to, permanent: false }
  const { listing, panel } = category
  const head = await storyHead(visit, { ...found, slug: listed, body, listing })
  return shown({ ...view, listing, ...(panel && { panel }) }, [...tags, ...category.tags], head)
}

const wordsOf = ({ title, intro, metaTitle, metaDescription }: AnyStoryView) => ({
  title,
  intro,
  metaTitle,
  metaDescription,
})

function postOf(
  { story, view }: LoadedStory & { kind: 'found' },
  { code, market }: ShopVisit,
): Pick<StoryPageView, 'post'> {
  if (view.component !== 'post') return {}
  const { date, author, picture } = view
  const [, folder = ''] = story.full_slug.split('/')
  const day = longDate(date, market.locale.iso)
  return { post: { date, day, author, picture, back: { href: `/${code}/${folder}` } } }
}

const loadCategory = (
  { clients, market, code, query, shared }: ShopVisit,
  collection: string,
  contentName: string,
  page: number | undefined,
) =>
  loadListing({
    client: clients.discovery,
    shipping: clients.shipping,
    market,
    storefront: code,
    collection,
    contentName,
    page,
    query,
    shared,
  })

type Wanted = { readonly slug: string; readonly collection: string; readonly page: number | undefined }

/** Content is unreachable: the products under this address are shown, under the name in the menu. */
async function productsWithoutStory(
  visit: ShopVisit,
  { slug, collection, page }: Wanted,
): Promise<Loaded<StoryPageView>> {
  const named = [slug, collection].find((one) => menuName(visit, one) !== undefined)
  const category = named === undefined ? undefined : await loadCategory(visit, named, '', page).catch(() => undefined)
  if (category?.kind === 'moved') return { kind: 'redirect', to: category.to, permanent: false }
  if (named === undefined || !category || category.listing.tiles.length === 0)
    return asleep(`Story not fetched: ${slug}`)
  const title = menuName(visit, named) ?? ''
  return makeshift({ title, intro: '', metaTitle: '', metaDescription: '', body: NO_BODY, listing: category.listing })
}

function menuName({ shared, code }: ShopVisit, slug: string): string | undefined {
  const departments = shared.part('navigation')?.categories ?? []
  const entries = departments.flatMap(({ name, url, links }) => [{ name, url }, ...links])
  return entries.find(({ url }) => url?.href === `/${code}/${slug}`)?.name
}

const slugOf = ({ params, route }: ShopVisit): string => {
  const slugs = params['slugs']
  return Array.isArray(slugs) ? slugs.join('/') : route.path.replace('/:storefront/', '')
}
