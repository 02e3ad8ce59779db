/** What is to be drawn, as every gift and garment gets it. */
import type { Fabric } from '../recipe.ts'
import type { Size } from '../render/scene.ts'
import type { SockYarns } from '../socks/sock-cloth.ts'

export type Cloth = SockYarns & { readonly fabric: Fabric }

export type GoodsOrder = {
  /** At least one; whatever needs more begins again with the first. */
  readonly cloths: readonly [Cloth, ...Cloth[]]
  readonly seed: number
  readonly size: Size
}

export function clothFor({ cloths }: Pick<GoodsOrder, 'cloths'>, number: number): Cloth {
  return cloths[number % cloths.length] ?? cloths[0]
}

/** The distance between two points of a surface, in millimetres: some four pixels of the picture. */
export const detailFor = ({ width }: Size): number => Math.min(Math.max(1400 / width, 1.25), 5.5)
