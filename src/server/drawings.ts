/** What the loom can draw, for those who must know before it is drawn. */
import type { Drawings } from './catalogue/catalogue-pictures.ts'

/** Read when needed: a shop of photographs never does. */
export async function loomDrawings(): Promise<Drawings> {
  const { LOOM_VERSION, sizeOf } = await import('../../demo/loom/sizes.ts')
  return { version: LOOM_VERSION, sizeOf }
}
