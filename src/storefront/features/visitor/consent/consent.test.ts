import { describe, expect, it } from 'vitest'
import { allows, consentStore, decide, NOTHING_ALLOWED, startConsent, toConsent } from './consent.ts'

const time = '2026-11-15T12:00:00.000Z'
const chosen = { version: 1, time, allowed: { extras: false, statistics: true, marketing: false } }

describe('consent', () => {
  it.each([
    ['a choice', chosen, chosen],
    ['a choice with more in it', { ...chosen, x: 1, allowed: { ...chosen.allowed, x: true } }, chosen],
    ['nothing', undefined, undefined],
    ['a text', 'yes', undefined],
    ['a list', [chosen], undefined],
    ['a choice for other purposes', { ...chosen, version: 0 }, undefined],
    ['a choice without its time', { ...chosen, time: undefined }, undefined],
    ['half a choice', { ...chosen, allowed: { extras: true, statistics: true } }, undefined],
    ['no choice', { ...chosen, allowed: null }, undefined],
  ])('reads %s', (_, stored, expected) => {
    expect(toConsent(stored)).toEqual(expected)
  })

  it('~ANA-32 allows nothing until the visitor chose it', () => {
    expect(consentStore.get()).toBe('unknown')
    expect(allows(consentStore.get(), 'statistics')).toBe(false)
    // There is no storage here, as where a visitor has switched it off.
    startConsent()
    expect(consentStore.get()).toBe('undecided')
    expect(allows(consentStore.get(), 'marketing')).toBe(false)
    decide({ extras: false, statistics: true, marketing: false }, new Date(time))
    expect(consentStore.get()).toEqual(chosen)
    expect([allows(consentStore.get(), 'statistics'), allows(consentStore.get(), 'marketing')]).toEqual([true, false])
    startConsent()
    expect(consentStore.get()).toEqual(chosen)
    decide(NOTHING_ALLOWED)
    expect(allows(consentStore.get(), 'statistics')).toBe(false)
  })
})
