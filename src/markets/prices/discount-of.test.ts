import { describe, expect, it } from 'vitest'
import { discountOf } from './discount-of.ts'

describe('discountOf', () => {
  it.each([
    ['~PRD-02 none', 1200, 1200, 0, 0],
    ['~PRD-02 a quarter', 1200, 900, 300, 25],
    ['~PRD-02 a third is 33, not 34', 1200, 800, 400, 33],
    ['~PRD-02 almost 30 is 29', 1000, 701, 299, 29],
    ['~PRD-02 all of it', 1000, 0, 1000, 100],
    ['~PRD-02 dearer than the original is no discount', 900, 1200, 0, 0],
    ['~PRD-02 all of one unit', 1, 0, 1, 100],
    ['~PRD-02 no price', 0, 0, 0, 0],
  ])('%s', (_, original, final, absolute, percentage) => {
    expect(discountOf({ original, final })).toEqual({ absolute, percentage })
  })
})
