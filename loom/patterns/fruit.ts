/** Patterns of fruit. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { around, bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, put, stroke } from './shapes.ts'

const LEAF = '#3f9b52'
const DEEP_LEAF = '#1f6b45'
const RED = '#e0243c'
const YELLOW = '#ffd53d'

const leaf = (fill: string, vein: string) => [
  path(fill, 'M0 0C1.5 -3.6 5 -4.6 8.6 -3.4C7.4 .6 3.6 2.2 0 0Z'),
  stroke(vein, 0.8, 'M1.6 -.6Q4 -1.4 6 -2.2'),
]

const lemon: Motif = (yarns) => {
  const { light, of, ground } = yarns
  const yellow = of(YELLOW)
  return [
    put({ x: 8.6, y: -0.4, turn: -38 }, ...leaf(preferred(ground, of(LEAF), of(DEEP_LEAF)), light)),
    standing(
      yarns,
      yellow,
      path(
        yellow,
        'M-10.4 .6C-8.8 .2 -8.4 -2 -6.8 -3.9C-3.6 -7.4 3.4 -7.6 6.6 -4.2C8 -2.6 8.4 -1.4 9.6 -.6Q10 0 9.6 .6C8.2 1.4 8 2.6 6.6 4.2C3.4 7.6 -3.4 7.2 -6.6 4.2C-8 2.8 -8.8 2.2 -10.4 1.8Q-11 1.2 -10.4 .6Z',
      ),
    ),
    stroke(light, 1.3, 'M-4.6 -2.6Q-1.8 -4.8 1.4 -4.6'),
  ]
}

const lemonSlice: Motif = (yarns) => {
  const { light, of } = yarns
  const yellow = of(YELLOW)
  return [
    standing(yarns, yellow, circle(yellow, 7.6)),
    circle(light, 6.3),
    around(8, path(yellow, 'M0 -.9L-1.8 -4.6Q-1.6 -5.4 0 -5.4Q1.6 -5.4 1.8 -4.6Z')),
  ]
}

const cherryPair: Motif = (yarns) => {
  const { light, of, ground, line } = yarns
  const red = of(RED)
  const green = preferred(ground, of(LEAF), of(DEEP_LEAF), line)
  return [
    stroke(green, 1.2, 'M-5 2.4C-4.4 -3 -1 -7.4 3 -9.6C3.6 -5.6 4.4 -2 4.6 1.6'),
    put({ x: 3, y: -9.4, turn: 10 }, ...leaf(green, light)),
    standing(yarns, red, circle(red, 4.6, -5.2, 5.6), circle(red, 4.6, 4.8, 4.6)),
    stroke(light, 1.1, 'M-7.6 4.6Q-7 3 -5.6 2.8'),
    stroke(light, 1.1, 'M2.4 3.6Q3 2 4.4 1.8'),
  ]
}

const cherry: Motif = (yarns) => {
  const { light, of, ground, line } = yarns
  const red = of(RED)
  return [
    stroke(preferred(ground, of(LEAF), of(DEEP_LEAF), line), 1.2, 'M0 1C-.6 -3 .6 -6.4 3.4 -8.4'),
    standing(
      yarns,
      red,
      path(red, 'M0 -1.6C1.6 -3 5 -2.2 5 1.8C5 4.8 2.8 6.6 0 6.6C-2.8 6.6 -5 4.8 -5 1.8C-5 -2.2 -1.6 -3 0 -1.6Z'),
    ),
    stroke(light, 1.1, 'M-2.8 1.8Q-2.6 .4 -1.4 .2'),
  ]
}

const PEAR =
  'M0 -10.4C3.2 -10.4 4 -6.8 4.9 -3.8C5.8 -.8 7.4 .8 7.4 4C7.4 8 4 10.6 0 10.6C-4 10.6 -7.4 8 -7.4 4C-7.4 .8 -5.8 -.8 -4.9 -3.8C-4 -6.8 -3.2 -10.4 0 -10.4Z'
const INNER_PEAR =
  'M0 -8.6C2 -8.6 2.6 -5.6 3.3 -3C4.2 0 5.7 1.6 5.7 4.2C5.7 7.2 3.2 9 0 9C-3.2 9 -5.7 7.2 -5.7 4.2C-5.7 1.6 -4.2 0 -3.3 -3C-2.6 -5.6 -2 -8.6 0 -8.6Z'

const avocadoHalf =
  (stone: boolean): Motif =>
  (yarns) => {
    const skin = yarns.of('#2c6e3f')
    const brown = yarns.of('#8a4f2a')
    return [
      standing(yarns, skin, path(skin, PEAR)),
      path(yarns.of('#d9e78a'), INNER_PEAR),
      circle(stone ? brown : yarns.of('#a9cf5a'), 3.5, 0, 3.8),
      stone ? stroke(yarns.light, 1, 'M-1.6 3.4Q-1.2 2 .2 1.9') : '',
    ]
  }

const avocadoWhole: Motif = (yarns) => {
  const skin = yarns.of('#2c6e3f')
  return [
    standing(yarns, skin, path(skin, PEAR)),
    ...[
      [-3, 5.6],
      [0.6, 7.6],
      [3.6, 4.4],
      [0, 2.6],
      [-2, -1.4],
      [1.6, -4.4],
    ].map(([x = 0, y = 0]) => circle(yarns.of('#a9cf5a'), 0.8, x, y)),
    stroke(preferred(yarns.ground, yarns.of('#8a4f2a'), yarns.line), 1.3, 'M0 -10.2L.6 -11.6'),
  ]
}

const banana: Motif = (yarns) => {
  const { of, dark, ground } = yarns
  const yellow = of(YELLOW)
  const tip = preferred(ground, dark, of('#9a5b22'))
  return [
    standing(
      yarns,
      yellow,
      path(yellow, 'M-8.8 -7.6L-6.4 -8C-6 -2.6 -1 2.4 8.6 1.8Q10.4 2.4 9.6 4.4C3.4 9.4 -7.6 7.2 -8.6 -2.6Z'),
      path(tip, 'M-9.2 -9.6L-6.8 -10L-6.4 -7.4L-8.8 -7Z'),
    ),
    path(tip, 'M8.4 1.8Q10.6 2.2 9.6 4.4L8.2 5.2Q7.4 3.4 8.4 1.8Z'),
    stroke(of('#e39b1f'), 1, 'M-7.2 -2.6C-5.8 2.4 -.6 5.2 5.6 4.4'),
  ]
}

const bananaPeeled: Motif = (yarns) => {
  const { of, light, dark, ground } = yarns
  const yellow = of(YELLOW)
  const tip = preferred(ground, dark, of('#9a5b22'))
  const shade = of('#e39b1f')
  return [
    standing(yarns, light, path(light, 'M-3.4 2C-4 -3 -3.4 -10.4 .6 -10.8C4.2 -11 4.4 -3 3.4 2Z')),
    standing(
      yarns,
      yellow,
      path(
        yellow,
        'M-3.6 -.4C-6.8 -1.6 -9.6 .6 -9.8 4.6C-8 2.8 -5.8 2.8 -4.4 4.2C-3.6 7 -2.6 9.4 -1.4 10.6H1.4C2.6 9.4 3.6 7 4.4 4.2C5.8 2.8 8 2.8 9.8 4.6C9.6 .6 6.8 -1.6 3.6 -.4L0 1.6Z',
      ),
    ),
    path(shade, 'M-3.6 -.4L0 3.4L3.6 -.4L2.2 6Q0 8.4 -2.2 6Z'),
    path(tip, 'M-1.4 10.2H1.4L1.1 12H-1.1Z'),
    stroke(shade, 0.9, 'M-.8 -7.4Q-.2 -8.4 .6 -8.4'),
  ]
}

const CROWN =
  'M0 -4C-1.6 -2.6 -3.8 -2 -5.6 -2.8C-4.8 -3.8 -4.4 -4.6 -4.2 -5.4C-5 -5.8 -5.6 -6.4 -5.8 -7.2C-4 -7.8 -2.2 -7.6 -1 -6.8L-.8 -9.4Q0 -10.2 .8 -9.4L1 -6.8C2.2 -7.6 4 -7.8 5.8 -7.2C5.6 -6.4 5 -5.8 4.2 -5.4C4.4 -4.6 4.8 -3.8 5.6 -2.8C3.8 -2 1.6 -2.6 0 -4Z'
const BERRY = 'M0 9C-4.4 7 -8 1.6 -7.6 -2.4C-7.2 -6 -3 -6.8 0 -5.2C3 -6.8 7.2 -6 7.6 -2.4C8 1.6 4.4 7 0 9Z'

const strawberry: Motif = (yarns) => {
  const { of, light, ground, line } = yarns
  const red = of(RED)
  return [
    standing(yarns, red, path(red, BERRY)),
    both(
      put({ x: 4.6, y: 0.2, turn: 12 }, ellipse(light, 0.6, 1)),
      put({ x: 2.2, y: 3.6, turn: 8 }, ellipse(light, 0.6, 1)),
    ),
    ellipse(light, 0.6, 1, 0, 0.2),
    ellipse(light, 0.6, 1, 0, 6.4),
    path(preferred(ground, of(LEAF), of(DEEP_LEAF), line), CROWN),
  ]
}

const strawberryHalf: Motif = (yarns) => {
  const { of, light, ground, line } = yarns
  const red = of(RED)
  return [
    standing(yarns, red, path(red, BERRY)),
    path(of('#ff9aa8'), 'M0 7C-3.4 5 -6 1 -5.8 -1.8C-5.6 -4 -2.6 -4.4 0 -3C2.6 -4.4 5.6 -4 5.8 -1.8C6 1 3.4 5 0 7Z'),
    path(light, 'M0 4.6C-1.8 2.6 -2.6 .4 -1.6 -1.4Q0 -2.6 1.6 -1.4C2.6 .4 1.8 2.6 0 4.6Z'),
    path(preferred(ground, of(LEAF), of(DEEP_LEAF), line), CROWN),
  ]
}

const blossom: Motif = (yarns) => {
  const petal = preferred(yarns.ground, yarns.light, yarns.bright[0])
  return [around(5, ellipse(petal, 1.8, 2, 0, -2.6)), circle(yarns.of(YELLOW), 1.5)]
}

export const FRUIT = {
  lemons: motifs({
    cell: [23, 24],
    scale: 1.12,
    columns: [
      [lying(lemon, { turn: -24 }), lying(lemonSlice, { turn: 10 })],
      [lying(lemonSlice, { turn: 30, scale: 0.9 }), lying(lemon, { turn: 28, mirror: true })],
    ],
    between: [bead(0), bead(1)],
  }),
  cherries: motifs({
    cell: [24, 25],
    scale: 1.1,
    columns: [
      [lying(cherryPair, { x: -1 }), lying(cherry, { turn: -14 })],
      [lying(cherry, { turn: 12, mirror: true }), lying(cherryPair, { turn: 8, mirror: true })],
    ],
    between: [bead(0, 1.1), bead(1, 1.1)],
  }),
  avocados: motifs({
    cell: [21, 28],
    scale: 1.1,
    columns: [
      [lying(avocadoHalf(true), { turn: -16 }), lying(avocadoWhole, { turn: 24 })],
      [lying(avocadoHalf(false), { turn: 18 }), lying(avocadoHalf(true), { turn: 164 })],
    ],
    between: [bead(0), bead(1)],
  }),
  bananas: motifs({
    cell: [25, 26],
    scale: 1.12,
    columns: [
      [lying(banana, { turn: -8 }), lying(bananaPeeled, { turn: 12, scale: 1.06 })],
      [lying(banana, { turn: 168 }), lying(banana, { turn: -14, mirror: true })],
    ],
    between: [bead(0), bead(1)],
  }),
  strawberries: motifs({
    cell: [21, 26],
    scale: 1.12,
    columns: [
      [lying(strawberry, { turn: -12 }), lying(strawberryHalf, { turn: -18, scale: 0.9 })],
      [lying(strawberryHalf, { turn: 16, scale: 0.9 }), lying(strawberry, { turn: 14 })],
    ],
    between: [lying(blossom), bead(0), bead(1)],
  }),
} as const satisfies Record<string, Pattern>
