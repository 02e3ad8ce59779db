/** A box as one hands it over: the lid on, a sleeve printed with every fabric in it, a ribbon and a bow. */
import { printTile } from './print-tile.ts'
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import { LYING } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { pick } from '../seed.ts'
import { held, madeOf } from '../shapes/bodies.ts'
import type { BoxSize } from '../shapes/panel.ts'
import { sidesOf } from '../shapes/panel.ts'
import { bowOf } from './bow.ts'
import { boxColours } from './box-colours.ts'
import type { BoxSubject } from './box-plans.ts'
import { BOX_PLANS } from './box-plans.ts'
import { fishDisc } from './box-prints.ts'
import type { GoodsOrder } from '../garments/goods-order.ts'
import { clothFor, detailFor } from '../garments/goods-order.ts'
import { bandsOf, wrapped } from './sleeve.ts'
import { board, satin } from './stationery.ts'

const PITCH = -36
const LID = { over: 2.5, high: 30 }
/** How far sleeve and ribbon stand off the board. */
const PAPER_OFF = 0.8
const RIBBON_OFF = 1.6
const RIBBON = 25
const BOW_RIBBON = 30

/** Paper and ribbon on board. */
const FLAT: readonly Shade[] = [
  { softness: 0.8, right: 0.4, down: 0.7, strength: 0.4 },
  { softness: 3, right: 1.2, down: 2, strength: 0.22 },
]
const UNDER_THE_BOW: readonly Shade[] = [
  { softness: 2, right: 1.5, down: 2.5, strength: 0.4 },
  { softness: 8, right: 5, down: 8, strength: 0.3 },
]

export async function closedBox(subject: BoxSubject, order: GoodsOrder): Promise<Scene> {
  const { seed, size } = order
  const { inside, places } = BOX_PLANS[subject]
  const { box, ribbon } = boxColours(seed)
  const side = pick([1, -1], seed, 21)
  const onTable = (surface: Surface): Surface => placed(placed(surface, { roll: 24 * side }), { pitch: PITCH })

  const lower = { wide: inside.wide + 7, deep: inside.deep + 7, high: 26 + 6 * Math.min(places.length, 4) }
  const lid = { wide: lower.wide + LID.over * 2, deep: lower.deep + LID.over * 2, high: LID.high }
  const foot = lower.high - LID.high + 8
  const top = foot + lid.high

  const tiles = await Promise.all(places.map((_, number) => printTile(clothFor(order, number).fabric)))
  // The sleeve takes the side of the lid that the ribbon leaves free.
  const sleeve = { left: lid.wide * (side > 0 ? -0.16 : -0.44), wide: lid.wide * 0.6 }
  const ribbonX = side * -lid.wide * 0.33
  const disc = await fishDisc(Math.min(sleeve.wide * 0.3, 44))
  const discPlace = { x: sleeve.left + sleeve.wide / 2, y: lid.deep * 0.2, z: top + PAPER_OFF + 0.5 }
  const bow = bowOf({ reach: 78, wide: BOW_RIBBON, detail: detailFor(size) }, side * -14)
  const bowPlace = { x: ribbonX, y: -lid.deep * 0.12, z: top + RIBBON_OFF }
  const band = satin(ribbon, RIBBON)

  const layer = (bodies: readonly Body[], shades: readonly Shade[]): Layer => ({
    bodies: held(bodies, onTable),
    shadows: [{ shades }],
  })
  const layers: readonly Layer[] = [
    layer(outsideOf(lower, 0, box), LYING),
    layer(outsideOf(lid, foot, box), FLAT),
    layer(wrapped(lid, foot, { ...sleeve, off: PAPER_OFF, material: bandsOf(tiles, sleeve.wide) }), FLAT),
    layer(
      [
        ...wrapped(lid, foot, {
          left: ribbonX - RIBBON / 2,
          wide: RIBBON,
          off: RIBBON_OFF,
          material: fromMiddle(band),
        }),
        ...held([disc], (surface) => placed(surface, discPlace)),
      ],
      FLAT,
    ),
    layer(
      held(madeOf(satin(ribbon, BOW_RIBBON), bow), (surface) => placed(surface, bowPlace)),
      UNDER_THE_BOW,
    ),
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.88, height: 0.82 }) }
}

function outsideOf(part: BoxSize, foot: number, colour: string): readonly Body[] {
  const { top, front, left, right } = sidesOf(part, foot)
  return [...madeOf(board(colour, part.wide, part.deep), [top]), ...madeOf(board(colour), [front, left, right])]
}

/** Satin is measured from its middle, a panel from its left edge. */
const fromMiddle =
  (material: Material): Material =>
  (fragment) => {
    fragment.across -= RIBBON / 2
    material(fragment)
  }
