/**
 * The storefront in the browser: takes over the document that the server drew, then lets the browser's own
 * Navigation API hand us each navigation. Where that API is missing, links simply load pages.
 */
import { StrictMode, startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { diagnosticsClient } from '../../contracts/diagnostics-client.ts'
import { fill } from '../texts/fill.ts'
import { loadTexts } from '../texts/load-texts.ts'
import '../ui/base.css'
import { createPageFetcher } from './fetch-page.ts'
import { interceptNavigations } from './intercept-navigations.ts'
import { PAGE_MODULES } from './page-modules.ts'
import type { PageState } from './page-state.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { Screen } from './Screen.tsx'
import type { View } from './Screen.tsx'

/** Shows a view and resolves once it stands in the document, so that scrolling and focus meet the new page. */
type Show = (view: View) => Promise<void>

function Storefront({ first, connect }: { first: View; connect: (show: Show) => () => void }) {
  const [{ view, shown }, setCurrent] = useState<{ view: View; shown?: () => void }>({ view: first })

  useLayoutEffect(
    () => connect((next) => new Promise((done) => startTransition(() => setCurrent({ view: next, shown: done })))),
    [connect],
  )

  useLayoutEffect(() => {
    if (!shown) return
    shown()
    document.querySelector('main')?.focus({ preventScroll: true })
    const announcer = document.getElementById('page-change')
    if (announcer) announcer.textContent = fill(view.texts.pageLoaded, { title: document.title })
  }, [shown, view])

  return <Screen view={view} />
}

async function viewOf(state: PageState): Promise<View> {
  const [{ Page }, texts] = await Promise.all([PAGE_MODULES[state.page](), loadTexts(state.textLocale)])
  return { state, Page, texts }
}

/** The state leaves the document again: React would not expect it there. */
function takeState(): PageState | undefined {
  const element = document.getElementById('page-state')
  element?.remove()
  if (!element?.textContent) return undefined
  const state: PageState = JSON.parse(element.textContent)
  return state
}

const state = takeState()
if (state) {
  const first = await viewOf(state)
  const { fetchPage, prefetchPage } = createPageFetcher(state.build)
  const diagnostics = diagnosticsClient({ fetch: (request) => fetch(request), baseUrl: '' })
  const report = (message: string) => void diagnostics.log('navigation', 'checkout_undefined', { message })
  const connect = (show: Show) => {
    // From here on the page answers. Styles and tests may want to know.
    document.documentElement.toggleAttribute('data-live', true)
    const showNext = async (next: PageState, signal: AbortSignal) => {
      const view = await viewOf(next)
      if (!signal.aborted) await show(view)
    }
    const stops = [
      interceptNavigations(state, { fetchPage, show: showNext, report }),
      prefetchOnIntent(state, prefetchPage),
    ]
    return () => stops.forEach((stop) => stop())
  }
  hydrateRoot(
    document,
    <StrictMode>
      <Storefront first={first} connect={connect} />
    </StrictMode>,
    { onCaughtError: (error) => void diagnostics.log('page', 'broken', { message: String(error) }) },
  )
}
