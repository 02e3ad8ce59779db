/**
 * The words patterns are drawn with. Shapes are SVG elements as text, in millimetres, drawn around the origin and then
 * put in their places; what crosses an edge of the tile is drawn again on the other side, so that no seam shows.
 */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'

export type Size = { readonly width: number; readonly height: number }
export type Point = readonly [x: number, y: number]

/** Where a motif stands: moved, then turned (degrees, clockwise), then mirrored left to right, then scaled. */
export type Place = {
  readonly x: number
  readonly y: number
  readonly turn?: number
  readonly mirror?: boolean
  readonly scale?: number
}

/** A pattern whose ground is already laid. */
export function tile(
  width: number,
  height: number,
  draw: (palette: Palette, size: Size) => readonly string[],
): Pattern {
  const size = { width, height }
  return { ...size, draw: (palette) => [rect(palette.ground, 0, 0, width, height), ...draw(palette, size)].join('') }
}

/** A pattern whose shapes take some working out: done once, at the first drawing, whatever the palette. */
export function shapedTile<Shapes>(
  width: number,
  height: number,
  shape: (size: Size) => Shapes,
  draw: (palette: Palette, shapes: Shapes, size: Size) => readonly string[],
): Pattern {
  let shaped: { readonly shapes: Shapes } | undefined
  return tile(width, height, (palette, size) => {
    shaped ??= { shapes: shape(size) }
    return draw(palette, shaped.shapes, size)
  })
}

export function rect(fill: string, x: number, y: number, width: number, height: number, radius = 0): string {
  const corners = radius > 0 ? ` rx="${mm(radius)}"` : ''
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"${corners} fill="${fill}"/>`
}

export function circle(fill: string, radius: number, x = 0, y = 0): string {
  return `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}" fill="${fill}"/>`
}

export function ellipse(fill: string, radiusX: number, radiusY: number, x = 0, y = 0): string {
  return `<ellipse cx="${mm(x)}" cy="${mm(y)}" rx="${mm(radiusX)}" ry="${mm(radiusY)}" fill="${fill}"/>`
}

export function polygon(fill: string, ...points: readonly Point[]): string {
  return `<polygon points="${points.map(([x, y]) => `${mm(x)},${mm(y)}`).join(' ')}" fill="${fill}"/>`
}

export function path(fill: string, d: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line along a path, round at its ends and corners. */
export function stroke(colour: string, width: number, d: string): string {
  return (
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${mm(width)}"` +
    ` stroke-linecap="round" stroke-linejoin="round"/>`
  )
}

/** The same shapes as a silhouette grown by a margin: what stands behind a motif to part it from the ground. */
export function outlined(colour: string, margin: number, ...content: readonly string[]): string {
  const grown = `stroke="${colour}" stroke-width="${mm(margin * 2)}" stroke-linejoin="round"`
  return `<g ${grown}>${content.join('')}</g>${content.join('')}`
}

/** Puts shapes drawn around the origin in a place. */
export function put({ x, y, turn = 0, mirror = false, scale = 1 }: Place, ...content: readonly string[]): string {
  const turned = turn === 0 ? '' : ` rotate(${mm(turn)})`
  const scaled = mirror || scale !== 1 ? ` scale(${mirror ? '-' : ''}${mm(scale)} ${mm(scale)})` : ''
  return `<g transform="translate(${mm(x)} ${mm(y)})${turned}${scaled}">${content.join('')}</g>`
}

/**
 * A motif in each of its places, and again beyond each edge that it crosses. `reach` is how far the motif extends from
 * its middle, before its place scales it. A motif that differs from place to place is a function of the place's number.
 */
export function repeat(
  size: Size,
  places: readonly Place[],
  reach: number,
  motif: string | ((index: number) => string),
): string {
  const drawn = places.flatMap((place, index) => {
    const content = typeof motif === 'string' ? motif : motif(index)
    return wrapped(size, place, reach * (place.scale ?? 1)).map((copy) => put(copy, content))
  })
  return drawn.join('')
}

/** The place itself and its copies on neighbouring tiles that still show on this one. */
export function wrapped({ width, height }: Size, place: Place, reach: number): readonly Place[] {
  return turnsAround(place.x, reach, width).flatMap((x) =>
    turnsAround(place.y, reach, height).map((y) => ({ ...place, x, y })),
  )
}

/** Two places to a cell, the second half a cell further in both directions: the oldest repeat in textiles. */
export function halfDrop({ width, height }: Size, columns = 1, rows = 1): readonly Place[] {
  const cell = { width: width / columns, height: height / rows }
  return range(rows).flatMap((row) =>
    range(columns).flatMap((column) =>
      pair(cell).map(({ x, y }) => ({ x: x + column * cell.width, y: y + row * cell.height })),
    ),
  )
}

/** The two places of a half-drop that is as large as the tile. */
export function pair({ width, height }: Size): readonly [Place, Place] {
  return [
    { x: width * 0.25, y: height * 0.25 },
    { x: width * 0.75, y: height * 0.75 },
  ]
}

/** The two places that such a pair leaves open. */
export function gaps({ width, height }: Size): readonly [Place, Place] {
  return [
    { x: width * 0.75, y: height * 0.25 },
    { x: width * 0.25, y: height * 0.75 },
  ]
}

/**
 * A place for each radius, strewn at random and then shaken until they lie evenly, around the edges too; each is turned
 * its own way. Shaking: every place is pushed off by all the others, the nearer and the larger the harder.
 */
export function scatter({ width, height }: Size, radii: readonly number[], seed: number): readonly Required<Place>[] {
  const random = seeded(seed)
  const share = Math.sqrt((width * height) / radii.reduce((sum, radius) => sum + (2 * radius) ** 2, 0))
  const strewn = radii.map((radius) => ({ x: random() * width, y: random() * height, room: radius * share }))
  const shaken = range(200).reduce((places) => {
    return places.map(({ x, y, room }) => {
      const pushes = places.map((other): Point => {
        const [dx, dy] = [around(x - other.x, width), around(y - other.y, height)]
        const [distance, wanted] = [Math.max(Math.hypot(dx, dy), 0.1), room + other.room]
        const push = distance > wanted * 1.6 ? 0 : 0.04 * (wanted / distance) ** 4
        return [dx * push, dy * push]
      })
      const [pushX, pushY] = pushes.reduce(([sumX, sumY], [dx, dy]) => [sumX + dx, sumY + dy], [0, 0])
      const limit = Math.min(1, room / 4 / Math.max(Math.hypot(pushX, pushY), 0.001))
      return { x: inside(x + pushX * limit, width), y: inside(y + pushY * limit, height), room }
    })
  }, strewn)
  return shaken.map(({ x, y }) => ({ x, y, turn: random() * 360, mirror: random() < 0.5, scale: 1 }))
}

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}

/** Element number `index` of a list that goes round and round. */
export function nth<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0]
}

/** A length as it is written: a hundredth of a millimetre is finer than any yarn. */
export function mm(length: number): string {
  return String(Math.round(length * 100) / 100)
}

/** A point as path data has it. */
export function at([x, y]: Point): string {
  return `${mm(x)} ${mm(y)}`
}

/** A point on a circle around the origin; 0 degrees is up, and it goes clockwise. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [radius * Math.sin(angle), -radius * Math.cos(angle)]
}

export function star(fill: string, radius: number, points = 5, waist = 0.45): string {
  const corners = range(points * 2).map((index) =>
    polar(index % 2 === 0 ? radius : radius * waist, (index * 180) / points),
  )
  return polygon(fill, ...corners)
}

export function heart(fill: string, width: number): string {
  const [x, y] = [width / 2, width * 0.46]
  const curve = (...parts: readonly Point[]) => `C${parts.map(([px, py]) => `${mm(px * x)} ${mm(py * y)}`).join(' ')}`
  return path(
    fill,
    `M0 ${mm(y)}${curve([-0.36, 0.62], [-1, 0.32], [-1, -0.3])}${curve([-1, -1.06], [-0.3, -1.2], [0, -0.56])}` +
      `${curve([0.3, -1.2], [1, -1.06], [1, -0.3])}${curve([1, 0.32], [0.36, 0.62], [0, 1])}Z`,
  )
}

/** A drop with its tip up. */
export function drop(fill: string, width: number, height: number): string {
  const [x, tip, belly] = [width / 2, -height / 2, height / 2 - width / 2]
  return path(
    fill,
    `M0 ${mm(tip)} C${mm(x * 0.3)} ${mm(tip * 0.4)} ${mm(x)} ${mm(belly - x * 0.7)} ${mm(x)} ${mm(belly)}` +
      ` A${mm(x)} ${mm(x)} 0 0 1 ${mm(-x)} ${mm(belly)}` +
      ` C${mm(-x)} ${mm(belly - x * 0.7)} ${mm(-x * 0.3)} ${mm(tip * 0.4)} 0 ${mm(tip)} Z`,
  )
}

/** A closed, soft line through points. */
export function loop(points: readonly Point[]): string {
  const middles = points.map(([x, y], index): Point => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const bends = points.map((point, index) => `Q${at(point)} ${at(middles[index] ?? point)}`)
  return `M${at(middles.at(-1) ?? [0, 0])}${bends.join('')}Z`
}

/** A pebble, a spot, a patch: a circle that was not drawn with a compass. `wobble` 0 is round, 0.5 is wild. */
export function blob(fill: string, radius: number, seed: number, wobble = 0.25, corners = 9): string {
  const random = seeded(seed)
  const points = range(corners).map((index) =>
    polar(radius * (1 + wobble * (random() * 2 - 1)), ((index + random() * 0.4) * 360) / corners),
  )
  return path(fill, loop(points))
}

function turnsAround(value: number, reach: number, length: number): readonly number[] {
  const turns = Math.ceil(reach / length)
  return range(turns * 2 + 1)
    .map((index) => value + (index - turns) * length)
    .filter((copy) => copy + reach > 0 && copy - reach < length)
}

function around(distance: number, length: number): number {
  return distance - Math.round(distance / length) * length
}

function inside(value: number, length: number): number {
  return value - Math.floor(value / length) * length
}
