import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newBits, setBit } from './bits.ts'
import { members } from '../../../../tests/support/bit-members.ts'
import { buildPriceLadder } from './price-ladder.ts'

const somePrices = fc.array(fc.integer({ min: -1, max: 40 }), { maxLength: 300 })

/** Long enough that there are several steps. */
const longPrices = Array.from({ length: 9000 }, (_, product) => ((product * 7919) % 5000) - 1)

describe('price ladder', () => {
  it('finds those between two prices, both counted in, as looking at each would', () => {
    const bound = fc.integer({ min: 0, max: 45 })
    fc.assert(
      fc.property(somePrices, bound, bound, (prices, min, max) => {
        const expected = [...prices.keys()].filter((product) => {
          const price = prices[product] ?? -1
          return price >= 0 && price >= min && price <= max
        })
        expect([...members(buildPriceLadder(Int32Array.from(prices)).between(min, max))]).toEqual(expected)
      }),
    )
  })

  it.each([
    [0, 10_000],
    [100, 120],
    [2500, 4900],
    [4998, 9999],
    [6000, 7000],
  ])('finds those from %d to %d among many', (min, max) => {
    const expected = [...longPrices.keys()].filter((product) => {
      const price = longPrices[product] ?? -1
      return price >= min && price <= max
    })
    expect([...members(buildPriceLadder(Int32Array.from(longPrices)).between(min, max))]).toEqual(expected)
  })

  it('knows the lowest and the highest price of a set', () => {
    const ladder = buildPriceLadder(Int32Array.from([30, -1, 10, 20]))
    const bits = newBits(4)
    expect(ladder.ends(bits)).toBeUndefined()
    setBit(bits, 1)
    expect(ladder.ends(bits)).toBeUndefined()
    setBit(bits, 0)
    setBit(bits, 3)
    expect(ladder.ends(bits)).toEqual([20, 30])
  })
})
