/** The colours in which the house sells its boxes. Any of them stands out on any tint: tints are pale. */
import { pick } from '../seed.ts'
import { BLUSH, INK, PAPER, POND, RIVER, SALMON, SUN } from '../garments/house-colours.ts'

export type BoxColours = {
  readonly box: string
  readonly inner: string
  readonly paper: string
  readonly ribbon: string
  /** Of the fish and what else is printed on the box. */
  readonly print: string
}

const COLOURS: readonly [BoxColours, ...BoxColours[]] = [
  { box: INK, inner: '#3a302b', paper: BLUSH, ribbon: SALMON, print: PAPER },
  { box: SALMON, inner: '#e04a36', paper: PAPER, ribbon: INK, print: PAPER },
  { box: SUN, inner: '#e9b01b', paper: PAPER, ribbon: SALMON, print: INK },
  { box: RIVER, inner: '#2347cc', paper: SUN, ribbon: SUN, print: PAPER },
  { box: POND, inner: '#118a5e', paper: PAPER, ribbon: BLUSH, print: PAPER },
]

export const boxColours = (seed: number): BoxColours => pick(COLOURS, seed, 13)
