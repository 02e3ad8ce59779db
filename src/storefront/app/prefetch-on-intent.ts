/** Fetches a page when a visitor is about to open it: the pointer rests on its link, a finger or the focus meets it. */
import { findPage } from './find-page.ts'
import { PAGE_MODULES } from './page-modules.ts'
import type { PageState } from './page-state.ts'

/** Not in every browser, so not in the language's own types. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** BLD-04: only slow-2g stops it, and a visitor who asks for less data. */
const mayPrefetch = ({ connection }: Navigator): boolean =>
  connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true

export function prefetchOnIntent(first: PageState, prefetchPage: (url: string) => void): () => void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !mayPrefetch(navigator)) return
    if (link.pathname === location.pathname && link.search === location.search) return
    const target = findPage(link.pathname)
    if (target.kind !== 'page' || target.storefront !== first.place?.storefront) return
    prefetchPage(link.origin + link.pathname + link.search)
    PAGE_MODULES[target.page]().catch(() => undefined)
  }
  const intents = ['pointerover', 'touchstart', 'focusin'] as const
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent)
  }
}
