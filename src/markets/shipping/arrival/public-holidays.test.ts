import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../../countries/records.ts'
import { addDays, weekdayOf } from './days.ts'
import { publicHolidays } from './public-holidays.ts'

describe('publicHolidays', () => {
  it.each([
    ['GB', 'the last Monday of August', '2026-08-31'],
    ['GB', 'Boxing Day on a Saturday is given on Monday', '2026-12-28'],
    ['GB', 'Christmas on a Saturday is given on Monday', '2027-12-27'],
    ['GB', 'and Boxing Day after it on Tuesday', '2027-12-28'],
    ['DE', 'Ascension', '2026-05-14'],
    ['DE', 'Unity Day', '2026-10-03'],
    ['AT', 'Corpus Christi', '2026-06-04'],
    ['BE', 'National Day', '2026-07-21'],
    ['CH', 'National Day', '2026-08-01'],
    ['NL', 'King’s Day', '2027-04-27'],
    ['FR', 'the fourteenth of July', '2026-07-14'],
    ['US', 'Thanksgiving, the fourth Thursday', '2026-11-26'],
    ['US', 'Independence Day on a Saturday is given on Friday', '2026-07-03'],
    ['US', 'Memorial Day, the last Monday of May', '2026-05-25'],
    ['ES', 'Good Friday', '2026-04-03'],
    ['IT', 'Easter Monday', '2026-04-06'],
    ['HR', 'Statehood Day', '2026-05-30'],
    ['EE', 'Midsummer', '2026-06-24'],
    ['SK', 'Saint Cyril and Methodius', '2026-07-05'],
    ['SE', 'Midsummer Eve, a Friday', '2026-06-19'],
    ['FI', 'All Saints, a Saturday', '2026-10-31'],
    ['PT', 'Freedom Day', '2026-04-25'],
    ['LV', 'Midsummer Eve', '2026-06-23'],
    ['LT', 'Statehood Day', '2026-07-06'],
    ['IE', 'the first Monday of February', '2026-02-02'],
    ['IE', 'the last Monday of October', '2026-10-26'],
    ['CZ', 'Saint Wenceslas', '2026-09-28'],
    ['SI', 'Reformation Day', '2026-10-31'],
    ['DK', 'Maundy Thursday', '2026-04-02'],
    ['HU', 'Saint Stephen', '2026-08-20'],
    ['PL', 'Independence Day', '2026-11-11'],
    ['LU', 'Europe Day', '2026-05-09'],
    ['NO', 'Constitution Day', '2026-05-17'],
    ['KR', 'Seollal', '2026-02-17'],
    ['KR', 'Chuseok', '2026-09-25'],
    ['KR', 'Seollal a day after the Chinese new year', '2028-01-27'],
    ['SG', 'the Chinese new year', '2026-02-17'],
    ['SG', 'Vesak Day on a Sunday is given on Monday', '2026-06-01'],
    ['SG', 'Deepavali on a Sunday is given on Monday', '2026-11-09'],
    ['IL', 'Rosh Hashanah', '2026-09-12'],
    ['IL', 'Yom Kippur', '2026-09-21'],
    ['IL', 'Passover', '2026-04-02'],
    ['AE', 'Eid al-Adha', '2026-05-27'],
    ['AE', 'National Day', '2026-12-02'],
  ])('SHX-12 in %s %s: %s', (country, _, day) => {
    expect(publicHolidays(country, Number(day.slice(0, 4)))).toContain(day)
  })

  it.each(MARKET_RECORDS.map(({ countryCode }) => [countryCode]))(
    'SHX-12 %s has between 6 and 30 of them in every year, sorted and each once',
    (country) => {
      for (let year = 2026; year <= 2036; year += 1) {
        const days = publicHolidays(country, year)
        expect(days.length).toBeGreaterThanOrEqual(6)
        expect(days.length).toBeLessThanOrEqual(30)
        expect(days).toEqual([...new Set(days)].toSorted())
        // New Year on a Saturday may be given on the day before.
        const others = days.filter((day) => !day.startsWith(String(year)) && day !== `${year - 1}-12-31`)
        expect(others).toEqual([])
      }
    },
  )

  it('SHX-12 a country without a record has none', () => expect(publicHolidays('XX', 2026)).toEqual([]))

  it('a day is counted across months, years and leap days', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ])
    expect(weekdayOf('2026-11-17')).toBe(2)
  })
})
