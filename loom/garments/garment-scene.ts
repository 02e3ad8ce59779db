/** What is knitted besides socks. */
import type { GoodsOrder } from './goods-order.ts'
import type { Subject } from '../recipe.ts'
import type { Scene } from '../render/scene.ts'
import { knitCloseUp } from '../socks/knit-close-up.ts'
import { beanie } from './beanie.ts'
import { GAUGE as BEANIE_GAUGE } from './beanie-yarns.ts'
import { briefs } from './briefs.ts'
import { enlarged } from './chunky-knit.ts'
import { foldedBeanie } from './folded-beanie.ts'
import { foldedBriefs } from './folded-briefs.ts'
import { jerseyTile } from './jersey.ts'
import { GAUGE as SLIPPER_GAUGE, slippers } from './slipper.ts'

const GARMENTS = ['slipper', 'briefs', 'beanie'] as const

export type GarmentSubject = (typeof GARMENTS)[number]

export const isGarment = (subject: Subject): subject is GarmentSubject =>
  GARMENTS.some((garment) => garment === subject)

export async function garmentScene(subject: GarmentSubject, pose: string, order: GoodsOrder): Promise<Scene> {
  if (pose === 'knit') return closeUp(subject, order)
  if (subject === 'slipper') return slippers(pose, order)
  if (subject === 'briefs') return pose === 'folded' ? foldedBriefs(order) : briefs(order)
  return pose === 'folded' ? foldedBeanie(order) : beanie(order)
}

async function closeUp(
  subject: GarmentSubject,
  { cloths: [{ palette, tile, fabric }], seed, size }: GoodsOrder,
): Promise<Scene> {
  const gauge = subject === 'slipper' ? SLIPPER_GAUGE : BEANIE_GAUGE
  const yarns = { palette, tile: subject === 'briefs' ? await jerseyTile(fabric) : enlarged(tile, gauge) }
  return knitCloseUp({ subject: 'crew', yarns: [yarns, yarns], seed, size })
}
