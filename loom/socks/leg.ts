/** A leg that stands on the floor (y = 0), from below the knee to the toes, and the same leg on tiptoe. */
import type { Section } from './silhouettes.ts'

export type LegShape = {
  readonly sections: readonly [Section, ...Section[]]
  /** The section that ends in the tip of the heel. */
  readonly heel: number
  readonly cap: number
}

const STANDING: readonly [Section, ...Section[]] = [
  [54, -640, -54, -640, 54],
  [54, -520, -52, -520, 54],
  [50, -450, -52, -450, 50],
  [47, -370, -64, -375, 50],
  [44, -300, -63, -305, 48],
  [40, -225, -50, -232, 42],
  [36, -160, -38, -168, 35],
  [34, -120, -33, -128, 32],
  [38, -92, -34, -94, 32],
  [48, -79, -42, -56, 33],
  [60, -71, -37, -14, 34],
  [78, -64, 0, 0, 35],
  [100, -57, 54, 2, 36],
  [130, -47, 106, 2, 38],
  [160, -38, 143, 1, 40],
  [187, -31, 173, 0, 38],
]

const ANKLE = 8
const HEEL = 10
const BALL = 14

export const STANDING_LEG: LegShape = { sections: STANDING, heel: HEEL, cap: 26 }

/** Turns the foot around its ball, lifts the leg with it, and keeps the toes on the floor. */
export function onTiptoe(degrees: number, lean: number): LegShape {
  const [pivotX, pivotY] = [152, -10]
  const turn = (degrees * Math.PI) / 180
  const tilt = (lean * Math.PI) / 180
  const [ankleX, ankleY] = middleOf(STANDING[ANKLE] ?? STANDING[0])
  const [raisedX, raisedY] = turned(ankleX, ankleY, pivotX, pivotY, turn)
  const lift = (section: Section, index: number): Section => {
    if (index > BALL) return section
    const [x, y] = middleOf(section)
    const [halfX, halfY] = [(section[0] - section[2]) / 2, (section[1] - section[3]) / 2]
    if (index <= ANKLE) {
      // The leg hangs from the raised ankle, as upright as it likes.
      const share = Math.max(0, 1 - (ANKLE - index) * 0.5)
      const angle = tilt + (turn - tilt) * share * 0.35
      const [atX, atY] = turned(x + raisedX - ankleX, y + raisedY - ankleY, raisedX, raisedY, tilt)
      return around(atX, atY, turned(halfX, halfY, 0, 0, angle), section[4])
    }
    const share = index === BALL ? 0.35 : 1
    const angle = turn * share * (index === ANKLE + 1 ? 0.7 : 1)
    return around(...turned(x, y, pivotX, pivotY, turn * share), turned(halfX, halfY, 0, 0, angle), section[4])
  }
  const [first, ...rest] = STANDING
  return { sections: [lift(first, 0), ...rest.map((section, index) => lift(section, index + 1))], heel: HEEL, cap: 26 }
}

/** The leg of somebody smaller: shorter by `size`, but not as much thinner. */
export function younger({ sections, heel, cap }: LegShape, size: number, girth: number): LegShape {
  const shrink = (section: Section): Section => {
    const [x, y] = middleOf(section)
    const [halfX, halfY] = [(section[0] - section[2]) / 2, (section[1] - section[3]) / 2]
    return around(x * size, y * size, [halfX * girth, halfY * girth], section[4] * girth)
  }
  const [first, ...rest] = sections
  return { sections: [shrink(first), ...rest.map(shrink)], heel, cap: cap * girth }
}

type Point = readonly [x: number, y: number]

const middleOf = ([frontX, frontY, backX, backY]: Section): Point => [(frontX + backX) / 2, (frontY + backY) / 2]

const around = (x: number, y: number, [halfX, halfY]: Point, depth: number): Section => [
  x + halfX,
  y + halfY,
  x - halfX,
  y - halfY,
  depth,
]

function turned(x: number, y: number, aroundX: number, aroundY: number, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [dx, dy] = [x - aroundX, y - aroundY]
  return [aroundX + dx * cos - dy * sin, aroundY + dx * sin + dy * cos]
}
