/** Stores a choice in this browser and records it in the shop, which has to prove it (LAW-23). Loaded with the dialogs only. */
import { LOG_CONSENT } from '../../../../contracts/engagement/engagement-routes.ts'
import { readStored, writeStored } from '../../../stores/browser-storage.ts'
import { randomId } from '../../../stores/random-id.ts'
import { CONSENT_ID_KEY, consentStore, decide, isOptedOut, type Allowed } from '../consent/index.ts'

export function chooseConsent(allowed: Allowed, store: string): void {
  decide(allowed)
  const stored = readStored('local', CONSENT_ID_KEY)
  const id = typeof stored === 'string' && /^[\w-]{8,64}$/.test(stored) ? stored : randomId()
  writeStored('local', CONSENT_ID_KEY, id)
  const consent = consentStore.get()
  const version = typeof consent === 'object' ? consent.version : 0
  const report = { id, version, store, allowed, isOptedOut: isOptedOut() }
  // Sent even when the page is left; a choice that could not be recorded counts all the same.
  navigator.sendBeacon(LOG_CONSENT.path, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
