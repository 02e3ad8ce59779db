import { describe, expect, it } from 'vitest'
import { shippingCountries } from '../../storefronts/table.ts'
import type { CountryCode } from '../../types.ts'
import { arrivalPlan, type DeliveryTerms } from './arrival-plan.ts'
import { addDays, weekdayOf } from './days.ts'
import { estimateArrival } from './estimate-arrival.ts'
import { formatDays } from './format-days.ts'
import { publicHolidays } from './public-holidays.ts'

const STANDARD: DeliveryTerms = { cutOff: '16:00', handlingDays: 1, transitDays: { min: 1, max: 3 }, carrierDays: 5 }

const estimate = (country: CountryCode, at: string, over: Partial<DeliveryTerms> = {}) => {
  const now = new Date(at)
  const warehouse = country === 'US' ? 'US' : 'NL'
  return estimateArrival(arrivalPlan({ ...STANDARD, ...over }, { country, warehouse }, now), now)
}

/** At the warehouse: noon of a Dutch winter day, and half past four. */
const NOON = 'T11:00:00Z'
const LATE = 'T15:30:00Z'

describe('estimateArrival', () => {
  it.each<[string, CountryCode, string, Partial<DeliveryTerms>, [string, string, string]]>([
    ['before the cut-off of a Tuesday', 'DE', `2026-11-17${NOON}`, {}, ['2026-11-18', '2026-11-19', '2026-11-23']],
    ['after the cut-off', 'DE', `2026-11-17${LATE}`, {}, ['2026-11-19', '2026-11-20', '2026-11-24']],
    ['at the very minute of the cut-off', 'DE', '2026-11-17T15:00:00Z', {}, ['2026-11-19', '2026-11-20', '2026-11-24']],
    ['the last minute before it', 'DE', '2026-11-17T14:59:59Z', {}, ['2026-11-18', '2026-11-19', '2026-11-23']],
    ['in summer time', 'DE', '2026-07-07T13:59:00Z', {}, ['2026-07-08', '2026-07-09', '2026-07-13']],
    ['on a Saturday', 'DE', `2026-11-21${NOON}`, {}, ['2026-11-24', '2026-11-25', '2026-11-27']],
    ['late on a Sunday', 'DE', `2026-11-22T22:59:00Z`, {}, ['2026-11-24', '2026-11-25', '2026-11-27']],
    ['after midnight of the warehouse', 'DE', `2026-11-22T23:30:00Z`, {}, ['2026-11-24', '2026-11-25', '2026-11-27']],
    [
      'a carrier that works on Saturdays',
      'DE',
      `2026-11-19${NOON}`,
      { carrierDays: 6 },
      ['2026-11-20', '2026-11-21', '2026-11-24'],
    ],
    [
      'a carrier that works every day',
      'DE',
      `2026-11-19${NOON}`,
      { carrierDays: 7 },
      ['2026-11-20', '2026-11-21', '2026-11-23'],
    ],
    [
      'the same day without handling',
      'DE',
      `2026-11-17${NOON}`,
      { handlingDays: 0, transitDays: { min: 1, max: 1 } },
      ['2026-11-17', '2026-11-18', '2026-11-18'],
    ],
    ['over Christmas', 'DE', `2026-12-23${NOON}`, {}, ['2026-12-24', '2026-12-28', '2026-12-30']],
    [
      'over Christmas to Poland, where Christmas Eve is free',
      'PL',
      `2026-12-22${NOON}`,
      {},
      ['2026-12-23', '2026-12-28', '2026-12-30'],
    ],
    ['over the new year', 'NL', `2026-12-31${NOON}`, {}, ['2027-01-04', '2027-01-05', '2027-01-07']],
    ['over Easter to Great Britain', 'GB', `2026-04-01${NOON}`, {}, ['2026-04-02', '2026-04-07', '2026-04-09']],
    [
      'over Easter to France, which works on Good Friday',
      'FR',
      `2026-04-01${NOON}`,
      {},
      ['2026-04-02', '2026-04-03', '2026-04-08'],
    ],
    ['King’s Day closes the warehouse', 'DE', `2027-04-26${NOON}`, {}, ['2027-04-28', '2027-04-29', '2027-05-03']],
    [
      'Thanksgiving in the United States, from the other warehouse',
      'US',
      '2026-11-24T15:00:00Z',
      {},
      ['2026-11-25', '2026-11-27', '2026-12-01'],
    ],
    ['Israel works from Sunday to Thursday', 'IL', `2026-11-18${NOON}`, {}, ['2026-11-19', '2026-11-22', '2026-11-24']],
    ['Chuseok in Korea', 'KR', `2026-09-21${NOON}`, {}, ['2026-09-22', '2026-09-23', '2026-09-29']],
  ])('SHX-12 %s', (_, country, at, over, [shipsBy, from, to]) => {
    expect(estimate(country, at, over)).toEqual({ shipsBy, from, to })
  })

  it.each(shippingCountries('production').map(({ countryCode }) => [countryCode] as const))(
    'SHX-12 to %s nothing is packed or delivered on a free day, at any moment of a year',
    (country) => {
      const [home, weekend] = [country === 'US' ? 'US' : 'NL', country === 'IL' ? [5, 6] : [0, 6]]
      const isFree = (day: string, where: string, free: readonly number[]) =>
        free.includes(weekdayOf(day)) || publicHolidays(where, Number(day.slice(0, 4))).includes(day)
      for (let day = '2026-11-01'; day < '2027-11-01'; day = addDays(day, 1)) {
        const { shipsBy, from, to } = estimate(country, `${day}T20:00:00Z`)
        expect([isFree(shipsBy, home, [0, 6]), isFree(from, country, weekend), isFree(to, country, weekend)]).toEqual([
          false,
          false,
          false,
        ])
        expect(day < shipsBy && shipsBy < from && from < to).toBe(true)
      }
    },
  )

  it('SHX-12 a plan without any working day ends', () => {
    const plan = arrivalPlan(STANDARD, { country: 'DE', warehouse: 'NL' }, new Date(`2026-11-17${NOON}`))
    expect(estimateArrival({ ...plan, shipsOn: [], arrivesOn: [] }, new Date()).to).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('SHX-12 a plan is small: holidays of the next months that cost a working day', () => {
    const plan = arrivalPlan(STANDARD, { country: 'DE', warehouse: 'NL' }, new Date(`2026-11-17${NOON}`))
    expect(plan).toEqual({
      timeZone: 'Europe/Amsterdam',
      cutOff: '16:00',
      handlingDays: 1,
      transitDays: [1, 3],
      shipsOn: [1, 2, 3, 4, 5],
      closed: ['2026-12-25', '2027-01-01', '2027-03-29', '2027-04-27', '2027-05-06', '2027-05-17'],
      arrivesOn: [1, 2, 3, 4, 5],
      closedThere: ['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
    })
  })
})

describe('formatDays', () => {
  it.each([
    ['en-GB', '2026-11-19', '2026-11-23', 'Thu 19 – Mon 23 Nov'],
    ['en-GB', '2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
    ['de-DE', '2026-11-19', '2026-11-23', 'Do., 19. – Mo., 23. Nov.'],
    ['nl-NL', '2026-11-19', '2026-11-23', 'do 19 – ma 23 nov'],
    ['fr-FR', '2026-11-19', '2026-11-23', 'jeu. 19 – lun. 23 nov.'],
    ['es-ES', '2026-11-19', '2026-11-23', 'jue, 19 – lun, 23 nov'],
    ['it-IT', '2026-11-19', '2026-11-23', 'gio 19 – lun 23 nov'],
    ['en-US', '2026-11-19', '2026-11-23', 'Thu, Nov 19 – Mon, Nov 23'],
    ['en-GB', '2026-11-19', '2026-11-19', 'Thu 19 Nov'],
  ])('SHX-12 writes the days in %s', (locale, from, to, expected) => {
    const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')
    expect(plain(formatDays({ from, to }, locale))).toBe(expected)
  })

  it('~SHX-23 a line breaks between the days, never within one', () => {
    expect(formatDays({ from: '2026-11-19', to: '2026-11-23' }, 'nl-NL')).toBe('do\u00a019 – ma\u00a023\u00a0nov')
  })
})
