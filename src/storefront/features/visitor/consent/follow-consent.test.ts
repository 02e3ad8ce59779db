import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentStore, decide, EVERYTHING_ALLOWED, NOTHING_ALLOWED } from './consent.ts'
import { followConsent } from './follow-consent.ts'

const KEY = 'sockeye.consent'
const refused = { version: 1, time: new Date().toISOString(), allowed: NOTHING_ALLOWED }

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
      removeItem: (key: string) => items.delete(key),
    })
    decide(EVERYTHING_ALLOWED)
    stop = followConsent()
  })
  afterEach(() => {
    stop()
    vi.unstubAllGlobals()
    consentStore.set(() => 'unknown')
  })

  it.each([
    [181, true],
    [183, false],
  ])('~LAW-23 a choice of %d days ago is valid: %s', (days, isValid) => {
    const chosen = new Date('2026-11-17T12:00:00.000Z')
    decide(EVERYTHING_ALLOWED, chosen)
    items.set('sockeye.consent.id', '"0123456789abcdef"')
    followConsent(chosen.getTime() + days * 24 * 60 * 60 * 1000)()
    expect(consentStore.get() !== 'undecided').toBe(isValid)
    expect(items.has(KEY)).toBe(isValid)
    expect(items.has('sockeye.consent.id')).toBe(isValid)
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
