/** The cloth itself, so near that one sees the stitches: it fills the picture and lies in soft waves. */
import { knitter } from '../cloth/yarn-tile.ts'
import type { Scene } from '../render/scene.ts'
import type { Surface } from '../render/surface.ts'
import { emptySurface, placed } from '../render/surface.ts'
import { mix, noise } from '../seed.ts'
import type { SockOrder } from './order.ts'

/** How much cloth the width of the picture shows, in millimetres. */
const SHOWN = 68
const DETAIL = 1

export function knitCloseUp({ yarns: [{ tile }], seed, size }: SockOrder): Scene {
  const scale = size.width / SHOWN
  const colour = new Float32Array(3)
  const knit = knitter(tile)
  const surface = placed(waves(seed), { roll: -14, pitch: 8 })
  const body = {
    surface,
    material: (fragment: Parameters<typeof knit>[0]) => {
      knit(fragment, fragment.across, fragment.along, colour)
      fragment.red = colour[0] ?? 0
      fragment.green = colour[1] ?? 0
      fragment.blue = colour[2] ?? 0
    },
  }
  return {
    layers: [{ bodies: [body], shadows: [] }],
    view: { ...size, scale, x: size.width / 2, y: size.height / 2 },
  }
}

/** Large enough to reach beyond the corners of the picture however it is turned. */
function waves(seed: number): Surface {
  const steps = Math.ceil((SHOWN * 1.9) / DETAIL)
  const surface = emptySurface(steps + 1, steps + 1, false)
  for (let row = 0; row <= steps; row += 1) {
    for (let column = 0; column <= steps; column += 1) {
      const x = (column - steps / 2) * DETAIL
      const y = (row - steps / 2) * DETAIL
      const at = row * (steps + 1) + column
      const swell = Math.sin((x + y * 0.35) / 13 + noise(x / 40, y / 40, seed) * 1.4)
      const z = swell * 3.4 + noise(x / 22, y / 22, seed + 1) * 2.2
      surface.points.set([x, y, z], at * 3)
      surface.cloth.set([x, y], at * 2)
      surface.station[at] = y
      // Valleys see less of the lamp.
      surface.openness[at] = mix(0.72, 1.04, (swell + 1) / 2)
    }
  }
  return surface
}
