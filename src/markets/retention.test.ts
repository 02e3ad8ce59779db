import { describe, expect, it } from 'vitest'
import { retainedFrom, retentionGroups, retentionOf } from './retention.ts'

describe('retention', () => {
  it('LAW-26 documents are retained for ten years, statements for three', () => {
    expect(retentionOf('DE')).toEqual({ documents: 10, claims: 3 })
  })

  it.each([
    [10, '2026-11-17T12:00:00Z', '2016-01-01T00:00:00.000Z'],
    [10, '2027-01-01T00:00:00Z', '2017-01-01T00:00:00.000Z'],
    [3, '2026-12-31T23:59:59Z', '2023-01-01T00:00:00.000Z'],
  ])('LAW-26 full calendar years: %d years on %s', (years, now, expected) => {
    expect(retainedFrom(years, new Date(now))).toBe(expected)
  })

  it('LAW-26 a country may have periods of its own', () => {
    expect(retentionGroups('documents', { DE: { documents: 8, claims: 3 } })).toEqual([
      { years: 8, countries: ['DE'], isRest: false },
      { years: 10, countries: ['DE'], isRest: true },
    ])
  })
})
