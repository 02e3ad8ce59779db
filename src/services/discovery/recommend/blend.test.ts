import { describe, expect, it } from 'vitest'
import { blend, blendAll } from './blend.ts'

const list = (...scores: number[]) => scores.map((score, doc) => ({ doc, score }))

describe('blend', () => {
  const [bought, like] = [1, 2]
  const neighbours = [{ doc: bought, score: 0.1 }]
  const alike = [{ doc: like, score: 0.9 }]

  it.each([
    ['nobody bought it: likeness decides', 0, [like, bought]],
    ['few bought it: likeness decides more', 10, [like, bought]],
    ['many bought it: they decide', 5000, [bought, like]],
  ])('%s', (_, support, expected) => {
    expect(blend({ neighbours, alike, support }).map(({ doc }) => doc)).toEqual(expected)
  })

  it('w = n / (n + m)', () => {
    const [first, second] = blend({ neighbours, alike, support: 300 })
    expect(first?.score).toBeCloseTo(0.75)
    expect(second?.score).toBeCloseTo(0.25)
  })

  it('both ways at once is best', () => {
    const both = { doc: 3, score: 0.09 }
    expect(blend({ neighbours: [...neighbours, both], alike: [...alike, both], support: 100 })[0]?.doc).toBe(bought)
    const strong = { doc: 3, score: 0.9 }
    expect(blend({ neighbours: [...neighbours, strong], alike: [...alike, strong], support: 100 })[0]?.doc).toBe(3)
  })

  it('nothing comes of nothing', () => {
    expect(blend({ neighbours: [], alike: [], support: 9 })).toEqual([])
  })
})

describe('blendAll', () => {
  it('is the average, so that what goes with all comes before what goes with one', () => {
    const scores = blendAll([list(0.9, 0.6), list(0, 0.6), list(0.1, 0.6)])
    expect(scores.map(({ doc }) => doc)).toEqual([1, 0])
    expect(scores[0]?.score).toBeCloseTo(0.6)
    expect(scores[1]?.score).toBeCloseTo(1 / 3)
  })
})
