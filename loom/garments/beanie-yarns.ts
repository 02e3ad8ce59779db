/** What is the same on a hat however it lies. */
import type { Body } from '../render/rasterise.ts'
import { pick } from '../seed.ts'
import type { SockYarns } from '../socks/sock-cloth.ts'
import { pompomOf } from './pompom.ts'

/** How much larger its stitches are than those of a sock. */
export const GAUGE = 1.55
export const RIB = 7.6
const POMPOM = 39

export const hasPompom = (seed: number): boolean => pick([true, true, false], seed, 42)

export function pompomFor({ palette }: SockYarns, seed: number, detail: number): Body {
  const { accent, a, b } = palette
  return pompomOf(POMPOM, [accent, a === accent ? b : a], seed, detail)
}
