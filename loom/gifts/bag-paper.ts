/** The paper of a gift bag: its inside, its front, the side that is turned to the eye, and a printed band. */
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Texture } from '../render/texture.ts'
import { addColour } from '../render/texture.ts'
import { casting, madeOf } from '../shapes/bodies.ts'
import type { Vector } from '../shapes/grid.ts'
import { paint } from '../shapes/paint.ts'
import { panelOf } from '../shapes/panel.ts'
import { board } from './stationery.ts'

/** In millimetres. It stands on y = 0 and its front is nearest to the eye. */
export const BAG = { wide: 210, high: 250, deep: 92 }

/** What it covers of the floor. */
export const footprint: Body = casting(panelOf([-BAG.wide / 2, 0, BAG.deep / 2], [0, 0, -BAG.deep], [BAG.wide, 0, 0]))

export function insideOf(colour: string): readonly Body[] {
  const [x, z] = [BAG.wide / 2, BAG.deep / 2]
  const down: Vector = [0, BAG.high, 0]
  const deeper = (_: number, far: number) => 0.7 - 0.5 * far
  return madeOf(board(colour), [
    panelOf([-x, -BAG.high, -z], [BAG.wide, 0, 0], down, deeper),
    panelOf([-x, -BAG.high, z], [0, 0, -BAG.deep], down, deeper),
    panelOf([x, -BAG.high, -z], [0, 0, BAG.deep], down, deeper),
  ])
}

/** The front, and the side that is turned to the eye with the fold that lets the bag lie flat. */
export function outsideOf(colour: string, side: 1 | -1): readonly Body[] {
  const [x, z] = [BAG.wide / 2, BAG.deep / 2]
  const down: Vector = [0, BAG.high, 0]
  const light = (_: number, far: number) => 1.03 - 0.16 * far ** 4
  const front = {
    surface: panelOf([-x, -BAG.high, z], [BAG.wide, 0, 0], down, light),
    material: board(colour, BAG.wide, BAG.high),
  }
  const half = BAG.deep / 2
  const plain = board(colour)
  const folded: Material = (fragment) => {
    plain(fragment)
    const fromFold = fragment.across - half
    // It is pushed in along the middle, and creased at a slant near the floor.
    fragment.slopeAcross += (fromFold < 0 ? -0.34 : 0.34) * (1 - fragment.along / BAG.high)
    const crease = BAG.high - fragment.along - Math.abs(fromFold)
    fragment.openness *= 1 - 0.12 * Math.exp(-crease * crease * 0.7) - 0.16 * Math.exp(-fromFold * fromFold * 0.4)
  }
  const corner: Vector = side > 0 ? [-x, -BAG.high, -z] : [x, -BAG.high, z]
  const gusset = panelOf(corner, [0, 0, side * BAG.deep], down, (_, far) => 1.18 - 0.2 * far ** 3)
  return [front, { surface: gusset, material: folded }]
}

/** Printed larger than it is knitted. */
const ENLARGED = 1.25

/** A band of the pattern across the front. */
export function patternBand(tile: Texture): Body {
  const colour = new Float32Array(3)
  const high = BAG.high * 0.46
  return {
    surface: panelOf([-BAG.wide / 2, -BAG.high * 0.69, BAG.deep / 2 + 0.8], [BAG.wide, 0, 0], [0, high, 0]),
    material: (fragment) => {
      const { across, along } = fragment
      const pixel = Math.max(fragment.pixelAcross, fragment.pixelAlong)
      const edge = Math.min(along, high - along)
      const line = Math.min(Math.max((2.2 - edge) / Math.max(pixel, 0.05) + 0.5, 0), 1)
      colour.fill(line * 0.95)
      addColour(tile, across / ENLARGED, along / ENLARGED, (pixel * fragment.sample) / ENLARGED, 1 - line, colour)
      paint(fragment, colour)
      fragment.gloss = 0.12
    },
  }
}
