/** Catches uncaught errors and failed loads, and sends them where consent allows. */
import { stripPersonal } from '../../../../contracts/engagement/strip-personal.ts'
import { diagnostics, onReport } from '../../../stores/diagnostics.ts'
import { randomId } from '../../../stores/random-id.ts'
import { recentRequests } from '../../../stores/recent-requests.ts'
import type { Store } from '../../../stores/store.ts'
import { readEmbedded, embeddedText } from '../../../stores/embedded-data.ts'
import { allows, consentStore } from '../../visitor/consent/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { envelopeOf } from './envelope.ts'
import { envelopeSender } from './send-envelopes.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchFetch } from './watch-fetch.ts'

type Shown = {
  readonly build: string
  readonly pageType: string
  readonly layout: string
  readonly place: StorefrontMarket | undefined
}

type ShownPage = Pick<Store<Shown>, 'get'>

const MAX_STACK_LENGTH = 2000
/** How long the caller has to report a failed request itself, so that it is reported once. */
const OWN_WORDS_MS = 1000

export function startErrorReports(shown: ShownPage): () => void {
  const clicks = watchClicks(document)
  let reportedAt = -Infinity
  const stopHearing = onReport(() => {
    reportedAt = performance.now()
  })
  const stopWatching = watchFetch(window, ({ method, url, status }) => {
    // Without a network the report could not be sent either.
    if (!navigator.onLine) return
    const failedAt = performance.now()
    const message = `${method} ${url} ${status ?? 'without an answer'}`
    setTimeout(() => {
      if (reportedAt < failedAt) report('fetch', 'failed', message, { method, url, status })
    }, OWN_WORDS_MS)
  })

  const report = (service: string, code: string, message: string, about: object) => {
    const { build, pageType } = shown.get()
    const trace = { recentRequests: recentRequests(), clicks: clicks.recent() }
    const data = stripPersonal({ ...about, path: location.pathname, pageType, build, ...trace })
    void diagnostics.log(service, code, { message, data })
  }

  const uncaught = (error: unknown) => {
    const [message, stack] = error instanceof Error ? [String(error), error.stack ?? ''] : [String(error), '']
    report('page', 'uncaught', message, { stack: stack.slice(0, MAX_STACK_LENGTH) })
  }
  const onError = ({ error, message, filename }: ErrorEvent) => {
    // Errors of browser extensions and third-party scripts are ignored.
    if (filename === '' || filename.startsWith(location.origin)) uncaught(error ?? message)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => uncaught(reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const stopPassing = passOn(shown)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    clicks.stop()
    stopWatching()
    stopHearing()
    stopPassing()
  }
}

/** To a service for error reports, where one is configured (DIA-10): off by default. */
function passOn(shown: ShownPage): () => void {
  const url = embeddedText(readEmbedded('add-ons'), 'errorReports')
  if (url === '') return () => {}
  const isForeign = new URL(url, location.href).origin !== location.origin
  const stage = embeddedText(readEmbedded('settings'), 'releaseStage')
  const send = envelopeSender({
    url,
    fetch: (address, init) => fetch(address, init),
    onUnavailable: () =>
      void diagnostics.log('error-service', 'unavailable', { message: `No answer from ${url}`, level: 'warn' }),
  })
  return onReport((service, code, { message = code, data, level = 'error' } = {}) => {
    const { build, pageType, layout, place } = shown.get()
    // Others hear of nothing that the visitor does not allow, and of checkout nothing at all.
    if (isForeign && (layout === 'checkout' || !allows(consentStore.get(), 'statistics'))) return
    const scene = { build, stage, page: pageType, path: location.pathname, storefront: place?.storefront }
    void send(envelopeOf({ id: randomId(), time: new Date(), level, service, code, message, data }, scene))
  })
}
