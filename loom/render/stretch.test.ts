import { describe, expect, it } from 'vitest'
import { stretched } from './stretch.ts'

const channel = { width: 2, height: 2, data: Float32Array.from([0, 4, 8, 12]) }

function rowAt(position: number, step = 0.5): readonly number[] {
  const row = new Float32Array(4)
  stretched(channel, 0, step, row.length).read(position, row)
  return [...row]
}

describe('stretched', () => {
  it('reads values between the cells', () => {
    expect(rowAt(0)).toEqual([0, 2, 4, 4])
    expect(rowAt(0.5)).toEqual([4, 6, 8, 8])
  })

  it('is beyond the border as at the border', () => {
    expect(rowAt(-3)).toEqual(rowAt(0))
    expect(rowAt(9)).toEqual(rowAt(1))
    expect(rowAt(0, 5)).toEqual([0, 4, 4, 4])
  })

  it('reads a channel of one cell', () => {
    const row = new Float32Array(3)
    stretched({ width: 1, height: 1, data: Float32Array.from([7]) }, 0, 0.25, 3).read(0.75, row)
    expect([...row]).toEqual([7, 7, 7])
  })
})
