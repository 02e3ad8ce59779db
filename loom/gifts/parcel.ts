/** A pair folded flat, as it lies in a box: one sock on the other, both cuffs at the same end. */
import type { Body } from '../render/rasterise.ts'
import type { Placement } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { chance } from '../seed.ts'
import type { Section, Silhouette } from '../socks/silhouettes.ts'
import { sockBody } from '../socks/sock-body.ts'
import type { SockYarns } from '../socks/sock-cloth.ts'
import { sockCloth } from '../socks/sock-cloth.ts'

export type ParcelSize = { readonly half: number; readonly height: number; readonly cuff: number }

export type Parcel = { readonly lower: Body; readonly upper: Body }

/** Half as thick as one folded sock. */
export const THICKNESS = 11

/** Lies on z = 0 with its middle at the origin, cuffs away from the eye; `place` puts it where it belongs. */
export function parcelOf(yarns: SockYarns, size: ParcelSize, seed: number, detail: number, place: Placement): Parcel {
  const sock = (part: number, placement: Placement): Body => {
    const { surface, map } = sockBody(foldedLeg(size), seed + part, detail * (part === 1 ? 1.7 : 1.2))
    // The near edge of the cuff lies a little back: one looks into it.
    const lying = placed(surface, { oblique: 0.85, ...placement })
    return { surface: placed(lying, place), material: sockCloth(yarns, map, 1) }
  }
  const askew = chance(1, 5, seed) * 3 - 1.5
  return {
    lower: sock(1, { z: THICKNESS, x: askew, y: -19, roll: askew }),
    upper: sock(2, { z: THICKNESS * 2.7, y: 1, roll: -askew * 0.6 }),
  }
}

function foldedLeg({ half, height, cuff }: ParcelSize): Silhouette {
  const section = (share: number, wider: number, depth: number): Section => {
    const y = (share - 0.5) * height
    return [half + wider, y, -half - wider, y, depth]
  }
  return {
    sections: [
      section(0, -2, THICKNESS),
      section(0.2, -2.5, THICKNESS),
      section(0.4, 0, THICKNESS + 1),
      section(0.7, 1, THICKNESS + 1),
      section(0.93, 0, THICKNESS),
    ],
    cap: height * 0.07 + 6,
    point: 0.42,
    cuff,
    toe: -100,
    // No heel is seen.
    heel: 0,
    heelReach: -1,
  }
}
