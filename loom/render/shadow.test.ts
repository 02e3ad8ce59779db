import { describe, expect, it } from 'vitest'
import { newCanvas } from './canvas.ts'
import { castShadow, LYING } from './shadow.ts'

const SIZE = 120

function shadowOfSquare() {
  const caster = newCanvas(SIZE, SIZE)
  for (let y = 30; y < 70; y += 1) for (let x = 30; x < 70; x += 1) caster.data[(y * SIZE + x) * 4 + 3] = 1
  const canvas = newCanvas(SIZE, SIZE)
  castShadow(canvas, { ...caster, left: 0, top: 0 }, 1, LYING)
  return (x: number, y: number) => canvas.data[(y * SIZE + x) * 4 + 3] ?? 0
}

describe('castShadow', () => {
  const shadow = shadowOfSquare()

  it('is darkest where the layer touches the table, and softer with every step away', () => {
    const steps = [70, 74, 80, 90, 105].map((y) => shadow(50, y))
    expect(steps.toSorted((one, other) => other - one)).toEqual(steps)
    expect(steps[0]).toBeGreaterThan(0.3)
    expect(steps.at(-1)).toBeLessThan(0.05)
  })

  it('falls away from the key light, to the lower right', () => {
    expect(shadow(76, 76)).toBeGreaterThan(shadow(23, 23) * 3)
  })
})
