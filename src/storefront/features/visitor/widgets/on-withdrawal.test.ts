import { afterEach, describe, expect, it } from 'vitest'
import { consentStore, decide, EVERYTHING_ALLOWED, NOTHING_ALLOWED } from '../consent/index.ts'
import { onWithdrawal } from './on-withdrawal.ts'

const extras = { ...NOTHING_ALLOWED, extras: true }
const statistics = { ...NOTHING_ALLOWED, statistics: true }
const advertising = { ...NOTHING_ALLOWED, marketing: true }

describe('what is taken back', () => {
  afterEach(() => consentStore.set(() => 'unknown'))

  it.each([
    ['all of it', EVERYTHING_ALLOWED, [NOTHING_ALLOWED], 1],
    ['one of two', EVERYTHING_ALLOWED, [advertising], 1],
    ['one for the other', statistics, [advertising], 1],
    ['what was allowed later', NOTHING_ALLOWED, [statistics, NOTHING_ALLOWED], 1],
    ['nothing, allowed once more', statistics, [statistics, EVERYTHING_ALLOWED], 0],
    ['nothing that matters here', EVERYTHING_ALLOWED, [{ ...EVERYTHING_ALLOWED, extras: false }], 0],
    ['nothing that was allowed', extras, [NOTHING_ALLOWED], 0],
  ])('~ANA-32 is noticed: %s', (_, before, choices, expected) => {
    let noticed = 0
    decide(before)
    const stop = onWithdrawal(['statistics', 'marketing'], () => (noticed += 1))
    choices.forEach((choice) => decide(choice))
    stop()
    decide(EVERYTHING_ALLOWED)
    decide(NOTHING_ALLOWED)
    expect(noticed).toBe(expected)
  })

  it('is noticed, too, where the answer itself is deleted', () => {
    let noticed = 0
    decide(statistics)
    const stop = onWithdrawal(['statistics'], () => (noticed += 1))
    consentStore.set(() => 'undecided')
    stop()
    expect(noticed).toBe(1)
  })
})
