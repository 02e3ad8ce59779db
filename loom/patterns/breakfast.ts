/** Patterns of breakfast: coffee, croissants, eggs. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { bead, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, heart, outlined, path, polar, put, rect, stroke } from './shapes.ts'

const COFFEE = '#6b3f24'
const CRUST = '#e29a3e'
const BAKED = '#a85f22'
const YOLK = '#ffb81f'

const paperCup: Motif = (yarns) => {
  const { light, bright, of } = yarns
  const lid = of(COFFEE)
  const sleeve = preferred(light, bright[0], bright[1])
  return [
    standing(
      yarns,
      light,
      path(light, 'M-6 -6H6L4.5 10Q4.4 11 3.4 11H-3.4Q-4.4 11 -4.5 10Z'),
      rect(lid, -7, -7.8, 14, 3, 1.2),
      path(lid, 'M-5.2 -7.6L-4.6 -10.4H4.6L5.2 -7.6Z'),
    ),
    path(sleeve, 'M-5.6 -2H5.6L4.9 5.8H-4.9Z'),
    put({ x: 0, y: 2 }, heart(light, 4.6)),
  ]
}

const mug: Motif = (yarns) => {
  const { bright, light, ground, line } = yarns
  const cup = bright[1]
  return [
    stroke(cup, 1.9, 'M4.6 -.6C10.4 -2 10.4 6.4 4 5.6'),
    path(cup, 'M-6.8 -3.4H6V5.6Q6 9.4 2.2 9.4H-3Q-6.8 9.4 -6.8 5.6Z'),
    stroke(preferred(cup, light, ground), 1.1, 'M-4.6 1.2H3.8'),
    stroke(preferred(cup, light, ground), 1.1, 'M-4.6 4.2H3.8'),
    stroke(line, 1.1, 'M-3 -5.6C-4.8 -7.4 -1.2 -8.6 -3 -10.6'),
    stroke(line, 1.1, 'M1.8 -5.6C0 -7.4 3.6 -8.6 1.8 -10.6'),
  ]
}

const bean: Motif = (yarns) => {
  const brown = yarns.of(COFFEE)
  return [
    standing(yarns, brown, ellipse(brown, 3.6, 5)),
    stroke(preferred(brown, yarns.of('#d9a066'), yarns.light), 1, 'M.8 -4.2C-1.8 -1.4 1.8 1.4 -.8 4.2'),
  ]
}

/** Seen from above, with a heart in the milk. */
const latte: Motif = (yarns) => {
  const { bright, light, of } = yarns
  const brown = of('#a5683a')
  return [
    circle(bright[2], 9.4),
    standing(yarns, light, rect(light, 4, -1.4, 7, 2.8, 1.3)),
    circle(light, 6.9),
    circle(brown, 5.6),
    put({ x: -0.4, y: 0.4, turn: -90 }, heart(light, 6.4)),
  ]
}

/** Rolled dough: rings along an arc, thick in the middle, the middle one on top. */
const croissant: Motif = (yarns) => {
  const crust = yarns.of(CRUST)
  const baked = yarns.of(BAKED)
  const ring = (angle: number, length: number) => {
    const [x, y] = polar(8.4, angle)
    return put({ x, y: y + 5, turn: angle }, outlined(baked, 0.5, ellipse(crust, length * 0.68, length)))
  }
  return [
    standing(
      yarns,
      baked,
      ring(-84, 2.4) + ring(84, 2.4) + ring(-58, 3.8) + ring(58, 3.8) + ring(-30, 4.8) + ring(30, 4.8) + ring(0, 5.4),
    ),
    stroke(yarns.light, 1.1, 'M-1.2 -6.2Q0 -7 1.2 -6.2'),
  ]
}

const butter: Motif = (yarns) => {
  const yellow = yarns.of('#ffe07a')
  return [
    standing(yarns, yellow, path(yellow, 'M-5 -1.6L1.6 -3.6L5.4 -1.4V2L-1.2 4L-5 1.8Z')),
    path(yarns.light, 'M-5 -1.6L1.6 -3.6L5.4 -1.4L-1.2 .6Z'),
  ]
}

const friedEgg =
  (white: string, x: number): Motif =>
  (yarns) => {
    const yolk = yarns.of(YOLK)
    return [
      standing(yarns, yarns.light, path(yarns.light, white)),
      circle(yolk, 3.9, x, -0.6),
      stroke(yarns.light, 1.1, `M${x - 2.2} -1Q${x - 1.8} -2.6 ${x - 0.2} -2.8`),
    ]
  }

const EGG = 'M0 -9.4C4.2 -9.4 7 -3 7 1.4C7 5.8 4 8.6 0 8.6C-4 8.6 -7 5.8 -7 1.4C-7 -3 -4.2 -9.4 0 -9.4Z'

const boiledEgg: Motif = (yarns) => {
  const shell = yarns.of('#e2a878')
  return [
    standing(yarns, shell, path(shell, EGG)),
    put({ x: 0, y: 0, scale: 0.82 }, path(yarns.light, EGG)),
    circle(yarns.of(YOLK), 3.5, 0, 1.8),
    stroke(yarns.light, 1, 'M-1.8 1.4Q-1.4 .2 -.2 0'),
  ]
}

const eggCup: Motif = (yarns) => {
  const { bright, of, light, ground } = yarns
  const cup = bright[0]
  const shell = of('#e2a878')
  return [
    standing(yarns, shell, path(shell, 'M-5.8 2C-6 -4.6 -3.2 -10.2 0 -10.2C3.2 -10.2 6 -4.6 5.8 2Z')),
    path(light, 'M-4.7 -4.4C-3.6 -7.8 -2 -10.2 0 -10.2C2 -10.2 3.6 -7.8 4.7 -4.4L2.4 -5.6L.8 -3.8L-.8 -5.6L-2.4 -3.8Z'),
    path(
      cup,
      'M-6.8 0H6.8C6.8 4 4.6 6.2 1.5 6.8V8H4.4Q5.4 9.8 4 9.8H-4Q-5.4 9.8 -4.4 8H-1.5V6.8C-4.6 6.2 -6.8 4 -6.8 0Z',
    ),
    stroke(preferred(cup, bright[1], ground), 2.2, 'M-4 3H4'),
  ]
}

export const BREAKFAST = {
  coffee: motifs({
    cell: [23, 27],
    columns: [
      [lying(paperCup, { turn: -8 }), lying(latte, { turn: 30 })],
      [lying(mug, { turn: 4 }), lying(paperCup, { turn: 12 })],
    ],
    between: [lying(bean, { turn: 40, scale: 0.62 }), lying(bean, { turn: -30, scale: 0.62 })],
  }),
  croissants: motifs({
    cell: [26, 23],
    scale: 1.05,
    columns: [
      [lying(croissant, { turn: -14 }), lying(croissant, { turn: 168 })],
      [lying(croissant, { turn: 200 }), lying(croissant, { turn: 18 })],
    ],
    between: [lying(butter), bead(0), bead(1)],
  }),
  eggs: motifs({
    cell: [23, 25],
    scale: 1.08,
    columns: [
      [
        lying(
          friedEgg(
            'M-9.6 -1.4C-10.4 -6 -5.6 -7 -3.4 -7.8C0 -9.2 3.4 -8.8 5.4 -6.4C7 -4.6 9.6 -4.8 9.8 -1C10 2.6 6.8 3 6 5.4C5 8.6 1.6 8.4 -.6 7C-2.8 5.8 -4.4 7.6 -6.8 6C-9 4.4 -9 1.6 -9.6 -1.4Z',
            0,
          ),
        ),
        lying(boiledEgg, { turn: 18 }),
      ],
      [
        lying(eggCup),
        lying(
          friedEgg(
            'M-8 -4.4C-5.4 -9 .4 -8 3.2 -6.8C6 -5.6 10.6 -5.2 9.8 -.6C9.2 2.4 6.4 1.8 4.6 4.4C2.8 7.4 1 9.4 -2 8C-4.6 6.8 -3.6 4.6 -6.2 3.4C-9.6 1.8 -9.6 -1.4 -8 -4.4Z',
            0.8,
          ),
          { turn: 40 },
        ),
      ],
    ],
    between: [bead(0), bead(1)],
  }),
} as const satisfies Record<string, Pattern>
