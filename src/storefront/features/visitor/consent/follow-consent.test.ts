import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentStore, decide, EVERYTHING_ALLOWED, NOTHING_ALLOWED } from './consent.ts'
import { followConsent } from './follow-consent.ts'

const KEY = 'sockeye.consent'
const refused = { version: 1, time: '2026-11-15T12:00:00.000Z', allowed: NOTHING_ALLOWED }

describe('what other tabs chose', () => {
  const items = new Map<string, string>()
  let window: EventTarget
  let stop: () => void

  beforeEach(() => {
    items.clear()
    window = new EventTarget()
    vi.stubGlobal('window', window)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    })
    decide(EVERYTHING_ALLOWED)
    stop = followConsent()
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    consentStore.set(() => 'unknown')
  })

  const happen = (type: string, init: object) => window.dispatchEvent(Object.assign(new Event(type), init))

  it.each([
    ['taken back', 'storage', { key: KEY }],
    ['taken back while this page was away', 'pageshow', { persisted: true }],
  ])('~ANA-32 what is %s there is taken back here', (_, type, init) => {
    items.set(KEY, JSON.stringify(refused))
    happen(type, init)
    expect(consentStore.get()).toEqual(refused)
  })

  it.each([
    ['the answer is deleted', KEY],
    ['everything is cleared', null],
  ])('where %s, nothing is allowed any more', (_, key) => {
    items.clear()
    happen('storage', { key })
    expect(consentStore.get()).toBe('undecided')
  })

  it.each([
    ['something else is stored', 'storage', { key: 'sockeye.newsletter' }],
    ['the page comes for the first time', 'pageshow', { persisted: false }],
  ])('is not looked at when %s', (_, type, init) => {
    const before = consentStore.get()
    items.set(KEY, JSON.stringify(refused))
    happen(type, init)
    expect(consentStore.get()).toBe(before)
  })

  it.each([
    ['the same is stored', () => undefined],
    ['nothing is stored', () => items.clear()],
  ])('changes nothing on the way back where %s', (_, change) => {
    const before = consentStore.get()
    change()
    happen('pageshow', { persisted: true })
    expect(consentStore.get()).toBe(before)
  })
})
