/**
 * What a page does once it is hydrated: it shows the next pages in place, and knows the visitor's cart. Its code is not in the
 * first load. Until it is there, links load pages and forms are sent, as without JavaScript.
 */
import { openQuickAddOnPress } from '../features/frame/modals/index.ts'
import { handOverCart, startCart } from '../features/purchase/cart/index.ts'
import { diagnostics } from '../stores/diagnostics.ts'
import { createStore } from '../stores/store.ts'
import { hydrateRest } from '../ui/hydrate-later.tsx'
import { createPageFetcher } from './fetch-page.ts'
import type { followEdits } from './follow-edits.ts'
import type { IdleScene } from './idle-work.ts'
import { interceptNavigations } from './intercept-navigations.ts'
import type { PageState } from './page-state.ts'
import { whenIdle } from '../ui/when-idle.ts'

type How = { readonly isSamePage: boolean }

export type LaterWork = {
  /** The page of this document. */
  readonly first: PageState
  /** Fetches the code of a page. What it returns shows the page, and resolves once it stands in the document. */
  readonly prepare: (next: PageState) => Promise<(how?: How) => Promise<void>>
  /** In a preview only. */
  readonly follow: typeof followEdits | undefined
}

export function startLaterWork({ first, prepare, follow }: LaterWork): () => void {
  const { fetchPage, prefetchPage, invalidate } = createPageFetcher(first.build)
  const shown = createStore(first)
  const report = (message: string) => void diagnostics.log('navigation', 'checkout_undefined', { message })
  const showNext = async (next: PageState, signal: AbortSignal, how?: How) => {
    const show = await prepare(next)
    // A part without its code would be empty for a moment.
    await hydrateRest()
    if (signal.aborted) return
    if (countryOf(next) !== countryOf(shown.get())) invalidate()
    await show(how)
    shown.set(() => next)
  }
  const showAnew = (next: PageState, signal: AbortSignal) => showNext(next, signal, { isSamePage: true })
  const stopIntercepting = interceptNavigations(first, { fetchPage, show: showNext, handOver: handOverCart, report })
  if (first.place) startCart(first.place)
  const stopQuickAdd = openQuickAddOnPress()
  void hydrateRest().then(noteLive)
  return all(
    stopIntercepting,
    stopQuickAdd,
    ...(first.preview && follow ? [follow(first.preview, { build: first.build, fetchPage, showAnew })] : []),
    workWhenIdle({ shown, prefetchPage, stopIntercepting }),
  )
}

/** From here on everything on the page answers. The inline script and tests may want to know. */
const noteLive = () => void document.documentElement.toggleAttribute('data-live', true)

const countryOf = ({ place }: PageState) => place?.market.countryCode

const all =
  (...stops: readonly (() => void)[]) =>
  () =>
    stops.forEach((stop) => stop())

function workWhenIdle(scene: IdleScene): () => void {
  let isOver = false
  const work = async () => {
    const { startIdleWork } = await import('./idle-work.ts')
    if (!isOver) stop = startIdleWork(scene)
  }
  // Without it the shop still sells.
  let stop = whenIdle(() => void work().catch(() => undefined))
  return () => {
    isOver = true
    stop()
  }
}
