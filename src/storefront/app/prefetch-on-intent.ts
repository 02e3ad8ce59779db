/** Fetches a page when a visitor is about to open it: the pointer rests on its link, a finger or the focus meets it. */
import { findPage } from './find-page.ts'
import { mustLoad } from './intercept-navigations.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { PAGE_MODULES } from './page-modules.ts'
import type { PageState } from './page-state.ts'

/** A pointer that only passes over means nothing. */
const RESTS_MS = 60

export function prefetchOnIntent(first: PageState, prefetchPage: (url: string) => void): () => void {
  let resting: number | undefined

  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    // One that opens something in place leads to its page only where nothing answers.
    if (!link || link.ariaHasPopup || link.origin !== location.origin || !mayPrefetch(navigator)) return
    if (link.pathname === location.pathname && link.search === location.search) return
    const found = findPage(link.pathname)
    if (found.kind !== 'page' || found.storefront !== first.place?.storefront) return
    // Of a page that loads as a document its code is of use, and nothing else.
    if (!mustLoad(first, found)) prefetchPage(link.origin + link.pathname + link.search)
    PAGE_MODULES[found.page]().catch(() => undefined)
  }

  const listeners = {
    pointerover: ({ target }: Event) => {
      clearTimeout(resting)
      resting = window.setTimeout(() => prefetch(target), RESTS_MS)
    },
    pointerout: () => clearTimeout(resting),
    touchstart: ({ target }: Event) => prefetch(target),
    focusin: ({ target }: Event) => prefetch(target),
  }
  for (const [event, listener] of Object.entries(listeners)) {
    document.addEventListener(event, listener, { passive: true })
  }
  // A pointer or the focus may have met a link before the listeners were there.
  prefetch(document.querySelector('a:hover, a:focus'))
  return () => {
    clearTimeout(resting)
    for (const [event, listener] of Object.entries(listeners)) document.removeEventListener(event, listener)
  }
}
