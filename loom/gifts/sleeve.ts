/** What is wrapped around a closed box: a sleeve printed with every fabric, a ribbon. */
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Texture } from '../render/texture.ts'
import { addColour } from '../render/texture.ts'
import { paint } from '../shapes/paint.ts'
import type { BoxSize } from '../shapes/panel.ts'
import { panelOf } from '../shapes/panel.ts'

type Wrap = {
  readonly left: number
  readonly wide: number
  /** How far it stands off the board. */
  readonly off: number
  readonly material: Material
}

/** Over the top of a lid, whose sides begin at `foot`, and down its front; the print runs on around the edge. */
export function wrapped({ deep, high }: BoxSize, foot: number, { left, wide, off, material }: Wrap): readonly Body[] {
  const [y, z] = [deep / 2 + off, foot + high + off]
  const inFront: Material = (fragment) => {
    fragment.along += deep
    material(fragment)
  }
  const light = (_: number, far: number) => 1.3 - 0.2 * far ** 3
  return [
    { surface: panelOf([left, -y, z], [wide, 0, 0], [0, y * 2, 0]), material },
    { surface: panelOf([left, y, z], [wide, 0, 0], [0, 0, 1 - z], light), material: inFront },
  ]
}

const LINE = 0.9

/** As many bands as there are fabrics, with a thin white line between two. */
export function bandsOf(tiles: readonly Texture[], wide: number): Material {
  const colour = new Float32Array(3)
  const each = wide / tiles.length
  return (fragment) => {
    const { across, along } = fragment
    const number = Math.min(Math.max(Math.floor(across / each), 0), tiles.length - 1)
    const inBand = across - number * each
    const tile = tiles[number]
    const edge = Math.min(inBand, each - inBand)
    const line = Math.min(Math.max((LINE - edge) / Math.max(fragment.pixelAcross, 0.05) + 0.5, 0), 1)
    colour.fill(line * 0.95)
    const pixel = Math.max(fragment.pixelAcross, fragment.pixelAlong) * fragment.sample
    // A motif stands in the middle of its band.
    if (tile && line < 1) addColour(tile, inBand - each / 2 + tile.width / 4, along, pixel, 1 - line, colour)
    paint(fragment, colour)
    fragment.gloss = 0.1
  }
}
