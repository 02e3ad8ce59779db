/** Dinosaurs, in colours that nobody can prove wrong. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { bead, lying, motifs } from './motif.ts'
import { circle, path, put, stroke } from './shapes.ts'
import { mark } from './yarns.ts'

const longNeck: Motif = (yarns) => {
  const { bright, dark } = yarns
  const [skin, spots] = bright
  return [
    path(
      skin,
      'M-12.4 -9.4C-12.4 -12 -8 -12.8 -6.6 -10.2C-5.4 -7.4 -5.8 -4.8 -3.8 -3.2C-1 -5.8 5.4 -5.8 8 -2C9.6 .6 11.4 3.2 15 3.6C12.6 6.2 9 5.6 7.2 4.4V9.6H3.4V5.4H-1.2V9.6H-5V4.4C-7.8 2.2 -8.6 -1.6 -9 -6.8C-10.6 -6.6 -12.4 -7.4 -12.4 -9.4Z',
    ),
    circle(preferred(skin, dark, yarns.light), 0.9, -9.4, -9.6),
    circle(preferred(skin, spots, dark), 1.5, -1.4, 0.4),
    circle(preferred(skin, spots, dark), 1.2, 2.2, -1.8),
    circle(preferred(skin, spots, dark), 1.6, 4.6, 1.6),
  ]
}

/** Long teeth, short arms. */
const tyrant: Motif = (yarns) => {
  const { bright, light, dark } = yarns
  const skin = bright[1]
  return [
    path(
      skin,
      'M-10.6 -9.8C-9 -12.6 -2 -13 0 -10C1 -8 .4 -5 1.6 -3C4.4 -1.4 6 2 8.4 4C10.4 5.6 12.6 5.4 14.6 4C13.6 8.4 9.4 9 6.8 7.8V10.2H2.6V8H.2V10.2H-4V6.8C-5.6 3.6 -5 .2 -4.2 -2.4L-4.6 -4.4H-9.8C-11.2 -5.8 -11.4 -8 -10.6 -9.8Z',
    ),
    path(preferred(skin, light, dark), 'M-10.9 -6.6L-9.6 -5L-8.2 -6.6L-6.9 -5L-5.5 -6.6L-4.2 -5L-3 -6.6Z'),
    circle(mark(yarns, skin), 1, -5.2, -9.4),
    stroke(preferred(skin, bright[0], dark), 1.1, 'M-3.2 .4L-6.6 1L-6.8 2.4'),
    stroke(preferred(skin, bright[2], dark), 1.2, 'M1 -2.4L2.4 -1M3.4 .4L4.8 1.8M6 3.4L7.4 4.6'),
  ]
}

const plated: Motif = (yarns) => {
  const { bright, dark, light } = yarns
  const [, plates, skin] = bright
  const plate = 'M-2 1.6L0 -3.4L2 1.6Z'
  return [
    ...[
      { x: -6.4, y: -2, turn: -38, scale: 0.9 },
      { x: -3, y: -5, turn: -20, scale: 1.15 },
      { x: 1.2, y: -6.2, turn: 0, scale: 1.3 },
      { x: 5.2, y: -4.4, turn: 24, scale: 1.1 },
      { x: 8.4, y: -1, turn: 44, scale: 0.85 },
    ].map((place) => put(place, path(preferred(skin, plates, bright[0]), plate))),
    path(
      skin,
      'M-13 2.6C-12.8 .4 -10.4 -.6 -8.4 .2C-5.6 -4.2 -2 -5.4 1 -5.4C5.6 -5.4 8.4 -2 9.8 1.2C11 3 13 3.6 15 3.2C13.8 6 10.4 6.6 7.6 5.4V9H4V6H-2V9H-5.6V5C-8.6 5.8 -13.2 5.4 -13 2.6Z',
    ),
    circle(preferred(skin, dark, light), 0.9, -10.2, 2),
    stroke(preferred(skin, dark, light), 0.9, 'M-4.6 1.4Q-3.4 2.6 -4 4.4M5 .8Q6.6 2.4 5.8 4.6'),
  ]
}

const egg: Motif = (yarns) => {
  const { light, bright, ground } = yarns
  const shell = preferred(ground, light, bright[0])
  return [
    path(shell, 'M0 -4.6C2.2 -4.6 3.6 -1.4 3.6 .8C3.6 3 2 4.4 0 4.4C-2 4.4 -3.6 3 -3.6 .8C-3.6 -1.4 -2.2 -4.6 0 -4.6Z'),
    circle(preferred(shell, bright[1], bright[2]), 1, -1, -0.8),
    circle(preferred(shell, bright[1], bright[2]), 0.9, 1.4, 1.6),
  ]
}

export const DINOSAURS = motifs({
  cell: [27, 26],
  scale: 1.02,
  columns: [
    [lying(longNeck), lying(plated, { mirror: true }), lying(tyrant)],
    [lying(tyrant, { mirror: true }), lying(longNeck, { mirror: true }), lying(plated)],
  ],
  between: [lying(egg, { turn: 14, scale: 0.8 }), bead(0, 1.1), bead(1, 1.1)],
}) satisfies Pattern
