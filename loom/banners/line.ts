/** Washing day: socks on a line, in the wind. */
import type { GoodsOrder } from '../garments/goods-order.ts'
import { PAPER } from '../garments/house-colours.ts'
import { cord } from '../gifts/stationery.ts'
import type { Layer, Scene } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import { boundsOf, placed } from '../render/surface.ts'
import { chance } from '../seed.ts'
import type { Vector } from '../shapes/grid.ts'
import { ropeAlong } from '../shapes/rope.ts'
import type { SockSubject } from '../socks/silhouettes.ts'
import { backdrop, disc, hill } from './backdrop.ts'
import { pegOf } from './peg.ts'
import { sockOn, stageOf } from './stage.ts'

const HUNG: readonly SockSubject[] = ['crew', 'kids-crew', 'crew', 'crew']

/** The wall is far behind. */
const FAR_BEHIND: readonly Shade[] = [{ softness: 20, right: 14, down: 18, strength: 0.24 }]
const ON_CLOTH: readonly Shade[] = [
  { softness: 1.4, right: 1, down: 1.4, strength: 0.4 },
  { softness: 6, right: 4, down: 5, strength: 0.24 },
]

export function line(order: GoodsOrder): Scene {
  const stage = stageOf(order, 640)
  const { wide, high, tint, paints, view, detail } = stage
  const ropeAt = (share: number): Vector => {
    const sag = 4 * share * (1 - share)
    return [-30 + (wide + 60) * share, high * (0.07 + 0.09 * sag + 0.02 * share), 10]
  }
  const rope: Layer = {
    bodies: [{ surface: ropeAlong(ropeAt, 4, detail), material: cord(PAPER, 4) }],
    shadows: [{ shades: FAR_BEHIND }],
  }
  const hung = HUNG.map((subject, number) => {
    const x = wide * (0.47 + 0.145 * number)
    const [, y] = ropeAt((x + 30) / (wide + 60))
    const roll = -4 + 8 * (chance(number, 6, order.seed) - 0.5)
    const body = sockOn(stage, order, number, subject, { roll })
    const cuff = cuffOf(body.surface.points, body.surface.columns)
    const surface = placed(body.surface, { x: x - cuff[0], y: y + 4 - cuff[1] })
    const pegs = pegOf(x - 4, y - 16, roll * 0.5 + 2)
    return { sock: { ...body, surface }, pegs }
  })
  const shapes = [
    disc(paints.large, wide * 0.86, high * 0.34, high * 0.27),
    hill(paints.other, high * 0.86, 34, wide * 0.85, 90),
    hill(paints.small, high * 0.93, 26, wide * 0.7, 400),
  ]
  const layers: readonly Layer[] = [
    backdrop(tint, shapes, wide, high),
    rope,
    ...hung.map(({ sock }): Layer => ({ bodies: [sock], shadows: [{ shades: FAR_BEHIND }] })),
    { bodies: hung.flatMap(({ pegs }) => pegs), shadows: [{ shades: ON_CLOTH }] },
  ]
  return { layers, view }
}

/** The middle of the open end: the highest points of a sock that hangs. */
function cuffOf(points: Float32Array, columns: number): readonly [x: number, y: number] {
  const { left, right, top, bottom } = boundsOf([{ ...EMPTY, points: points.subarray(0, columns * 3 * 30) }])
  return [(left + right) / 2, (top * 2 + bottom) / 3]
}

const EMPTY = {
  rows: 0,
  columns: 0,
  closed: false,
  cloth: new Float32Array(),
  station: new Float32Array(),
  openness: new Float32Array(),
}
