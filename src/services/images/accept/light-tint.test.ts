import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lightTint } from './light-tint.ts'

const filled = (...colours: readonly (readonly [number, number, number, number])[]) => new Uint8Array(colours.flat())

describe('lightTint', () => {
  it.each([
    ['red', [255, 0, 0, 255], '#ffd6ce'],
    ['blue', [0, 80, 255, 255], '#d0e5ff'],
    ['green', [23, 166, 115, 255], '#c2f2d8'],
  ] as const)('of %s is a pale one of the same hue', (_, colour, expected) => {
    expect(lightTint(filled(colour))).toBe(expected)
  })

  it('follows the colour there is most of, not the white around it', () => {
    const white = [255, 255, 255, 255] as const
    expect(lightTint(filled(white, white, white, [255, 0, 0, 255]))).toBe('#ffd6ce')
  })

  it('does not see what is transparent', () => {
    expect(lightTint(filled([0, 80, 255, 0], [0, 80, 255, 0], [255, 0, 0, 255]))).toBe('#ffd6ce')
  })

  it('of a picture without colour is that of paper', () => {
    expect(lightTint(filled([0, 0, 0, 255], [128, 128, 128, 255]))).toBe('#f3ece2')
    expect(lightTint(new Uint8Array())).toBe('#f3ece2')
  })

  it('is always light enough for ink', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 64 }), (pixels) => {
        const tint = lightTint(pixels)
        expect(tint).toMatch(/^#[\da-f]{6}$/)
        const channels = [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16))
        expect(Math.min(...channels)).toBeGreaterThan(170)
      }),
    )
  })
})
