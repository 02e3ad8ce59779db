/** Legs that cannot keep still: three pairs of them, jumping. */
import type { GoodsOrder } from '../garments/goods-order.ts'
import { clothFor } from '../garments/goods-order.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Bounds } from '../render/surface.ts'
import { boundsOf, placed } from '../render/surface.ts'
import { casting, held } from '../shapes/bodies.ts'
import type { SockSubject } from '../socks/silhouettes.ts'
import { wornSocks } from '../socks/worn.ts'
import { backdrop, disc, hill, ring } from './backdrop.ts'
import { spot } from './parade.ts'
import { stageOf } from './stage.ts'

/** The size for which legs are made: it decides how fine they are. */
const WORN = { width: 700, height: 875 }

/** Where a pair stands, how high it jumps, and how far its two legs swing. */
type Jump = {
  readonly subject: SockSubject
  readonly x: number
  readonly up: number
  readonly swing: readonly [number, number]
}

const JUMPS: readonly Jump[] = [
  { subject: 'knee-high', x: 0.675, up: 96, swing: [14, -12] },
  { subject: 'crew', x: 0.5, up: 12, swing: [4, -7] },
  { subject: 'crew', x: 0.845, up: 46, swing: [-6, 8] },
]

const BELOW: readonly Shade[] = [
  { softness: 6, right: 0, down: 0, strength: 0.36 },
  { softness: 22, right: 6, down: 2, strength: 0.26 },
]
const BESIDE: readonly Shade[] = [{ softness: 12, right: 8, down: 6, strength: 0.2 }]

export function legs(order: GoodsOrder): Scene {
  const stage = stageOf(order, 690)
  const { wide, high, tint, paints, view } = stage
  const floor = high * 0.9
  const pairs = JUMPS.flatMap(({ subject, x, up, swing }, number): readonly Layer[] => {
    const cloth = clothFor(order, number)
    const { layers } = wornSocks({ subject, yarns: [cloth, cloth], seed: order.seed + number * 977, size: WORN })
    const swung = layers.map(({ bodies }, side) =>
      held(bodies, (surface) => placed(surface, { roll: swing[side] ?? 0 })),
    )
    const { left, right, bottom } = feetOf(swung.flat())
    const place = { x: wide * x - (left + right) / 2, y: floor - bottom - up }
    return swung.map((bodies) => {
      const foot = feetOf(bodies)
      const middle = place.x + (foot.left + foot.right) / 2
      const below = spot(middle, floor - 4, (foot.right - foot.left) * (0.46 - up * 0.0014))
      return {
        bodies: held(bodies, (surface) => placed(surface, place)),
        shadows: [{ shades: BELOW, caster: [casting(below)] }, { shades: BESIDE }],
      }
    })
  })
  const shapes = [
    disc(paints.large, wide * 0.73, high * 0.62, high * 0.5),
    ring(paints.small, wide * 0.73, high * 0.62, high * 0.56, high * 0.035),
    hill(paints.other, high * 0.82, 7, wide * 1.1, 60),
  ]
  return { layers: [backdrop(tint, shapes, wide, high), ...pairs], view }
}

/** The lowest part of legs: what is near the floor. */
function feetOf(bodies: readonly Body[]): Bounds {
  const { bottom } = boundsOf(bodies.map(({ surface }) => surface))
  const low = bodies.map(({ surface }) => ({
    ...surface,
    points: surface.points.filter((_, at) => (surface.points[at - (at % 3) + 1] ?? 0) > bottom - FOOT),
  }))
  return boundsOf(low)
}

const FOOT = 120
