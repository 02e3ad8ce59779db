/**
 * Prefetches what a visitor is likely to open next, a second after hydration (BLD-03): the first pages that are linked
 * from what is in view. Few, because most are never opened; pointing at another link prefetches that one anyway.
 */
import { aliveFor } from '../stores/alive.ts'
import { findPage } from './find-page.ts'
import { mayPrefetch } from './may-prefetch.ts'
import type { PageState } from './page-state.ts'

const AFTER_MS = 1000
const MAX_PAGES = 2

type Scene = {
  readonly shown: { readonly get: () => Pick<PageState, 'place' | 'layout' | 'preview'> }
  readonly prefetchPage: (url: string) => void
}

export function prefetchInView({ shown, prefetchPage }: Scene): () => void {
  const prefetch = (links: readonly HTMLAnchorElement[]) => {
    const { place } = shown.get()
    for (const url of likelyPages(links, { storefront: place?.storefront, here: location })) prefetchPage(url)
  }
  // It knows without measuring: measuring lays out all that is far below, which costs a phone half a second.
  const looking = new IntersectionObserver((entries) => {
    looking.disconnect()
    prefetch(entries.flatMap((entry) => (entry.isIntersecting && isLink(entry.target) ? [entry.target] : [])))
  })
  const look = () => {
    const { layout, preview } = shown.get()
    // Who pays goes nowhere else, and who edits a page stays at it.
    if (layout !== 'shop' || preview || !mayPrefetch(navigator)) return
    for (const link of document.querySelectorAll('main a[href]')) looking.observe(link)
  }
  const waiting = setTimeout(look, Math.max(0, AFTER_MS - aliveFor()))
  return () => {
    clearTimeout(waiting)
    looking.disconnect()
  }
}

const isLink = (element: Element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement

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
  return [...new Set(pages)].slice(0, MAX_PAGES)
}
