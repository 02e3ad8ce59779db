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

/** How large the subject of most pictures is, in millimetres. */
const USUAL = 340
/** Larger ones keep their folds. */
const LARGEST = 400

/**
 * The distance between two points of a surface: fine enough for the picture, not finer. In millimetres; `extent` is how
 * much of the world the picture shows, since small things are seen from near.
 */
export function detailFor({ width }: Size, extent = USUAL): number {
  const near = Math.min(extent, LARGEST) / USUAL
  if (width > 1000) return 1.1 * near
  return (width > 500 ? 2.1 : 3.2) * near
}
