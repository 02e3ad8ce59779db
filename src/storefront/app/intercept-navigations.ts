/**
 * Hands the browser's navigations to the page layer: fetch the page's state and code, show it in place.
 * Aborting, history, scrolling and the spinner stay the browser's. Whatever is not plainly one of our
 * pages (another storefront, a file, a form that writes, a reload) is left alone and simply loads.
 */
import { findPage } from './find-page.ts'
import type { PageAnswer, PageState } from './page-state.ts'

type Navigations = {
  readonly fetchPage: (url: string, signal: AbortSignal) => Promise<PageAnswer | undefined>
  readonly show: (state: PageState) => Promise<void>
  /** RTE-27: a link to a checkout step that nobody named is a bug of ours, and worth knowing. */
  readonly report: (message: string) => void
}

export function interceptNavigations(first: PageState, { fetchPage, show, report }: Navigations): () => void {
  // Without the API there is nothing to do: every link loads its page.
  if (!('navigation' in window)) return () => {}

  const onNavigate = (event: NavigateEvent) => {
    const { pathname, search } = new URL(event.destination.url)
    if (pathname.includes('/checkout/undefined')) report(`Navigation to ${pathname}`)
    if (!mayTakeOver(event)) return
    const target = findPage(pathname)
    if (target.kind === 'forward') {
      event.intercept({ handler: async () => location.replace(target.to + search) })
    } else if (target.kind === 'page' && target.storefront === first.place?.storefront) {
      event.intercept({ focusReset: 'manual', handler: () => load(event.destination.url, event.signal) })
    }
  }

  const load = async (url: string, signal: AbortSignal) => {
    document.documentElement.toggleAttribute('data-loading', true)
    const answer = await fetchPage(url, signal).catch(() => undefined)
    if (signal.aborted) return
    try {
      if (answer && 'redirect' in answer) location.replace(answer.redirect)
      else if (answer?.state.build === first.build) await show(answer.state)
      // The server is gone, broken or of another build. The address is already the new one: load it.
      else location.reload()
    } catch {
      // The page's code is gone with its build.
      location.reload()
    } finally {
      if (!signal.aborted) document.documentElement.toggleAttribute('data-loading', false)
    }
  }

  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

function mayTakeOver(event: NavigateEvent): boolean {
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.navigationType !== 'reload' &&
    event.downloadRequest === null &&
    event.formData === null
  )
}
