/**
 * Hands the browser's navigations to the page layer: fetch the page's state and code, show it in place.
 * Aborting, history, scrolling and the spinner stay the browser's. Whatever is not plainly one of our
 * pages (another storefront, a file, a form that writes, a reload) is left alone and simply loads.
 */
import { MARKET_PARAMETER } from '../../markets/storefronts/market-parameter.ts'
import { isBrokenCheckoutPath } from '../../markets/paths/reserved-slugs.ts'
import { stayingOf } from '../ui/replace-address.ts'
import { findPage } from './find-page.ts'
import type { MatchedPage } from './find-page.ts'
import type { NavigationResponse, PageState } from './page-state.ts'

type Navigations = {
  readonly fetchPage: (url: string, signal: AbortSignal) => Promise<NavigationResponse | undefined>
  /** Shows the page, unless the signal says that another navigation has begun. */
  readonly show: (state: PageState, signal: AbortSignal, how: { readonly isSamePage: boolean }) => Promise<void>
  /** Resolves with the address to load instead of `url`, once nothing is lost with this document; undefined: load immediately. */
  readonly handOver: (url: URL) => Promise<URL> | undefined
  /** RTE-27: a link to a checkout step without a name is a bug of ours and is reported. */
  readonly report: (message: string) => void
}

/** Long: a factory; its functions share which navigation is the latest. */
export function interceptNavigations(first: PageState, { fetchPage, show, handOver, report }: Navigations): () => void {
  if (!('navigation' in window)) {
    // Without the API every link loads its page.
    const stop = import('./hand-over-clicks.ts').then(({ handOverClicks }) => handOverClicks(handOver))
    return () => void stop.then((end) => end())
  }

  let loads = 0
  /** The address of the page that is to be seen, which is not the address bar's while a page loads or after a stop. */
  let shown = withoutHash(location.href)

  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url)
    if (isBrokenCheckoutPath(url.pathname)) report(`Navigation to ${url.pathname}`)
    if (!mayTakeOver(event)) return
    // `hashChange` is not set for entries that scripts add: loading the page again would scroll to its top.
    const isOtherHash = event.destination.sameDocument && url.hash !== location.hash
    if (isOtherHash && withoutHash(url.href) === shown) return
    const target = findPage(url.pathname)
    if (target.kind === 'forward') {
      event.intercept({ handler: async () => location.replace(target.to + url.search + url.hash) })
    } else if (target.kind === 'page' && target.storefront === first.place?.storefront) {
      // A document stores the market that its address names (bootstrap-script.ts).
      if (mustLoad(first, target) || url.searchParams.has(MARKET_PARAMETER)) return leave(url, event)
      const staying = stayingOf(event.info)
      event.intercept({
        focusReset: 'manual',
        scroll: staying === 'here' ? 'manual' : 'after-transition',
        handler: () => whileLoading(() => load(url, event, staying !== undefined)),
      })
    }
  }

  /**
   * While the handover is pending the page stays, and another navigation calls it off. Not by intercepting: that commits the
   * address in this document, and Back would lead from the next one to an entry that nothing draws.
   */
  const leave = (url: URL, event: NavigateEvent) => {
    const { navigationType: type } = event
    const target = event.cancelable && type !== 'traverse' ? handOver(url) : undefined
    if (!target) return
    event.preventDefault()
    void whileLoading(async (isLatest) => {
      const { href } = await target
      if (isLatest()) navigation.navigate(href, { history: type === 'replace' ? 'replace' : 'push' })
    })
  }

  const whileLoading = async (work: (isLatest: () => boolean) => Promise<void>) => {
    loads += 1
    const mine = loads
    const isLatest = () => mine === loads
    document.documentElement.toggleAttribute('data-loading', true)
    try {
      await work(isLatest)
    } finally {
      if (isLatest()) document.documentElement.toggleAttribute('data-loading', false)
    }
  }

  const load = async (url: URL, event: NavigateEvent, isSamePage: boolean) => {
    const { signal } = event
    try {
      // Its code is loaded with the first page that is requested: until then there is no transition.
      const [answer, { growPicture }] = await Promise.all([
        fetchPage(url.href, signal).catch(() => undefined),
        import('./grow-picture.ts'),
      ])
      if (signal.aborted) return
      if (answer && 'redirect' in answer) return location.replace(withHash(answer.redirect, url.hash))
      // The server is gone, broken or of another build. The address is already the new one: load it.
      if (answer?.state.build !== first.build) return location.reload()
      const { state } = answer
      const scroll = () => {
        if (!signal.aborted) event.scroll()
      }
      await growPicture({ from: new URL(shown), to: url, scroll }, () => show(state, signal, { isSamePage }))
      if (!signal.aborted) shown = withoutHash(url.href)
    } catch {
      // The page's code is gone with its build.
      if (!signal.aborted) location.reload()
    }
  }

  navigation.addEventListener('navigate', onNavigate)
  return () => navigation.removeEventListener('navigate', onNavigate)
}

function mayTakeOver(event: NavigateEvent): boolean {
  return (
    event.canIntercept && event.navigationType !== 'reload' && event.downloadRequest === null && event.formData === null
  )
}

/**
 * Checkout has its own documents: their policy allows the payment provider only, and third-party scripts that were
 * loaded into this document must not reach it.
 */
export const mustLoad = (first: Pick<PageState, 'layout'>, { route }: MatchedPage): boolean =>
  (route.layout === 'checkout') !== (first.layout === 'checkout')

const withoutHash = (url: string): string => url.replace(/#.*$/s, '')

/** A redirect retains the hash of the requested page, as browsers do, unless its target has one. */
const withHash = (target: string, hash: string): string => (target.includes('#') ? target : target + hash)
