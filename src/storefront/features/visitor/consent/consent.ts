/**
 * What a visitor allows beyond what the shop needs in order to work. Nothing is allowed until it was chosen, and a
 * choice made for an older list of purposes is void: the banner is shown again when `CONSENT_VERSION` changes.
 */
import { createStore, useStore } from '../../../stores/store.ts'
import { isRecord, readStored, writeStored } from '../../../stores/browser-storage.ts'

/** Categories that can be refused. What is needed (basket, country, this choice itself) requires no consent. */
export const CONSENT_CATEGORIES = ['extras', 'statistics', 'marketing'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]
export type Allowed = Readonly<Record<ConsentCategory, boolean>>

export type Consent = {
  readonly version: number
  /** When it was chosen, ISO 8601. */
  readonly time: string
  readonly allowed: Allowed
}

export const CONSENT_KEY = 'sockeye.consent'
export const CONSENT_VERSION = 1

export const NOTHING_ALLOWED: Allowed = { extras: false, statistics: false, marketing: false }
export const EVERYTHING_ALLOWED: Allowed = { extras: true, statistics: true, marketing: true }

/** `unknown` until storage was read: on the server and during hydration. */
type ConsentState = Consent | 'undecided' | 'unknown'

export const consentStore = createStore<ConsentState>('unknown')

/** Reads what was chosen before. Call it in the browser only, after hydration. */
export function startConsent(): void {
  consentStore.set((known) => (known === 'unknown' ? (storedConsent() ?? 'undecided') : known))
}

/** Undefined where there is none. */
export const storedConsent = (): Consent | undefined => toConsent(readStored('local', CONSENT_KEY))

export function decide(allowed: Allowed, now = new Date()): void {
  const consent: Consent = { version: CONSENT_VERSION, time: now.toISOString(), allowed }
  writeStored('local', CONSENT_KEY, consent)
  consentStore.set(() => consent)
}

export const useConsent = (): ConsentState => useStore(consentStore, (state) => state)

export const allows = (state: ConsentState, category: ConsentCategory): boolean =>
  typeof state === 'object' && state.allowed[category]

/** Undefined for whatever is no choice of ours. */
export function toConsent(stored: unknown): Consent | undefined {
  if (!isRecord(stored) || stored['version'] !== CONSENT_VERSION || typeof stored['time'] !== 'string') return undefined
  const { time, allowed } = stored
  if (!isRecord(allowed)) return undefined
  const { extras, statistics, marketing } = allowed
  if (typeof extras !== 'boolean' || typeof statistics !== 'boolean' || typeof marketing !== 'boolean') return undefined
  return { version: CONSENT_VERSION, time, allowed: { extras, statistics, marketing } }
}
