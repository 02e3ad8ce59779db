/** A paper bag with cord handles, tissue at its mouth and a label cut from the pattern; filled, two pairs look out of it. */
import { printTile } from './print-tile.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { pick } from '../seed.ts'
import { held, madeOf } from '../shapes/bodies.ts'
import type { Vector } from '../shapes/grid.ts'
import { ropeAlong } from '../shapes/rope.ts'
import { BAG, footprint, insideOf, outsideOf, patternBand } from './bag-paper.ts'
import { boxColours } from './box-colours.ts'
import { fishDisc } from './box-prints.ts'
import type { GoodsOrder } from '../garments/goods-order.ts'
import { clothFor, detailFor } from '../garments/goods-order.ts'
import type { Parcel } from './parcel.ts'
import { parcelOf } from './parcel.ts'
import { cord, tissue } from './stationery.ts'
import { ruffOf } from './tissue-paper.ts'

const CORD = 2.6

const INSIDE: readonly Shade[] = [
  { softness: 3, right: 1, down: 2, strength: 0.35 },
  { softness: 10, right: 4, down: 6, strength: 0.3 },
]
const ON_PAPER: readonly Shade[] = [
  { softness: 0.9, right: 0.5, down: 0.9, strength: 0.34 },
  { softness: 3.5, right: 2, down: 3, strength: 0.24 },
]
const FLOOR: readonly Shade[] = [
  { softness: 2, right: 1, down: 0.5, strength: 0.5 },
  { softness: 8, right: 7, down: 0, strength: 0.36 },
  { softness: 26, right: 24, down: -6, strength: 0.26 },
]

export async function giftBag(pose: string, order: GoodsOrder): Promise<Scene> {
  const { seed, size } = order
  const detail = detailFor(size)
  const { box, inner, paper, ribbon } = boxColours(seed)
  const side = pick<1 | -1>([1, -1], seed, 31)
  const filled = pose === 'filled'
  const turned = (surface: Surface): Surface => placed(surface, { yaw: 24 * side, pitch: 13 })
  const layer = (bodies: readonly Body[], shades: readonly Shade[]): Layer => ({
    bodies: held(bodies, turned),
    shadows: [{ shades }],
  })

  const handle = (z: number): readonly Body[] => madeOf(cord(ribbon, CORD), [ropeAlong(handlePath(z), CORD, detail)])
  const mouth = { x: BAG.wide / 2 - 5, y: BAG.deep / 2 - 5, z: -34, seed, detail: detail * 1.6 }
  // A ruff is written for the table: here its height is up, away from the floor.
  const ruff = (edge: 'back' | 'front', high: number): readonly Body[] =>
    held(madeOf(tissue(paper), ruffOf({ ...mouth, high, lean: edge === 'back' ? -4 : -8, side: edge })), (surface) =>
      placed(surface, { pitch: -90, y: -BAG.high }),
    )
  const pairs = filled ? peekingPairs(order, detail) : []
  const band = patternBand(await printTile(clothFor(order, 0).fabric))
  const disc = held([await fishDisc(26)], (surface) => placed(surface, { y: -BAG.high * 0.46, z: BAG.deep / 2 + 1.6 }))

  const layers: readonly Layer[] = [
    { bodies: held(insideOf(inner), turned), shadows: [{ shades: FLOOR, caster: held([footprint], turned) }] },
    layer([...handle(2 - BAG.deep / 2), ...ruff('back', filled ? 70 : 104)], INSIDE),
    ...(filled
      ? [
          layer(
            pairs.map(({ lower }) => lower),
            INSIDE,
          ),
          layer(
            pairs.map(({ upper }) => upper),
            INSIDE,
          ),
        ]
      : []),
    { bodies: held([...ruff('front', filled ? 58 : 88), ...outsideOf(box, side), band], turned), shadows: [] },
    layer([...handle(BAG.deep / 2 + CORD), ...disc], ON_PAPER),
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.7, height: 0.84 }) }
}

/** From one eyelet up and over to the other. */
function handlePath(z: number): (share: number) => Vector {
  return (share) => {
    const turn = Math.PI * share
    const out = Math.cos(turn)
    return [-54 * Math.sign(out) * Math.abs(out) ** 0.6, -BAG.high + 22 - 96 * Math.sin(turn) ** 0.8, z]
  }
}

/** Standing in the bag, cuffs up. */
function peekingPairs(order: GoodsOrder, detail: number): readonly Parcel[] {
  const shape = { half: 42, height: 170, cuff: 38 }
  return [
    parcelOf(clothFor(order, 0), shape, order.seed + 1, detail, { x: -50, y: -BAG.high + 8, z: -34, roll: -7 }),
    parcelOf(clothFor(order, 1), shape, order.seed + 2, detail, { x: 46, y: -BAG.high + 22, z: -26, roll: 9 }),
  ]
}
