import { afterEach, describe, expect, it, vi } from 'vitest'
import { purgeOldPayments } from './purge-old-payments.ts'

const DAY = 24 * 60 * 60 * 1000
const KEY = 'sockeye.checkout.info'
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

describe('purgeOldPayments', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    ['29 days old', { time: daysAgo(29), information: {} }, true],
    ['30 days old', { time: daysAgo(30), information: {} }, false],
    ['without a time', { information: {} }, false],
    ['no record', 'x', false],
  ])('~LAW-24 what was typed at checkout, %s', (_, stored, isLeft) => {
    const items = new Map([[KEY, JSON.stringify(stored)]])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => items.delete(key),
      length: 0,
      key: () => null,
    })
    purgeOldPayments()
    expect(items.has(KEY)).toBe(isLeft)
  })
})
