/** Patterns of what nobody needs and everybody likes: ice-cream and beer. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { bead, both, lying, motifs, standing } from './motif.ts'
import { circle, path, rect, stroke } from './shapes.ts'

const BAKED = '#a85f22'
const WAFFLE = '#e2a24c'
const AMBER = '#f5a81c'

const waffle = (fill: string, seam: string, d: string) => [
  path(fill, d),
  stroke(seam, 0.8, 'M-3.4 3.2L1.4 8M3.4 3.2L-1.4 8M-.6 2L2.6 5.2M.6 2L-2.6 5.2'),
]

const cone: Motif = (yarns) => {
  const { bright, of, light } = yarns
  const biscuit = of(WAFFLE)
  const [top, cherry, below] = bright
  return [
    standing(yarns, biscuit, path(biscuit, 'M-5 .8H5L.8 11.2Q0 12.4 -.8 11.2Z')),
    ...waffle(biscuit, of(BAKED), 'M-5 .8H5L.8 11.2Q0 12.4 -.8 11.2Z'),
    path(
      below,
      'M-6 .6C-7 -5.6 -3 -7.4 0 -7.4C3 -7.4 7 -5.6 6 .6C5.4 2.6 3.8 2.4 3.2 1.2C2.6 3.6 .4 3.6 0 1.4C-.6 3 -2.6 3 -3.2 1.2C-3.8 2.4 -5.4 2.6 -6 .6Z',
    ),
    path(
      top,
      'M-5 -4.6C-5.4 -9.4 -2.6 -11 0 -11C2.6 -11 5.4 -9.4 5 -4.6C4 -3.2 2.8 -3.6 2.2 -4.4C1.6 -2.8 -.2 -2.8 -.8 -4.4C-1.8 -3 -4 -3 -5 -4.6Z',
    ),
    circle(cherry, 1.9, 1, -12),
    stroke(preferred(top, light, yarns.dark), 1, 'M-3 -7.2Q-2.6 -9 -1 -9.4'),
  ]
}

const lolly: Motif = (yarns) => {
  const { bright, of, ground } = yarns
  const stick = of(WAFFLE)
  return [
    standing(yarns, stick, rect(stick, -1.3, 5, 2.6, 7, 1.3)),
    path(
      bright[0],
      'M-5.4 6.6V-5.4C-5.4 -13 1 -12.4 2.4 -11C1.6 -9.4 3 -8 4.4 -8.2C4.6 -6.8 5.4 -6.4 5.4 -5.4V6.6Q5.4 7.6 4.4 7.6H-4.4Q-5.4 7.6 -5.4 6.6Z',
    ),
    path(bright[1], 'M-5.4 -.4Q-2.7 1.6 0 -.4T5.4 -.4V6.6Q5.4 7.6 4.4 7.6H-4.4Q-5.4 7.6 -5.4 6.6Z'),
    stroke(ground, 1.1, 'M-2.2 -6.6V-3.6'),
    stroke(ground, 1.1, 'M-2.2 3V5M1.8 3V5'),
  ]
}

const softIce: Motif = (yarns) => {
  const { of, light } = yarns
  const biscuit = of(WAFFLE)
  const seam = preferred(light, yarns.bright[1], yarns.bright[0])
  return [
    standing(
      yarns,
      light,
      path(
        light,
        'M1.4 -11.6C-.6 -10.4 -3.4 -9 -2.6 -6.8C-5 -6.2 -5.6 -3.4 -4 -2.4C-6.6 -1.6 -6.6 2.4 -4 2.4H4C6.6 2.4 6.6 -1.6 4 -2.4C5.6 -3.6 5 -6.2 2.8 -6.8C3.6 -8.4 3 -10.4 1.4 -11.6Z',
      ),
    ),
    stroke(seam, 1, 'M-2.2 -6.4Q.6 -5.4 2.6 -6.8M-3.6 -2Q.8 -.8 3.8 -2.4'),
    standing(
      yarns,
      biscuit,
      path(biscuit, 'M-5.4 1.4H5.4V4H4.2L2.8 11Q2.6 11.8 1.8 11.8H-1.8Q-2.6 11.8 -2.8 11L-4.2 4H-5.4Z'),
    ),
    stroke(of(BAKED), 0.9, 'M-4 4.4H4M-1.2 6L-.8 10M1.2 6L.8 10'),
  ]
}

const beerMug: Motif = (yarns) => {
  const { light, of, line } = yarns
  const amber = of(AMBER)
  return [
    stroke(preferred(yarns.ground, light, line), 1.9, 'M4.6 -.4C10.6 -1 10.6 7.4 4.6 7'),
    standing(yarns, amber, path(amber, 'M-6.4 -4H5V8.4Q5 10.4 3 10.4H-4.4Q-6.4 10.4 -6.4 8.4Z')),
    stroke(of('#ffd978'), 1.3, 'M-3.8 0V7M-.7 0V7M2.4 0V7'),
    standing(
      yarns,
      light,
      path(
        light,
        'M-7.4 -2.6C-9.4 -4 -8.8 -7 -6.4 -7.2C-6 -10 -2.4 -10.6 -1 -8.8C.6 -10.8 4.2 -10 4.4 -7.4C7 -7.4 7.6 -4 5.6 -2.8C4.6 -1.8 3.4 -2.2 3 -2.6V0Q1.8 1.8 .6 0V-2C-1 -1.2 -2.6 -1.4 -3.4 -2.2C-4.4 -1.2 -6.4 -1.4 -7.4 -2.6Z',
      ),
    ),
  ]
}

const bottle: Motif = (yarns) => {
  const { of, bright, light } = yarns
  const glass = of('#7a4421')
  return [
    standing(
      yarns,
      glass,
      path(
        glass,
        'M-1.8 -11.4H1.8V-5.6C1.8 -3.8 4 -3 4 -.4V9.6Q4 11 2.6 11H-2.6Q-4 11 -4 9.6V-.4C-4 -3 -1.8 -3.8 -1.8 -5.6Z',
      ),
      rect(bright[0], -2.2, -12.6, 4.4, 2.2, 0.7),
    ),
    rect(light, -4, 0, 8, 7),
    circle(preferred(light, bright[0], bright[1]), 2, 0, 3.5),
  ]
}

/** Both arms crossed over the belly. */
const pretzel: Motif = (yarns) => {
  const { of, light, ground, line } = yarns
  const baked = preferred(ground, of('#b06a2a'), of('#7a4421'), line)
  return [
    stroke(
      baked,
      2.3,
      'M-4.6 5.6C-2.4 4.4 .6 2.6 2 .4C3.4 -2 4.6 -6.4 7 -5.2C10.2 -3.4 7.6 6.6 0 6.6C-7.6 6.6 -10.2 -3.4 -7 -5.2C-4.6 -6.4 -3.4 -2 -2 .4C-.6 2.6 2.4 4.4 4.6 5.6',
    ),
    both(circle(light, 0.7, 7.4, -2.6), circle(light, 0.7, 6, 2.8)),
    circle(light, 0.7, -2.4, -1),
    circle(light, 0.7, 2.8, -1.6),
  ]
}

export const TREATS = {
  'ice-cream': motifs({
    cell: [22, 30],
    columns: [
      [lying(cone, { turn: -12 }), lying(lolly, { turn: 16 })],
      [lying(softIce, { turn: 12 }), lying(cone, { turn: 170 })],
    ],
    between: [bead(0), bead(1), bead(2)],
  }),
  beer: motifs({
    cell: [23, 28],
    scale: 1.06,
    columns: [
      [lying(beerMug, { turn: -8 }), lying(bottle, { turn: 22 })],
      [lying(pretzel, { turn: 10 }), lying(beerMug, { turn: 8, mirror: true })],
    ],
    between: [bead(0), bead(1)],
  }),
} as const satisfies Record<string, Pattern>
