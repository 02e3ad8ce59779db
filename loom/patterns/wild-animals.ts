/** Patterns of the animals of woods and swamps, and of some that are no longer there. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, put, stroke } from './shapes.ts'
import type { Yarns } from './yarns.ts'
import { mark } from './yarns.ts'

const FOX = '#ee6f2d'
const BEAR = '#8a5530'
const FROG = '#5bb04b'
const DEEP_GREEN = '#2a7040'

const foxFace: Motif = (yarns) => {
  const { of, light, dark } = yarns
  const fur = of(FOX)
  return [
    standing(
      yarns,
      [fur, light],
      path(
        fur,
        'M0 9.4C-2.6 7.4 -9.8 3.4 -9.6 -1.4C-9.8 -4.6 -9.6 -8.4 -8.4 -10.4C-6.4 -9.8 -4.4 -7.8 -3.2 -6.2Q0 -7 3.2 -6.2C4.4 -7.8 6.4 -9.8 8.4 -10.4C9.6 -8.4 9.8 -4.6 9.6 -1.4C9.8 3.4 2.6 7.4 0 9.4Z',
      ),
    ),
    both(
      path(light, 'M0 9.4C2.6 7.4 9.8 3.4 9.6 -1.2C6.6 -.4 1.8 1.6 0 5.6Z'),
      path(dark, 'M5.2 -6C6 -7 7 -7.8 7.8 -8.2C8.2 -6.8 8.2 -5.4 8 -4Z'),
      stroke(dark, 1.2, 'M2.8 .2Q4.2 -1.2 5.6 .2'),
    ),
    ellipse(dark, 1.8, 1.4, 0, 8.2),
  ]
}

const sittingFox: Motif = (yarns) => {
  const { of, light, dark } = yarns
  const fur = of(FOX)
  return [
    standing(
      yarns,
      [fur, light],
      path(fur, 'M2 10.6C9.6 12.6 14 6 10.6 -2C8.8 1.8 5 3.6 3 6Z'),
      path(fur, 'M-5.6 10.8C-8 10.6 -6.6 3 -3.4 -2H2.4C6 2.4 7.4 10.6 4.4 10.8Z'),
      path(
        fur,
        'M-11 -4.4C-9 -5.4 -7.6 -6.6 -6.8 -8C-6.8 -9.8 -6.4 -11.4 -5.6 -12.4C-4.4 -11.8 -3.4 -10.6 -2.8 -9.4C-1.4 -10 .2 -11 1.4 -12.2C2.8 -9.6 3.2 -6.4 2.4 -3.4C.8 .6 -4.6 .4 -7.2 -2.4C-8.6 -3 -10 -3.6 -11 -4.4Z',
      ),
    ),
    path(light, 'M10.6 -2C13 3.4 12 7.4 9 9.6C9.2 6.4 8.4 3.8 7.4 1.6C8.8 .6 9.8 -.4 10.6 -2Z'),
    path(light, 'M-3 .4C-.6 1.6 1 1.2 2 0C1.4 3.4 .4 6 -1.6 8.2C-3.6 6 -3.6 3 -3 .4Z'),
    path(
      light,
      'M-11 -4.4C-9.4 -4.2 -5.4 -4.6 -4 -2.4C-3.4 -1.2 -3.8 -.6 -4.4 -.6C-6 -1 -6.8 -1.8 -7.2 -2.4C-8.6 -3 -10 -3.6 -11 -4.4Z',
    ),
    circle(dark, 1.2, -9.8, -4.4),
    stroke(dark, 1.1, 'M-5.4 -6Q-4.4 -7 -3.4 -6'),
    stroke(dark, 1, 'M-1.4 8.4V10.8'),
  ]
}

const sleepingFox: Motif = (yarns) => {
  const { of, light, dark } = yarns
  const fur = of(FOX)
  return [
    standing(
      yarns,
      [fur, light],
      path(fur, 'M-10 2C-10 -5 -5 -8.4 1 -8.4C7.4 -8.4 11 -4 11 1C11 6 7 8.4 1 8.4C-5 8.4 -10 6.6 -10 2Z'),
    ),
    path(light, 'M-10 2C-10 5.4 -7.4 7.2 -4 8C-2 6.8 -.8 5 -.6 3C-3.4 4 -7 3.8 -10 2Z'),
    stroke(dark, 1, 'M-.6 3C3 2.6 6 1 7 -1.6'),
    put(
      { x: -4.6, y: -0.8, turn: -14, scale: 0.6 },
      path(
        fur,
        'M-9 4C-9 -2 -7 -9.6 -6 -10.4C-4 -9.8 -2.4 -8 -1.6 -6.6Q.6 -7 2.4 -6.4C3.6 -8 5.4 -9.6 7 -10C8 -7 8 -2 6 1C3 5 -5 6 -9 4Z',
      ),
      path(light, 'M-9 4C-6 1.8 0 1.6 4 3C0 5.4 -6 5.6 -9 4Z'),
      stroke(dark, 1.8, 'M-5 .4Q-3.4 1.8 -1.8 .2M2 -.2Q3.4 1 4.8 -1'),
      circle(dark, 1.9, -9, 3.6),
    ),
  ]
}

function bearHead({ of, dark }: Yarns, fur: string): string {
  const muzzle = of('#e9c79c')
  return [
    both(circle(muzzle, 1.5, 5.6, -6), circle(dark, 1.1, 3.2, -1.4)),
    ellipse(muzzle, 3.7, 2.9, 0, 2.6),
    ellipse(dark, 1.7, 1.2, 0, 1.2),
    stroke(preferred(muzzle, dark, fur), 0.9, 'M0 2.2V3.8M-1.6 4Q0 5.2 1.6 4'),
  ].join('')
}

const BEAR_HEAD =
  'M-8.8 -6.4C-8.6 -9.6 -4.6 -9.8 -3.6 -7.4Q0 -8.6 3.6 -7.4C4.6 -9.8 8.6 -9.6 8.8 -6.4C8.8 -5.2 8 -4.2 7.4 -3.8C9.4 2 6.4 7 0 7C-6.4 7 -9.4 2 -7.4 -3.8C-8 -4.2 -8.8 -5.2 -8.8 -6.4Z'

const bearFace: Motif = (yarns) => {
  const fur = yarns.of(BEAR)
  return [
    standing(yarns, fur, path(fur, BEAR_HEAD)),
    bearHead(yarns, fur),
    path(yarns.bright[0], 'M-6.8 4.6C-3.4 8 3.4 8 6.8 4.6L7.6 7.4C3.6 10.8 -3.6 10.8 -7.6 7.4Z'),
    path(yarns.bright[1], 'M3.6 8.2L6.4 7.2L7.8 11.4L5 12.2Z'),
  ]
}

/** It has caught the shop's fish and means to keep it. */
const fishingBear: Motif = (yarns) => {
  const { of, dark, bright } = yarns
  const fur = of(BEAR)
  const salmon = preferred(fur, of('#ff6a4d'), bright[0])
  return [
    standing(
      yarns,
      fur,
      path(fur, 'M-6 11.4C-9.6 10 -8.4 1 -5.6 -1.6H5.6C8.4 1 9.6 10 6 11.4Z'),
      put({ x: 0, y: -5.4, scale: 0.88 }, path(fur, BEAR_HEAD)),
    ),
    put({ x: 0, y: -5.4, scale: 0.88 }, bearHead(yarns, fur)),
    standing(
      yarns,
      salmon,
      path(salmon, 'M-9.6 4.6C-6.6 1.4 -1 1 4 3.6L8.8 1Q9.8 4.6 8.8 8.2L4 5.8C-1 8.4 -6.6 7.8 -9.6 4.6Z'),
    ),
    circle(mark(yarns, salmon), 0.9, -6.4, 4),
    stroke(mark(yarns, salmon), 0.9, 'M-3.8 2.8Q-2.8 4.6 -3.8 6.4'),
    both(ellipse(fur, 2.2, 1.9, 2.6, 6.6), stroke(dark, 0.9, 'M2 7.4V6.4M3.4 7.4V6.4')),
  ]
}

const walkingBear: Motif = (yarns) => {
  const { of, dark } = yarns
  const fur = of(BEAR)
  return [
    standing(
      yarns,
      fur,
      path(
        fur,
        'M-12 0C-11.8 -1.8 -10 -2.4 -8.8 -3.2C-9 -5.6 -6.8 -6.6 -5.6 -5.4C-2.6 -7.6 6 -8 9.4 -4.2C11.4 -1.8 11 4 10.8 8.8H6.6L6 4.4C4 5 1 5 -1.2 4.6L-1.4 8.8H-5.8L-6.2 3.4C-8.4 3.6 -12.2 2.4 -12 0Z',
      ),
    ),
    circle(dark, 1.2, -10.8, 0),
    circle(dark, 0.9, -7.8, -1.4),
    stroke(dark, 0.9, 'M-3.4 -1.8Q-2 .8 -3 3M6 4.4Q7.4 2.6 7 .6'),
  ]
}

const frogFront: Motif = (yarns) => {
  const { of, light, dark } = yarns
  const skin = of(FROG)
  const belly = of('#d9e78a')
  return [
    standing(
      yarns,
      skin,
      path(
        skin,
        'M-8.4 1C-13 2 -13 8.4 -9.4 9.4H9.4C13 8.4 13 2 8.4 1C9 -2.6 8.2 -4.4 7 -5.6C8 -10.4 1.4 -10.8 1.4 -6.6H-1.4C-1.4 -10.8 -8 -10.4 -7 -5.6C-8.2 -4.4 -9 -2.6 -8.4 1Z',
      ),
    ),
    path(belly, 'M-4.6 9.4C-6.4 4.6 -3.4 2.8 0 2.8C3.4 2.8 6.4 4.6 4.6 9.4Z'),
    both(
      circle(light, 2.2, 4.2, -6.6),
      circle(dark, 1.2, 4, -6.4),
      stroke(preferred(skin, of(DEEP_GREEN), dark), 0.9, 'M7.6 9.2Q5.4 7.6 5.8 5'),
    ),
    stroke(preferred(skin, dark, light), 1, 'M-5.2 -2.2Q0 1.6 5.2 -2.2'),
    both(circle(belly, 1.1, 6.4, -1.2)),
  ]
}

/** From above, in mid-leap. */
const leapingFrog: Motif = (yarns) => {
  const { of, light, dark } = yarns
  const skin = of(FROG)
  const spot = of(DEEP_GREEN)
  return [
    standing(
      yarns,
      skin,
      path(
        skin,
        'M0 -9.4C3 -9.4 5 -7 5 -4.4L8.4 -7.6L7.8 -9.8L9.4 -9.2L10.6 -10.6L10.8 -8.8L12.4 -8.2L10 -7L5.4 -1.4C5.4 .6 5 2.4 4.2 3.8L8.6 5.4L5.6 10L8 11.4L5.6 11.6L4.6 13L3.8 11.2L3 9.8L5 6.6L0 5.4L-5 6.6L-3 9.8L-3.8 11.2L-4.6 13L-5.6 11.6L-8 11.4L-5.6 10L-8.6 5.4L-4.2 3.8C-5 2.4 -5.4 .6 -5.4 -1.4L-10 -7L-12.4 -8.2L-10.8 -8.8L-10.6 -10.6L-9.4 -9.2L-7.8 -9.8L-8.4 -7.6L-5 -4.4C-5 -7 -3 -9.4 0 -9.4Z',
      ),
    ),
    both(circle(light, 1.7, 3.2, -6.8), circle(dark, 0.9, 3.4, -7.2), ellipse(spot, 1, 1.3, 2.2, -1.6)),
    ellipse(spot, 1.1, 1.4, 0, 2),
  ]
}

const lilyPad: Motif = (yarns) => {
  const { of, bright, light } = yarns
  const pad = of(DEEP_GREEN)
  return [
    standing(yarns, pad, path(pad, 'M0 0L7.4 -2A7.6 5.6 0 1 1 3.4 -5Z')),
    stroke(of(FROG), 0.9, 'M-.4 .4L-5.4 -1.4M-.4 .6L-4 3M0 .8L2.6 3.8'),
    put(
      { x: -0.6, y: -1.6 },
      both(put({ x: 0, y: 0, turn: 50 }, path(bright[1], 'M0 0C-1.6 -2 -1.2 -4 0 -5C1.2 -4 1.6 -2 0 0Z'))),
      path(preferred(bright[1], light, bright[0]), 'M0 0C-1.8 -2 -1.4 -4.4 0 -5.6C1.4 -4.4 1.8 -2 0 0Z'),
    ),
  ]
}

export const WILD_ANIMALS = {
  foxes: motifs({
    cell: [25, 27],
    columns: [
      [lying(foxFace, { turn: -6 }), lying(sleepingFox)],
      [lying(sittingFox), lying(foxFace, { turn: 8, scale: 0.94 })],
    ],
    between: [bead(0), bead(1)],
  }),
  bears: motifs({
    cell: [25, 27],
    columns: [
      [lying(fishingBear), lying(walkingBear)],
      [lying(walkingBear, { mirror: true }), lying(bearFace, { turn: 6 })],
    ],
    between: [bead(0), bead(1)],
  }),
  frogs: motifs({
    cell: [26, 25],
    columns: [
      [lying(frogFront), lying(leapingFrog, { turn: 28 })],
      [lying(lilyPad), lying(frogFront, { turn: -4, scale: 0.94 })],
      [lying(leapingFrog, { turn: -150, scale: 0.94 }), lying(lilyPad, { mirror: true })],
      [lying(frogFront), lying(leapingFrog, { turn: -36 })],
    ],
    between: [bead(0, 1.1), bead(1, 1.1)],
  }),
} as const satisfies Record<string, Pattern>
