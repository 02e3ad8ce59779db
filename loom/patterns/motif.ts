/**
 * A motif is a small picture around its own middle, in millimetres, drawn in the yarns it is given. A pattern lays motifs
 * out in columns, every other column dropped by half a row: the repeat that hides itself best.
 */
import type { Pattern } from '../pattern.ts'
import { contrast } from './contrast.ts'
import type { Place } from './shapes.ts'
import { circle, outlined, put, range, tile, wrapped } from './shapes.ts'
import type { Yarns } from './yarns.ts'
import { yarnsOf } from './yarns.ts'

export type Motif = (yarns: Yarns) => readonly string[]

/** How a motif lies in its cell: x and y move it away from the middle, `reach` is how far it extends. */
type Lie = Partial<Place> & { readonly reach?: number }
type Lying = Lie & { readonly motif: Motif }
type Column = readonly [Lying, ...Lying[]]

type Layout = {
  /** The width of a column and the height of a row. */
  readonly cell: readonly [width: number, height: number]
  /** Equally long, and an even number of them: the first must be as dropped from the last as from the second. */
  readonly columns: readonly [Column, Column] | readonly [Column, Column, Column, Column]
  /** What fills the room between two motifs of a column and one of the next, in turn. */
  readonly between?: readonly [Lying, ...Lying[]]
  readonly scale?: number
}

const USUAL_REACH = 16
/** A body needs more contrast than a spot does: below this its form is lost, even where its colour is seen. */
const HOLDS = 0.34

export function lying(motif: Motif, lie: Lie = {}): Lying {
  return { ...lie, motif }
}

export function motifs({ cell, columns, between, scale: size = 1 }: Layout): Pattern {
  const [width, height] = cell
  const rows = columns[0].length
  const inRow = (column: number, row: number) => (row + (column % 2 === 0 ? 0.5 : 1)) * height
  const placed = columns.flatMap((column, index) =>
    column.flatMap((lie, row) => {
      const filler = between?.[(index + row) % between.length]
      const x = (index + 0.5) * width
      const y = inRow(index, row)
      const aside = ((index + row) % 2 === 0 ? 1 : -1) * (width / 3)
      return [moved(lie, x, y, size), ...(filler ? [moved(filler, x + aside, y + height / 2, size)] : [])]
    }),
  )
  return tile(width * columns.length, height * rows, (palette, tileSize) => {
    const yarns = yarnsOf(palette)
    return placed.flatMap(({ motif, reach, ...place }) => {
      const drawn = motif(yarns)
      return wrapped(tileSize, place, reach * place.scale).map((copy) => put(copy, ...drawn))
    })
  })
}

function moved(
  { x = 0, y = 0, scale = 1, reach = USUAL_REACH, ...lie }: Lying,
  toX: number,
  toY: number,
  size: number,
) {
  return { ...lie, reach, x: toX + x, y: toY + y, scale: scale * size }
}

/** Shapes that stand on the ground: outlined where one of their colours would sink into it. */
export function standing(yarns: Yarns, colours: string | readonly string[], ...content: readonly string[]): string {
  const shows = [colours].flat().every((colour) => contrast(colour, yarns.ground) >= HOLDS)
  return shows ? content.join('') : outlined(yarns.line, 0.9, ...content)
}

/** The shapes and their mirror image: what has a left side has a right side. */
export function both(...content: readonly string[]): string {
  return content.join('') + put({ x: 0, y: 0, mirror: true }, ...content)
}

/** The shapes turned around the middle: petals, segments, spokes. */
export function around(count: number, ...content: readonly string[]): string {
  return range(count)
    .map((index) => put({ x: 0, y: 0, turn: (index * 360) / count }, ...content))
    .join('')
}

/** A bead of bright yarn, for the room between motifs. */
export function bead(yarn: 0 | 1 | 2, radius = 1.3): Lying {
  return lying(({ bright }) => [circle(bright[yarn], radius)], { reach: 3 })
}
