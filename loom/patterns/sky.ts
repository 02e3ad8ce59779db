/** What is up there, by day and by night. */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import { against, byContrast, lightest, preferred } from './contrast.ts'
import {
  at,
  circle,
  drop,
  gaps,
  outlined,
  pair,
  path,
  polar,
  polygon,
  put,
  range,
  repeat,
  star,
  stroke,
  tile,
} from './shapes.ts'
import type { Place } from './shapes.ts'

/** Large ones leaning left and right, small ones in the gaps, and specks where the rows cross. */
const stars = tile(44, 44, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const [one, other] = pair(size)
  const [gap, otherGap] = gaps(size)
  const specks = [0, 22].flatMap((x) => [0, 22].map((y) => ({ x, y })))
  return [
    repeat(size, [{ ...one, turn: -12 }], 10.2, star(first, 10.2)),
    repeat(size, [{ ...other, turn: 14 }], 10.2, star(second, 10.2)),
    repeat(size, [{ ...gap, turn: 20 }], 5.1, star(third, 5.1)),
    repeat(size, [{ ...otherGap, turn: -24 }], 5.1, star(first, 5.1)),
    repeat(size, specks, 1.2, circle(second, 1.2)),
  ]
})

/** Bolts with the flash still behind them, and sparks between. */
const lightning = tile(40, 50, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const bolt = (yarn: string) =>
    polygon(yarn, [2.8, -12], [-6.6, 2.2], [-0.8, 2.2], [-3, 12], [6.6, -3], [0.9, -3], [6, -12])
  const flash = (yarn: string, behind: string) => put({ x: 1.8, y: 1.6 }, bolt(behind)) + bolt(yarn)
  const [one, other] = pair(size)
  return [
    repeat(size, [{ ...one, turn: 8 }], 16, flash(first, second)),
    repeat(size, [{ ...other, turn: 8, mirror: true }], 16, flash(preferred(palette.ground, third, second), first)),
    repeat(size, gaps(size), 3, stroke(second, 1.4, 'M-2.2 0H2.2M0 -2.2V2.2')),
  ]
})

/** Some with rain, some with the sun behind them. Clouds are the lightest yarn that shows. */
const clouds = tile(48, 52, ({ ground, a, b, c }, size) => {
  const white = preferred(ground, lightest(a, b, c), against(ground, a, b, c))
  const [warm = a, wet = b] = [a, b, c].filter((yarn) => yarn !== white).map((yarn) => preferred(ground, yarn, white))
  const rain = [-5.5, 0, 5.5].map((x) => put({ x, y: x === 0 ? 11.2 : 9.2 }, drop(wet, 2.4, 4.2)))
  const [one, other] = pair(size)
  const [gap, otherGap] = gaps(size)
  return [
    repeat(size, [{ ...one, y: one.y - 2 }], 15, cloud(white) + rain.join('')),
    repeat(size, [{ ...other, mirror: true }], 15, circle(warm, 6.2, 5.4, -6) + outlined(ground, 1.2, cloud(white))),
    repeat(size, [{ ...gap, scale: 0.5 }], 12, cloud(white)),
    repeat(size, [{ ...otherGap, scale: 0.5 }], 12, cloud(warm)),
  ]
})

/** Three puffs on a straight keel. */
function cloud(yarn: string): string {
  return path(yarn, 'M-9.5 5A4.2 4.2 0 0 1 -8.6 -3.3A6 6 0 0 1 2.6 -5.2A4.8 4.8 0 0 1 9.4 -1.6A3.5 3.5 0 0 1 9.5 5Z')
}

const snowflakes = tile(44, 40, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const [one, other] = pair(size)
  const crystal = range(6).map((index) => `M0 0L${at(polar(3, index * 60))}`)
  const specks = [0, 22].flatMap((x) => [0, 20].map((y) => ({ x, y })))
  return [
    repeat(size, [one], 10.4, snowflake(first, second)),
    repeat(size, [{ ...other, turn: 30, scale: 0.86 }], 10.4, snowflake(second, first)),
    repeat(size, gaps(size), 4, stroke(third, 1.4, crystal.join(''))),
    repeat(size, specks, 1, circle(first, 1)),
  ]
})

function snowflake(yarn: string, middle: string): string {
  const arms = range(6).map((index) => {
    const turn = index * 60
    const twig = (from: number, length: number) =>
      [turn - 55, turn + 55].map((side) => `M${at(polar(from, turn))}l${at(polar(length, side))}`).join('')
    return `M0 0L${at(polar(9.4, turn))}${twig(4.2, 3)}${twig(6.6, 2.2)}`
  })
  return stroke(yarn, 1.3, arms.join('')) + star(middle, 2.6, 6, 0.6)
}

type Sight = readonly [place: Place, reach: number, motif: string]

/** A ringed planet, a rocket on its way, a moon, and the stars between. */
const space = tile(60, 60, (palette, size) => {
  const { ground } = palette
  const yarns = spaceYarns(palette)
  const sights: readonly Sight[] = [
    [{ x: 15, y: 15, turn: -18, scale: 1.2 }, 13, planet(yarns)],
    [{ x: 46, y: 17, turn: 32, scale: 1.2 }, 13, rocket(yarns)],
    [{ x: 16, y: 46, turn: -24, scale: 1.15 }, 9, moon(yarns.third, ground)],
    [{ x: 43, y: 47, turn: 12, scale: 1.25 }, 9, earth(yarns)],
  ]
  const near = [
    [31, 4],
    [30, 32],
    [59, 37],
    [29, 57],
  ] as const
  const far = [
    [31, 20],
    [5, 31],
    [59, 24],
    [3, 58],
    [43, 35],
    [58, 52],
    [32, 43],
  ] as const
  return [
    ...sights.map(([place, reach, motif]) => repeat(size, [place], reach, motif)),
    repeat(
      size,
      near.map(([x, y]) => ({ x, y })),
      3,
      star(yarns.first, 2.9, 4, 0.34),
    ),
    repeat(
      size,
      far.map(([x, y]) => ({ x, y })),
      1,
      (index) => circle(index % 2 === 0 ? yarns.second : yarns.first, 0.95),
    ),
  ]
})

type SpaceYarns = { readonly ground: string; readonly first: string; readonly second: string; readonly third: string }

function spaceYarns(palette: Palette): SpaceYarns {
  const [first, second, third] = byContrast(palette)
  return { ground: palette.ground, first, second, third: preferred(palette.ground, third, second) }
}

function planet({ ground, first, second }: SpaceYarns): string {
  return [
    circle(second, 7),
    path(first, 'M-6.4 -2.9Q0 -0.9 6.4 -2.9A7 7 0 0 0 4.9 -5Q0 -3.6 -4.9 -5A7 7 0 0 0 -6.4 -2.9Z'),
    stroke(ground, 4.2, 'M-9.4 -1.6Q-13 3 -7 3.6Q0 4.4 7 3.6Q13 3 9.4 -1.6'),
    stroke(first, 1.7, 'M-8.2 -1.4Q-13.4 3 -7 3.6Q0 4.4 7 3.6Q13.4 3 8.2 -1.4'),
  ].join('')
}

function rocket({ ground, first, second, third }: SpaceYarns): string {
  return [
    path(third, 'M-2.6 6Q-3 9.4 0 12.4Q3 9.4 2.6 6Z'),
    path(second, 'M-3.6 0L-7 4.6V8.4L-3 6.2ZM3.6 0L7 4.6V8.4L3 6.2Z'),
    path(first, 'M0 -12Q5.6 -6.4 4.4 2.4L3.2 6.6H-3.2L-4.4 2.4Q-5.6 -6.4 0 -12Z'),
    circle(ground, 2.4, 0, -2.6),
    circle(second, 1.3, 0, -2.6),
  ].join('')
}

function moon(yarn: string, ground: string): string {
  return (
    path(yarn, 'M2 -7.4A7.6 7.6 0 1 0 7.2 3.2A6.4 6.4 0 0 1 2 -7.4Z') +
    circle(ground, 1.1, -3.4, 0.8) +
    circle(ground, 0.8, -1, 4.4)
  )
}

function earth({ ground, first, third, second }: SpaceYarns): string {
  const on = preferred(first, second, third)
  return [
    circle(first, 5.6),
    path(on, 'M-5.4 -1.4Q-3 -2.6 -1.6 -0.6T2.2 1.2Q2.6 3.6 0.2 5.6A5.6 5.6 0 0 1 -5.4 -1.4Z'),
    path(on, 'M1.4 -5.4A5.6 5.6 0 0 1 5.2 -2Q2.4 -1.4 1.4 -5.4Z'),
    circle(ground, 0.9, 2.6, 2),
  ].join('')
}

export const SKY = { stars, lightning, clouds, snowflakes, space } satisfies Record<string, Pattern>
