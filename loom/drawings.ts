/** What the loom can draw, how large, and on which colour: known without drawing anything. */
import { PALETTES } from './palettes.ts'
import { parseRecipe } from './recipe.ts'
import { LOOM_VERSION, sizeOf } from './sizes.ts'

export const drawings = {
  version: LOOM_VERSION,
  sizeOf,
  tintOf(name: string): string | undefined {
    const fabric = parseRecipe(name)?.fabrics[0]
    return fabric && PALETTES[fabric.palette].tint
  },
}
