import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestOf } from './best-of.ts'

describe('the first of a list', () => {
  it('are the same as after sorting all of it, equals in their order', () => {
    const lists = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 60 })
    fc.assert(
      fc.property(lists, fc.nat({ max: 70 }), (keys, most) => {
        const items = Int32Array.from(keys, (_, place) => place + 100)
        const sorted = [...items].toSorted((a, b) => (keys[b - 100] ?? 0) - (keys[a - 100] ?? 0) || a - b)
        expect(bestOf(items, Float64Array.from(keys), most)).toEqual(sorted.slice(0, most))
      }),
    )
  })
})
