/** A pair as it is sold: folded at the ankle, the toes behind, a paper band around the legs. */
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import { LYING } from '../render/shadow.ts'
import type { Placement } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { pick } from '../seed.ts'
import { bandAround } from './band.ts'
import type { SockOrder } from './order.ts'
import { detailFor } from './order.ts'
import type { Section, Silhouette, SockSubject } from './silhouettes.ts'
import { sockBody } from './sock-body.ts'
import type { SockYarns } from './sock-cloth.ts'
import { sockCloth } from './sock-cloth.ts'

/** Half the width and the height of the folded leg, and how far the toe looks out above it. */
type Fold = { readonly half: number; readonly height: number; readonly cuff: number; readonly toe: number }

const FOLDS: Readonly<Record<SockSubject, Fold>> = {
  crew: { half: 42, height: 158, cuff: 34, toe: 34 },
  'knee-high': { half: 45, height: 186, cuff: 40, toe: 30 },
  low: { half: 40, height: 112, cuff: 22, toe: 40 },
  sneaker: { half: 40, height: 96, cuff: 9, toe: 44 },
  'kids-crew': { half: 37, height: 118, cuff: 30, toe: 28 },
  'baby-grip': { half: 31, height: 82, cuff: 24, toe: 22 },
}

/** Cloth on cloth. */
const ON_THE_PILE: readonly Shade[] = [
  { softness: 1.4, right: 0.8, down: 1, strength: 0.36 },
  { softness: 5, right: 2.5, down: 3.5, strength: 0.28 },
]

/** Paper on cloth: a thin dark edge, a narrow soft one. */
const ON_CLOTH: readonly Shade[] = [
  { softness: 0.9, right: 0.5, down: 0.9, strength: 0.4 },
  { softness: 3.5, right: 1.5, down: 2.6, strength: 0.3 },
]

export async function foldedPair({ subject, yarns, seed, size }: SockOrder): Promise<Scene> {
  const fold = FOLDS[subject]
  const detail = detailFor(size, fold.height + fold.toe)
  const roll = pick([-7, -4, 5, 8], seed, 2)
  const hold = (placement: Placement): Placement => ({
    ...placement,
    oblique: 0.3,
    askew: 0.1,
    roll: roll + (placement.roll ?? 0),
  })
  const layerOf = (
    silhouette: Silhouette,
    { tile, palette }: SockYarns,
    part: number,
    placement: Placement,
    shades = ON_THE_PILE,
  ): Layer => {
    const { surface, map } = sockBody(silhouette, seed + part, detail)
    const material = sockCloth({ tile, palette }, map, 1)
    return { bodies: [{ surface: placed(surface, hold(placement)), material }], shadows: [{ shades }] }
  }
  const leg = legOf(fold)
  const foot = footOf(fold)
  const band = await bandAround(bandSections(fold), fold.half * 1.9, detail)
  const layers: readonly Layer[] = [
    layerOf(foot, yarns[0], 1, { x: -9, y: -7, roll: 177 }, LYING),
    layerOf(foot, yarns[1], 2, { x: 11, y: -1, roll: 184 }, LYING),
    layerOf(leg, yarns[0], 3, { x: -4, y: -6, roll: -3 }),
    layerOf(leg, yarns[1], 4, { x: 1, y: 0 }),
    { bodies: [{ ...band, surface: placed(band.surface, hold({ x: 1, y: 0 })) }], shadows: [{ shades: ON_CLOTH }] },
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.66, height: 0.78 }) }
}

/** The leg down to the fold; the middle of the fold is the origin. */
function legOf({ half, height, cuff }: Fold): Silhouette {
  const top = -height / 2
  const sections: readonly [Section, ...Section[]] = [
    [half - 3, top, -half + 3, top, 15],
    [half - 2, top + height * 0.16, -half + 2, top + height * 0.16, 15],
    [half, top + height * 0.36, -half, top + height * 0.36, 15],
    [half + 1, top + height * 0.62, -half - 1, top + height * 0.62, 15],
    [half, top + height * 0.92, -half, top + height * 0.92, 14],
  ]
  return { ...PLAIN, sections, cap: 14, cuff, toe: -100 }
}

/** The foot, folded up behind the leg: drawn with its toe down, and turned over. */
function footOf({ half, height, toe }: Fold): Silhouette {
  const bottom = height / 2 + toe - 30
  const sections: readonly [Section, ...Section[]] = [
    [half - 4, -height / 2 + 28, -half + 4, -height / 2 + 28, 12],
    [half - 1, 0, -half + 1, 0, 12],
    [half - 2, bottom - 30, -half + 2, bottom - 30, 12],
    [half - 4, bottom, -half + 4, bottom, 12],
  ]
  return { ...PLAIN, sections, cap: 30, point: 0.7, cuff: 0, toe: 48 }
}

/** No heel is seen. */
const PLAIN = { heel: 0, heelReach: -1, point: 0.4 }

function bandSections({ half, height, cuff }: Fold): readonly [Section, ...Section[]] {
  const tall = Math.min(height * 0.36, 54)
  const middle = -height / 2 + cuff + (height - cuff) * 0.5
  return [
    [half + 0.4, middle - tall / 2, -half - 0.4, middle - tall / 2, 15],
    [half + 1, middle, -half - 1, middle, 15],
    [half + 1, middle + tall / 2, -half - 1, middle + tall / 2, 15],
  ]
}
