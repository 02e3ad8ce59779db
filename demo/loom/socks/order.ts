/** What is to be drawn, as every pose of a sock gets it. */
import type { Size } from '../render/scene.ts'
import type { SockSubject } from './silhouettes.ts'
import type { SockYarns } from './sock-cloth.ts'

export type SockOrder = {
  readonly subject: SockSubject
  /** Left and right; most pairs are of one fabric. */
  readonly yarns: readonly [SockYarns, SockYarns]
  readonly seed: number
  readonly size: Size
}

/** The distance between two points of a surface: fine enough for the picture, not finer. In millimetres. */
export function detailFor({ width }: Size): number {
  if (width > 1000) return 1.1
  return width > 500 ? 1.7 : 2.2
}
