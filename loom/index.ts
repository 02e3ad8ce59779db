/**
 * The loom as a shop uses it: the setting DRAWINGS_MODULE names this file. What draws is loaded with the first drawing, because
 * the shop itself only reads names and sizes.
 */
import type { Drawing } from './render/canvas.ts'

export { drawings } from './drawings.ts'

/** Undefined when the name is not one the loom can draw. */
export async function draw(name: string, width: number): Promise<Drawing | undefined> {
  const loom = await import('./draw.ts')
  return loom.draw(name, width)
}
