/** A wooden clothes peg with its spring, seen from the front. */
import { board } from '../gifts/stationery.ts'
import type { Body } from '../render/rasterise.ts'
import { placed } from '../render/surface.ts'
import { sidesOf } from '../shapes/panel.ts'

const WOOD = '#dcae73'
const STEEL = '#c9ccd2'
const PEG = { wide: 15, deep: 54, high: 9 }
const SPRING = { wide: 17, deep: 7, high: 11 }

/** Its upper end in the middle of x and y, turned by degrees. */
export function pegOf(x: number, y: number, roll: number): readonly Body[] {
  const place = { x, y: y + PEG.deep / 2, z: 60, roll }
  const wood = board(WOOD, PEG.wide, PEG.deep)
  const steel = board(STEEL, SPRING.wide, SPRING.deep)
  const peg = sidesOf(PEG)
  const spring = sidesOf(SPRING)
  return [
    ...[peg.top, peg.front, peg.left].map((surface) => ({
      surface: placed(surface, place),
      material: (fragment: Parameters<typeof wood>[0]) => {
        wood(fragment)
        // The gap between its two halves.
        const gap = fragment.across - PEG.wide / 2
        fragment.openness *= 1 - 0.5 * Math.exp(-gap * gap * 1.4)
      },
    })),
    { surface: placed(placed(spring.top, { y: -4 }), place), material: steel },
  ]
}
