/** What the loom can draw, for those who must know before it is drawn. */
import type { Drawings } from '../../merchant/catalogue/catalogue-pictures.ts'

export type LoomDrawings = Drawings & {
  /** The colour that a drawing stands on where nobody chose another: that of its first fabric. */
  readonly tintOf: (name: string) => string | undefined
}

/** Read when needed: a shop of photographs never does. */
export async function loomDrawings(): Promise<LoomDrawings> {
  const { LOOM_VERSION, sizeOf } = await import('../../../demo/loom/sizes.ts')
  const { parseRecipe } = await import('../../../demo/loom/recipe.ts')
  const { PALETTES } = await import('../../../demo/loom/palettes.ts')
  return {
    version: LOOM_VERSION,
    sizeOf,
    tintOf: (name) => {
      const fabric = parseRecipe(name)?.fabrics[0]
      return fabric && PALETTES[fabric.palette].tint
    },
  }
}
