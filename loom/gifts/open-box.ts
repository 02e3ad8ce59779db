/** An open box, seen from above: the pairs lie side by side on tissue, the lid behind them. */
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { pick } from '../seed.ts'
import { held, madeOf } from '../shapes/bodies.ts'
import type { BoxSize } from '../shapes/panel.ts'
import { insidesOf, rimsOf, sidesOf } from '../shapes/panel.ts'
import type { BoxPlan, BoxSubject } from './box-plans.ts'
import { BOX_PLANS } from './box-plans.ts'
import type { BoxColours } from './box-colours.ts'
import { boxColours } from './box-colours.ts'
import type { GoodsOrder } from '../garments/goods-order.ts'
import { clothFor, detailFor } from '../garments/goods-order.ts'
import { fishCard, lidTop, numberBand } from './box-prints.ts'
import { parcelOf } from './parcel.ts'
import { board, tissue } from './stationery.ts'
import { bedOf, ruffOf } from './tissue-paper.ts'

const WALL = 3.5
/** How high the tissue lifts the pairs. */
const BED = 8
/** How far one looks from above, and from the front. */
const PITCH = -27

const IN_THE_BOX: readonly Shade[] = [
  { softness: 1.8, right: 0.8, down: 1, strength: 0.42 },
  { softness: 6, right: 2.5, down: 3.5, strength: 0.34 },
]
const ON_CLOTH: readonly Shade[] = [
  { softness: 0.9, right: 0.4, down: 0.8, strength: 0.36 },
  { softness: 3, right: 1.2, down: 2, strength: 0.24 },
]

export async function openBox(subject: BoxSubject, order: GoodsOrder): Promise<Scene> {
  const { seed, size } = order
  const plan = BOX_PLANS[subject]
  const detail = detailFor(size)
  const colours = boxColours(seed)
  const turn = pick([-9, -6, 7, 10], seed, 11)
  const onTable = (surface: Surface): Surface => placed(placed(surface, { roll: turn }), { pitch: PITCH })
  const outside = { wide: plan.inside.wide + WALL * 2, deep: plan.inside.deep + WALL * 2, high: plan.inside.high }
  const tray = trayOf(plan.inside, outside, colours)
  const paper = tissueIn(plan.inside, colours.paper, seed, detail)
  const parcels = plan.places.map(([x, y], number) =>
    parcelOf(clothFor(order, number), plan.parcel, seed + number * 31, detail, { x, y, z: BED }),
  )
  const layers: readonly Layer[] = [
    await lidBehind(outside, turn, seed, colours.box),
    { bodies: held([...tray.behind, ...tray.front, ...paper.behind], onTable) },
    {
      bodies: held(
        parcels.map(({ lower }) => lower),
        onTable,
      ),
      shadows: [{ shades: IN_THE_BOX }],
    },
    {
      bodies: held(
        parcels.map(({ upper }) => upper),
        onTable,
      ),
      shadows: [{ shades: IN_THE_BOX }],
    },
    {
      bodies: held([...(await printsIn(plan)), ...paper.front, ...tray.front], onTable),
      shadows: [{ shades: ON_CLOTH }],
    },
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.84, height: 0.84 }) }
}

/** What lies behind the pairs, and what hides their lower ends. */
type Around = { readonly behind: readonly Body[]; readonly front: readonly Body[] }

function trayOf(inside: BoxSize, outside: BoxSize, { box, inner }: BoxColours): Around {
  const { left, right, front } = sidesOf(outside)
  const { frontRim, otherRims } = rimsOf(outside, WALL)
  const covered = board(box, Infinity, outside.high)
  return {
    behind: [
      ...madeOf(board(inner), insidesOf(inside)),
      ...madeOf(board(box), otherRims),
      ...madeOf(covered, [left, right]),
    ],
    front: [...madeOf(board(box), [frontRim]), ...madeOf(covered, [front])],
  }
}

function tissueIn({ wide, deep }: BoxSize, colour: string, seed: number, detail: number): Around {
  const paper = tissue(colour)
  const ruff = { x: wide / 2 - 3, y: deep / 2 - 3, z: 16, seed, detail: detail * 1.6 }
  const bed = bedOf(wide / 2 - 2, deep / 2 - 2, 6, seed, detail * 1.6)
  return {
    behind: madeOf(paper, [bed, ...ruffOf({ ...ruff, high: 48, lean: 5, side: 'back' })]),
    front: madeOf(paper, ruffOf({ ...ruff, high: 36, lean: -3, light: 1.4, side: 'front' })),
  }
}

/** Pairs that are numbered wear their number, and a card lies beside them. */
async function printsIn({ card, places, parcel }: BoxPlan): Promise<readonly Body[]> {
  if (!card) return []
  const bands = places.map((place, number) => numberBand(number + 1, place, parcel, BED))
  return Promise.all([...bands, fishCard(card, parcel)])
}

/** It lies flat behind the box, turned a little, its print to be seen. */
async function lidBehind(
  outside: { readonly wide: number; readonly deep: number },
  turn: number,
  seed: number,
  colour: string,
): Promise<Layer> {
  const lid = { wide: outside.wide + 5, deep: outside.deep + 5, high: 24 }
  const { top, front, left, right } = sidesOf(lid)
  const lean = pick([-13, 14], seed, 12)
  const away = { x: Math.sign(lean) * lid.wide * 0.14, y: -Math.min(lid.deep * 0.52, 118) }
  const onTable = (surface: Surface): Surface =>
    placed(placed(surface, { roll: turn + lean, ...away }), { pitch: PITCH })
  const bodies = [
    ...madeOf(await lidTop(colour, lid), [top]),
    ...madeOf(board(colour, Infinity, lid.high), [front, left, right]),
  ]
  return { bodies: held(bodies, onTable) }
}
