/** All pages of a storefront that search engines may show: its stories, and the products that it sells. */
import type { Story } from '../../contracts/content/content.ts'
import { SHARED_CONTENT_FOLDER } from '../../contracts/content/content.ts'
import { slugOf } from '../../contracts/content/content-client.ts'
import type { DirectoryEntry } from '../../contracts/discovery/discovery.ts'
import { linkTo } from '../../markets/paths/storefront-segment.ts'
import { findStorefront } from '../../markets/storefronts/table.ts'
import { isReservedSlug } from '../../markets/paths/reserved-slugs.ts'
import type { Environment, StorefrontCode } from '../../markets/types.ts'
import { pictureAddress } from '../../storefront/page/card-picture.ts'
import { productPath } from '../../contracts/storefront/product-path.ts'
import type { MapEntry, SitePages } from './sitemap-xml.ts'

type Where = { readonly environment: Environment; readonly origin: string; readonly code: StorefrontCode }

/** The kinds of story that are a page by themselves. */
const PAGES: ReadonlySet<string> = new Set(['page', 'category', 'post', 'faq-section'])
const HOME = 'home'
const MAX_PICTURES = 10

export function pagesOfStorefront(
  stories: readonly Story[],
  products: readonly DirectoryEntry[],
  where: Where,
): SitePages {
  const listed = storyEntries(stories, where)
  const productAt = (position: number): DirectoryEntry | undefined => products[position - listed.length]
  return {
    length: listed.length + products.length,
    sizeOf(position) {
      const entry = listed[position]
      if (entry) return { addresses: 1 + entry.pictures.length, ...changeOf(entry.changedAt) }
      const product = productAt(position)
      if (!product || !isSold(product, where)) return undefined
      const { pictures, updatedAt } = product
      return { addresses: 1 + Math.min(pictures.length, MAX_PICTURES), changedAt: updatedAt }
    },
    entryOf(position) {
      const product = productAt(position)
      return listed[position] ?? (product && productEntry(product, where))
    },
  }
}

const changeOf = (changedAt: string | undefined) => (changedAt === undefined ? {} : { changedAt })

const storyEntries = (stories: readonly Story[], { origin, code }: Where): readonly MapEntry[] =>
  stories.flatMap((story) => {
    const slug = slugOf(story).slice(slugOf(story).indexOf('/') + 1)
    const isPage = PAGES.has(story.content.component) && !slug.startsWith(`${SHARED_CONTENT_FOLDER}/`)
    if (!isPage || isReservedSlug(slug.split('/'))) return []
    const url = origin + linkTo(code, slug === HOME ? '' : slug)
    return [{ url, changedAt: story.published_at ?? story.updated_at, pictures: picturesOf(story, origin) }]
  })

const isSold = ({ countries }: DirectoryEntry, { environment, code }: Where): boolean =>
  findStorefront(environment, code)?.markets.some(({ countryCode }) => countries.includes(countryCode)) ?? false

function productEntry(product: DirectoryEntry, { environment, origin, code }: Where): MapEntry | undefined {
  const path = productPath(product, environment, code)
  if (path === undefined) return undefined
  const pictures = product.pictures
    .slice(0, MAX_PICTURES)
    .map(({ href, backgroundColor: tint }) => pictureAddress(origin, { href, tint }))
  return { url: origin + path, changedAt: product.updatedAt, pictures }
}

/** The story's main picture, if it has one. */
function picturesOf({ content: { picture } }: Story, origin: string): readonly string[] {
  const href: unknown = typeof picture === 'object' && picture !== null ? Reflect.get(picture, 'filename') : undefined
  return typeof href === 'string' && href !== '' ? [pictureAddress(origin, { href, tint: '' })] : []
}
