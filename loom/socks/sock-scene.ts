/** Which pose of a sock is set up by what. */
import type { Scene } from '../render/scene.ts'
import { foldedPair } from './folded.ts'
import { knitCloseUp } from './knit-close-up.ts'
import type { SockOrder } from './order.ts'
import { pairOfSocks } from './pair.ts'
import { solesOfSocks } from './sole.ts'
import { wornSocks } from './worn.ts'

const POSES: Readonly<Record<string, (order: SockOrder) => Scene | Promise<Scene>>> = {
  pair: pairOfSocks,
  worn: wornSocks,
  folded: foldedPair,
  knit: knitCloseUp,
  sole: solesOfSocks,
}

export async function sockScene(pose: string, order: SockOrder): Promise<Scene | undefined> {
  return POSES[pose]?.(order)
}
