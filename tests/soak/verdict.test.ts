import { describe, expect, it } from 'vitest'
import { soakProblems, type MemoryTrend, type SoakResult } from './verdict.ts'

const trend = (slope: number, margin = 0): MemoryTrend => ({ first: 400, last: 402, highest: 410, slope, margin })

const PASSED: SoakResult = {
  visits: { planned: 50_000, served: 49_990 },
  work: { purchases: 12_000, prices: 1800, publications: 360, renderings: 350 },
  errors: [],
  memory: { 'resident memory': trend(0.4), heap: trend(-0.2) },
  judgedSeconds: 1200,
  books: { paid: 12_000, lost: 0, double: 0, oversold: 0, broken: [] },
}

describe('a soak', () => {
  it.each<readonly [string, Partial<SoakResult>]>([
    ['memory is flat, nothing failed and the books are clean', {}],
    ['memory shrinks', { memory: { 'resident memory': trend(-12) } }],
    ['memory grows by less than 1 % in ten minutes', { memory: { 'resident memory': trend(0.99) } }],
    ['it is not certain that the heap grows by 1 %', { memory: { heap: trend(2, 1.1) } }],
    ['it is too short to judge the slope', { memory: { heap: trend(25) }, judgedSeconds: 120 }],
  ])('~SCL-19 passes when %s', (_, change) => {
    expect(soakProblems({ ...PASSED, ...change })).toEqual([])
  })

  it.each<readonly [string, Partial<SoakResult>, string]>([
    ['resident memory grows by 1 %', { memory: { 'resident memory': trend(1) } }, 'resident memory grows by 1.00 %'],
    ['the heap grows by 3 %', { memory: { heap: trend(3) } }, 'heap grows by 3.00 %'],
    ['it is certain that the heap grows by 1 %', { memory: { heap: trend(2, 1) } }, 'heap grows by 2.00 %'],
    ['the slope is unknown', { memory: { heap: trend(Number.NaN) } }, 'heap grows by NaN %'],
    ['one request failed', { errors: ['500 GET /nl'] }, '1 errors: 500 GET /nl'],
    ['the shop fell behind', { visits: { planned: 50_000, served: 40_000 } }, '40000 of 50000 planned visits'],
    ['no visit was planned', { visits: { planned: 0, served: 0 } }, '0 of 0 planned visits'],
    ['no picture was rendered', { work: { ...PASSED.work, renderings: 0 } }, 'no renderings'],
    ['an order was lost', { books: { ...PASSED.books, lost: 1 } }, '1 lost'],
    ['an order is double', { books: { ...PASSED.books, double: 2 } }, '2 double'],
    ['something was oversold', { books: { ...PASSED.books, oversold: 3 } }, '3 oversold'],
    ['an invariant is violated', { books: { ...PASSED.books, broken: ['nothing is left undone'] } }, 'nothing is left'],
  ])('~SCL-19 does not pass when %s', (_, change, problem) => {
    expect(soakProblems({ ...PASSED, ...change })).toEqual([expect.stringContaining(problem)])
  })

  it('~SCL-19 reports all its problems, and the first errors', () => {
    const errors = ['one', 'two', 'three', 'four']
    const memory = { 'resident memory': trend(2), heap: trend(2) }
    expect(soakProblems({ ...PASSED, errors, memory })).toEqual([
      'resident memory grows by 2.00 % in ten minutes',
      'heap grows by 2.00 % in ten minutes',
      '4 errors: one; two; three',
    ])
  })
})
