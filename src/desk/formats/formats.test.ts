import { describe, expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

const NOON = Date.parse('2026-11-17T12:00:00Z')

describe('formats of the desk', () => {
  it.each([
    ['en', 1295, 'EUR', '12.95 EUR'],
    ['de', 129_500, 'CHF', '1.295,00 CHF'],
    ['fr', 5000, 'KRW', '5 000 KRW'],
  ] as const)('DSK-21 an amount in %s has its ISO currency', (language, amount, currency, expected) => {
    expect(
      formatsOf(language, 'UTC')
        .amount(amount, currency)
        .replaceAll(/[\u00a0\u202f]/g, ' '),
    ).toBe(expected)
  })

  it('DSK-21 times are in the time zone of the account', () => {
    const iso = '2026-11-17T23:30:00Z'
    expect(formatsOf('de', 'Europe/Berlin').dateTime(iso)).toBe('18.11.2026, 00:30')
    expect(formatsOf('de', 'America/New_York').dateTime(iso)).toBe('17.11.2026, 18:30')
  })

  it.each([
    ['2026-11-17T11:59:30Z', '30 seconds ago'],
    ['2026-11-17T11:01:00Z', '59 minutes ago'],
    ['2026-11-17T10:00:00Z', '2 hours ago'],
    ['2026-11-16T11:00:00Z', 'yesterday'],
    ['2026-11-01T12:00:00Z', '1 Nov 2026'],
  ])('%s was %s', (iso, expected) => {
    expect(formatsOf('en', 'UTC').relative(iso, NOON)).toBe(expected)
  })

  it('names countries, and shows a code that is none', () => {
    const { country } = formatsOf('de', null)
    expect([country('AT'), country('??')]).toEqual(['Österreich', '??'])
  })
})
