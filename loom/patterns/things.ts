/** Patterns of things that people love: bicycles and music. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { around, bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, put, rect, stroke } from './shapes.ts'
import { mark } from './yarns.ts'

type Bright = 0 | 1 | 2

const wheel = (x: number, y: number, radius: number, colour: string) =>
  stroke(
    colour,
    1.3,
    `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}`,
  )

const bicycle =
  (frame: Bright): Motif =>
  ({ bright, line, of, ground }) => {
    const colour = bright[frame]
    const basket = preferred(ground, of('#c98a4a'), bright[2])
    return [
      wheel(-7, 4, 5, line),
      wheel(7, 4, 5, line),
      stroke(colour, 1.6, 'M-7 4L-3 -3.4H4.6L-.4 4H-7M-.4 4L-4 -5.4M7 4L4 -6.6'),
      stroke(line, 1.6, 'M-6.2 -6H-2.2M4 -6.8L6.6 -7.8'),
      path(basket, 'M5.6 -6.4H11.6L10.6 -1.6H6.8Z'),
      circle(line, 1.3, -0.4, 4),
    ]
  }

/** One large wheel, one small one, and a long way down. */
const pennyFarthing: Motif = ({ bright, line }) => [
  wheel(-2.4, 2.4, 8, line),
  put({ x: -2.4, y: 2.4 }, around(6, stroke(bright[1], 0.8, 'M0 -1.4V-6.4'))),
  circle(line, 1.3, -2.4, 2.4),
  wheel(9.4, 7.6, 2.8, line),
  stroke(bright[0], 1.7, 'M-2.4 -7.8C4 -8 8.4 -2 9.4 6.6'),
  stroke(line, 1.6, 'M-4.8 -8.2H-1M.4 -8.8H4'),
]

const note =
  (colour: Bright): Motif =>
  ({ bright }) => [
    put({ x: -5, y: 6, turn: -20 }, ellipse(bright[colour], 3.3, 2.5)),
    put({ x: 5, y: 4, turn: -20 }, ellipse(bright[colour], 3.3, 2.5)),
    path(bright[colour], 'M-3.4 6V-7.6L8.2 -9.8V4H6.6V-5L-1.8 -3.4V6Z'),
  ]

const quaver =
  (colour: Bright): Motif =>
  ({ bright }) => [
    put({ x: -2, y: 6, turn: -20 }, ellipse(bright[colour], 3.2, 2.5)),
    path(bright[colour], 'M-.6 6V-9.6H1C1.6 -5.6 6.6 -4.6 5.2 1C4.4 -1.6 2.8 -2.6 1 -3V6Z'),
  ]

const record: Motif = (yarns) => {
  const { dark, bright, ground } = yarns
  const label = preferred(dark, bright[1], bright[0])
  const groove = preferred(dark, '#6d6660', yarns.light)
  return [
    standing(yarns, dark, circle(dark, 9)),
    put(
      { x: 0, y: 0, turn: 20 },
      stroke(
        groove,
        0.8,
        'M-6.8 -1.6A7 7 0 0 1 -1.6 -6.8M6.8 1.6A7 7 0 0 1 1.6 6.8M-4.8 -1.4A5 5 0 0 1 -1.4 -4.8M4.8 1.4A5 5 0 0 1 1.4 4.8',
      ),
    ),
    circle(label, 3.2),
    circle(preferred(label, ground, dark), 0.9),
  ]
}

const cassette: Motif = (yarns) => {
  const { bright, light, dark } = yarns
  const shell = bright[0]
  const label = mark(yarns, shell)
  const ribbon = preferred(label, bright[1], dark, light)
  return [
    rect(shell, -10, -6.6, 20, 13.2, 1.8),
    rect(label, -8, -4.8, 16, 7.2, 1),
    rect(ribbon, -8, -4.8, 16, 1.8, 0.8),
    rect(preferred(label, dark, shell), -5.6, -1.6, 11.2, 3.4, 1.7),
    both(circle(label, 1.1, 3.6, 0.1)),
    path(label, 'M-4.6 6.6L-3.8 4.4H3.8L4.6 6.6Z'),
  ]
}

const headphones: Motif = ({ bright, line, light }) => [
  stroke(line, 1.8, 'M-7 3.4V0C-7 -9.8 7 -9.8 7 0V3.4'),
  both(rect(preferred(line, bright[1], light), 4.8, 0.8, 4.6, 8, 2), rect(line, 4, 1.6, 1.6, 6.4, 0.8)),
]

export const THINGS = {
  bicycles: motifs({
    cell: [28, 24],
    columns: [
      [lying(bicycle(0), { turn: -6 }), lying(pennyFarthing)],
      [lying(bicycle(1), { turn: 5, mirror: true }), lying(bicycle(2))],
    ],
    between: [bead(1, 1.1), bead(0, 1.1)],
  }),
  music: motifs({
    cell: [24, 24],
    columns: [
      [lying(record), lying(note(1), { turn: 6 }), lying(cassette, { turn: -10 })],
      [lying(quaver(0), { turn: -8 }), lying(headphones, { turn: 8 }), lying(note(2), { turn: -8 })],
    ],
    between: [bead(0, 1.1), bead(1, 1.1)],
  }),
} as const satisfies Record<string, Pattern>
