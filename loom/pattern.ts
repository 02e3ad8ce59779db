/** What a pattern is: one tile of fabric, in millimetres, that repeats without a seam in both directions. */
import type { Palette } from './palettes.ts'

export type Pattern = {
  readonly width: number
  readonly height: number
  /** SVG elements that fill the tile (the ground included). No filters, no scripts, no ids. */
  readonly draw: (palette: Palette) => string
}
