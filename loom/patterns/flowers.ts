/** Patterns of flowers: daisies, the flowers of 1967, tulips. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { around, bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, put, stroke } from './shapes.ts'
import type { Yarns } from './yarns.ts'
import { green, mark } from './yarns.ts'

const SUN = '#ffc629'

const daisy: Motif = (yarns) => {
  const { light, of } = yarns
  return [
    standing(yarns, light, around(10, ellipse(light, 2.1, 4.5, 0, -6.2))),
    circle(of(SUN), 3.7),
    circle(of('#e8912a'), 1, 0.9, 0.9),
  ]
}

const smallDaisy: Motif = (yarns) => {
  const { light, of, ground, bright } = yarns
  const petal = preferred(ground, bright[1], light)
  return [around(7, ellipse(petal, 1.5, 2.5, 0, -3.2)), circle(preferred(petal, of(SUN), light), 1.9)]
}

const sprig: Motif = (yarns) => [
  both(put({ x: 0, y: 1.6, turn: 40 }, path(green(yarns), 'M0 0C-2 -2 -1.8 -4.8 0 -6.4C1.8 -4.8 2 -2 0 0Z'))),
]

/** Five petals, as they were drawn in 1967. */
const bloom =
  (petals: 0 | 1 | 2, heart: 0 | 1 | 2): Motif =>
  ({ bright, light, dark, ground }) => {
    const petal = bright[petals]
    const middle = preferred(petal, bright[heart], light, dark)
    return [
      around(
        5,
        path(
          petal,
          'M0 0C-3 -1.6 -5.6 -4 -5.2 -7.2C-4.8 -10.4 -1.4 -11.4 0 -9.4C1.4 -11.4 4.8 -10.4 5.2 -7.2C5.6 -4 3 -1.6 0 0Z',
        ),
      ),
      around(5, stroke(ground, 0.9, 'M0 -4V-6.6')),
      circle(middle, 3.3),
      circle(preferred(middle, petal, dark, light), 1.3),
    ]
  }

const stalked = (turn: number, yarns: Yarns): string =>
  put(
    { x: 0, y: 0, turn },
    stroke(green(yarns), 1.4, 'M0 0Q.8 6 0 12'),
    both(path(green(yarns), 'M0 11.4C.4 6.4 2.4 3.6 5.4 2.4C5.8 6.4 4 9.6 0 11.4Z')),
  )

const tulip =
  (colour: 0 | 1 | 2): Motif =>
  (yarns) => {
    const cup = yarns.bright[colour]
    const fold = preferred(cup, yarns.bright[colour === 1 ? 0 : 1], mark(yarns, cup))
    return [
      stalked(0, yarns),
      path(
        cup,
        'M0 1C-4.4 1 -6.2 -2 -6 -5.4C-5.8 -7.8 -5.4 -9.6 -5 -11C-3.6 -10.2 -2.6 -9.2 -2 -8.2C-1.6 -9.8 -.8 -11 0 -12C.8 -11 1.6 -9.8 2 -8.2C2.6 -9.2 3.6 -10.2 5 -11C5.4 -9.6 5.8 -7.8 6 -5.4C6.2 -2 4.4 1 0 1Z',
      ),
      path(fold, 'M0 -1C-2 -2.6 -2.4 -5.4 0 -8.6C2.4 -5.4 2 -2.6 0 -1Z'),
    ]
  }

export const FLOWERS = {
  daisies: motifs({
    cell: [23, 24],
    scale: 1.15,
    columns: [
      [lying(daisy), lying(smallDaisy, { x: -2, turn: 20 })],
      [lying(smallDaisy, { x: 2 }), lying(daisy, { scale: 0.86, turn: 14 })],
    ],
    between: [lying(sprig, { turn: 30 }), bead(0), lying(sprig, { turn: 210 })],
  }),
  flowers: motifs({
    cell: [24, 24],
    scale: 1.04,
    columns: [
      [lying(bloom(0, 1)), lying(bloom(1, 0), { turn: 36, scale: 0.72 })],
      [lying(bloom(2, 0), { turn: 14, scale: 0.8 }), lying(bloom(1, 2), { turn: 50 })],
    ],
    between: [bead(1, 1.5), bead(0, 1.5), bead(2, 1.5)],
  }),
  tulips: motifs({
    cell: [19, 31],
    scale: 1.08,
    columns: [
      [lying(tulip(0)), lying(tulip(1), { turn: 180 })],
      [lying(tulip(2), { turn: 180 }), lying(tulip(0))],
      [lying(tulip(1)), lying(tulip(2), { turn: 180 })],
      [lying(tulip(0), { turn: 180 }), lying(tulip(1))],
    ],
  }),
} as const satisfies Record<string, Pattern>
