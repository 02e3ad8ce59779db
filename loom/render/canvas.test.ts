import { describe, expect, it } from 'vitest'
import type { Patch } from './canvas.ts'
import { layUnder, newCanvas, toDrawing } from './canvas.ts'

/** One pixel of a colour, multiplied by its coverage. */
const pixelAt = (left: number, top: number, colour: readonly number[], cover: number): Patch => ({
  left,
  top,
  width: 1,
  height: 1,
  data: Float32Array.from([...colour.map((part) => part * cover), cover]),
})

describe('layUnder', () => {
  it('puts a patch where it belongs in the picture', () => {
    const canvas = newCanvas(3, 2)
    layUnder(canvas, pixelAt(2, 1, [1, 0, 0], 1))
    expect([...toDrawing(canvas).data]).toEqual([...Array.from({ length: 20 }, () => 0), 255, 0, 0, 255])
  })

  it('shows through what covers it in part, and not through what hides it', () => {
    const canvas = newCanvas(2, 1)
    layUnder(canvas, pixelAt(0, 0, [1, 0, 0], 0.5))
    layUnder(canvas, pixelAt(1, 0, [1, 0, 0], 1))
    for (const left of [0, 1]) layUnder(canvas, pixelAt(left, 0, [0, 0, 1], 1))
    expect([...toDrawing(canvas).data]).toEqual([128, 0, 128, 255, 255, 0, 0, 255])
  })
})
