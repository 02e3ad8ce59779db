import { describe, expect, it } from 'vitest'
import { contour, field } from './field.ts'

const SIZE = { width: 30, height: 24 }

describe('a field', () => {
  it('comes back to the same height one tile further', () => {
    const height = field(SIZE, { across: [-3, 3], down: [-2, 2], seed: 5 })
    for (const [x, y] of [
      [0, 0],
      [3.7, 11],
      [29, 23.5],
    ] as const) {
      expect(height(x + SIZE.width, y)).toBeCloseTo(height(x, y), 9)
      expect(height(x, y - SIZE.height)).toBeCloseTo(height(x, y), 9)
    }
  })
})

describe('its contour', () => {
  const hill = (x: number, y: number) => 8 - Math.hypot(x - 15, y - 12)

  it('is one closed loop around one hill, at the height that was asked for', () => {
    const line = contour(hill, SIZE, 2)
    expect(line.match(/M/g)).toHaveLength(1)
    expect(line.endsWith('Z')).toBe(true)
    const radii = pointsOf(line).map(([x, y]) => Math.hypot(x - 15, y - 12))
    expect(Math.min(...radii)).toBeGreaterThan(5.7)
    expect(Math.max(...radii)).toBeLessThan(6.3)
  })

  it('goes round a crater twice: outside and inside', () => {
    const crater = (x: number, y: number) => 2 - Math.abs(Math.hypot(x - 15, y - 12) - 6)
    expect(contour(crater, SIZE, 0).match(/M/g)).toHaveLength(2)
  })

  it('is nothing where nothing is that high', () => {
    expect(contour(hill, SIZE, 9)).toBe('')
  })

  it('is closed beyond the edges where the hill goes on', () => {
    const xs = pointsOf(contour(() => 1, SIZE, 0)).map(([x]) => x)
    expect(Math.min(...xs)).toBeLessThan(0)
    expect(Math.max(...xs)).toBeGreaterThan(SIZE.width)
  })
})

function pointsOf(line: string): readonly (readonly [number, number])[] {
  return [...line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}
