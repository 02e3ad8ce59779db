/** Cloth in bands that bend: zigzags, waves, scales, rainbows, and the big blocks between. */
import type { Pattern } from '../pattern.ts'
import { against, byContrast, preferred } from './contrast.ts'
import { circle, halfDrop, nth, path, polygon, put, range, rect, repeat, tile } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Three chevrons of three weights, like a jumper one has kept for thirty years. */
const zigzag = tile(22, 42, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const chevron = (yarn: string, thick: number) => {
    const edge = (y: number): readonly Point[] => [
      [-11, 4.5 + y],
      [0, -4.5 + y],
      [11, 4.5 + y],
      [22, -4.5 + y],
      [33, 4.5 + y],
    ]
    return polygon(yarn, ...edge(-thick / 2), ...edge(thick / 2).toReversed())
  }
  const bands = [chevron(first, 8), chevron(second, 5), chevron(third, 5), chevron(second, 2)]
  const middles = [8, 19, 26.5, 34.5]
  return [
    repeat(
      size,
      middles.map((y) => ({ x: 0, y })),
      34,
      (index) => bands[index] ?? '',
    ),
  ]
})

/** Swell, chop and foam. */
const waves = tile(28, 48, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const crest = (height: number, y: number) => `Q-21 ${y - height * 2} -14 ${y}T0 ${y}T14 ${y}T28 ${y}T42 ${y}T56 ${y}`
  const wave = (yarn: string, thick: number, height: number) =>
    path(yarn, `M-28 ${-thick / 2}${crest(height, -thick / 2)}V${thick / 2}${backwards(height, thick / 2)}Z`)
  const backwards = (height: number, y: number) =>
    `Q49 ${y + height * 2} 42 ${y}T28 ${y}T14 ${y}T0 ${y}T-14 ${y}T-28 ${y}`
  const bands = [wave(first, 9, 3.2), wave(second, 2.6, 3.2), wave(third, 9, 3.2), wave(first, 2.6, 3.2)]
  const places = [
    { x: 0, y: 7 },
    { x: 0, y: 17 },
    { x: 14, y: 31 },
    { x: 14, y: 41 },
  ]
  return [repeat(size, places, 56, (index) => bands[index] ?? '')]
})

/** Laid like a fish's, each row over the one below it. */
const scales = tile(22, 66, (palette) => {
  const yarns = byContrast(palette)
  const scale = (row: number) =>
    circle(palette.ground, 11.2) +
    circle(nth(yarns, row), 9.4) +
    circle(palette.ground, 4.6) +
    circle(nth(yarns, row + 1), 3)
  // From the bottom up, with those that reach in from the neighbouring tiles.
  return range(9).flatMap((index) => {
    const row = 7 - index
    return [-1, 0, 1, 2].map((column) => put({ x: column * 22 + (index % 2) * 11, y: row * 11 }, scale((row + 6) % 6)))
  })
})

const RAINBOW = ['#e8413c', '#ff9a2e', '#ffd23f', '#27a567', '#3f74e8'] as const

/** The one over the hill, in its own colours, with a rim that parts it from any sky. */
const rainbow = tile(44, 32, ({ ground, a, b, c }, size) => {
  const rim = against(ground, a, b, c)
  const arch = (yarn: string, radius: number) => path(yarn, `M${-radius} 5A${radius} ${radius} 0 0 1 ${radius} 5Z`)
  const foot = preferred(ground, c, b, a)
  const bow = [
    arch(rim, 11.6),
    ...RAINBOW.map((yarn, index) => arch(yarn, 10.4 - index * 1.65)),
    arch(ground, 2.15),
  ].join('')
  return [
    repeat(size, halfDrop(size), 12, bow),
    repeat(
      size,
      [
        { x: 33, y: 6 },
        { x: 11, y: 22 },
      ],
      2,
      circle(foot, 1.7),
    ),
    repeat(
      size,
      [
        { x: 28, y: 10.5 },
        { x: 38, y: 10.5 },
        { x: 6, y: 26.5 },
        { x: 16, y: 26.5 },
      ],
      2,
      circle(rim, 1.1),
    ),
  ]
})

/** A poster from 1926: squares, quarters and halves on a grid of fifteen. */
const colourBlocks = tile(60, 60, (palette) => {
  const { ground } = palette
  const [first, second, third] = byContrast(palette)
  const block = (yarn: string, column: number, row: number, wide = 1, high = 1) =>
    rect(yarn, column * 15, row * 15, wide * 15, high * 15)
  return [
    block(first, 0, 0, 2, 1),
    block(second, 2, 0, 1, 2),
    block(third, 0, 1, 1, 2),
    block(first, 3, 1, 1, 2),
    block(second, 1, 2, 1, 1),
    block(third, 2, 3, 2, 1),
    block(first, 1, 3, 1, 1),
    path(ground, 'M0 15A15 15 0 0 1 15 0V15Z'),
    path(third, 'M30 45A15 15 0 0 0 45 30H30Z'),
    path(first, 'M45 60A15 15 0 0 1 60 45V60Z'),
    circle(ground, 4.5, 37.5, 7.5),
    circle(first, 4.5, 7.5, 52.5),
    circle(third, 4.5, 22.5, 37.5),
    path(second, 'M15 22.5A7.5 7.5 0 0 1 30 22.5Z'),
  ]
})

export const WAVES = { zigzag, waves, scales, rainbow, 'colour-blocks': colourBlocks } satisfies Record<string, Pattern>
