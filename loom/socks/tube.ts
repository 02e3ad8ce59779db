/** A tube of cloth through sections: open at the top with a rolled edge and a wall inside, closed by a round cap. */
import type { Surface } from '../render/surface.ts'
import { emptySurface } from '../render/surface.ts'
import type { RingShape } from './ring.ts'
import { pointsAround, ringLength, ringOf, ringShape } from './ring.ts'
import type { Section } from './silhouettes.ts'

export type TubeShape = {
  readonly sections: readonly [Section, ...Section[]]
  /** The length of the round end; none leaves the tube open. */
  readonly cap?: number
  /** How pointed that end is: near 0 it is cut square like a fold, 1 is a half circle. */
  readonly point?: number
  /** How far one can look into the open end. */
  readonly inside?: number
  /** Which section is as wide as its cloth; the others stretch it or leave it slack. */
  readonly measured?: number
  /** How much lower than its section the open edge is, between the front (1) and the back (-1). */
  readonly rim?: (front: number) => number
  /** Whether the cloth is laid on from the toe, so that it slants at the open end instead of being squeezed. */
  readonly fromToe?: boolean
  /** How square a section is: 2 is an ellipse. */
  readonly squareness?: number
}

export type Tube = {
  readonly surface: Surface
  /** Along the cloth, from the open edge to the end. */
  readonly length: number
  /** Around the cloth. */
  readonly girth: number
  /** How far along the cloth a section lies; a fraction lies between two. */
  readonly along: (section: number) => number
}

const WALL = 1.5
const STEPS_PER_SECTION = 24
const CAP_STEPS = 28

/** `detail` is the distance between two points of the grid, in millimetres. */
export function tubeOf(shape: TubeShape, detail: number): Tube {
  const {
    sections,
    cap = 0,
    point = 0.86,
    inside = 0,
    measured = 0,
    squareness = 2.25,
    rim = () => 0,
    fromToe = false,
  } = shape
  const fine = interpolate(sections)
  const caps = cap > 0 ? capOf(fine, cap, point) : []
  const path = [...fine, ...caps]
  const distances = distancesOf(path)
  const length = distances.at(-1) ?? 0
  const outer = evenly(path, distances, detail)
  const rows = [...(inside > 0 ? liningOf(fine, distances, inside) : []), ...outer]
  const ring = ringShape(squareness)
  const girth = girthOf(sections[measured] ?? sections[0], ring)
  const columns = Math.max(24, Math.round(girth / detail)) + 1
  const surface = emptySurface(rows.length, columns, true)
  const around = new Float32Array(columns * 2)
  rows.forEach((row, index) => writeRing(surface, index, row, { girth, ring, inside, rim, around }))
  if (fromToe) drapeFromToe(surface, length)
  return {
    surface,
    length,
    girth,
    along: (section) => distances[Math.round(section * STEPS_PER_SECTION)] ?? length,
  }
}

type Row = { readonly section: Section; readonly along: number }

/** A curve through all sections (Catmull-Rom). */
function interpolate(sections: readonly [Section, ...Section[]]): readonly Section[] {
  const [first] = sections
  const last = sections.at(-1) ?? first
  return [
    ...sections.slice(0, -1).flatMap((from, index) => {
      const before = sections[index - 1] ?? from
      const to = sections[index + 1] ?? last
      const after = sections[index + 2] ?? to
      return Array.from({ length: STEPS_PER_SECTION }, (_, step) =>
        between(before, from, to, after, step / STEPS_PER_SECTION),
      )
    }),
    last,
  ]
}

function between(before: Section, from: Section, to: Section, after: Section, share: number): Section {
  const part = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * share * (r - p + share * (2 * p - 5 * q + 4 * r - s + share * (3 * (q - r) + s - p)))
  return [
    part(before[0], from[0], to[0], after[0]),
    part(before[1], from[1], to[1], after[1]),
    part(before[2], from[2], to[2], after[2]),
    part(before[3], from[3], to[3], after[3]),
    part(before[4], from[4], to[4], after[4]),
  ]
}

/** The round end, in the direction in which the tube arrives. */
function capOf(path: readonly Section[], length: number, point: number): readonly Section[] {
  const last = path.at(-1)
  const previous = path.at(-6)
  if (!last || !previous) return []
  const [x, y] = middleOf(last)
  const [fromX, fromY] = middleOf(previous)
  const far = Math.hypot(x - fromX, y - fromY) || 1
  const [aheadX, aheadY] = [(x - fromX) / far, (y - fromY) / far]
  const [halfX, halfY] = [(last[0] - last[2]) / 2, (last[1] - last[3]) / 2]
  return Array.from({ length: CAP_STEPS }, (_, step) => {
    const turn = (((step + 1) / CAP_STEPS) * Math.PI) / 2
    const [ahead, wide] = [Math.sin(turn) * length, Math.max(Math.cos(turn), 0) ** point]
    const [middleX, middleY] = [x + aheadX * ahead, y + aheadY * ahead]
    return [
      middleX + halfX * wide,
      middleY + halfY * wide,
      middleX - halfX * wide,
      middleY - halfY * wide,
      last[4] * wide,
    ]
  })
}

const middleOf = ([frontX, frontY, backX, backY]: Section) => [(frontX + backX) / 2, (frontY + backY) / 2] as const

function distancesOf(path: readonly Section[]): readonly number[] {
  let far = 0
  return path.map((section, index) => {
    const [x, y] = middleOf(section)
    const [fromX, fromY] = middleOf(path[index - 1] ?? section)
    far += Math.hypot(x - fromX, y - fromY)
    return far
  })
}

function evenly(path: readonly Section[], distances: readonly number[], detail: number): readonly Row[] {
  const length = distances.at(-1) ?? 0
  const count = Math.ceil(length / detail)
  let at = 0
  return Array.from({ length: count + 1 }, (_, row) => {
    // Closer together towards the tip, where the cloth turns away fastest.
    const along = length * (1 - (1 - row / count) ** 1.15)
    while (at < distances.length - 2 && (distances[at + 1] ?? 0) < along) at += 1
    const [from, to] = [path[at], path[at + 1] ?? path[at]]
    if (!from || !to) throw new Error('A tube without sections')
    const [start, end] = [distances[at] ?? 0, distances[at + 1] ?? 1]
    return { section: mixed(from, to, Math.min((along - start) / (end - start || 1), 1)), along }
  })
}

/** The wall behind the opening, from the depth up to the rolled edge; its cloth lies before 0. */
function liningOf(path: readonly Section[], distances: readonly number[], depth: number): readonly Row[] {
  const wall = Array.from({ length: 12 }, (_, step) => {
    const along = depth * (1 - step / 11) + WALL * 0.5
    const at = Math.max(
      distances.findIndex((far) => far >= along),
      0,
    )
    return { section: narrowed(path[at] ?? path[0], WALL), along: -along }
  })
  const edge = path[0]
  if (!edge) return wall
  const ahead = path[1] ?? edge
  const [x, y] = middleOf(edge)
  const [nextX, nextY] = middleOf(ahead)
  const far = Math.hypot(nextX - x, nextY - y) || 1
  const roll = Array.from({ length: 5 }, (_, step) => {
    const turn = ((step + 1) / 6) * Math.PI
    const up = (Math.sin(turn) * WALL) / 2
    const section = narrowed(edge, (WALL / 2) * (1 + Math.cos(turn)))
    return { section: moved(section, (-(nextX - x) / far) * up, (-(nextY - y) / far) * up), along: -0.01 }
  })
  return [...wall, ...roll]
}

function narrowed(section: Section | undefined, by: number): Section {
  if (!section) return [0, 0, 0, 0, 0]
  const [frontX, frontY, backX, backY, depth] = section
  const wide = Math.hypot(frontX - backX, frontY - backY) || 1
  const [x, y] = [((frontX - backX) / wide) * by, ((frontY - backY) / wide) * by]
  return [frontX - x, frontY - y, backX + x, backY + y, Math.max(depth - by, 0)]
}

const moved = ([frontX, frontY, backX, backY, depth]: Section, x: number, y: number): Section => [
  frontX + x,
  frontY + y,
  backX + x,
  backY + y,
  depth,
]

function mixed(from: Section, to: Section, share: number): Section {
  const part = (index: 0 | 1 | 2 | 3 | 4) => from[index] + (to[index] - from[index]) * share
  return [part(0), part(1), part(2), part(3), part(4)]
}

function girthOf([frontX, frontY, backX, backY, depth]: Section, ring: RingShape): number {
  return ringLength(ringOf(ring, Math.hypot(frontX - backX, frontY - backY) / 2, depth))
}

type Around = Required<Pick<TubeShape, 'inside' | 'rim'>> & {
  readonly girth: number
  readonly ring: RingShape
  /** Room for the points of one row. */
  readonly around: Float32Array
}

/** How far from the open edge its own line is still felt. */
const RIM_REACH = 26

/** One row of the grid: around the section, beginning in the middle of the far side. */
function writeRing(surface: Surface, row: number, { section, along }: Row, shape: Around): void {
  const { columns, points, cloth, station, openness } = surface
  const [frontX, frontY, backX, backY, depth] = section
  const [middleX, middleY] = middleOf(section)
  const halfX = (frontX - backX) / 2
  const halfY = (frontY - backY) / 2
  const wide = Math.hypot(halfX, halfY)
  const { around } = shape
  pointsAround(ringOf(shape.ring, wide, depth), columns, around)
  const light = along < 0 ? 0.16 + 0.5 * Math.max(1 + along / shape.inside, 0) ** 2 : 1
  const atEdge = Math.exp(-Math.abs(along) / RIM_REACH) / (wide || 1)
  for (let column = 0; column < columns; column += 1) {
    const across = around[column * 2] ?? 0
    const lower = shape.rim(across) * atEdge
    const at = row * columns + column
    points[at * 3] = middleX + halfX * across - halfY * lower
    points[at * 3 + 1] = middleY + halfY * across + halfX * lower
    points[at * 3 + 2] = depth * (around[column * 2 + 1] ?? 0)
    cloth[at * 2] = (column / (columns - 1) - 0.5) * shape.girth
    cloth[at * 2 + 1] = along
    station[at] = along
    openness[at] = light
  }
}

/** Measures the cloth of each column from the toe on. */
function drapeFromToe({ rows, columns, points, cloth, station }: Surface, length: number): void {
  for (let column = 0; column < columns; column += 1) {
    let along = length
    for (let row = rows - 2; row >= 0; row -= 1) {
      const at = row * columns + column
      if ((station[at] ?? 0) < 0) break
      const next = at + columns
      along -= Math.hypot(
        (points[next * 3] ?? 0) - (points[at * 3] ?? 0),
        (points[next * 3 + 1] ?? 0) - (points[at * 3 + 1] ?? 0),
        (points[next * 3 + 2] ?? 0) - (points[at * 3 + 2] ?? 0),
      )
      cloth[at * 2 + 1] = along
    }
  }
}
