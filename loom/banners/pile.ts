/** A heap of socks, as if the whole drawer had been emptied. */
import type { GoodsOrder } from '../garments/goods-order.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { chance } from '../seed.ts'
import type { SockSubject } from '../socks/silhouettes.ts'
import { backdrop, bar, disc } from './backdrop.ts'
import { sockOn, stageOf } from './stage.ts'

const HEAP: readonly SockSubject[] = [
  'knee-high',
  'crew',
  'crew',
  'knee-high',
  'low',
  'crew',
  'kids-crew',
  'crew',
  'crew',
  'low',
  'crew',
  'kids-crew',
  'sneaker',
  'crew',
]

/** From one to the next around the heap: no two places are alike. */
const GOLDEN = 137.5

export function pile(order: GoodsOrder): Scene {
  const stage = stageOf(order, 800)
  const { wide, high, tint, paints, view } = stage
  const [middleX, middleY] = [wide * 0.73, high * 0.52]
  const socks = HEAP.map((subject, number) => {
    const share = (number + 0.6) / HEAP.length
    // The lowest lie furthest out.
    const out = Math.sqrt(1 - share)
    const turn = ((number * GOLDEN) / 180) * Math.PI + chance(number, 1, order.seed) * 0.7
    const placement = {
      mirrored: chance(number, 2, order.seed) < 0.5,
      roll: 360 * chance(number, 3, order.seed),
      x: middleX + Math.cos(turn) * out * wide * 0.165,
      y: middleY + Math.sin(turn) * out * high * 0.31,
    }
    return sockOn(stage, order, number, subject, { ...placement, z: number * 60 })
  })
  const shapes = [
    disc(paints.large, wide * 0.76, high * 0.54, high * 0.62),
    bar(paints.other, wide * 0.4, high * 1.02, wide * 0.2, high * 0.13, -38),
    disc(paints.small, wide * 0.44, high * 0.14, high * 0.06),
  ]
  return { layers: [backdrop(tint, shapes, wide, high), ...layersOf(socks)], view }
}

/** Further out two neighbours lie apart and share a layer; the uppermost each shade what is beneath them. */
function layersOf(socks: readonly Body[]): readonly Layer[] {
  const outer = socks.length - UPPERMOST
  return socks.flatMap((sock, number): readonly Layer[] => {
    if (number >= outer) return [{ bodies: [sock] }]
    const next = socks[number + 1]
    return number % 2 === 0 && next ? [{ bodies: [sock, next] }] : []
  })
}

const UPPERMOST = 4
