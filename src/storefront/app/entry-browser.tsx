/**
 * The storefront in the browser: hydrates the document that the server drew. Everything that the page needs only later is
 * fetched after that (`later-work.ts`).
 */
import { StrictMode, startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { noteAlive } from '../stores/alive.ts'
import { clearEarlyBirds } from '../stores/early-birds.ts'
import { loadGuarded } from '../stores/reload-guard.ts'
import { noteVisit } from '../stores/visits.ts'
import { fill } from '../../contracts/storefront/texts/fill.ts'
import '../ui/base.css'
import { afterSettling } from './after-settling.ts'
import { fetchShell } from './fetch-shell.ts'
import { removeFirstHead } from './remove-first-head.ts'
import { PAGE_MODULES } from './page-modules.ts'
import type { LaterWork } from './later-work.ts'
import { isPageState, type PageState } from './page-state.ts'
import { Screen } from './Screen.tsx'
import type { ScreenView } from './Screen.tsx'

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

const RELOADED_FOR_CODE_MS = 300_000

/** A page whose code does not come is loaded anew once, and then left as the server drew it: it can still be read. */
async function recover(error: unknown): Promise<void> {
  await report('start', error)
  if (navigator.onLine) loadGuarded(() => location.reload(), { withinMs: RELOADED_FOR_CODE_MS })
}

async function start(state: PageState): Promise<void> {
  const [first, edits] = await Promise.all([viewOf(state), state.preview && import('./follow-edits.ts')])
  const connect = (show: Show) => {
    noteAlive()
    const prepare = async (next: PageState) => {
      const view = await viewOf(next)
      return (how?: Parameters<Show>[1]) => show(view, how)
    }
    return workLater({ first: state, prepare, follow: edits?.followEdits })
  }
  hydrateRoot(
    document,
    <StrictMode>
      <Storefront first={first} connect={connect} />
    </StrictMode>,
    { onCaughtError: (error) => void report('broken', error) },
  )
}

/** Errors are rare: the code that reports them comes with the first. Resolves when the report is on its way, or cannot be sent. */
async function report(code: 'broken' | 'start', error: unknown): Promise<void> {
  try {
    const { diagnostics } = await import('../stores/diagnostics.ts')
    void diagnostics.log('page', code, { message: String(error) })
  } catch {
    // Its code cannot be had either.
  }
}

/** The rest of the code is fetched when the page is hydrated. */
function workLater(work: LaterWork): () => void {
  let isOver = false
  let stop = () => {}
  const begin = async () => {
    const { startLaterWork } = await import('./later-work.ts')
    if (!isOver) stop = startLaterWork(work)
  }
  // Checkout begins with the cart. Any other page without this code is one without JavaScript, or is being left.
  begin().catch((error: unknown) => (work.first.layout === 'checkout' ? recover(error) : undefined))
  return () => {
    isOver = true
    stop()
  }
}

const state = takeState()
if (state) start(state).catch(recover)
