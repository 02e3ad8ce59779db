/** Patterns of the animals in, on and beside the water. The salmon wears socks. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { bead, both, lying, motifs, standing } from './motif.ts'
import type { Place } from './shapes.ts'
import { circle, ellipse, path, put, rect, stroke } from './shapes.ts'
import type { Yarns } from './yarns.ts'
import { mark } from './yarns.ts'

const PINK = '#ff7fa5'
const ORANGE = '#ff9a2e'

/** A striped sock with a leg in it, hanging from its place. */
function sock({ bright: [first, second], light, of }: Yarns, place: Place): string {
  const knit = preferred(light, first, second)
  return put(
    place,
    rect(of('#f4553f'), -1.4, -2, 2.8, 5),
    path(knit, 'M-2 1.6H2V7.4Q2 9.8 -.4 9.8H-4.2Q-6.2 9.8 -6.2 8Q-6.2 6.4 -4 6.2L-2 5.8Z'),
    rect(light, -2, 3, 4, 1.4),
    path(preferred(knit, second, light), 'M-4.2 9.8Q-6.2 9.8 -6.2 8Q-6.2 6.4 -4 6.2Z'),
  )
}

/** A sockeye in its red spawning dress, green head included; each pose is where its two legs go. */
const salmon =
  (legs: readonly Place[]): Motif =>
  (yarns) => {
    const { of, light, dark, ground } = yarns
    const red = of('#f4553f')
    const head = preferred(red, of('#4f8f4a'), dark)
    const fin = preferred(ground, of('#b8302a'), yarns.bright[0])
    return [
      path(fin, 'M-2 -5.4C-.4 -9 3 -9.6 5.4 -8.6C4.6 -7 4.8 -5.6 5.2 -4Z'),
      ...legs.map((place) => sock(yarns, place)),
      standing(
        yarns,
        red,
        path(
          red,
          'M-12.4 .4C-10.4 -5 -3.6 -7.2 3 -5.2C6.2 -4.2 8.4 -2.4 9.6 -1.6L13.6 -5.8Q15.4 -.4 13.4 5.4L9.4 1.6C5 5.4 -1.4 7 -6.6 5C-9.6 3.8 -11.4 2.4 -12.4 .4Z',
        ),
      ),
      path(
        head,
        'M-12.4 .4C-11 -3.2 -8.2 -5.2 -5 -6C-3.4 -2.4 -3.6 2 -5.4 5.3C-6 5.2 -6.4 5.1 -6.6 5C-7.8 4.5 -8.8 4 -9.8 3.2L-7.6 2.2Z',
      ),
      circle(light, 1.7, -7.6, -1.6),
      circle(dark, 0.9, -7.9, -1.5),
      stroke(mark(yarns, red), 0.9, 'M-1.2 -1.6Q-.2 0 -1.2 1.6M2 -1.6Q3 0 2 1.6M5.2 -1.2Q6 0 5.2 1.2'),
    ]
  }

const bubbles: Motif = ({ bright }) => [
  circle(bright[0], 1.5, -1.4, 1.6),
  circle(bright[1], 1, 1.8, -0.6),
  circle(bright[0], 0.8, -0.2, -2.8),
]

const PENGUIN =
  'M0 -11C5 -11 6.4 -7.4 6.8 -3C8.6 -1.4 10.2 1.4 10 4.4C8.8 4.6 7.8 4 7.2 3C7.2 7.4 5.2 10.4 0 10.4C-5.2 10.4 -7.2 7.4 -7.2 3C-7.8 4 -8.8 4.6 -10 4.4C-10.2 1.4 -8.6 -1.4 -6.8 -3C-6.4 -7.4 -5 -11 0 -11Z'

const penguin: Motif = (yarns) => {
  const { light, dark, of, bright } = yarns
  const coat = preferred(light, of('#232a3d'), dark)
  const scarf = preferred(light, bright[1], bright[0])
  return [
    both(ellipse(of(ORANGE), 2.8, 1.3, 3, 10.6)),
    standing(yarns, coat, path(coat, PENGUIN)),
    path(light, 'M0 -2C3.6 -2 5 1 5 4.2C5 7.4 3 9 0 9C-3 9 -5 7.4 -5 4.2C-5 1 -3.6 -2 0 -2Z'),
    path(light, 'M0 -7.4C1.4 -9.6 5 -9 5 -6C5 -4 2.6 -2.4 0 -2.4C-2.6 -2.4 -5 -4 -5 -6C-5 -9 -1.4 -9.6 0 -7.4Z'),
    both(circle(dark, 0.95, 2.4, -6.2)),
    path(of(ORANGE), 'M-1.7 -5H1.7L0 -2.6Z'),
    path(scarf, 'M-6.8 -2.8C-3.4 -.8 3.4 -.8 6.8 -2.8L7 -.2C3.4 1.6 -3.4 1.6 -7 -.2Z'),
    path(scarf, 'M2.6 .6L5.2 0L6.2 5L3.4 5.4Z'),
  ]
}

/** On its belly, downhill. */
const slidingPenguin: Motif = (yarns) => {
  const { light, dark, of, line } = yarns
  const coat = preferred(light, of('#232a3d'), dark)
  return [
    put({ x: 11, y: 0, turn: -20 }, ellipse(of(ORANGE), 2.6, 1.2)),
    standing(
      yarns,
      coat,
      path(
        coat,
        'M-10.8 -1.4C-10.8 -5.4 -7 -6.6 -3.6 -5.6C-1 -7.8 1.6 -9 4 -9C4.2 -7.4 3.4 -6 2.4 -5C7 -4.4 10.4 -2 11.2 2C9.4 3.6 4 4.6 -2 4.6C-7 4.6 -10.8 2.4 -10.8 -1.4Z',
      ),
    ),
    path(light, 'M-9.4 1.4C-7 -.8 2 -1.4 9.4 2.9C6.6 4 2.6 4.6 -2 4.6C-5.6 4.6 -8.4 3.4 -9.4 1.4Z'),
    circle(light, 1.6, -7.4, -2.4),
    circle(dark, 0.8, -7.6, -2.3),
    path(of(ORANGE), 'M-10.4 -2.4L-13.6 -.6L-10.6 .2Z'),
    stroke(line, 1.1, 'M-6 7.4H3M6 7.4H10'),
  ]
}

const standingFlamingo: Motif = (yarns) => {
  const { of, dark, light, ground } = yarns
  const pink = preferred(ground, of(PINK), of('#f2476f'), light)
  const leg = preferred(ground, of('#e2557f'), light)
  return [
    stroke(leg, 1.2, 'M2.6 4V13M2.6 13H.4M3 4.6L6.6 7.6L3 9.4'),
    path(pink, 'M-4.8 1C-4 -3 2 -4.6 6 -3.4C8.4 -2.6 10.8 -1.4 12.2 .8C9 1 9.6 3.4 6.4 4.8C1 7 -5.4 5 -4.8 1Z'),
    stroke(pink, 2.4, 'M-3.4 1.4C-8.6 -1.6 -1 -6.4 -4.2 -10.4C-5 -11.4 -6.6 -11.2 -7.4 -10.2'),
    path(preferred(ground, dark, light), 'M-7 -10.8L-10.4 -8.8Q-10.8 -7 -9 -6.4Q-8.4 -8.4 -6.6 -8.8Z'),
    circle(dark, 0.6, -5.8, -10.6),
    stroke(preferred(pink, of('#e2557f'), light), 1.1, 'M2 -.4Q5 2.6 8.6 .8'),
  ]
}

const grazingFlamingo: Motif = (yarns) => {
  const { of, dark, light, ground } = yarns
  const pink = preferred(ground, of(PINK), of('#f2476f'), light)
  const leg = preferred(ground, of('#e2557f'), light)
  return [
    stroke(leg, 1.2, 'M3.4 -2V12M3.4 12H1.4M6 -2L6.6 12M6.6 12H4.8'),
    path(
      pink,
      'M-4 -6C-2.6 -10 3.6 -11.4 7.6 -9.4C9.8 -8.4 11.6 -6.6 12.4 -4.2C9.6 -4.6 9.4 -2.4 6 -1.6C.8 -.4 -5 -2 -4 -6Z',
    ),
    stroke(pink, 2.4, 'M-2.4 -5.4C-8.6 -7.4 -9.6 -1.4 -6.4 1.4C-4 3.6 -5 6.6 -7 7.4'),
    path(preferred(ground, dark, light), 'M-6.4 6.4L-8.6 7.4Q-9.4 10.4 -7.4 11.6Q-7.6 9.4 -5.6 8.6Z'),
    circle(dark, 0.6, -5.8, 6.4),
    stroke(preferred(pink, of('#e2557f'), light), 1.1, 'M1.6 -7Q5 -4 8.6 -6'),
  ]
}

const whale: Motif = (yarns) => {
  const { bright, light, line, ground } = yarns
  const skin = preferred(light, bright[0], bright[1])
  const belly = preferred(skin, light, ground)
  return [
    stroke(line, 1.2, 'M-4 -7.4V-10M-4 -10C-4 -12.4 -7.4 -12.6 -7.6 -10.4M-4 -10C-4 -12.4 -.6 -12.6 -.4 -10.4'),
    path(
      skin,
      'M-12 1C-12 -4.4 -7.6 -6.4 -3 -6.2C2.4 -6 4 -1.6 7.4 -1.4C9 -1.4 9.6 -2.8 9.4 -4.4C7.6 -5 6.4 -6.6 6.4 -8.4C8.4 -8.4 10 -7.6 10.8 -6.4C11.6 -7.6 13.2 -8.4 15 -8.2C15 -6.2 13.8 -4.8 12.2 -4.2C13 2.8 7 8 -1 8C-8 8 -12 5.6 -12 1Z',
    ),
    path(belly, 'M-12 1.4C-8.6 3.4 -2 3.6 2.8 2C3 5 1.6 7.2 -1 8C-8 8 -12 5.6 -12 1.4Z'),
    stroke(skin, 0.9, 'M-8.4 4.4L-7.6 6.6M-4.8 5L-4.4 7.4M-1.2 4.8L-1.2 7.4'),
    circle(mark(yarns, skin), 1, -7.6, -0.6),
    path(skin, 'M1 3C3.4 3.4 5.4 5.4 5.4 8.4C2.6 8.4 .6 6.4 1 3Z'),
  ]
}

/** All that is left to see of a whale that has seen you. */
const flukes: Motif = ({ bright, line, light }) => [
  path(
    preferred(light, bright[1], bright[0]),
    'M-1.9 8C-1.4 3 -2 .4 -4 -1.4C-7 -1.6 -9.6 -3.8 -10 -7.6C-6.6 -8.4 -2.4 -7 0 -3.6C2.4 -7 6.6 -8.4 10 -7.6C9.6 -3.8 7 -1.6 4 -1.4C2 .4 1.4 3 1.9 8Z',
  ),
  stroke(line, 1.3, 'M-9.4 7.4Q-7 5.4 -4.7 7.4T0 7.4T4.7 7.4T9.4 7.4'),
]

const wave: Motif = ({ bright }) => [stroke(bright[1], 1.2, 'M-4.4 0Q-2.2 -2.2 0 0T4.4 0')]

const STANDING = [
  { x: -2.6, y: 4 },
  { x: 4.2, y: 3 },
]
const RUNNING = [
  { x: -3, y: 3.6, turn: 30 },
  { x: 4.4, y: 2.6, turn: -34 },
]

export const WATER_ANIMALS = {
  fish: motifs({
    cell: [29, 29],
    columns: [
      [lying(salmon(STANDING), { y: -3 }), lying(salmon(RUNNING), { turn: 8 })],
      [lying(salmon(RUNNING), { turn: -16, mirror: true }), lying(salmon(STANDING), { y: -3, mirror: true })],
    ],
    between: [lying(bubbles), bead(0, 1.1), lying(bubbles, { mirror: true }), bead(1, 1.1)],
  }),
  penguins: motifs({
    cell: [24, 28],
    columns: [
      [lying(penguin), lying(slidingPenguin, { turn: -6, mirror: true })],
      [lying(penguin, { scale: 0.84, turn: 6 }), lying(penguin, { turn: -5, mirror: true })],
    ],
    between: [bead(0, 1.1), bead(1, 1.1)],
  }),
  flamingos: motifs({
    cell: [23, 31],
    scale: 1.08,
    columns: [
      [lying(standingFlamingo), lying(grazingFlamingo, { mirror: true })],
      [lying(grazingFlamingo), lying(standingFlamingo, { mirror: true })],
    ],
    between: [bead(0), bead(1)],
  }),
  whales: motifs({
    cell: [28, 26],
    columns: [
      [lying(whale), lying(flukes)],
      [lying(flukes, { scale: 0.84 }), lying(whale, { mirror: true })],
    ],
    between: [lying(wave), bead(0, 1.1)],
  }),
} as const satisfies Record<string, Pattern>
