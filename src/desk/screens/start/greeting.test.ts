import { expect, it } from 'vitest'
import { greetingOf } from './greeting.ts'

it.each([
  [3, 'start.night'],
  [5, 'start.morning'],
  [12, 'start.day'],
  [18, 'start.evening'],
  [23, 'start.evening'],
])('at %i the greeting is %s', (hour, expected) => {
  expect(greetingOf(hour)).toBe(expected)
})
