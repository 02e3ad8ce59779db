/** Patterns of what is eaten with the hands, or should be. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, put, rect, stroke } from './shapes.ts'

const RED = '#d8352f'
const LEAF = '#3f9b52'
const LETTUCE = '#6fb648'
const SALMON = '#ff7a55'

const pizzaSlice: Motif = (yarns) => {
  const { of, light, dark } = yarns
  const crust = of('#c87a34')
  const cheese = of('#ffd05a')
  return [
    standing(
      yarns,
      [crust, cheese],
      path(cheese, 'M-8.4 -6H8.4L5.4 1.4C5.2 4.6 3 4.4 3 2.6C2.6 6.4 1.6 10.6 0 11.2C-1.6 10.6 -2 7 -3.4 4.2Z'),
      path(
        crust,
        'M-10 -7.6C-9.6 -12.4 9.6 -12.4 10 -7.6C10.4 -5 8.6 -4.2 7.4 -5C3 -7 -3 -7 -7.4 -5C-8.6 -4.2 -10.4 -5 -10 -7.6Z',
      ),
    ),
    circle(of(RED), 2.2, -3.2, -2),
    circle(of(RED), 2, 3, -1.4),
    circle(of(RED), 1.8, -0.4, 4),
    put({ x: 0.2, y: -3.6, turn: 20 }, ellipse(of(LEAF), 1.7, 0.8)),
    put({ x: 0.6, y: 0.8, turn: -40 }, ellipse(of(LEAF), 1.5, 0.7)),
    stroke(light, 1, 'M-6.4 -8.8Q-3.4 -10 0 -10'),
    circle(dark, 0.6, 5, -3.8),
  ]
}

/** Whole but for the slice that somebody took. */
const pizza: Motif = (yarns) => {
  const { of, dark } = yarns
  const crust = of('#c87a34')
  return [
    standing(yarns, crust, path(crust, 'M0 0L3.6 -9.6A10.2 10.2 0 1 0 9.6 -3.6Z')),
    path(of('#ffd05a'), 'M.4 -.4L3 -7.8A8.2 8.2 0 1 0 7.8 -3Z'),
    circle(of(RED), 1.9, -2.8, -4.2),
    circle(of(RED), 1.9, -4.6, 1.4),
    circle(of(RED), 1.9, 0.2, 4.6),
    circle(of(RED), 1.9, 4.8, 1.6),
    put({ x: -0.8, y: 0.6, turn: 30 }, ellipse(of(LEAF), 1.6, 0.8)),
    put({ x: 2.6, y: 3.6, turn: -50 }, ellipse(of(LEAF), 1.6, 0.8)),
    circle(dark, 0.7, -3.4, 4.8),
  ]
}

const basil: Motif = ({ of, ground, line }) => {
  const green = preferred(ground, of(LEAF), of('#1f6b45'), line)
  return [both(put({ x: 0.4, y: 0, turn: -50 }, path(green, 'M0 .4C-1.8 -1.6 -1.4 -4 0 -5.2C1.4 -4 1.8 -1.6 0 .4Z')))]
}

const nigiri: Motif = (yarns) => {
  const { light, dark, of } = yarns
  const salmon = of(SALMON)
  return [
    standing(yarns, light, rect(light, -8.4, -1, 16.8, 7.6, 3.6)),
    standing(
      yarns,
      salmon,
      path(
        salmon,
        'M-10.4 2C-10.4 -4 -5.4 -7 .6 -6.8C6.6 -6.6 10.8 -3.6 10.6 1.8C10.4 3.4 8.6 3 7.6 2.2C3.6 .4 -3.6 .4 -7.6 2.4C-8.8 3.2 -10.2 3.4 -10.4 2Z',
      ),
    ),
    stroke(light, 1, 'M-7.4 -1.8Q-6 -3.6 -4.2 -4.4'),
    stroke(light, 1, 'M-4.4 -1.6Q-2.6 -3.8 -.6 -4.8'),
    stroke(light, 1, 'M3.8 -2Q5.2 -2.8 6 -3.6'),
    stroke(light, 1, 'M6.4 -.6Q7.6 -1.4 8.2 -2.2'),
    path(dark, 'M-.6 -7Q1.2 -7 2.9 -6.7V6.6H-.6Z'),
  ]
}

const maki =
  (core: string): Motif =>
  (yarns) => {
    const { light, dark, of } = yarns
    return [
      standing(yarns, dark, circle(dark, 7)),
      circle(light, 5.4),
      circle(of(core), 2.9),
      path(of(core === SALMON ? LETTUCE : SALMON), 'M-2.8 -.6A2.9 2.9 0 0 0 1 2.7Q-.4 .2 -2.8 -.6Z'),
    ]
  }

/** The little bottle of soy sauce that comes with it is a fish. */
const soyFish: Motif = (yarns) => {
  const { light, dark, of, bright, ground } = yarns
  return [
    standing(
      yarns,
      light,
      path(light, 'M-6 0C-4.6 -3.8 1 -4.6 4.4 -1.4L8.8 -4.2Q9.6 0 8.8 4.2L4.4 1.4C1 4.6 -4.6 3.8 -6 0Z'),
    ),
    path(dark, 'M-5.4 .6C-3 1.2 1 .4 4 1C.8 3.6 -3.8 3.2 -5.4 .6Z'),
    rect(preferred(ground, of(SALMON), bright[0]), -9, -1.6, 3, 3.2, 0.8),
    circle(dark, 0.8, -3.2, -1.2),
  ]
}

const taco: Motif = (yarns) => {
  const { of, light } = yarns
  const shell = of('#f3b23f')
  const lettuce = of(LETTUCE)
  const red = of(RED)
  return [
    standing(
      yarns,
      shell,
      ...[-150, -128, -106, -84, -62, -40, -18].map((angle) =>
        circle(lettuce, 2.7, 1.6 + 9 * Math.cos((angle * Math.PI) / 180), 3.4 + 9 * Math.sin((angle * Math.PI) / 180)),
      ),
      circle(red, 2.1, -3.6, -5.6),
      circle(red, 2.1, 4.6, -5.4),
      circle(red, 2, 9.8, 0.2),
      path(shell, 'M-10.4 5C-10.4 -7.6 8 -7.6 8 5Q8 6.8 6.2 6.8H-8.6Q-10.4 6.8 -10.4 5Z'),
    ),
    circle(light, 1.3, 0.8, -7.2),
    circle(light, 1.3, 8, -3.2),
    circle(red, 0.8, -5, 2.2),
    circle(red, 0.8, -1, -0.6),
    circle(red, 0.8, 0.4, 3.8),
    circle(red, 0.8, 3.8, 1.4),
  ]
}

const chilli: Motif = (yarns) => {
  const { of, light, ground, line } = yarns
  const red = of(RED)
  return [
    standing(
      yarns,
      red,
      path(
        red,
        'M-6.6 -4.6C-3.4 -6.4 -1.4 -4.8 .4 -2.4C2.6 .6 5.6 3 9.6 3.4C5 6.6 -1.2 5.4 -4.4 1.6C-6 -.4 -6.8 -2.6 -6.6 -4.6Z',
      ),
    ),
    path(
      preferred(ground, of(LETTUCE), of(LEAF), line),
      'M-7.6 -3.6C-6.4 -3 -4 -4.6 -3.4 -6C-4.6 -6.8 -5.6 -6.8 -6.4 -6.2L-8.8 -8.4L-10 -7.2L-7.8 -5Z',
    ),
    stroke(light, 1, 'M-3.8 -2.6Q-2.6 .2 0 2'),
  ]
}

const limeWedge: Motif = (yarns) => {
  const { of, light } = yarns
  const green = of(LETTUCE)
  return [
    standing(yarns, green, path(green, 'M-7.4 -3H7.4A7.4 7.4 0 0 1 -7.4 -3Z')),
    path(light, 'M-6 -3H6A6 6 0 0 1 -6 -3Z'),
    put(
      { x: 0, y: -2.8 },
      ...[-54, -18, 18, 54].map((turn) =>
        put({ x: 0, y: 0, turn }, path(of(LETTUCE), 'M0 1.2L-1.3 4.3Q0 5.6 1.3 4.3Z')),
      ),
    ),
  ]
}

export const MEALS = {
  pizza: motifs({
    cell: [24, 29],
    columns: [
      [lying(pizzaSlice, { turn: -14 }), lying(pizza, { turn: 20 })],
      [lying(pizzaSlice, { turn: 160 }), lying(pizzaSlice, { turn: 24 })],
    ],
    between: [lying(basil, { turn: 20 }), bead(0), bead(1)],
  }),
  sushi: motifs({
    cell: [25, 21],
    scale: 1.08,
    columns: [
      [lying(nigiri, { turn: -10 }), lying(maki(SALMON), { turn: 20 }), lying(soyFish, { turn: 14 })],
      [
        lying(maki(LETTUCE), { turn: 130 }),
        lying(nigiri, { turn: 8, mirror: true }),
        lying(maki(SALMON), { turn: 250 }),
      ],
    ],
    between: [bead(0), bead(1)],
  }),
  tacos: motifs({
    cell: [25, 22],
    scale: 1.06,
    columns: [
      [lying(taco, { turn: -8 }), lying(chilli, { turn: 10 }), lying(taco, { turn: 12, mirror: true })],
      [
        lying(limeWedge, { turn: -20 }),
        lying(taco, { turn: -14, mirror: true }),
        lying(chilli, { turn: -30, mirror: true }),
      ],
    ],
    between: [bead(0), bead(1)],
  }),
} as const satisfies Record<string, Pattern>
