/** A pattern as it is knitted: one yarn colour for each leg of each stitch, repeated without end. */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import type { Level, Texture } from '../render/texture.ts'
import { addBetween, addColour, textureOf, writeEven } from '../render/texture.ts'
import type { Fragment } from '../render/fragment.ts'
import { COURSE, STRETCH, WALE } from './gauge.ts'
import { addStitches, edgesSeen, stitchesSeen } from './knit-relief.ts'
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

/** Up to so many cells, a pixel does not reach beyond the cells around it. */
const EVEN = 1.5

export type Knitter = (fragment: Fragment, across: number, along: number, into: Float32Array) => void

/** A tile and what is known about the triangle that is being knitted: it is the same for all its samples. */
type Knitting = {
  readonly tile: YarnTile
  readonly cell: number
  pixelAcross: number
  pixelAlong: number
  /** How much of a stitch's own outline is seen, how clearly its relief, and how much of that one's fine edges. */
  outline: number
  seen: number
  edges: number
}

/** Gives a sample the relief of the cloth at a point, and writes its colour; across and along in millimetres. */
export function knitter(tile: YarnTile): Knitter {
  const cell = Math.max(tile.width / tile.finest.columns, tile.height / tile.finest.rows)
  const knitting: Knitting = { tile, cell, pixelAcross: 0.5, pixelAlong: 0.5, outline: 0.5, seen: 0.5, edges: 0.5 }
  knitting.pixelAcross = -1
  return (fragment, across, along, into) => knit(knitting, fragment, across, along, into)
}

function knit(knitting: Knitting, fragment: Fragment, across: number, along: number, into: Float32Array): void {
  const { pixelAcross, pixelAlong } = fragment
  if (pixelAcross !== knitting.pixelAcross || pixelAlong !== knitting.pixelAlong) {
    knitting.pixelAcross = pixelAcross
    knitting.pixelAlong = pixelAlong
    const clear = (UNCLEAR - Math.max(pixelAcross, pixelAlong) / knitting.cell) / (UNCLEAR - CLEAR)
    knitting.outline = Math.min(Math.max(clear, 0), 1)
    knitting.seen = stitchesSeen(fragment)
    knitting.edges = edgesSeen(fragment)
  }
  const { tile, cell, outline, seen, edges } = knitting
  const { finest } = tile
  const x = across / tile.width
  const y = along / tile.height
  const pixel = Math.max(pixelAcross, pixelAlong)
  if (pixel <= cell * EVEN && writeEven(finest, x, y, into)) fragment.even = seen <= 0
  else {
    into[0] = 0
    into[1] = 0
    into[2] = 0
    const footprint = pixel * fragment.sample
    if (outline > 0) addStitch(tile.pure, x, y, outline, into)
    if (outline < 1 && footprint <= cell) addBetween(finest, x, y, 1 - outline, into)
    else if (outline < 1) addColour(tile, across, along, footprint, 1 - outline, into)
  }
  addStitches(fragment, (x * finest.columns) / 2, y * finest.rows - SLANT / 2, seen, edges)
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
