/** The loom's side of the drawing port: what it can draw, how large, and on which colour. */
import type { Drawings } from '../../src/merchant/drawings.ts'
import { PALETTES } from './palettes.ts'
import { parseRecipe } from './recipe.ts'
import { LOOM_VERSION, sizeOf } from './sizes.ts'

export const drawings: Drawings = {
  version: LOOM_VERSION,
  sizeOf,
  tintOf(name) {
    const fabric = parseRecipe(name)?.fabrics[0]
    return fabric && PALETTES[fabric.palette].tint
  },
}
