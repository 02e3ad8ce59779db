import { describe, expect, it } from 'vitest'
import { dayOf, momentOf } from './order-details.ts'

/** Late in the evening of the warehouse, the next morning in Seoul. */
const EVENING = '2026-11-15T22:30:00.000Z'

describe('the times of an order', () => {
  it.each([
    ['HSE-12 a Seoul order is dated in Asia/Seoul', 'en', 'KR', 'November 16, 2026', '7:30'],
    ['HSE-12 a New York order is dated in America/New_York', 'en', 'US', 'November 15, 2026', '5:30'],
    ['HSE-12 a London order is an hour behind the warehouse', 'en', 'GB', '15 November 2026', '22:30'],
    ['HSE-12 a Helsinki order is an hour ahead of it', 'en', 'FI', '16 November 2026', '0.30'],
    ['HSE-12 a Berlin order', 'de', 'DE', '15. November 2026', '23:30'],
  ] as const)('%s', (_, language, country, day, time) => {
    const reader = { language, market: { country } }
    expect(dayOf(EVENING, reader)).toBe(day)
    expect(momentOf(EVENING, reader)).toContain(time)
  })
})
