/**
 * Reports to our own discovery service what was shown, clicked and viewed, so that it can recommend. Only with consent
 * to statistics, under a random id; withdrawing the consent deletes all of it.
 */
import type { DiscoveryEvent } from '../../../../contracts/discovery/discovery.ts'
import { suggestClient } from '../../../../contracts/discovery/suggest-client.ts'
import { discoveryTransport, sendAndLeave } from '../../../stores/transports.ts'
import { allows, consentStore } from '../../visitor/consent/index.ts'
import { createBatch } from './batch.ts'
import type { AnalyticsEvent } from './events.ts'
import { dropProfile, storedProfile, ownProfile } from './profile.ts'

/** A click and the page that it opens are sent together. */
const BATCH_DELAY_MS = 2000

/** The discovery events of an analytics event; most have none. Positions are zero-based there. */
export function interestIn(event: AnalyticsEvent): readonly DiscoveryEvent[] {
  if (event.event === 'productImpression') {
    return event.products.map(({ sku, position }) => ({ kind: 'impression', sku, position: position - 1 }))
  }
  if (event.event === 'productClick') return [{ kind: 'click', sku: event.sku, position: event.position - 1 }]
  return event.event === 'productDetail' ? [{ kind: 'view', sku: event.sku }] : []
}

export function recordInterest(): { readonly hear: (event: AnalyticsEvent) => void; readonly stop: () => void } {
  // The page may be unloading when this is sent. A failure does not affect the shopper.
  const client = suggestClient(discoveryTransport(sendAndLeave))
  const isAllowed = () => allows(consentStore.get(), 'statistics')
  const batch = createBatch<DiscoveryEvent>(BATCH_DELAY_MS, (events) => {
    if (isAllowed()) void client.record(ownProfile(), events).catch(() => undefined)
  })
  const heed = () => {
    const profile = storedProfile()
    if (consentStore.get() === 'unknown' || isAllowed() || profile === undefined) return
    dropProfile()
    void client.deleteProfile(profile).catch(() => undefined)
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
