/** Cloth on a grid: squares, diamonds, teeth and tartan. */
import type { Pattern } from '../pattern.ts'
import { against, byContrast, preferred, twisted } from './contrast.ts'
import { circle, path, polygon, put, range, rect, repeat, stroke, tile } from './shapes.ts'
import type { Point } from './shapes.ts'

const argyle = tile(44, 34, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  const diamond = (yarn: string) => polygon(yarn, [0, -17], [11, 0], [0, 17], [-11, 0])
  const rakers = [0, 22, 44].map((x) => `M${x - 22} -34L${x + 44} 68M${x + 22} -34L${x - 44} 68`).join('')
  return [
    repeat(size, [{ x: 11, y: 17 }], 17, diamond(first)),
    repeat(size, [{ x: 33, y: 17 }], 17, diamond(second)),
    stroke(third, 1.1, rakers),
  ]
})

/** A windowpane in two weights, a knot of a third yarn where the panes meet. */
const checks = tile(36, 36, (palette) => {
  const [first, second, third] = byContrast(palette)
  return [
    ...[9, 27].flatMap((at) => [rect(first, at - 1.8, 0, 3.6, 36), rect(first, 0, at - 1.8, 36, 3.6)]),
    rect(second, 17.2, 0, 1.6, 36),
    rect(second, 0, 17.2, 36, 1.6),
    ...[9, 27].flatMap((x) => [9, 27].map((y) => rect(third, x - 1.8, y - 1.8, 3.6, 3.6))),
  ]
})

/** Picnic cloth, with a cross-stitch in every other light square as aprons have. */
const gingham = tile(32, 32, (palette) => {
  const [first, second, third] = byContrast(palette)
  const half = twisted(palette.ground, first, 0.45)
  const bands = [8, 24]
  const cross = (yarn: string) => stroke(yarn, 1.2, 'M-1.6 -1.6L1.6 1.6M-1.6 1.6L1.6 -1.6')
  return [
    ...bands.flatMap((at) => [rect(half, at, 0, 8, 32), rect(half, 0, at, 32, 8)]),
    ...bands.flatMap((x) => bands.map((y) => rect(first, x, y, 8, 8))),
    put({ x: 4, y: 4 }, cross(second)),
    put({ x: 20, y: 20 }, cross(third)),
  ]
})

/** A board in play: pawns, rooks and a queen standing on squares of the other colour. */
const chess = tile(56, 56, (palette) => {
  const { ground } = palette
  const [first, second, third] = byContrast(palette)
  const squares = range(16).filter((index) => (index + Math.floor(index / 4)) % 2 === 0)
  const base = 'M-4.3 5.2H4.3V3.4Q4.3 2.6 3.4 2.6H-3.4Q-4.3 2.6 -4.3 3.4Z'
  const pawn = (yarn: string) => circle(yarn, 2.3, 0, -3) + path(yarn, `M-1.3 -2H1.3L2.8 3H-2.8Z${base}`)
  const rook = (yarn: string) =>
    path(yarn, `M-3.4 -5.2H-1.6V-3.9H-0.9V-5.2H0.9V-3.9H1.6V-5.2H3.4V-2L2.4 -1.2L2.8 3H-2.8L-2.4 -1.2L-3.4 -2Z${base}`)
  const queen = (yarn: string) =>
    path(yarn, `M-4.2 -4.4L-2 -1.8L0 -5.6L2 -1.8L4.2 -4.4L2.8 3H-2.8Z${base}`) + circle(yarn, 0.9, 0, -5.4)
  const onFirst = against(first, second, third)
  const onGround = preferred(ground, onFirst === second ? third : second, onFirst)
  return [
    ...squares.map((index) => rect(first, (index % 4) * 14, Math.floor(index / 4) * 14, 14, 14)),
    put({ x: 7, y: 7 }, pawn(onFirst)),
    put({ x: 49, y: 21 }, rook(onFirst)),
    put({ x: 35, y: 35 }, queen(onFirst)),
    put({ x: 35, y: 21 }, pawn(onGround)),
    put({ x: 7, y: 49 }, queen(onGround)),
    put({ x: 49, y: 7 }, rook(onGround)),
  ]
})

/** Each tooth is a square with four diagonals, two short and two long, that fit those of its neighbours. */
const houndstooth = tile(32, 32, (palette, size) => {
  const [first, second] = byContrast(palette)
  const tooth: readonly Point[] = [
    [0, 0],
    [8, -8],
    [8, -4],
    [4, 0],
    [12, 0],
    [8, 4],
    [8, 8],
    [4, 8],
    [0, 12],
    [0, 4],
    [-4, 8],
    [-8, 8],
  ]
  const places = range(4).map((index) => ({ x: (index % 2) * 16 + 4, y: Math.floor(index / 2) * 16 + 4 }))
  return [repeat(size, places, 13, (index) => polygon(index === 3 ? second : first, ...tooth))]
})

const tartan = tile(48, 48, (palette) => {
  const { ground } = palette
  const [first, second, third] = byContrast(palette)
  const sett: readonly (readonly [string, number, number])[] = [
    [first, 4, 12],
    [first, 22, 2],
    [first, 30, 2],
    [second, 34, 8],
  ]
  const along = (yarn: string) => twisted(ground, yarn, 0.5)
  return [
    ...sett.map(([yarn, at, wide]) => rect(along(yarn), at, 0, wide, 48)),
    ...sett.map(([yarn, at, wide]) => rect(along(yarn), 0, at, 48, wide)),
    ...sett.flatMap(([down, x, wide]) =>
      sett.map(([across, y, high]) => rect(down === across ? down : twisted(down, across), x, y, wide, high)),
    ),
    rect(third, 9.4, 0, 1.2, 48),
    rect(third, 0, 9.4, 48, 1.2),
    rect(against(second, ground, first), 37.4, 0, 1.2, 48),
    rect(against(second, ground, first), 0, 37.4, 48, 1.2),
  ]
})

export const CHECKS = { argyle, checks, gingham, chess, houndstooth, tartan } satisfies Record<string, Pattern>
