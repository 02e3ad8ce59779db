/** What content refers to must be there: the stories that links lead to, and the pictures. */
import { z } from 'zod'
import { linkedUuid, relatedUuids } from '../../../contracts/content/content-references.ts'
import { DEFAULT_CONTENT_KEY } from '../../../contracts/content/content.ts'
import { CONTENT_KEYS } from '../../../markets/derived/storefront-codes.ts'
import { readListingPage } from '../../../markets/listings/listing-page.ts'
import type { StoryToSave } from '../../../services/content/admin.ts'
import { readPictureAddress } from '../../../contracts/images/picture-address.ts'
import { matchRoute } from '../../../contracts/storefront/match-route.ts'
import { toLinkView } from '../../../contracts/content/kinds/link-view.ts'
import { ROUTES, type PageRoute } from '../../../contracts/storefront/routes.ts'
import type { PlacedProblem } from '../files/plain-words.ts'
import { assetsAmong, objectsIn, type ContentNode, type ContentAsset, type Members } from '../walk-content.ts'
import { HERE, isLinkMark, richLinkView } from './check-rich-links.ts'

type Stories = { readonly slugs: ReadonlySet<string>; readonly uuids: ReadonlySet<string> }

/** Of the shop as it will be. */
export type Surroundings = Stories & {
  /** Those that visitors will see, where they will see the story that is checked. */
  readonly published?: Stories
  readonly hasPicture: (address: string) => boolean
}

export function checkReferences(
  story: StoryToSave,
  around: Surroundings,
  objects: readonly ContentNode[] = objectsIn(story.content),
): readonly PlacedProblem[] {
  const key = story.full_slug.split('/')[0] ?? ''
  const links = objects.flatMap(({ value, at }) => {
    const link = linkIn(value)
    const message = link && problemWithLink(link, key, around)
    return message === undefined ? [] : [{ at, message }]
  })
  const related = objects.flatMap(({ value, at }) =>
    relatedUuids(value).flatMap(([field, index, uuid]) => {
      const message = problemWithLink({ uuid, href: undefined }, key, around)
      return message === undefined ? [] : [{ at: [...at, field, index], message }]
    }),
  )
  const pictures = assetsAmong(objects).flatMap((asset) => problemsWithPicture(asset, around))
  return [...links, ...related, ...pictures]
}

const SIZE = z.object({ width: z.int().min(1), height: z.int().min(1), tint: z.string().regex(/^#[\da-f]{6}$/) })

/** A page leaves room for a picture before it is there, so it must know how much. */
function problemsWithPicture(
  { filename, at, beside }: ContentAsset,
  { hasPicture }: Surroundings,
): readonly PlacedProblem[] {
  if (!readPictureAddress(filename)) return []
  if (!hasPicture(filename)) return [{ at, message: 'is a picture that the shop does not have' }]
  if (at.at(-1) !== 'filename' || SIZE.safeParse(beside['meta_data']).success) return []
  return [
    {
      at: [...at.slice(0, -1), 'meta_data'],
      message: 'must be that of the picture: { "width": …, "height": …, "tint": "#…" }',
    },
  ]
}

type FoundLink = { readonly uuid: string | undefined; readonly href: string | undefined }

/** The link that an object is, if it is one: a field of its own, or the mark of a rich text. */
export function linkIn(value: Members): FoundLink | undefined {
  if (isLinkMark(value)) return { uuid: linkedUuid(value.attrs), href: richLinkView(value.attrs)?.href }
  // The attributes of a mark are looked at with the mark.
  if (!('linktype' in value || value['fieldtype'] === 'multilink') || 'href' in value) return undefined
  const { linktype, url, cached_url: cached } = value
  const view = toLinkView({ linktype: text(linktype) || 'url', url: text(url), cached_url: text(cached) }, HERE)
  return { uuid: linkedUuid(value), href: view?.href }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

function problemWithLink(link: FoundLink, key: string, around: Surroundings): string | undefined {
  const missing = missingStory(link, key, around)
  if (missing !== undefined) return `leads to a story that is neither here nor in the shop: ${missing}`
  const hidden = around.published && missingStory(link, key, around.published)
  return hidden === undefined ? undefined : `leads to a story that would not be published: ${hidden}`
}

function missingStory({ uuid, href }: FoundLink, key: string, { slugs, uuids }: Stories): string | undefined {
  if (uuid !== undefined) return uuids.has(uuid) ? undefined : (href?.slice(`/${HERE}/`.length) ?? uuid)
  const path = href === undefined ? undefined : pathThatNeedsStory(href)
  if (path === undefined) return undefined
  const isThere = (slug: string) =>
    key === DEFAULT_CONTENT_KEY
      ? // Shared content may lead to what only some storefronts have.
        CONTENT_KEYS.some((one) => slugs.has(`${one}/${slug}`))
      : slugs.has(`${key}/${slug}`) || slugs.has(`${DEFAULT_CONTENT_KEY}/${slug}`)
  return isThere(path) || isThere(readListingPage(`/${path}`, undefined).path.slice(1)) ? undefined : path
}

/** Of an address in this shop whose page is made from a story: its slug without the key. */
export function pathThatNeedsStory(href: string): string | undefined {
  if (!href.startsWith(`/${HERE}/`)) return undefined
  const [path = ''] = href.split(/[?#]/)
  const match = matchRoute<PageRoute>(ROUTES, path)
  if (match.kind !== 'match') return path
  const { shows, name } = match.route
  if (shows !== 'story' && name !== 'storefront-faq-section') return undefined
  return decodeURIComponent(path.slice(`/${HERE}/`.length)).replace(/\/$/, '')
}
