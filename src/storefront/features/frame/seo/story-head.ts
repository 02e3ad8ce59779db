/** Metadata of a content page, with or without products. */
import type { Story } from '../../../../contracts/content/content.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'
import type { AnyStoryView, BodyView } from '../../content/story/index.ts'
import type { ListingView } from '../../catalogue/listing/index.ts'
import { alternatesOf } from './alternates.ts'
import { cardPicture, type Pictured } from '../../../page/card-picture.ts'
import type { Head, HeadFacts, Thing } from '../../../page/head-facts.ts'
import { canonicalOf } from './listing-address.ts'
import { placesOfStory } from './places-of-story.ts'
import { questionsIn } from './questions-in.ts'
import { article, breadcrumbs, faqPage, itemList, organisation, website } from './structured-data-entities.ts'
import { trailTo } from './trail.ts'

type StoryPage = {
  /** Under the storefront, without the number of a page. */
  readonly slug: string
  readonly story: Story
  readonly view: AnyStoryView
  readonly body: BodyView
  readonly listing?: ListingView
}

export async function storyHead(visit: ShopVisit, page: StoryPage): Promise<Head> {
  const { slug, view, body, listing } = page
  const { origin, code } = visit
  const address = canonicalOf(`/${code}/${slug}`, listing)
  if (!address) return 'hidden'
  const [alternates, steps] = await Promise.all([
    address.isFirst ? alternatesOfStory(visit, page, (place) => `/${place}/${slug}`) : [],
    trailTo(visit, { slug, name: view.title, isCategory: view.component === 'category' }),
  ])
  const canonical = origin + address.path
  const facts = factsOf(visit, page, { canonical, alternates })
  const things = [
    breadcrumbs(steps),
    ...(address.isItself ? productListOf(visit, listing) : []),
    ...questionsOf(body),
    ...postOf(visit, page, canonical),
  ]
  return { ...facts, kind: view.component === 'post' ? 'article' : 'website', things }
}

/** Of a storefront; it has an address without a name. */
export async function homeHead(visit: ShopVisit, page: Omit<StoryPage, 'slug'>): Promise<Head> {
  const { origin, code, market } = visit
  const canonical = `${origin}/${code}`
  // Visitors without a storefront of their own get the chooser.
  const alternates = await alternatesOfStory(visit, { ...page, slug: 'home' }, (place) => `/${place}`, '/')
  const facts = factsOf(visit, page, { canonical, alternates })
  return { ...facts, things: [organisation(origin), website(origin, canonical, market.locale.html)] }
}

async function alternatesOfStory(
  visit: ShopVisit,
  { slug, story }: Pick<StoryPage, 'slug' | 'story'>,
  pathOf: (code: ShopVisit['code']) => string,
  elsewhere?: string,
): Promise<HeadFacts['alternates']> {
  const places = await placesOfStory(visit, slug, story)
  return alternatesOf({
    environment: visit.environment,
    origin: visit.origin,
    pathIn: (code) => (places.has(code) ? pathOf(code) : undefined),
    ...(elsewhere !== undefined && { elsewhere }),
  })
}

function factsOf(
  { origin, market }: ShopVisit,
  { view, body, listing }: Pick<StoryPage, 'view' | 'body' | 'listing'>,
  address: Pick<HeadFacts, 'canonical' | 'alternates'>,
): Omit<HeadFacts, 'things'> {
  return {
    title: view.metaTitle || view.title,
    description: view.metaDescription || view.intro,
    kind: 'website',
    locale: market.locale.html,
    ...address,
    picture: cardPicture(origin, view.picture ?? openingPicture(body) ?? listing?.tiles[0]?.picture),
  }
}

const openingPicture = ({ blocks: [first] }: Pick<BodyView, 'blocks'>): Pictured | undefined =>
  first?.component === 'hero' ? first.picture : undefined

function productListOf({ origin, code }: ShopVisit, listing: ListingView | undefined): readonly Thing[] {
  const { tiles = [], page = 1, pages = 1, totalItems = 0 } = listing ?? {}
  if (tiles.length === 0) return []
  // Only the last page is shorter than the others.
  const before = page < pages ? (page - 1) * tiles.length : totalItems - tiles.length
  const urls = tiles.map(({ path }) => `${origin}/${code}/${path}`)
  return [itemList(urls, { before, total: totalItems })]
}

function questionsOf(body: BodyView): readonly Thing[] {
  const questions = questionsIn(body)
  return questions.length === 0 ? [] : [faqPage(questions)]
}

function postOf(
  { origin }: ShopVisit,
  { view, story }: Pick<StoryPage, 'view' | 'story'>,
  url: string,
): readonly Thing[] {
  if (view.component !== 'post') return []
  const { title, date, author } = view
  const picture = cardPicture(origin, view.picture)?.src
  // A post that is dated later than it was published has not been changed since.
  const changed = [story.published_at ?? '', date].toSorted().at(-1) ?? ''
  return [organisation(origin), article(origin, { title, date, changed, author, url, picture })]
}
