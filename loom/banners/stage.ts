/** A banner's frame in millimetres, and the socks that appear in it. The left of it is left to the words. */
import type { GoodsOrder } from '../garments/goods-order.ts'
import { clothFor } from '../garments/goods-order.ts'
import { BLUSH, CORAL, POND, RIVER, SALMON, SUN } from '../garments/house-colours.ts'
import type { Palette } from '../palettes.ts'
import { linearOf } from '../render/colour.ts'
import type { Body, View } from '../render/rasterise.ts'
import type { Placement } from '../render/surface.ts'
import { boundsOf, placed } from '../render/surface.ts'
import { pick } from '../seed.ts'
import type { SockSubject } from '../socks/silhouettes.ts'
import { SILHOUETTES } from '../socks/silhouettes.ts'
import { sockBody } from '../socks/sock-body.ts'
import { sockCloth } from '../socks/sock-cloth.ts'

export type Stage = {
  readonly wide: number
  readonly high: number
  readonly view: View
  /** The distance between two points of a surface. */
  readonly detail: number
  readonly tint: string
  readonly paints: Paints
}

/** Two colours of the house that are large, one that is small. */
export type Paints = { readonly large: string; readonly other: string; readonly small: string }

const PAINTS: readonly [Paints, ...Paints[]] = [
  { large: SUN, other: SALMON, small: RIVER },
  { large: SALMON, other: BLUSH, small: SUN },
  { large: RIVER, other: SUN, small: SALMON },
  { large: POND, other: SUN, small: BLUSH },
  { large: CORAL, other: BLUSH, small: POND },
]

/** Nobody sees a yellow sock on a yellow floor. */
function paintsFor({ ground, tint }: Palette, seed: number): Paints {
  const seen = PAINTS.filter(({ large, other }) =>
    [large, other].every((paint) => contrast(paint, ground) > FAR && contrast(paint, tint) > FAR / 2),
  )
  const [first = PAINTS[0], ...rest] = seen
  return pick([first, ...rest], seed, 71)
}

const FAR = 0.3

/** How far two colours are from each other, 0 to 3. */
function contrast(one: string, other: string): number {
  const [red, green, blue] = linearOf(one)
  const [otherRed, otherGreen, otherBlue] = linearOf(other)
  return Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue)
}

/** A stage so many millimetres high. */
export function stageOf({ cloths: [first], seed, size }: GoodsOrder, high: number): Stage {
  const scale = size.height / high
  return {
    wide: size.width / scale,
    high,
    view: { ...size, scale, x: 0, y: 0 },
    detail: Math.min(Math.max(3.4 / scale, 1.6), 5),
    tint: first.palette.tint,
    paints: paintsFor(first.palette, seed),
  }
}

/** A sock whose middle is at x and y; `number` decides its cloth and its folds. */
export function sockOn(
  { detail }: Stage,
  order: GoodsOrder,
  number: number,
  subject: SockSubject,
  placement: Placement,
): Body {
  const cloth = clothFor(order, number)
  const { surface, map } = sockBody(SILHOUETTES[subject], order.seed + number * 13, detail)
  const { left, right, top, bottom } = boundsOf([surface])
  const centred = placed(surface, { x: -(left + right) / 2, y: -(top + bottom) / 2 })
  const held = placed(centred, { oblique: 0.3, askew: 0.12, ...placement })
  return { surface: held, material: sockCloth(cloth, map, placement.mirrored ? -1 : 1) }
}
