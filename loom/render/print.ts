/** Paper with something printed on it. */
import { noise } from '../seed.ts'
import type { Material } from './fragment.ts'
import type { Texture } from './texture.ts'
import { addColour } from './texture.ts'

/** The print lies with its upper left corner at a point of the surface, and does not repeat beyond its size. */
export function printed(print: Texture, left: number, top: number): Material {
  const colour = new Float32Array(3)
  return (fragment) => {
    const across = Math.min(Math.max(fragment.across - left, 0.01), print.width - 0.01)
    const along = Math.min(Math.max(fragment.along - top, 0.01), print.height - 0.01)
    const pixel = Math.max(fragment.pixelAcross, fragment.pixelAlong) * fragment.sample
    colour.fill(0)
    addColour(print, across, along, pixel, 1, colour)
    fragment.red = colour[0] ?? 0
    fragment.green = colour[1] ?? 0
    fragment.blue = colour[2] ?? 0
    fragment.gloss = 0.1
    // Uncoated paper is not quite even.
    fragment.openness *= 1 + 0.012 * noise(fragment.across * 2.2, fragment.along * 2.2, 31)
  }
}
