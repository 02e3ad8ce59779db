/** Which colours look alike on a foot. */
import { COLOURS, type Colour } from '../../../markets/products/colours.ts'
import { colourCode } from '../index/recommendable-products.ts'

const NEAR: readonly (readonly [Colour, Colour, number])[] = [
  ['black', 'grey', 0.5],
  ['black', 'blue', 0.3],
  ['white', 'beige', 0.5],
  ['white', 'grey', 0.4],
  ['grey', 'beige', 0.3],
  ['grey', 'blue', 0.3],
  ['blue', 'green', 0.4],
  ['blue', 'purple', 0.5],
  ['green', 'yellow', 0.3],
  ['red', 'pink', 0.6],
  ['red', 'orange', 0.5],
  ['red', 'purple', 0.3],
  ['pink', 'purple', 0.5],
  ['yellow', 'orange', 0.6],
  ['yellow', 'beige', 0.3],
  ['orange', 'brown', 0.4],
  ['brown', 'beige', 0.6],
]

const WIDTH = COLOURS.length + 1
const table = new Float32Array(WIDTH * WIDTH)
for (const colour of COLOURS) table[colourCode(colour) * (WIDTH + 1)] = 1
for (const [a, b, nearness] of NEAR) {
  table[colourCode(a) * WIDTH + colourCode(b)] = nearness
  table[colourCode(b) * WIDTH + colourCode(a)] = nearness
}

/** Of two colours by their codes, from 0 to 1. Nothing is near no colour. */
export function colourNearness(a = 0, b = 0): number {
  return table[a * WIDTH + b] ?? 0
}
