/** What presents are made of besides socks: board, tissue, satin, cord. */
import { linearOf } from '../render/colour.ts'
import type { Fragment, Material } from '../render/fragment.ts'
import { noise } from '../seed.ts'

/** Strong board, covered with smooth paper. Of a piece whose size is known the edges are lighter, worn by the fold. */
export function board(colour: string, wide = Infinity, high = Infinity): Material {
  const paint = painted(colour)
  return (fragment) => {
    paint(fragment)
    const { across, along } = fragment
    const fromLeft = wide < Infinity ? Math.min(across, wide - across) : Infinity
    const edge = Math.min(fromLeft, high < Infinity ? Math.min(along, high - along) : Infinity)
    fragment.openness *= 1 + 0.02 * noise(across * 1.7, along * 1.7, 5) + 0.16 * Math.exp(-edge * edge * 1.6)
    fragment.gloss = 0.12
  }
}

/** Thin paper that light shines through: its shadows are pale. */
export function tissue(colour: string): Material {
  const paint = painted(colour)
  return (fragment) => {
    paint(fragment)
    fragment.openness = 0.52 + 0.6 * fragment.openness
  }
}

/** Satin: fine threads across its way, and a shine. */
export function satin(colour: string, wide: number): Material {
  const paint = painted(colour)
  return (fragment) => {
    paint(fragment)
    const edge = wide / 2 - Math.abs(fragment.across)
    fragment.openness *= 1 - 0.14 * Math.exp(-(((edge - 1.4) / 0.5) ** 2))
    fragment.slopeAlong += 0.05 * noise(fragment.along * 3, fragment.across * 0.12, 8)
    fragment.gloss = 0.34
  }
}

/** Twisted from strands. */
export function cord(colour: string, radius: number): Material {
  const paint = painted(colour)
  const pitch = radius * 2.2
  return (fragment) => {
    paint(fragment)
    const strand = ((fragment.along + fragment.across * 0.55) / pitch) * 2 * Math.PI
    const seen = Math.max(0, 1 - fragment.pixelAlong / pitch)
    fragment.slopeAlong += Math.sin(strand) * 0.7 * seen
    fragment.openness *= 1 + 0.2 * Math.cos(strand) * seen
  }
}

function painted(colour: string): (fragment: Fragment) => void {
  const [red, green, blue] = linearOf(colour)
  return (fragment) => {
    fragment.red = red
    fragment.green = green
    fragment.blue = blue
  }
}
