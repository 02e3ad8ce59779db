import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBest } from './scored.ts'

describe('the best of many', () => {
  it('have a floor as soon as there are enough', () => {
    const best = createBest(2)
    const floors = [3, 5, 4, 1].map((score, doc) => {
      best.add(doc, score)
      return best.floor()
    })
    expect(floors).toEqual([-Infinity, 3, 4, 4])
    expect(createBest(0).floor()).toBe(Infinity)
  })

  it('are those that sorting all would put first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), fc.nat(12), (scores, most) => {
        const best = createBest(most)
        for (const [doc, score] of scores.entries()) best.add(doc, score)
        const sorted = scores.map((score, doc) => ({ doc, score })).toSorted((a, b) => b.score - a.score)
        expect(best.list()).toEqual(sorted.slice(0, most))
      }),
    )
  })
})
