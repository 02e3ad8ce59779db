/**
 * The storefront in the browser: takes over the document that the server drew, then lets the browser's own
 * Navigation API hand us each navigation. Where that API is missing, links simply load pages.
 */
import { StrictMode, startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { handOverCart, startCart } from '../features/purchase/cart/index.ts'
import { noteAlive } from '../stores/alive.ts'
import { diagnostics } from '../stores/diagnostics.ts'
import { clearEarlyBirds } from '../stores/early-birds.ts'
import { loadGuarded } from '../stores/reload-guard.ts'
import { createStore } from '../stores/store.ts'
import { noteVisit } from '../stores/visits.ts'
import { fill } from '../../contracts/storefront/texts/fill.ts'
import '../ui/base.css'
import { afterSettling } from './after-settling.ts'
import { createPageFetcher } from './fetch-page.ts'
import { fetchShell } from './fetch-shell.ts'
import { removeFirstHead } from './remove-first-head.ts'
import type { IdleScene } from './idle-work.ts'
import { interceptNavigations } from './intercept-navigations.ts'
import { PAGE_MODULES } from './page-modules.ts'
import { isPageState, type PageState } from './page-state.ts'
import { Screen } from './Screen.tsx'
import type { ScreenView } from './Screen.tsx'
import { whenIdle } from './when-idle.ts'

/**
 * Shows a view and resolves once it stands in the document, so that scrolling and focus meet the new page. The same
 * page shown anew is no arrival: nothing is focused or announced.
 */
type Show = (view: ScreenView, how?: { readonly isSamePage: boolean }) => Promise<void>

type Current = { readonly view: ScreenView; readonly shown?: () => void; readonly isSamePage?: boolean }

function Storefront({ first, connect }: { first: ScreenView; connect: (show: Show) => () => void }) {
  const [{ view, shown, isSamePage = false }, setCurrent] = useState<Current>({ view: first })

  useLayoutEffect(
    () =>
      connect(
        (next, how) => new Promise((done) => startTransition(() => setCurrent({ view: next, shown: done, ...how }))),
      ),
    [connect],
  )

  useLayoutEffect(() => {
    noteVisit({ name: view.state.routeName, address: location.pathname + location.search })
    if (!shown) return undefined
    shown()
    if (isSamePage) return undefined
    removeFirstHead()
    clearEarlyBirds()
    document.querySelector('main')?.focus({ preventScroll: true })
    return afterSettling(() => announce(view))
  }, [shown, view, isSamePage])

  return <Screen view={view} />
}

/** Says what page has come to those who do not see it. */
function announce({ shell }: ScreenView): void {
  const announcer = document.getElementById('page-change')
  if (announcer) announcer.textContent = fill(shell.texts.pageLoaded, { title: document.title })
}

async function viewOf(state: PageState): Promise<ScreenView> {
  const [{ Page }, shell, preview] = await Promise.all([
    PAGE_MODULES[state.page](),
    fetchShell(state),
    state.preview && loadPreview(),
  ])
  return { state, Page, shell, Bar: preview?.PreviewBar }
}

const loadPreview = () => import('../features/content/preview/index.ts')

/** The state leaves the document again: React would not expect it there. */
function takeState(): PageState | undefined {
  const element = document.getElementById('page-state')
  element?.remove()
  if (!element?.textContent) return undefined
  const read: unknown = JSON.parse(element.textContent)
  return isPageState(read) ? read : undefined
}

/** A page whose code does not come is loaded anew once, and then left as the server drew it: it can still be read. */
const RELOADED_FOR_CODE_MS = 300_000

async function start(state: PageState): Promise<void> {
  const [first, edits] = await Promise.all([viewOf(state), state.preview && import('./follow-edits.ts')])
  const { fetchPage, prefetchPage, invalidate } = createPageFetcher(state.build)
  const shown = createStore(state)
  const report = (message: string) => void diagnostics.log('navigation', 'checkout_undefined', { message })
  const connect = (show: Show) => {
    // From here on the page answers. Styles and tests may want to know.
    document.documentElement.toggleAttribute('data-live', true)
    noteAlive()
    const showNext = async (next: PageState, signal: AbortSignal, how?: Parameters<Show>[1]) => {
      const view = await viewOf(next)
      if (signal.aborted) return
      if (countryOf(next) !== countryOf(shown.get())) invalidate()
      await show(view, how)
      shown.set(() => next)
    }
    const showAnew = (next: PageState, signal: AbortSignal) => showNext(next, signal, { isSamePage: true })
    const stopIntercepting = interceptNavigations(state, {
      fetchPage,
      show: showNext,
      handOver: handOverCart,
      report,
    })
    if (state.place) startCart(state.place)
    return all(
      stopIntercepting,
      ...(state.preview && edits
        ? [edits.followEdits(state.preview, { build: state.build, fetchPage, showAnew })]
        : []),
      workWhenIdle({ shown, prefetchPage, stopIntercepting }),
    )
  }
  hydrateRoot(
    document,
    <StrictMode>
      <Storefront first={first} connect={connect} />
    </StrictMode>,
    { onCaughtError: (error) => void diagnostics.log('page', 'broken', { message: String(error) }) },
  )
}

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

const state = takeState()
if (state) {
  start(state).catch((error: unknown) => {
    void diagnostics.log('page', 'start', { message: String(error) })
    if (navigator.onLine) loadGuarded(() => location.reload(), { withinMs: RELOADED_FOR_CODE_MS })
  })
}
