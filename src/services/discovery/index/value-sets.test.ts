import { describe, expect, it } from 'vitest'
import { members } from '../../../../tests/support/bit-members.ts'
import { createValueSets } from './value-sets.ts'

describe('the values of a facet', () => {
  it('are known by value and by product', () => {
    const values = createValueSets(3)
    values.add(0, 'red')
    values.add(2, 'red')
    values.add(2, 'blue')
    expect([...values.sets].map(([value, set]) => [value, ...members(set)])).toEqual([
      ['red', 0, 2],
      ['blue', 2],
    ])
    expect(values.masks()).toEqual(Uint32Array.of(0b01, 0, 0b11))
  })

  it('are taken from a product without taking them from another', () => {
    const values = createValueSets(2)
    values.add(0, 'red')
    values.add(1, 'red')
    values.clear(1)
    expect([...values.sets].map(([value, set]) => [value, ...members(set)])).toEqual([['red', 0]])
    expect(values.masks()).toEqual(Uint32Array.of(1, 0))
  })

  it('are known by value only where there are more than a mask can hold', () => {
    const values = createValueSets(40)
    for (let product = 0; product < 40; product += 1) {
      expect(values.masks() === undefined).toBe(product > 32)
      values.add(product, `value ${product}`)
    }
    values.clear(39)
    expect([...values.sets.values()].filter((set) => members(set).length > 0)).toHaveLength(39)
  })
})
