/** What a sock is knitted from: a ribbed cuff, the pattern, a heel pocket and a toe in the accent yarn. */
import { addPlainKnit, addRibs, addRidge } from '../cloth/knit-relief.ts'
import type { YarnTile } from '../cloth/yarn-tile.ts'
import { knitter } from '../cloth/yarn-tile.ts'
import type { Palette } from '../palettes.ts'
import { linearOf } from '../render/colour.ts'
import type { Fragment, Material } from '../render/fragment.ts'
import { smoothstep } from '../seed.ts'
import type { SockMap } from './sock-body.ts'
import { frontness } from './sock-body.ts'

const RIB = 3.6

/** How far from its edge a seam is seen. */
const EDGE = 3

export type SockYarns = { readonly palette: Palette; readonly tile: YarnTile }

/** `facing` is 1 for a toe to the right, -1 for a mirrored sock. */
export function sockCloth({ palette, tile }: SockYarns, map: SockMap, facing: 1 | -1): Material {
  const knit = knitter(tile)
  const [red, green, blue] = linearOf(palette.accent)
  const colour = new Float32Array(3)

  /** How far inside the heel pocket a point is; negative outside. */
  function insideHeel(fromHeel: number, into: number): number {
    if (into <= 0 || Math.abs(fromHeel) > map.heelReach + EDGE) return -EDGE
    return map.heelReach * into ** 0.66 - Math.abs(fromHeel)
  }

  return (fragment) => {
    const { across, station } = fragment
    const front = frontness(across * facing, map.girth)
    // Whatever is not the pattern is of the accent yarn.
    colour[0] = red
    colour[1] = green
    colour[2] = blue
    if (station < map.cuff) cuff(fragment, map)
    else if (station > map.toe) toe(fragment, map, front)
    else {
      const into = (map.heelPoint - front) / (1 + map.heelPoint)
      const fromHeel = station - map.heel
      const inside = insideHeel(fromHeel, into)
      if (inside > 0) heel(fragment, fromHeel, inside, into)
      else knit(fragment, across, fragment.along - map.cuff, colour)
      // The shadow line where one knitting ends and the other begins.
      if (inside > -EDGE && inside < EDGE) {
        fragment.openness *= 1 - 0.16 * Math.exp(-inside * inside * 2.5)
        fragment.even = false
      } else if (station < map.cuff + EDGE || station > map.toe - EDGE) fragment.even = false
    }
    fragment.red = colour[0]
    fragment.green = colour[1]
    fragment.blue = colour[2]
  }
}

function cuff(fragment: Fragment, { cuff: end }: SockMap): void {
  const { across, station } = fragment
  addRibs(fragment, across, RIB, station < 0 ? 0.3 : 0.42)
  addPlainKnit(fragment, across, station, 0.5)
  if (station > 0) addRidge(fragment, station - end + 0.6, 1.2, -0.5, 'across')
}

/** The knitting turns the corner: courses run along both edges of the pocket and meet in the seam between them. */
function heel(fragment: Fragment, fromHeel: number, inside: number, into: number): void {
  addPlainKnit(fragment, fragment.across, inside * (1 + into))
  const seam = 1 - smoothstep(0.72, 0.9, into)
  if (seam > 0) addRidge(fragment, fromHeel, 0.9, -0.45 * seam, 'across')
}

function toe(fragment: Fragment, { toe: start, girth }: SockMap, front: number): void {
  const { across, along } = fragment
  addPlainKnit(fragment, across, along)
  // The linking seam lies over the toes; the two halves of the toe meet at its side.
  if (front > 0) addRidge(fragment, along - start - 5, 1.1, 0.7, 'across')
  if (along > start + 5) addRidge(fragment, (front * girth) / 4, 0.9, -0.3, 'along')
}
