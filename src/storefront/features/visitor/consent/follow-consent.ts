/**
 * What is allowed in one tab is allowed in all, and what is taken back is taken back in all: follows what other tabs
 * chose, also while this one was away in the back/forward cache.
 */
import { CONSENT_KEY, consentStore, storedConsent } from './consent.ts'

export function followConsent(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // No key: all of it was cleared.
    if (key === CONSENT_KEY || key === null) consentStore.set(() => storedConsent() ?? 'undecided')
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted ? storedConsent() : undefined
    // Where the browser keeps nothing, what was chosen on this page holds.
    if (stored) consentStore.set((known) => (typeof known === 'object' && known.time === stored.time ? known : stored))
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
