/**
 * Organic shapes: hills on a torus, cut at a height. A field is a sum of waves that fit the tile a whole number of
 * times, so it has no seam, and its contours are what hides and camouflage are made of.
 */
import { loop, range, seeded } from './shapes.ts'
import type { Point, Size } from './shapes.ts'

export type Field = (x: number, y: number) => number

type Waves = {
  /** How often a wave fits across and down the tile: each from the first to the second. */
  readonly across: readonly [number, number]
  readonly down: readonly [number, number]
  readonly seed: number
}

/** Values around 0, rarely beyond -2 and 2. */
export function field({ width, height }: Size, { across, down, seed }: Waves): Field {
  const random = seeded(seed)
  /** Long waves make the hills, short ones only roughen them. */
  const weightOf = (wideness: number, highness: number) => (0.6 + random() * 0.8) / Math.hypot(wideness, highness)
  const waves = between(across).flatMap((wideness) =>
    between(down)
      .filter((highness) => wideness !== 0 || highness !== 0)
      .map((highness) => ({ wideness, highness, phase: random() * Math.PI * 2, weight: weightOf(wideness, highness) })),
  )
  const norm = Math.sqrt(waves.reduce((total, { weight }) => total + weight ** 2, 0) / 2)
  return (x, y) => {
    const sum = waves.reduce((total, { wideness, highness, phase, weight }) => {
      return total + weight * Math.cos(2 * Math.PI * ((wideness * x) / width + (highness * y) / height) + phase)
    }, 0)
    return sum / norm
  }
}

/**
 * The outline of everything higher than `level`, as path data; hills that cross an edge are closed a little beyond it.
 * Marching squares: each cell of a grid tells where the outline enters and leaves it, and the steps are joined to loops.
 */
export function contour(height: Field, size: Size, level: number): string {
  const { columns, rows, position, above } = survey(height, size, level)
  const steps = new Map<string, Step>()
  for (const row of range(rows)) {
    for (const column of range(columns)) {
      const edges = edgesOf(column, row)
      for (const [index, { from, to, name }] of edges.entries()) {
        if (above(from) > 0 || above(to) <= 0) continue
        // The outline climbs in here, the hill on its right, and leaves where the next edge, clockwise, falls again.
        const exit = [...edges.slice(index), ...edges.slice(0, index)].find(
          (edge) => above(edge.from) > 0 && above(edge.to) <= 0,
        )
        const part = above(from) / (above(from) - above(to))
        const [[x, y], [nextX, nextY]] = [position(from), position(to)]
        if (exit) steps.set(name, { next: exit.name, point: [x + (nextX - x) * part, y + (nextY - y) * part] })
      }
    }
  }
  return loopsOf(steps).map(loop).join('')
}

type Step = { readonly next: string; readonly point: Point }
type Edge = { readonly from: Point; readonly to: Point; readonly name: string }

const STEP = 1.5
/** Cells beyond each edge of the tile. The outermost count as low, which is what closes the loops. */
const MARGIN = 2

function survey(height: Field, size: Size, level: number) {
  const [across, down] = [Math.round(size.width / STEP), Math.round(size.height / STEP)]
  const [columns, rows] = [across + MARGIN * 2, down + MARGIN * 2]
  const position = ([column, row]: Point): Point => [
    ((column - MARGIN) * size.width) / across,
    ((row - MARGIN) * size.height) / down,
  ]
  const heights = range(rows + 1).map((row) =>
    range(columns + 1).map((column) => {
      const outermost = row === 0 || column === 0 || row === rows || column === columns
      return outermost ? -1 : height(...position([column, row])) - level
    }),
  )
  return { columns, rows, position, above: ([column, row]: Point) => heights[row]?.[column] ?? -1 }
}

/** Clockwise from the top; an edge has the same name in both cells that share it. */
function edgesOf(column: number, row: number): readonly Edge[] {
  const [left, right, top, bottom] = [column, column + 1, row, row + 1]
  return [
    { from: [left, top], to: [right, top], name: `${left} ${top} across` },
    { from: [right, top], to: [right, bottom], name: `${right} ${top} down` },
    { from: [right, bottom], to: [left, bottom], name: `${left} ${bottom} across` },
    { from: [left, bottom], to: [left, top], name: `${left} ${top} down` },
  ]
}

function loopsOf(steps: Map<string, Step>): readonly (readonly Point[])[] {
  const loops: Point[][] = []
  for (const start of steps.keys()) {
    const points: Point[] = []
    for (let name = start, step = steps.get(name); step; name = step.next, step = steps.get(name)) {
      points.push(step.point)
      steps.delete(name)
    }
    if (points.length > 2) loops.push(points)
  }
  return loops
}

function between([from, to]: readonly [number, number]): readonly number[] {
  return range(to - from + 1).map((index) => from + index)
}
