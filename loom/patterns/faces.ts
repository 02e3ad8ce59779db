/** Cloth that looks back: hearts, eyes and faces. */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import { against, byContrast, preferred } from './contrast.ts'
import { at, circle, ellipse, gaps, heart, pair, path, polar, put, range, repeat, stroke, tile } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Leaning towards each other; every other one has another inside. */
const hearts = tile(40, 42, (palette, size) => {
  const { ground } = palette
  const [first, second, third] = byContrast(palette)
  const [one, other] = pair(size)
  const [gap, otherGap] = gaps(size)
  const within = put({ x: 0, y: -0.6 }, heart(preferred(first, second, third, ground), 8))
  const small = heart(preferred(ground, third, second), 6.4)
  return [
    repeat(size, [{ ...one, turn: -12 }], 10, heart(first, 17) + within),
    repeat(size, [{ ...other, turn: 12 }], 10, heart(second, 17)),
    repeat(
      size,
      [
        { ...gap, turn: 14 },
        { ...otherGap, turn: -14 },
      ],
      4,
      small,
    ),
  ]
})

/** Awake, asleep, awake. The lid is the clearest yarn, the white of the eye whatever shows best against it. */
const eyes = tile(46, 38, (palette, size) => {
  const { ground, a, b, c } = palette
  const [line, second, third] = byContrast(palette)
  const white = against(line, ground, a, b, c)
  const iris = preferred(white, second === white ? third : second, third, line)
  const [one, other] = pair(size)
  return [
    repeat(size, [{ ...one, scale: 1.1 }], 14, openEye(line, white, iris)),
    repeat(size, [{ ...other, scale: 1.1 }], 14, closedEye(line)),
    repeat(size, gaps(size), 3, circle(preferred(ground, iris, second), 1.8)),
  ]
})

function openEye(line: string, white: string, iris: string): string {
  const almond = 'M-11 0Q0 -12 11 0Q0 12 -11 0Z'
  const lashes = [-50, -25, 0, 25, 50].map((turn) => {
    const root: Point = [turn * 0.15, Math.abs(turn) * 0.055 - 6.2]
    return `M${at(root)}l${at(polar(3, turn * 0.9))}`
  })
  return [
    stroke(line, 1.4, lashes.join('')),
    path(white, almond),
    circle(iris, 4.6),
    circle(line, 2.3),
    circle(white, 1, 1.5, -1.6),
    stroke(line, 1.6, almond),
  ].join('')
}

function closedEye(line: string): string {
  return (
    stroke(line, 1.8, 'M-10 -2Q0 7.6 10 -2') +
    stroke(line, 1.5, 'M-6.8 1.4L-8.6 4.4M-2.4 2.9L-3 6.2M2.4 2.9L3 6.2M6.8 1.4L8.6 4.4')
  )
}

/** Portraits in two halves and a few lines, as if cut from coloured paper: one eye open, one winking. */
const faces = tile(46, 50, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const [one, other] = pair(size)
  const sun = range(8).map((index) => `M${at(polar(1.9, index * 45))}L${at(polar(3.5, index * 45))}`)
  return [
    repeat(size, [{ ...one, turn: -6, scale: 1.1 }], 13, face(palette, first, preferred(first, second, third))),
    repeat(
      size,
      [{ ...other, turn: 6, scale: 1.1, mirror: true }],
      13,
      face(palette, second, preferred(second, third, first)),
    ),
    repeat(size, gaps(size), 4, stroke(first, 1.3, sun.join(''))),
  ]
})

function face({ ground, a, b, c }: Palette, left: string, right: string): string {
  const [lineLeft, lineRight] = [against(left, ground, a, b, c), against(right, ground, a, b, c)]
  const lips = [a, b, c].find((yarn) => yarn !== left && yarn !== right) ?? ground
  return [
    ellipse(left, 9.4, 12),
    path(right, 'M1.2 -11.9A9.4 12 0 0 1 1.2 11.9Q-0.4 8 1.4 5.2L-2.2 3.6Q0.6 -2 1.2 -11.9Z'),
    stroke(lineLeft, 1.3, 'M-6.4 -4.2Q-4 -6 -1.8 -4.2'),
    circle(lineLeft, 1.35, -4, -1.6),
    stroke(lineRight, 1.3, 'M2.8 -4.6Q4.8 -6.4 7 -4.6M3.2 -1.4Q5 0.2 6.8 -1.4'),
    path(lips, 'M-3.2 7.2Q-1.4 5.9 0.4 6.7Q2.2 5.9 4 7.2Q0.4 10.2 -3.2 7.2Z'),
  ].join('')
}

export const FACES = { hearts, eyes, faces } satisfies Record<string, Pattern>
