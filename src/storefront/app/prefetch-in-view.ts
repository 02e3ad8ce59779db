/**
 * Fetches what a visitor is likely to want next, a second after the page came alive (BLD-03): the first pages that are linked
 * from what they see. Few, because most are fetched in vain; whoever points at another link has that one fetched anyway.
 */
import { findPage } from './find-page.ts'
import { mayPrefetch } from './may-prefetch.ts'
import type { PageState } from './page-state.ts'

const AFTER_MS = 1000
const MOST_PAGES = 2

type Scene = {
  readonly shown: { readonly get: () => Pick<PageState, 'place' | 'layout' | 'preview'> }
  readonly mountedAt: number
  readonly prefetchPage: (url: string) => void
}

export function prefetchInView({ shown, mountedAt, prefetchPage }: Scene): () => void {
  const prefetch = () => {
    const { place, layout, preview } = shown.get()
    // Who pays goes nowhere else, and who edits a page stays at it.
    if (layout !== 'shop' || preview || !mayPrefetch(navigator)) return
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isInView)
    for (const url of likelyPages(links, { storefront: place?.storefront, here: location })) prefetchPage(url)
  }
  const waiting = setTimeout(prefetch, Math.max(0, mountedAt + AFTER_MS - performance.now()))
  return () => clearTimeout(waiting)
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search'>

/** Other pages of the same storefront, each once. The same page with another filter is none. */
export function likelyPages(
  links: readonly Link[],
  {
    storefront,
    here,
  }: { readonly storefront: string | undefined; readonly here: Pick<Location, 'origin' | 'pathname'> },
): readonly string[] {
  const pages = links.flatMap(({ origin, pathname, search }) => {
    if (origin !== here.origin || pathname === here.pathname) return []
    const found = findPage(pathname)
    const isOfShop = found.kind === 'page' && found.storefront === storefront && found.route.layout === 'shop'
    return isOfShop ? [origin + pathname + search] : []
  })
  return [...new Set(pages)].slice(0, MOST_PAGES)
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
