/** How large the loom's pictures are, known before anything is drawn. */
import { parseRecipe, type Subject } from './recipe.ts'

/** Raise it when a drawing changes: the pictures get new addresses, and no browser shows an old one. */
export const LOOM_VERSION = '2'

export type Size = { readonly width: number; readonly height: number }

export function nativeSize(subject: Subject): Size {
  return subject === 'banner' ? { width: 1920, height: 1080 } : { width: 1920, height: 2400 }
}

/** Undefined for a name the loom cannot draw. */
export function sizeOf(name: string): Size | undefined {
  const recipe = parseRecipe(name)
  return recipe && nativeSize(recipe.subject)
}
