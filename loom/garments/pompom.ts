/** A ball of cut yarn: every end of it a tuft, some of another colour. */
import { linearOf } from '../render/colour.ts'
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Vector } from '../shapes/grid.ts'
import { gridOf, pointsOn } from '../shapes/grid.ts'
import { noise } from '../seed.ts'

/** Its middle is at the origin. */
export function pompomOf(radius: number, colours: readonly [string, string], seed: number, detail: number): Body {
  const steps = pointsOn(Math.PI * radius, detail * 0.65)
  const surface = gridOf({ rows: steps, columns: steps * 2, closed: true }, (right, down) => {
    const [round, fall] = [(right - 0.5) * 2 * Math.PI, down * Math.PI]
    const [sin, cos] = [Math.sin(fall), Math.cos(fall)]
    const out: Vector = [sin * Math.sin(round), -cos, sin * Math.cos(round)]
    // Measured from the point nearest to the eye, so that no tuft is drawn out of shape where it is seen.
    const spread = radius / Math.sqrt(Math.max((1 + out[2]) / 2, 0.05))
    const [across, along] = [out[0] * spread, out[1] * spread]
    const tuft = noise(across / 3.4, along / 3.4, seed) * 0.6 + noise(across / 1.5, along / 1.5, seed + 1) * 0.4
    const lump = noise(across / 14, along / 14, seed + 2)
    const far = radius * (1 + 0.075 * tuft + 0.03 * lump)
    return {
      at: [out[0] * far, out[1] * far, out[2] * far],
      cloth: [across, along],
      openness: 0.86 + 0.34 * tuft - 0.1 * Math.max(-cos, 0),
    }
  })
  return { surface, material: yarnEnds(colours, seed) }
}

function yarnEnds([first, second]: readonly [string, string], seed: number): Material {
  const [one, other] = [linearOf(first), linearOf(second)]
  return (fragment) => {
    const { across, along } = fragment
    const [red, green, blue] = noise(across / 2.3, along / 2.3, seed + 5) > 0.3 ? other : one
    fragment.red = red
    fragment.green = green
    fragment.blue = blue
    const seen = Math.max(0, 1 - fragment.pixelAcross)
    fragment.openness *= 1 + 0.2 * seen * noise(across * 1.6, along * 1.6, seed + 4)
  }
}
