/**
 * The picture in the listing: two socks composed like a pack shot. Which composition is decided by the fabric, so that a
 * listing shows many outlines and a product always the same.
 */
import type { Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Placement } from '../render/surface.ts'
import { boundsOf, placed } from '../render/surface.ts'
import { chance, pick } from '../seed.ts'
import type { SockOrder } from './order.ts'
import { detailFor } from './order.ts'
import type { SockSubject } from './silhouettes.ts'
import { extentOf, SILHOUETTES } from './silhouettes.ts'
import { sockBody } from './sock-body.ts'
import { sockCloth } from './sock-cloth.ts'

/** Where a sock lies: x and y in widths and heights of the sock. The first of a pair lies beneath the second. */
type Pair = readonly [Placement, Placement]

/** Socks with a leg. */
const TALL: readonly [Pair, ...Pair[]] = [
  // side by side, facing right
  [
    { roll: 4, x: -0.15, y: -0.05 },
    { roll: 12, x: 0.13, y: 0.04 },
  ],
  // crossed
  [
    { mirrored: true, roll: -20, x: 0.1, y: 0 },
    { roll: 16, x: -0.02, y: 0.03 },
  ],
  // fanned
  [
    { roll: -14, x: -0.16, y: 0 },
    { roll: 18, x: 0.12, y: 0.02 },
  ],
  // top to tail
  [
    { roll: 200, x: -0.05, y: -0.1 },
    { roll: 20, x: 0.05, y: 0.1 },
  ],
  // one behind the other, facing left
  [
    { mirrored: true, roll: -4, x: 0.2, y: -0.07 },
    { mirrored: true, roll: -14, x: -0.1, y: 0.03 },
  ],
  // fanned, facing left
  [
    { mirrored: true, roll: 14, x: 0.17, y: 0 },
    { mirrored: true, roll: -18, x: -0.11, y: 0.02 },
  ],
]

/** Socks that are mostly leg. */
const LONG: readonly [Pair, ...Pair[]] = [
  [
    { roll: 2, x: -0.17, y: -0.02 },
    { roll: 9, x: 0.13, y: 0.02 },
  ],
  [
    { roll: -12, x: -0.22, y: 0 },
    { roll: 12, x: 0.16, y: 0.01 },
  ],
  [
    { mirrored: true, roll: -2, x: 0.2, y: -0.02 },
    { mirrored: true, roll: -10, x: -0.12, y: 0.02 },
  ],
  [
    { mirrored: true, roll: -15, x: 0.1, y: 0 },
    { roll: 11, x: -0.1, y: 0.02 },
  ],
]

/** Socks that are mostly foot. */
const WIDE: readonly [Pair, ...Pair[]] = [
  [
    { roll: -4, x: -0.06, y: -0.42 },
    { roll: 4, x: 0.06, y: 0.36 },
  ],
  [
    { mirrored: true, roll: 6, x: 0, y: -0.46 },
    { roll: 6, x: 0, y: 0.44 },
  ],
  [
    { roll: 38, x: -0.2, y: -0.1 },
    { roll: 52, x: 0.2, y: 0.12 },
  ],
  [
    { mirrored: true, roll: -30, x: 0.04, y: -0.14 },
    { roll: 30, x: 0, y: 0.12 },
  ],
]

export function pairOfSocks({ subject, yarns, seed, size }: SockOrder): Scene {
  const pair = pick(compositionsOf(subject), seed, 1)
  const silhouette = SILHOUETTES[subject]
  const detail = detailFor(size, extentOf(silhouette))
  const layers = pair.map((placement, index) => {
    const { surface, map } = sockBody(silhouette, seed + index * 17, detail)
    const { left, right, top, bottom } = boundsOf([surface])
    const centred = placed(surface, { x: -(left + right) / 2, y: -(top + bottom) / 2 })
    const held = {
      oblique: 0.3,
      askew: 0.1 + 0.1 * chance(index, 3, seed),
      ...placement,
      x: (placement.x ?? 0) * (right - left),
      y: (placement.y ?? 0) * (bottom - top),
    }
    const material = sockCloth(yarns[index === 0 ? 0 : 1], map, placement.mirrored ? -1 : 1)
    return { bodies: [{ surface: placed(centred, held), material }] }
  })
  return { layers, view: fitted(boundsOfLayers(layers), size) }
}

function compositionsOf(subject: SockSubject): readonly [Pair, ...Pair[]] {
  if (subject === 'low' || subject === 'sneaker' || subject === 'baby-grip') return WIDE
  return subject === 'knee-high' ? LONG : TALL
}
