/** A pattern as it is knitted: one yarn colour for each leg of each stitch, repeated without end. */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import type { Level, Texture } from '../render/texture.ts'
import { addColour, textureOf } from '../render/texture.ts'
import type { Fragment } from '../render/fragment.ts'
import { COURSE, STRETCH, WALE } from './gauge.ts'
import { addStitches } from './knit-relief.ts'
import { SLANT } from './stitch.ts'

export type YarnTile = Texture

/** A whole number of stitches, so that the tile meets itself. */
export function knitTile(pattern: Pattern, palette: Palette): Promise<YarnTile> {
  const width = pattern.width * STRETCH
  const height = pattern.height * STRETCH
  const columns = Math.max(1, Math.round(width / WALE)) * 2
  const rows = Math.max(1, Math.round(height / COURSE))
  const elements = `<g transform="scale(${STRETCH})">${pattern.draw(palette)}</g>`
  return textureOf(elements, palette.ground, { width, height, columns, rows, fineness: 4 })
}

/** A stitch shows its own outline when it is so many pixels large; below, colours flow into each other. */
const CLEAR = 0.4
const UNCLEAR = 0.85

export type Knitter = (fragment: Fragment, across: number, along: number, into: Float32Array) => void

/** Gives a sample the relief of the cloth at a point, and writes its colour; across and along in millimetres. */
export function knitter(tile: YarnTile): Knitter {
  const { width, height, finest, pure } = tile
  const cell = Math.max(width / finest.columns, height / finest.rows)
  return (fragment, across, along, into) => {
    const x = across / width
    const y = along / height
    const pixel = Math.max(fragment.pixelAcross, fragment.pixelAlong)
    const outline = Math.min((UNCLEAR - pixel / cell) / (UNCLEAR - CLEAR), 1)
    into[0] = 0
    into[1] = 0
    into[2] = 0
    if (outline > 0) addStitch(pure, x, y, outline, into)
    if (outline < 1) addColour(tile, across, along, pixel * fragment.sample, 1 - Math.max(outline, 0), into)
    addStitches(fragment, (x * finest.columns) / 2, y * finest.rows - SLANT / 2)
  }
}

/** Adds a share of the colour of the stitch's leg at this point. */
function addStitch({ columns, rows, data }: Level, x: number, y: number, share: number, into: Float32Array): void {
  const wale = (x * columns) / 2
  const whole = Math.floor(wale)
  const outwards = Math.abs(2 * (wale - whole) - 1)
  const course = Math.floor(y * rows + SLANT * (outwards - 0.5))
  const column = whole * 2 + (wale - whole < 0.5 ? 0 : 1)
  const at = (wrap(course, rows) * columns + wrap(column, columns)) * 3
  into[0] = (into[0] ?? 0) + (data[at] ?? 0) * share
  into[1] = (into[1] ?? 0) + (data[at + 1] ?? 0) * share
  into[2] = (into[2] ?? 0) + (data[at + 2] ?? 0) * share
}

/** A whole number brought into the tile. */
function wrap(value: number, size: number): number {
  const rest = value % size
  return rest < 0 ? rest + size : rest
}
