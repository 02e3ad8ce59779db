/** Cloth strewn with small shapes: dots, paper, stone chips and the eighties. */
import type { Pattern } from '../pattern.ts'
import { against, byContrast, preferred } from './contrast.ts'
import {
  circle,
  halfDrop,
  nth,
  path,
  polar,
  polygon,
  range,
  rect,
  repeat,
  scatter,
  seeded,
  shapedTile,
  stroke,
  tile,
} from './shapes.ts'
import type { Place } from './shapes.ts'

const dots = tile(36, 36, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const yarns = [first, first, second, first, first, third, second, first] as const
  return [repeat(size, halfDrop(size, 2, 2), 3.3, (index) => circle(nth(yarns, index), 3.3))]
})

const bigDots = tile(54, 54, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const yarns = [first, second, first, third, second, first, third, first] as const
  const dot = (index: number) => {
    const yarn = nth(yarns, index)
    return circle(yarn, 7.8) + (index % 4 === 2 ? circle(against(yarn, palette.ground, second, third), 3) : '')
  }
  return [repeat(size, halfDrop(size, 2, 2), 7.8, dot)]
})

const SCRAPS = [
  (yarn: string) => rect(yarn, -2.6, -0.9, 5.2, 1.8, 0.9),
  (yarn: string) => circle(yarn, 1.5),
  (yarn: string) => stroke(yarn, 1.3, 'M-3 0Q-1.5 -2.6 0 0T3 0'),
  (yarn: string) => rect(yarn, -2.2, -0.8, 4.4, 1.6),
  (yarn: string) => polygon(yarn, [0, -2], [2, 1.4], [-2, 1.4]),
] as const
const SCRAP_SIZES = [2.6, 1.6, 3, 2.4, 2] as const

/** Streamers, strips and discs, as they lie on the floor the morning after. */
const confetti = shapedTile(
  50,
  50,
  (size) => {
    const room = range(35).map((index) => nth(SCRAP_SIZES, index))
    return scatter(size, room, 8).map((place) => ({ ...place, scale: 1.3 }))
  },
  ({ ground, a, b, c, accent }, places, size) => {
    const yarns = [a, preferred(ground, b, a), preferred(ground, c, a), preferred(ground, accent, b, a)] as const
    return [repeat(size, places, 3.8, (index) => nth(SCRAPS, index)(nth(yarns, index + (index >> 2))))]
  },
)

/** A floor in Venice: a few slabs, some chips, and crumbs. */
const terrazzo = shapedTile(
  56,
  56,
  (size) => {
    const random = seeded(4)
    const radii = [...range(9).map(() => 5.4), ...range(17).map(() => 3), ...range(22).map(() => 1.5)]
    const chips = radii.map((radius, index) => {
      const corners = 5 + (index % 3)
      return range(corners).map((corner) =>
        polar(radius * (0.74 + random() * 0.5), ((corner + random() * 0.55) * 360) / corners),
      )
    })
    return { chips, places: scatter(size, radii, 22) }
  },
  (palette, { chips, places }, size) => {
    const yarns = byContrast(palette)
    return [repeat(size, places, 6.8, (index) => polygon(nth(yarns, index), ...(chips[index] ?? [])))]
  },
)

const memphis = tile(60, 60, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const squiggle = (yarn: string) => stroke(yarn, 2, 'M-8 2.5L-4.8 -2.5L-1.6 2.5L1.6 -2.5L4.8 2.5L8 -2.5')
  const half = (yarn: string, other: string) =>
    path(yarn, 'M-6 0A6 6 0 0 1 6 0Z') + [1.8, 4.4].map((y) => rect(other, -6, y, 12, 1.3)).join('')
  const hoop = (yarn: string, dot: string) => stroke(yarn, 1.8, 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0') + circle(dot, 1.7)
  const wedge = (yarn: string, shade: string) =>
    polygon(shade, [1.6, -4.4], [8.2, 7], [-5, 7]) + polygon(yarn, [0, -6], [6.6, 5.4], [-6.6, 5.4])
  const seeds = (yarn: string) =>
    range(9)
      .map((index) => circle(yarn, 0.9, (index % 3) * 3.6 - 3.6, Math.floor(index / 3) * 3.6 - 3.6))
      .join('')
  const cross = (yarn: string) => stroke(yarn, 1.8, 'M-2.4 0H2.4M0 -2.4V2.4')
  const pieces: readonly (readonly [Place, string])[] = [
    [{ x: 11, y: 10, turn: -20 }, squiggle(first)],
    [{ x: 31, y: 15, turn: 35 }, half(second, first)],
    [{ x: 50, y: 9 }, hoop(third, first)],
    [{ x: 10, y: 31, turn: 15 }, wedge(third, first)],
    [{ x: 30, y: 36, turn: 12 }, seeds(first)],
    [{ x: 50, y: 31, turn: 70 }, squiggle(second)],
    [{ x: 12, y: 51 }, hoop(first, second)],
    [{ x: 31, y: 55, turn: -15 }, wedge(second, first)],
    [{ x: 51, y: 50, turn: -140 }, half(third, second)],
  ]
  return [
    ...pieces.map(([place, motif]) => repeat(size, [place], 10, motif)),
    ...[
      [21, 24],
      [41, 24],
      [40, 45],
      [21, 43],
      [1, 21],
      [1, 41],
      [41, 2],
      [21, 2],
    ].map(([x = 0, y = 0], index) =>
      repeat(size, [{ x, y, turn: index * 30 }], 3.4, index % 2 === 0 ? cross(first) : circle(second, 1.4)),
    ),
  ]
})

export const DOTS = { dots, 'big-dots': bigDots, confetti, terrazzo, memphis } satisfies Record<string, Pattern>
