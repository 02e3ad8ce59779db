/** Patterns of what grows: the flowers, and cactus, mushrooms, trees and leaves. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import { FLOWERS } from './flowers.ts'
import type { Motif } from './motif.ts'
import { around, bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, put, rect, stroke } from './shapes.ts'
import type { Yarns } from './yarns.ts'
import { green, mark } from './yarns.ts'

const SUN = '#ffc629'
const RED = '#e0342f'

const pot = ({ bright, of, light }: Yarns) => {
  const clay = of('#d9693c')
  return [
    path(clay, 'M-5 5H5L4 11Q3.9 11.8 3 11.8H-3Q-3.9 11.8 -4 11Z'),
    rect(clay, -6, 3.4, 12, 2.6, 0.8),
    stroke(preferred(clay, light, bright[0]), 1.1, 'M-3.4 8.8L-1.7 7.4L0 8.8L1.7 7.4L3.4 8.8'),
  ]
}

const saguaro: Motif = (yarns) => {
  const body = green(yarns)
  const spine = mark(yarns, body)
  return [
    stroke(body, 3, 'M-1 -1H-4.6Q-6.6 -1 -6.6 -3V-5.4M1 .6H4.4Q6.4 .6 6.4 -1.4V-6.6'),
    path(body, 'M-3 4.4V-8.6C-3 -13 3 -13 3 -8.6V4.4Z'),
    stroke(spine, 0.8, 'M-1 -7.4V-6.4M1.2 -4.8V-3.8M-1 -2V-1M1.2 .8V1.8'),
    standing(yarns, yarns.of('#d9693c'), ...pot(yarns)),
    put({ x: 0, y: -12.2 }, around(5, circle(yarns.bright[1], 1.3, 0, -1.3))),
    circle(preferred(yarns.bright[1], yarns.of(SUN), yarns.light), 0.9, 0, -12.2),
  ]
}

const barrel: Motif = (yarns) => {
  const body = green(yarns)
  return [
    path(body, 'M0 -8C5 -8 7.6 -4.6 7.6 -1.4C7.6 2.4 5 4.4 0 4.4C-5 4.4 -7.6 2.4 -7.6 -1.4C-7.6 -4.6 -5 -8 0 -8Z'),
    stroke(mark(yarns, body), 0.9, 'M0 -5.4V2.6M-3.4 -4.8Q-5.2 -1.4 -3.6 2M3.4 -4.8Q5.2 -1.4 3.6 2'),
    put(
      { x: 0, y: -8.4 },
      both(put({ x: 0, y: 0, turn: 55 }, ellipse(yarns.bright[0], 1.2, 2.2, 0, -1.4))),
      ellipse(yarns.bright[0], 1.3, 2.3, 0, -1.6),
    ),
    standing(yarns, yarns.of('#d9693c'), ...pot(yarns)),
  ]
}

const pricklyPear: Motif = (yarns) => {
  const body = green(yarns)
  const spine = mark(yarns, body)
  return [
    put({ x: 4.4, y: -4.4, turn: 32 }, ellipse(body, 3.4, 4.8)),
    put({ x: -4.4, y: -3.2, turn: -38 }, ellipse(body, 2.9, 4)),
    ellipse(body, 4.6, 5.8, 0, 0.4),
    ...[
      [-1.6, -1.8],
      [1.4, -0.4],
      [-0.8, 2],
      [5, -5.6],
      [-5.2, -4],
    ].map(([x = 0, y = 0]) => circle(spine, 0.6, x, y)),
    both(circle(yarns.bright[1], 1.6, 7, -8.6)),
    circle(yarns.bright[1], 1.5, 0, -6.2),
    standing(yarns, yarns.of('#d9693c'), ...pot(yarns)),
  ]
}

const toadstool: Motif = (yarns) => {
  const { of, light } = yarns
  const cap = of(RED)
  const stalk = preferred(light, of('#d9b98c'), yarns.dark)
  return [
    standing(
      yarns,
      [cap, light],
      path(light, 'M-2.8 -1H2.8C2.6 3 3.2 6.4 4.4 9.4Q0 11.4 -4.4 9.4C-3.2 6.4 -2.6 3 -2.8 -1Z'),
      path(cap, 'M-10.4 .8C-10.4 -6.4 -5.4 -10.6 0 -10.6C5.4 -10.6 10.4 -6.4 10.4 .8Q10.4 2 9 2H-9Q-10.4 2 -10.4 .8Z'),
    ),
    path(stalk, 'M-2.8 2H2.8L4 4.6L2 4L0 5L-2 4L-4 4.6Z'),
    circle(light, 1.9, -1, -6.4),
    circle(light, 1.5, 4.4, -4),
    circle(light, 1.6, -5.6, -2.4),
    circle(light, 1.1, 0.6, -1.6),
    circle(light, 1, 7, -0.6),
  ]
}

const tallMushroom: Motif = (yarns) => {
  const { bright, light, ground } = yarns
  const cap = preferred(light, bright[1], bright[0])
  return [
    standing(yarns, light, path(light, 'M-1.8 -2H1.8L2.4 10Q0 11.2 -2.4 10Z')),
    path(cap, 'M0 -11C4 -9.4 6.4 -4 6.6 .4Q3.2 -1.4 0 .6Q-3.2 -1.4 -6.6 .4C-6.4 -4 -4 -9.4 0 -11Z'),
    stroke(preferred(cap, light, ground), 0.9, 'M-2.4 -2.6L-1.2 -6.6M2.4 -2.6L1.2 -6.6'),
  ]
}

const mushroomPair: Motif = (yarns) => {
  const { bright, light } = yarns
  const cap = preferred(light, bright[0], bright[1])
  const one = (scale: number, x: number, y: number, turn: number) =>
    put(
      { x, y, turn, scale },
      standing(yarns, light, path(light, 'M-1.6 -1H1.6L2 6.6H-2Z')),
      path(cap, 'M-6 .4C-6 -4 -3.4 -6.4 0 -6.4C3.4 -6.4 6 -4 6 .4Q0 2.4 -6 .4Z'),
      circle(light, 1.1, -2, -2.8),
      circle(light, 0.9, 2.2, -2),
    )
  return [one(1, -3.4, 0, -10), one(0.72, 5.4, 2.4, 14)]
}

const pine =
  (colour: 0 | 1 | 2 | 'green', snow: boolean): Motif =>
  (yarns) => {
    const tree = colour === 'green' ? green(yarns) : yarns.bright[colour]
    const trunk = yarns.of('#8a5530')
    return [
      standing(yarns, trunk, rect(trunk, -1.3, 7, 2.6, 4.6)),
      path(tree, 'M0 -12L4.4 -5.6H2.6L6.4 .6H4L8 8H-8L-4 .6H-6.4L-2.6 -5.6H-4.4Z'),
      snow ? path(preferred(tree, yarns.light, yarns.dark), 'M0 -12L3 -7.6L1.2 -8.4L0 -7L-1.2 -8.4L-3 -7.6Z') : '',
      stroke(
        preferred(tree, yarns.light, yarns.dark),
        0.9,
        snow ? 'M-3.6 4.8L-1.6 3.4M1 .2L2.8 -1.2' : 'M-1.6 -3.6H1.6M-3.2 1.8H3.2M-4.6 5.4H4.6',
      ),
    ]
  }

const roundTree: Motif = (yarns) => {
  const { bright, of } = yarns
  const trunk = of('#8a5530')
  return [
    standing(yarns, trunk, rect(trunk, -1.2, 4, 2.4, 7.4)),
    path(
      bright[1],
      'M0 -11.6C3.6 -8 5.6 -3 5.6 .6C5.6 4.4 3.4 6.6 0 6.6C-3.4 6.6 -5.6 4.4 -5.6 .6C-5.6 -3 -3.6 -8 0 -11.6Z',
    ),
    stroke(preferred(bright[1], trunk, yarns.dark, yarns.light), 1, 'M0 5V-4.6M0 2.4L2.6 -.2M0 -.6L-2.4 -3'),
  ]
}

const splitLeaf: Motif = (yarns) => {
  const leaf = green(yarns)
  return [
    stroke(leaf, 1.4, 'M0 6V11.6'),
    path(
      leaf,
      'M0 8C-3.4 8.4 -5.6 7.4 -7 5.8L-3 4.4L-8.4 3.2C-8.8 1.4 -8.6 -.2 -8 -1.8L-2.8 .6L-6.8 -4.6C-5.6 -6.6 -4 -8.2 -2.6 -9L-1.2 -4L-.6 -10.4Q0 -11 .6 -10.4L1.2 -4L2.6 -9C4 -8.2 5.6 -6.6 6.8 -4.6L2.8 .6L8 -1.8C8.6 -.2 8.8 1.4 8.4 3.2L3 4.4L7 5.8C5.6 7.4 3.4 8.4 0 8Z',
    ),
    stroke(mark(yarns, leaf), 0.9, 'M0 6V-4.4'),
  ]
}

const branch =
  (colour: 0 | 1 | 2): Motif =>
  ({ bright }) => [
    stroke(bright[colour], 1.2, 'M0 11V-8'),
    ...[8, 3, -2].map((y) =>
      put(
        { x: 0, y },
        both(put({ x: 0, y: 0, turn: 52 }, path(bright[colour], 'M0 0C-2.4 -2 -2.2 -5.6 0 -7.6C2.2 -5.6 2.4 -2 0 0Z'))),
      ),
    ),
    path(bright[colour], 'M0 -5C-2 -7 -1.8 -9.8 0 -11.8C1.8 -9.8 2 -7 0 -5Z'),
  ]

const beech: Motif = (yarns) => {
  const leaf = yarns.bright[1]
  return [
    path(leaf, 'M0 9C-6.6 6.4 -7.6 -2.6 0 -11C7.6 -2.6 6.6 6.4 0 9Z'),
    stroke(
      preferred(leaf, yarns.ground, yarns.dark),
      0.9,
      'M0 11V-6M0 4.4L3.2 1.4M0 4.4L-3.2 1.4M0 -.2L2.8 -3M0 -.2L-2.8 -3',
    ),
    stroke(leaf, 1.3, 'M0 9V11.6'),
  ]
}

export const PLANTS = {
  ...FLOWERS,
  cactus: motifs({
    cell: [22, 29],
    columns: [
      [lying(saguaro), lying(pricklyPear)],
      [lying(barrel), lying(saguaro, { mirror: true })],
    ],
    between: [bead(0), bead(1)],
  }),
  mushrooms: motifs({
    cell: [24, 26],
    columns: [
      [lying(toadstool, { turn: -8 }), lying(mushroomPair)],
      [lying(tallMushroom, { turn: 8 }), lying(toadstool, { turn: 10 })],
    ],
    between: [bead(0), bead(1)],
  }),
  pines: motifs({
    cell: [20, 28],
    columns: [
      [lying(pine('green', true)), lying(roundTree)],
      [lying(pine(0, false)), lying(pine('green', false), { scale: 0.86 })],
    ],
    between: [bead(0, 1), bead(1, 1)],
  }),
  leaves: motifs({
    cell: [21, 27],
    scale: 1.12,
    columns: [
      [lying(splitLeaf, { turn: -24 }), lying(branch(0), { turn: 30 })],
      [lying(beech, { turn: 24 }), lying(splitLeaf, { turn: 150 })],
      [lying(branch(2), { turn: -20 }), lying(splitLeaf, { turn: 30 })],
      [lying(splitLeaf, { turn: 200 }), lying(beech, { turn: -30 })],
    ],
  }),
} as const satisfies Record<string, Pattern>
