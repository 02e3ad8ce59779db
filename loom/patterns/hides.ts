/** What animals and soldiers wear. */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import { byContrast } from './contrast.ts'
import type { Field } from './field.ts'
import { contour, field } from './field.ts'
import { blob, loop, path, polar, range, repeat, scatter, seeded, shapedTile } from './shapes.ts'
import type { Point, Size } from './shapes.ts'

/** A spot of one colour in a broken ring of another; crumbs fill the gaps. */
const leopard = shapedTile(
  54,
  54,
  (size) => {
    const crumbs = range(10).map((index) => 1.3 + (index % 2) * 0.5)
    const radii = [...range(13).map((index) => 4.2 + (index % 3) * 0.5), ...crumbs]
    const room = radii.map((radius) => radius + 1.6)
    return { radii, places: scatter(size, room, 33) }
  },
  (palette, { radii, places }, size) => {
    const [first, second] = byContrast(palette)
    const mark = (index: number) => {
      const radius = radii[index] ?? 1
      return radius < 2 ? blob(first, radius, index, 0.3, 6) : rosette(first, second, radius, index)
    }
    return [repeat(size, places, 7, mark)]
  },
)

function rosette(ring: string, spot: string, radius: number, seed: number): string {
  const random = seeded(seed)
  const parts = 2 + (seed % 2)
  const arcs = range(parts).map((part) => {
    const start = ((part + random() * 0.2) * 360) / parts
    return arc(ring, radius, start, 360 / parts - 30 - random() * 24, 1.05 + random() * 0.4)
  })
  return blob(spot, radius * 0.72, seed + 40, 0.28) + arcs.join('')
}

/** A stroke of a broad brush around a ring, not quite as thick at its ends. */
function arc(fill: string, radius: number, start: number, sweep: number, thick: number): string {
  const side = (sign: number): readonly Point[] =>
    range(9).map((index) => {
      const swelling = 0.6 + 0.5 * Math.sin((Math.PI * index) / 8)
      return polar(radius + sign * thick * swelling, start + (sweep * index) / 8)
    })
  return path(fill, loop([...side(1), ...side(-1).toReversed()]))
}

/** Stripes that fork and end as they do on the animal, and its shadow stripes in the gaps. */
const zebra = shapedTile(
  48,
  56,
  (size) => heightsAndHollows(size, field(size, { across: [-2, 2], down: [4, 5], seed: 6 }), 0, 1.3),
  drawHide,
)

/** Friesian patches, and a few that no Friesian has. */
const cow = shapedTile(
  60,
  60,
  (size) => heightsAndHollows(size, field(size, { across: [-4, 4], down: [-4, 4], seed: 14 }), 0.4, 1.3),
  drawHide,
)

/** What is higher than one level, and what is deeper than another. */
function heightsAndHollows(size: Size, height: Field, high: number, deep: number) {
  const depth: Field = (x, y) => -height(x, y)
  return { heights: contour(height, size, high), hollows: contour(depth, size, deep) }
}

function drawHide(palette: Palette, { heights, hollows }: { heights: string; hollows: string }): readonly string[] {
  const [first, second] = byContrast(palette)
  return [path(first, heights), path(second, hollows)]
}

const camo = shapedTile(
  60,
  60,
  (size) => {
    const layer = (seed: number, level: number) =>
      contour(field(size, { across: [-4, 4], down: [-5, 5], seed }), size, level)
    return { low: layer(21, 0.2), middle: layer(22, 0.45), high: layer(27, 0.75) }
  },
  (palette, { low, middle, high }) => {
    const [first, second, third] = byContrast(palette)
    return [path(third, low), path(second, middle), path(first, high)]
  },
)

export const HIDES = { leopard, zebra, cow, camo } satisfies Record<string, Pattern>
