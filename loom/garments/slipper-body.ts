/** The shape of a house slipper, toe to the right, on the floor (y = 0): a plump upper with a collar, and a felt sole. */
import { displaced } from '../render/displace.ts'
import type { Surface } from '../render/surface.ts'
import { noise, smoothstep } from '../seed.ts'
import { gridOf, pointsOn } from '../shapes/grid.ts'
import type { Section } from '../socks/silhouettes.ts'
import { tubeOf } from '../socks/tube.ts'

const SECTIONS: readonly [Section, ...Section[]] = [
  [84, -126, -18, -134, 46],
  [86, -110, -20, -114, 45],
  [92, -94, -23, -88, 44],
  [101, -84, -27, -54, 45],
  [114, -78, -24, -16, 46],
  [130, -73, 6, 2, 47],
  [150, -69, 58, 6, 49],
  [176, -65, 112, 6, 53],
  [204, -59, 162, 6, 55],
  [228, -51, 204, 6, 50],
]

/** The last section is where the toe begins to close. */
const CAP = 40

export const COLLAR = 44
export const SOLE = 16
/** Half-way between heel and toe. */
export const MIDDLE = 117

export type Upper = { readonly surface: Surface; readonly length: number }

export function upperOf(seed: number, detail: number): Upper {
  const { surface, length } = tubeOf(
    { sections: SECTIONS, cap: CAP, point: 0.72, inside: 84, measured: 7, squareness: 2.3, fromToe: true },
    detail,
  )
  return { surface: displaced(surface, (across, far) => reliefOf(seed, length, across, far)), length }
}

/** The collar is folded over; the foot is stuffed, and nobody has worn it yet. */
function reliefOf(seed: number, length: number, across: number, far: number): number {
  if (far < 0) return 0
  const collar =
    6.5 * (1 - smoothstep(COLLAR - 3, COLLAR + 1, far)) * (0.75 + 0.25 * Math.sin((far / COLLAR) * Math.PI))
  const toe = 1 - smoothstep(length - 24, length, far)
  const dents = noise(across / 40, far / 40, seed) * 1.6 + noise(across / 17, far / 17, seed + 1) * 0.5
  return collar + dents * toe * smoothstep(COLLAR, COLLAR + 20, far)
}

/** The outline of the sole on the floor: how far forward and how far aside, `by` millimetres further out. */
function outline(turn: number, by: number): readonly [x: number, z: number] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const squarer = (value: number) => Math.sign(value) * Math.abs(value) ** 0.84
  return [MIDDLE + (145 + by) * squarer(cos), (49 + 8 * cos + by) * squarer(sin)]
}

const AROUND = 640

/** Thick felt with a round edge; the cloth is measured around it, from its upper edge down. */
export function soleOf(detail: number): Surface {
  return gridOf({ rows: 16, columns: pointsOn(AROUND, detail * 1.5), closed: true }, (right, down) => {
    const bulge = Math.sin(Math.min(down * 1.15, 1) * Math.PI)
    const [x, z] = outline((0.25 - right) * 2 * Math.PI, -7 * (1 - smoothstep(0, 0.35, down)) + 2.2 * bulge)
    return {
      at: [x, -SOLE + SOLE * Math.max(down - 0.15, 0) * 1.18, z],
      cloth: [right * AROUND, down * (SOLE + 8)],
      openness: 1.16 - 0.4 * down ** 2 - 0.4 * (1 - smoothstep(0, 0.24, down)),
    }
  })
}

/** What the sole covers of the floor, from above; `up` from the floor and so much smaller it is what a foot stands on. */
export function footprintOf(up = 0, smaller = 0): Surface {
  return gridOf({ rows: 24, columns: 48, closed: true }, (right, down) => {
    const [x, z] = outline((0.25 - right) * 2 * Math.PI, -smaller)
    return {
      at: [MIDDLE + (x - MIDDLE) * down, -up, z * down],
      cloth: [(x - MIDDLE) * down, z * down],
      station: -1,
      openness: 0.3,
    }
  })
}
