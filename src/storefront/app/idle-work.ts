/**
 * Work that waits until the page is hydrated and the browser is idle. Its code is loaded then, and not before; each
 * feature starts here in a line of its own and returns a function that stops it.
 */
import { startAnalytics } from '../features/telemetry/analytics/index.ts'
import { followMarket, startCartRefresh } from '../features/purchase/cart/index.ts'
import { followConsent } from '../features/visitor/consent/index.ts'
import { purgeOldPayments } from '../features/purchase/checkout/index.ts'
import { startErrorReports } from '../features/telemetry/error-reports/index.ts'
import { startExperiments } from '../features/visitor/experiments/index.ts'
import { startOfflinePage } from '../features/visitor/installed-app/index.ts'
import { storeSegments } from '../features/visitor/segments/index.ts'
import { followPreference, offerShop } from '../features/visitor/visitor-market/index.ts'
import { startVitals } from '../features/telemetry/vitals/index.ts'
import { startAccessibilityWidget, startChat } from '../features/visitor/widgets/index.ts'
import { diagnostics } from '../stores/diagnostics.ts'
import type { Store } from '../stores/store.ts'
import type { PageState } from './page-state.ts'
import { prefetchInView } from './prefetch-in-view.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { watchBuilds } from './watch-builds.ts'

export type IdleScene = {
  /** The view that is to be seen, now and after every navigation. */
  readonly shown: Store<PageState>
  readonly prefetchPage: (url: string) => void
  /** From then on every navigation loads its page. */
  readonly stopIntercepting: () => void
}

export function startIdleWork(scene: IdleScene): () => void {
  const { shown, prefetchPage } = scene
  const stopPrefetching = prefetchOnIntent(shown.initial, prefetchPage)
  const stopIntercepting = () => {
    scene.stopIntercepting()
    stopPrefetching()
  }
  const starts: readonly (() => () => void)[] = [
    () => startErrorReports(shown),
    () => followConsent(),
    () => followPreference(shown),
    () => followMarket(shown),
    () => startCartRefresh(shown),
    () => purgeOldPayments(),
    () => startExperiments(shown),
    () => storeSegments(),
    () => startAnalytics(shown),
    () => offerShop(shown),
    () => watchBuilds({ ...scene, stopIntercepting }),
    () => prefetchInView(scene),
    () => startChat(shown),
    () => startAccessibilityWidget(shown),
    () => startOfflinePage(shown.initial.place?.storefront),
    () => startVitals(shown.initial.pageType),
  ]
  const stops = [stopPrefetching, ...starts.flatMap(startAlone)]
  return () => stops.forEach((stop) => stop())
}

/** What cannot start keeps nothing else from starting. */
function startAlone(start: () => () => void): readonly (() => void)[] {
  try {
    return [start()]
  } catch (error) {
    void diagnostics.log('page', 'idle_work', { message: String(error) })
    return []
  }
}
