/**
 * Tells our own discovery service what was shown, clicked and looked at, so that it can recommend. Only of visitors who
 * allow statistics, under a number of their browser's own; whoever takes that back has all of it forgotten.
 */
import type { DiscoveryEvent } from '../../../../contracts/discovery/discovery.ts'
import { suggestClient } from '../../../../contracts/discovery/suggest-client.ts'
import { discoveryTransport, sendAndLeave } from '../../../stores/transports.ts'
import { allows, consentStore } from '../../visitor/consent/index.ts'
import { createBatch } from './batch.ts'
import type { AnalyticsEvent } from './events.ts'
import { dropProfile, storedProfile, ownProfile } from './profile.ts'

/** A click and the page that it leads to are told together. */
const BATCH_DELAY_MS = 2000

/** What discovery is told of an event; nothing of most. Positions begin with 0 there. */
export function interestIn(event: AnalyticsEvent): readonly DiscoveryEvent[] {
  if (event.event === 'productImpression') {
    return event.products.map(({ sku, position }) => ({ kind: 'impression', sku, position: position - 1 }))
  }
  if (event.event === 'productClick') return [{ kind: 'click', sku: event.sku, position: event.position - 1 }]
  return event.event === 'productDetail' ? [{ kind: 'view', sku: event.sku }] : []
}

export function recordInterest(): { readonly hear: (event: AnalyticsEvent) => void; readonly stop: () => void } {
  // The page may be on its way out when it is told. Whether it arrives changes nothing for the shopper.
  const client = suggestClient(discoveryTransport(sendAndLeave))
  const isAllowed = () => allows(consentStore.get(), 'statistics')
  const batch = createBatch<DiscoveryEvent>(BATCH_DELAY_MS, (events) => {
    if (isAllowed()) void client.record(ownProfile(), events).catch(() => undefined)
  })
  const heed = () => {
    const profile = storedProfile()
    if (consentStore.get() === 'unknown' || isAllowed() || profile === undefined) return
    dropProfile()
    void client.forget(profile).catch(() => undefined)
  }
  const onHide = () => batch.flush()
  heed()
  const unsubscribe = consentStore.subscribe(heed)
  document.addEventListener('visibilitychange', onHide)
  return {
    hear: (event) => {
      if (isAllowed()) for (const interest of interestIn(event)) batch.add(interest)
    },
    stop: () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      batch.flush()
    },
  }
}
