import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentStore, decide, EVERYTHING_ALLOWED, NOTHING_ALLOWED } from './consent.ts'
import { googleConsent, signalConsent } from './google-consent.ts'

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}
const ads = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }

describe('consent signals for a tag manager', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {})
    consentStore.set(() => 'undecided')
  })
  afterEach(() => consentStore.set(() => 'unknown'))

  it.each([
    ['nothing', NOTHING_ALLOWED, false, denied],
    ['statistics', { ...NOTHING_ALLOWED, statistics: true }, false, { ...denied, analytics_storage: 'granted' }],
    ['advertising', { ...NOTHING_ALLOWED, marketing: true }, false, { ...denied, ...ads }],
    ['no advertising for who has opted out of being sold', { ...NOTHING_ALLOWED, marketing: true }, true, denied],
    [
      'extras',
      { ...NOTHING_ALLOWED, extras: true },
      false,
      { ...denied, functionality_storage: 'granted', personalization_storage: 'granted' },
    ],
  ])('grants %s', (_, allowed, isOptedOut, expected) => {
    expect(googleConsent(allowed, isOptedOut)).toEqual(expected)
  })

  it('~ANA-32 is refused before anything else, and what was chosen follows each time it is', () => {
    const entries: unknown[][] = []
    const stop = signalConsent((entry) => entries.push(Object.values(entry)))
    expect(entries).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]])
    decide(EVERYTHING_ALLOWED)
    decide(NOTHING_ALLOWED)
    stop()
    decide(EVERYTHING_ALLOWED)
    expect(entries.slice(1)).toEqual([
      ['consent', 'update', { ...denied, ...ads, ...googleConsent(EVERYTHING_ALLOWED, false) }],
      ['consent', 'update', denied],
    ])
  })

  it('are the arguments of a call: a tag manager overlooks lists', () => {
    decide(NOTHING_ALLOWED)
    const entries: object[] = []
    signalConsent((entry) => entries.push(entry))()
    expect(entries.map((entry) => Object.prototype.toString.call(entry))).toEqual([
      '[object Arguments]',
      '[object Arguments]',
    ])
  })
})
