/**
 * A link of content as a screen needs it. Editors paste anything into a link: what could run code or is no address at
 * all leads nowhere, so it is no link.
 */
import { CONTENT_KEYS } from '../../../markets/derived/storefront-codes.ts'
import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import type { StorefrontCode } from '../../../markets/types.ts'

export type LinkView = {
  readonly href: string
  /** Leaves the shop: opens in a new tab (NAV-10). */
  readonly isExternal?: true
}

/** The multilink of the public contract; all of it optional, because editors leave it half filled. */
export type Multilink = {
  readonly linktype?: string | undefined
  readonly url?: string | undefined
  readonly cached_url?: string | undefined
  readonly email?: string | undefined
  readonly anchor?: string | undefined
  readonly story?: unknown
}

export function toLinkView(link: Multilink, storefront: StorefrontCode): LinkView | undefined {
  if (link.linktype === 'email') return mailTo(link.email || link.url || '')
  const place = (link.anchor ?? '').replace(/^#/, '')
  // Half a character cannot be written in an address.
  const anchor = place === '' ? '' : `#${encodeURIComponent(place.toWellFormed())}`
  if (link.linktype === 'story') {
    // The name of a story may have changed since its address was cached in the link.
    const slug = slugOf(link.story) ?? link.cached_url ?? ''
    return slug === '' ? undefined : { href: linkTo(storefront, pathOf(slug) + anchor) }
  }
  const address = (link.url || link.cached_url || '').trim()
  return toAddress(address, storefront, anchor)
}

/** A plain address: our own path, or one elsewhere that a browser opens without running anything. */
function toAddress(address: string, storefront: StorefrontCode, anchor: string): LinkView | undefined {
  if (address === '') return anchor === '' ? undefined : { href: anchor }
  if (address.startsWith('#')) return { href: address }
  if (/^mailto:/i.test(address)) return mailTo(address)
  if (/^tel:\+?[\d ().-]+$/i.test(address)) return { href: address }
  if (/^https?:\/\//i.test(address)) {
    return URL.canParse(address) ? { href: new URL(address).href, isExternal: true } : undefined
  }
  // Whatever else has a scheme, also one hidden behind white space, is not ours to open.
  if (/^[\s\p{Cc}]*[a-z][\w+.-]*\s*:/iu.test(address) || address.startsWith('//')) return undefined
  return { href: linkTo(storefront, pathOf(address) + anchor) }
}

const KEYS = new Set<string>(CONTENT_KEYS)

/** `_default/adults/socks` and `/adults/socks` are the same place: a content key in front is no part of an address. */
function pathOf(address: string): string {
  const [slug = ''] = address.split(/[?#]/, 1)
  const parts = slug.split('/').filter((part) => part !== '')
  const rest = parts[0] !== undefined && KEYS.has(parts[0]) ? parts.slice(1) : parts
  const path = rest.length === 1 && rest[0] === 'home' ? '/' : `/${rest.join('/')}`
  return path + address.slice(slug.length)
}

const slugOf = (story: unknown): string | undefined =>
  typeof story === 'object' && story !== null && 'full_slug' in story && typeof story.full_slug === 'string'
    ? story.full_slug
    : undefined

function mailTo(given: string): LinkView | undefined {
  const address = given.trim().replace(/^mailto:/i, '')
  return /^[^\s@:<>"]+@[^\s@:<>"]+$/.test(address) ? { href: `mailto:${address}` } : undefined
}
