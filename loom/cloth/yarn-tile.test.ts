import { describe, expect, it } from 'vitest'
import { PALETTES } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import { linearOf } from '../render/colour.ts'
import { newFragment } from '../render/fragment.ts'
import { STRETCH } from './gauge.ts'
import { knitter, knitTile } from './yarn-tile.ts'

const palette = PALETTES.chalk
const halves: Pattern = {
  width: 20,
  height: 20,
  draw: ({ a }) => `<rect x="10" width="10" height="20" fill="${a}"/>`,
}

async function colourAt(across: number, along: number, pixel: number): Promise<readonly number[]> {
  const fragment = { ...newFragment(), pixelAcross: pixel, pixelAlong: pixel, sample: 1 }
  const colour = new Float32Array(3)
  knitter(await knitTile(halves, palette))(fragment, across * STRETCH, along * STRETCH, colour)
  return [...colour]
}

const closeTo = (hex: string) => linearOf(hex).map((part): unknown => expect.closeTo(part, 2))

describe('knitter', () => {
  it('knits each stitch from one yarn when it is seen from near', async () => {
    expect(await colourAt(5, 10, 0.05)).toEqual(closeTo(palette.ground))
    expect(await colourAt(15, 10, 0.05)).toEqual(closeTo(palette.a))
  })

  it('repeats without a seam in both directions', async () => {
    expect(await colourAt(-15, -30, 0.05)).toEqual(await colourAt(5, 10, 0.05))
    expect(await colourAt(55, 90, 0.05)).toEqual(await colourAt(15, 10, 0.05))
  })

  it('is the mixture of its yarns from far away, wherever one looks', async () => {
    const [red = 0] = await colourAt(5, 10, 60)
    const [ground, a] = [linearOf(palette.ground)[0], linearOf(palette.a)[0]]
    expect(red).toBeCloseTo((ground + a) / 2, 1)
    expect((await colourAt(15, 3, 60))[0]).toBeCloseTo(red, 1)
  })
})
