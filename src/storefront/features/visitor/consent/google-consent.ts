/**
 * The visitor's consent as Google consent mode signals, for a tag manager: denied by default before anything else is
 * sent, then the visitor's choice. With Global Privacy Control, advertising is denied whatever was chosen.
 */
import { consentStore, NOTHING_ALLOWED, type Allowed } from './consent.ts'

type Signal = 'granted' | 'denied'

/** How long its tags wait for a choice that was made before. */
const WAITS_MS = 500

/** Not in every browser, so not in the language's own types. */
declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean
  }
}

export const isOptedOut = (): boolean => navigator.globalPrivacyControl === true

export function googleConsent({ extras, statistics, marketing }: Allowed, hasOptedOut: boolean) {
  const signal = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied')
  const advertising = signal(marketing && !hasOptedOut)
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: signal(statistics),
    functionality_storage: signal(extras),
    personalization_storage: signal(extras),
    security_storage: signal(true),
  }
}

/** To be called before anything else is written. */
export function signalConsent(write: (entry: object) => void): () => void {
  /** A tag manager takes the arguments of a call for a command, and a list for nothing. */
  function signal(..._command: readonly unknown[]): void {
    write(arguments)
  }
  const update = () => {
    const consent = consentStore.get()
    if (typeof consent !== 'object') return
    signal('consent', 'update', googleConsent(consent.allowed, isOptedOut()))
  }
  signal('consent', 'default', { ...googleConsent(NOTHING_ALLOWED, false), wait_for_update: WAITS_MS })
  update()
  return consentStore.subscribe(update)
}
