/**
 * What is allowed in one tab is allowed in all, and what is taken back is taken back in all: follows what other tabs
 * chose, also while this one was away in the back/forward cache. A choice is valid for six months (CNIL, Garante): then it is
 * deleted, and requested anew (LAW-23).
 */
import { dropStored } from '../../../stores/browser-storage.ts'
import { CONSENT_KEY, consentStore, startConsent, storedConsent } from './consent.ts'

/** Under which the shop has recorded the choice. */
export const CONSENT_ID_KEY = 'sockeye.consent.id'

const VALID_MS = 182 * 24 * 60 * 60 * 1000

/** Runs before anything that needs consent: all of that is idle work, too. */
function dropOldConsent(now: number): void {
  const stored = storedConsent()
  // A time that cannot be read is as old as any.
  if (stored === undefined || now - Date.parse(stored.time) < VALID_MS) return
  dropStored('local', CONSENT_KEY)
  dropStored('local', CONSENT_ID_KEY)
  consentStore.set(() => 'undecided')
}

export function followConsent(now = Date.now()): () => void {
  dropOldConsent(now)
  // Whatever else is idle work may ask for it now, before the dialogs have been loaded.
  startConsent()
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
