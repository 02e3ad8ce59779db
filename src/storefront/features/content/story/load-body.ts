/** The blocks of a page with what they show: the products of a row, the posts of a list. What fails leaves its block out. */
import type { Story } from '../../../../contracts/content/content.ts'
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import type { Market } from '../../../../markets/types.ts'
import type { ShopVisit } from '../../../page/page-contract.ts'
import { productTags, listingTag, toTileView, type TileView } from '../../catalogue/product/index.ts'
import type { BlockView, DrawnBlock } from '../../../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../../../contracts/content/kinds/setting.ts'
import { hasLegalText, resolveLegal } from '../../../../contracts/storefront/law/resolve-legal.ts'
import { withdrawalAddress } from '../../../../contracts/commerce/withdrawal-address.ts'
import { sellerOf } from '../../../page/seller-of.ts'
import { readerOf, reportTo } from './load-story.ts'
import { longDate } from './long-date.ts'
import type { PostView } from './post-view.ts'

export type BodyView = {
  readonly blocks: readonly DrawnBlock[]
  /** By the `_uid` of their block. */
  readonly tiles: Readonly<Record<string, readonly TileView[]>>
  readonly posts: Readonly<Record<string, readonly PostView[]>>
}

export type LoadedBody = { readonly body: BodyView; readonly tags: readonly string[] }

type Filled = {
  readonly uid: string
  readonly tiles?: readonly TileView[]
  readonly posts?: readonly PostView[]
  readonly tags?: readonly string[]
}

/** `path` names the story where something in it cannot be read. */
export async function loadBody(visit: ShopVisit, raw: readonly unknown[], path: string): Promise<LoadedBody> {
  const read = readerOf(visit).blocks(raw, `${path}.body`, reportTo(visit))
  const blocks = namedApart(await withLegalTexts(visit, read))
  const filled = await Promise.all(blocks.map((block) => fillOrLeave(visit, block)))
  return {
    body: {
      blocks,
      tiles: Object.fromEntries(filled.flatMap(({ uid, tiles }) => (tiles ? [[uid, tiles]] : []))),
      posts: Object.fromEntries(filled.flatMap(({ uid, posts }) => (posts ? [[uid, posts]] : []))),
    },
    tags: filled.flatMap(({ tags }) => tags ?? []),
  }
}

/** Of a page that has some: the seller is read for them. */
async function withLegalTexts(visit: ShopVisit, blocks: readonly BlockView[]): Promise<readonly DrawnBlock[]> {
  const { market, code } = visit
  const seller = hasLegalText(blocks) ? await sellerOf(visit) : undefined
  const { countryCode: country, language } = market
  const context = { country, language, seller, withdrawalLink: visit.origin + withdrawalAddress(market) }
  return resolveLegal(blocks, context, settingOf(code, market).spell)
}

/** What a block shows is found by its `_uid`: one that has none, or that of another, gets its own. */
function namedApart(blocks: readonly DrawnBlock[]): readonly DrawnBlock[] {
  const seen = new Set<string>()
  return blocks.map((block, index) => {
    const { _uid: uid } = block
    const isItsOwn = uid !== '' && !seen.has(uid)
    seen.add(uid)
    return isItsOwn ? block : { ...block, _uid: `${uid} ${index}` }
  })
}

async function fillOrLeave(visit: ShopVisit, block: DrawnBlock): Promise<Filled> {
  try {
    return await fill(visit, block)
  } catch (err) {
    const { _uid: uid, component } = block
    visit.miss('blockNotFilled', { uid, component, err })
    // Products that come after all are a change of products.
    return { uid, tags: component === 'post-list' ? [] : productTags([]) }
  }
}

async function fill(visit: ShopVisit, block: DrawnBlock): Promise<Filled> {
  const { market, clients } = visit
  const { _uid: uid } = block
  if (block.component === 'product-row' || block.component === 'product-grid') {
    const { collection, count: limit } = block
    const { items } = await clients.discovery.list({ collection, market, page: 1, limit })
    const { tiles, tags } = tilesOf(items, market)
    return { uid, tiles, tags: [...tags, listingTag(collection)] }
  }
  if (block.component === 'widget') {
    const { widget, count: limit } = block
    const { products } = await clients.discovery.recommend({ widget, market, limit })
    return { uid, ...tilesOf(products, market) }
  }
  if (block.component === 'post-list') return { uid, posts: await postsIn(visit, block.folder, block.count) }
  return { uid }
}

const tilesOf = (products: readonly Product[], market: Market) => ({
  tiles: products.map((product) => toTileView(product, market)),
  tags: productTags(products),
})

/** The latest first. */
async function postsIn(visit: ShopVisit, folder: string, count: number): Promise<readonly PostView[]> {
  const { contentKey, contentLocale: language } = visit.storefront
  const stories = await visit.clients.content.fetchSiblings({ contentKey, slug: `${folder}/`, language })
  return stories
    .flatMap((story) => toPost(visit, story))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, count)
}

function toPost(visit: ShopVisit, story: Story): readonly PostView[] {
  if (story.content.component !== 'post') return []
  const view = readerOf(visit).story(story, reportTo(visit))
  if (view?.component !== 'post') return []
  const { title, intro, date, picture } = view
  const day = longDate(date, visit.market.locale.iso)
  return [{ href: linkTo(visit.code, pathOf(story)), title, intro, date, day, picture }]
}

/** The path under the storefront: the slug without its content key. Pages are found by it untranslated. */
export function pathOf({ default_full_slug: untranslated, full_slug: full }: Story): string {
  const slug = untranslated ?? full
  return slug.slice(slug.indexOf('/'))
}
