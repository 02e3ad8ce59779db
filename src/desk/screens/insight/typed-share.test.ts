import { expect, it } from 'vitest'
import { readShare, readWeights } from './typed-share.ts'

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  [' 50 ', 50],
  ['100', 100],
  ['101', 'wrong'],
  ['-1', 'wrong'],
  ['1.5', 'wrong'],
  ['x', 'wrong'],
])('~DIN-06 a share is typed: %j', (text, expected) => expect(readShare(text)).toBe(expected))

it.each([
  [['', ''], null],
  [
    ['90', '10'],
    [90, 10],
  ],
  [
    ['90', ''],
    [90, 50],
  ],
  [['0', '0'], 'wrong'],
  [['x', '10'], 'wrong'],
])('~DIN-06 weights are typed: %j', (texts, expected) => expect(readWeights(texts, [50, 50])).toEqual(expected))
