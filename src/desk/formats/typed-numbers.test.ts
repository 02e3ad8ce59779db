import { expect, it } from 'vitest'
import { isWrong, readAmount, readCount } from './typed-numbers.ts'

it.each([
  ['12.95', 'EUR', 1295],
  ['12,95', 'EUR', 1295],
  [' 12 ', 'EUR', 1200],
  ['12,5', 'EUR', 1250],
  ['12.', 'EUR', 1200],
  ['0', 'EUR', 0],
  ['13900', 'KRW', 13_900],
  ['', 'EUR', null],
  ['12.955', 'EUR', '12.955'],
  ['1.50', 'KRW', '1.50'],
  ['-1', 'EUR', '-1'],
  ['1,234.50', 'EUR', '1,234.50'],
  ['twelve', 'EUR', 'twelve'],
  ['1e3', 'EUR', '1e3'],
])('%j in %s is %j', (text, currency, expected) => expect(readAmount(text, currency)).toBe(expected))

it.each([
  ['7', 7],
  [' 007 ', 7],
  ['', null],
  ['7.5', '7.5'],
  ['-7', '-7'],
  ['99999999', '99999999'],
])('the count %j is %j', (text, expected) => expect(readCount(text)).toBe(expected))

it('only a text is wrong', () => expect([isWrong(7), isWrong(null), isWrong('7.5')]).toEqual([false, false, true]))
