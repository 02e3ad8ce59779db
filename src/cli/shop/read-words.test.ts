import { describe, expect, it } from 'vitest'
import { readAmount, readAmounts, readMoment } from './read-words.ts'

describe('readAmount', () => {
  it.each([
    ['4.95', 'EUR', 495],
    ['4,95', 'EUR', 495],
    ['4.9', 'EUR', 490],
    ['40', 'GBP', 4000],
    ['0', 'EUR', 0],
    ['4950', 'KRW', 4950],
  ] as const)('%s %s is %i', (text, currency, expected) => {
    expect(readAmount(text, currency)).toBe(expected)
  })

  it.each([
    ['', 'EUR'],
    ['-1', 'EUR'],
    ['4.955', 'EUR'],
    ['4.5', 'KRW'],
    ['1e3', 'EUR'],
    ['1.000,00', 'EUR'],
    ['9999999999', 'EUR'],
  ] as const)('%j %s is none', (text, currency) => {
    expect(() => readAmount(text, currency)).toThrow('is no amount in')
  })
})

it('reads amounts in several currencies', () => {
  expect(readAmounts('EUR=40, gbp=35.50,KRW=60000')).toEqual({ EUR: 4000, GBP: 3550, KRW: 60_000 })
  expect(() => readAmounts('XXX=1')).toThrow('XXX is none of')
  expect(() => readAmounts('EUR')).toThrow('is no amount in EUR')
})

describe('readMoment', () => {
  it.each([
    ['2026-11-27', '2026-11-27T00:00:00.000Z'],
    ['2026-11-27T09:00:00+01:00', '2026-11-27T08:00:00.000Z'],
    ['2026-11-27T09:00Z', '2026-11-27T09:00:00.000Z'],
    ['2026-11-27T09:00:00.125Z', '2026-11-27T09:00:00.125Z'],
  ])('%s', (text, expected) => {
    expect(readMoment(text).toISOString()).toBe(expected)
  })

  it.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '2026-11-27T09:00:00', '27.11.2026', '2026-11-27T25:00Z'])(
    '%j is none',
    (text) => {
      expect(() => readMoment(text)).toThrow('is no date such as')
    },
  )
})
