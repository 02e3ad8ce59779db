/** The cloth of a sock, knitted from thick yarn with thick needles: the same stitches, larger. */
import { addPlainKnit, addRibs } from '../cloth/knit-relief.ts'
import type { Knitter, YarnTile } from '../cloth/yarn-tile.ts'
import { knitter } from '../cloth/yarn-tile.ts'
import type { Fragment } from '../render/fragment.ts'

/** A cloth so many times larger. */
export const enlarged = (tile: YarnTile, times: number): YarnTile => ({
  ...tile,
  width: tile.width * times,
  height: tile.height * times,
})

/** Does something to a sample as if the cloth were so many times smaller, and leaves it as it was. */
function magnified(fragment: Fragment, times: number, work: () => void): void {
  const { pixelAcross, pixelAlong } = fragment
  fragment.pixelAcross = pixelAcross / times
  fragment.pixelAlong = pixelAlong / times
  work()
  fragment.pixelAcross = pixelAcross
  fragment.pixelAlong = pixelAlong
}

export function chunkyKnitter(tile: YarnTile, times: number): Knitter {
  const knit = knitter(tile)
  return (fragment, across, along, into) =>
    magnified(fragment, times, () => knit(fragment, across / times, along / times, into))
}

export function addChunkyKnit(fragment: Fragment, across: number, along: number, times: number, strength = 1): void {
  magnified(fragment, times, () => addPlainKnit(fragment, across / times, along / times, strength))
}

/** Ribs so wide that one could count them. */
export function addChunkyRibs(fragment: Fragment, across: number, along: number, width: number): void {
  addRibs(fragment, across, width, width * 0.17)
  addChunkyKnit(fragment, across, along, width / 4.2, 0.55)
}
