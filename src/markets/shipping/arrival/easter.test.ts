import { expect, it } from 'vitest'
import { easterSunday } from './easter.ts'

it.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('SHX-12 Easter of %d is on %s', (year, day) => expect(easterSunday(year)).toBe(day))
