/**
 * Knitting charts: one letter is one stitch, as on the knitter's paper. Every band fits the width of the tile a whole
 * number of times, and its background and figure are two yarns only, as two are all a row can carry.
 */
import type { Palette } from '../palettes.ts'
import type { Pattern } from '../pattern.ts'
import { byContrast, preferred } from './contrast.ts'
import { rect, tile } from './shapes.ts'

/** Wider than the cloth's own stitch, so that the stitches of the chart can be counted on the sock. */
const STITCH = 1.2
const WIDTH = 24

type Chart = readonly string[]

/** The eight-petalled rose of Selbu. */
const ROSE: Chart = [
  '....#.....#........#....',
  '..####...####.....#.#...',
  '.#.####.####.#.....#....',
  '.##.###.###.##..........',
  '####.##.##.####....#....',
  '.####.#.#.####....###...',
  '..####...####....##.##..',
  '................##...##.',
  '..####...####....##.##..',
  '.####.#.#.####....###...',
  '####.##.##.####....#....',
  '.##.###.###.##..........',
  '.#.####.####.#.....#....',
  '..####...####.....#.#...',
  '....#.....#........#....',
]

const PEAKS: Chart = ['.....#......', '....###.....', '...##.##....', '..##...##...', '.##..#..##..', '##..###..##.']
const HEARTS: Chart = [
  '..##.##.....',
  '.#######....',
  '.#######..#.',
  '.#######.###',
  '..#####...#.',
  '...###......',
  '....#.......',
]
const LICE: Chart = ['#...', '....', '..#.']
const ROPE: Chart = ['##..', '.##.', '..##']

type Row = { readonly chart: Chart; readonly back: string; readonly front: string; readonly margin?: number }

const fairIsle = tile(WIDTH * STITCH, 62 * STITCH, (palette) => knit(bands(palette)))

function bands(palette: Palette): readonly Row[] {
  const { ground } = palette
  const [first, second, third] = byContrast(palette)
  const onFirst = preferred(first, third, ground)
  return [
    { chart: ROSE, back: ground, front: first, margin: 2 },
    { chart: ROPE, back: second, front: preferred(second, ground, first), margin: 1 },
    { chart: LICE, back: ground, front: third, margin: 2 },
    { chart: HEARTS, back: first, front: onFirst, margin: 2 },
    { chart: LICE, back: ground, front: third, margin: 2 },
    { chart: PEAKS, back: ground, front: second, margin: 2 },
    { chart: ROPE, back: second, front: preferred(second, ground, first), margin: 0 },
  ]
}

function knit(rows: readonly Row[]): readonly string[] {
  let course = 0
  return rows.flatMap(({ chart, back, front, margin = 1 }) => {
    const start = course
    course += chart.length + margin * 2
    return [
      rect(back, 0, start * STITCH, WIDTH * STITCH, (course - start) * STITCH),
      ...chart.flatMap((line, index) => stitches(line, front, start + margin + index)),
    ]
  })
}

/** Neighbouring stitches of one colour are one rectangle: fewer elements, and no hairline between them. */
function stitches(line: string, yarn: string, course: number): readonly string[] {
  const whole = line.repeat(WIDTH / line.length)
  return [...whole.matchAll(/#+/g)].map(({ 0: run, index }) =>
    rect(yarn, index * STITCH, course * STITCH, run.length * STITCH, STITCH),
  )
}

export const FAIR_ISLE = { 'fair-isle': fairIsle } satisfies Record<string, Pattern>
