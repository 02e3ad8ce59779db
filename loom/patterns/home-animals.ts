/** Patterns of the animals around the house: cats, dogs, sheep, bees. */
import type { Pattern } from '../pattern.ts'
import { preferred } from './contrast.ts'
import type { Motif } from './motif.ts'
import { around, bead, both, lying, motifs, standing } from './motif.ts'
import { circle, ellipse, path, polar, put, range, rect, stroke } from './shapes.ts'
import type { Yarns } from './yarns.ts'
import { mark } from './yarns.ts'

type Bright = 0 | 1 | 2

const CAT_HEAD =
  'M-6.8 -6.4C-5.4 -6 -3.8 -4.8 -2.8 -3.8Q0 -4.6 2.8 -3.8C3.8 -4.8 5.4 -6 6.8 -6.4C7.6 -3.6 7.6 -1.4 7.4 .4C7 4.2 3.6 6 0 6C-3.6 6 -7 4.2 -7.4 .4C-7.6 -1.4 -7.6 -3.6 -6.8 -6.4Z'

/** Wide awake: it has been watching you for a while. */
function catFace(yarns: Yarns, coat: string): string {
  const { of, dark } = yarns
  const iris = preferred(coat, of('#ffd53d'), of('#6fb648'))
  return [
    both(ellipse(iris, 2.1, 2.3, 3.1, 0), ellipse(dark, 0.9, 1.8, 3.1, 0)),
    path(mark(yarns, coat), 'M-1.2 2.4H1.2L0 3.9Z'),
  ].join('')
}

const sittingCat =
  (colour: Bright): Motif =>
  (yarns) => {
    const coat = yarns.bright[colour]
    return [
      stroke(coat, 2.6, 'M3 9.6C10.6 11 12 5 8.6 2.4'),
      path(coat, 'M-4 -2C-7 2 -8 10.8 -5 11H5C8 10.8 7 2 4 -2Z'),
      ellipse(preferred(coat, yarns.light, ...yarns.bright), 2.4, 3.2, 0, 4.6),
      stroke(mark(yarns, coat), 0.9, 'M0 9V11'),
      put({ x: 0, y: -5.4 }, path(coat, CAT_HEAD), catFace(yarns, coat)),
    ]
  }

const strollingCat =
  (colour: Bright): Motif =>
  (yarns) => {
    const coat = yarns.bright[colour]
    const stripe = preferred(coat, yarns.bright[1], mark(yarns, coat))
    return [
      stroke(coat, 2.3, 'M8.4 .4C12.6 0 12 -5.6 9.4 -8.6'),
      path(
        coat,
        'M-8 0C-4 -2.6 6 -2.8 9.4 -.2C11 1.4 10.6 6 10 9.6H7.6L6.8 5.4H5.6L5.2 9.6H2.8L2.6 5.4H-4L-4.4 9.6H-6.8L-7.2 6L-8.4 9.6H-10.6L-9.8 4Z',
      ),
      stroke(stripe, 1.2, 'M1 -1.6V1.2M4 -1.6V1.6M7 -1V1.4'),
      put({ x: -7, y: -3.6, scale: 0.82 }, path(coat, CAT_HEAD), catFace(yarns, coat)),
    ]
  }

const sleepingCat =
  (colour: Bright): Motif =>
  (yarns) => {
    const coat = yarns.bright[colour]
    const seam = mark(yarns, coat)
    return [
      path(coat, 'M-10 4C-10 -4.4 -4 -7 1 -7C7 -7 10.6 -3 10.6 1.6C10.6 6 7.4 8 3 8H-7Q-10 8 -10 4Z'),
      stroke(seam, 1, 'M-1 5.4C4 6.4 7.6 4.4 7.8 .6'),
      put(
        { x: -5, y: 2.2, scale: 0.78, turn: -6 },
        path(coat, CAT_HEAD),
        both(stroke(seam, 1.2, 'M1.6 .4Q3.1 2 4.6 .4')),
        path(seam, 'M-1 2.6H1L0 3.8Z'),
      ),
    ]
  }

/** Longer than the loom is wide. */
const dachshund =
  (dressed: (yarns: Yarns, coat: string) => readonly string[]): Motif =>
  (yarns) => {
    const { of, dark } = yarns
    const coat = of('#9a5a2c')
    const paws = [-15.8, -11.2, 13, 17.4].map((x) =>
      path(coat, `M${x} 3H${x + 3.4}V9.4H${x - 1}Q${x - 1.2} 7.4 ${x} 7.2Z`),
    )
    return [
      standing(
        yarns,
        coat,
        path(coat, 'M19 -3.6C22.4 -4.4 23.6 -7.4 23.4 -11Q24.6 -12.2 25.6 -11C26.4 -6 24.6 -1.6 20 0Z'),
        ...paws,
        path(
          coat,
          'M-16 -5.6C-12 -6.2 12 -6.2 17 -5.6C21.4 -5 21.8 -1 21.2 2C20.8 4.6 19 5.2 17 5.2H-14C-19 5.2 -20.4 0 -16 -5.6Z',
        ),
        path(
          coat,
          'M-13 -3C-12.6 -9.6 -16 -12.8 -20 -12.6C-22 -12.4 -22.8 -10.8 -24.4 -9.8C-26.2 -8.8 -28 -8.2 -27.8 -6.4C-27.6 -4.6 -24.8 -4.6 -22.8 -5C-20.6 -5.2 -19.8 -3.6 -18.6 -.6Z',
        ),
      ),
      ...dressed(yarns, coat),
      path(
        of('#5f3218'),
        'M-17.6 -12C-14.4 -12.6 -12.6 -9.4 -13 -6.2C-13.2 -3.2 -16.4 -2.6 -17.8 -4.8C-19 -7 -19 -10.8 -17.6 -12Z',
      ),
      circle(dark, 1.3, -26.5, -7.2),
      circle(dark, 0.9, -21.4, -9.2),
      stroke(yarns.bright[0], 1.4, 'M-17.8 -.4Q-15 -1.2 -12.8 -4'),
    ]
  }

const jumper = ({ bright, light }: Yarns, coat: string) => {
  const wool = preferred(coat, ...bright, light)
  const stripe = preferred(wool, bright[1], light, bright[0])
  return [path(wool, 'M-9.6 -6.1H10.6V5.4H-9.6Z'), ...[-7, -2.6, 1.8, 6.2].map((x) => rect(stripe, x, -6.1, 2, 11.5))]
}

const fourSocks = ({ bright, light }: Yarns, coat: string) => {
  const wool = preferred(coat, bright[1], bright[0], light)
  const top = preferred(wool, bright[2], light, bright[0])
  return [-15.8, -11.2, 13, 17.4].flatMap((x) => [
    path(wool, `M${x - 0.2} 5H${x + 3.6}V9.6H${x - 1.2}Q${x - 1.4} 7.4 ${x - 0.2} 7.2Z`),
    rect(top, x - 0.4, 4.6, 4.2, 1.2),
  ])
}

const bone: Motif = (yarns) => [
  standing(
    yarns,
    yarns.light,
    rect(yarns.light, -3.6, -1, 7.2, 2),
    both(circle(yarns.light, 1.5, 3.8, -1.3), circle(yarns.light, 1.5, 3.8, 1.3)),
  ),
]

const ball: Motif = ({ bright: [, , colour], ground }) => [
  circle(colour, 2.8),
  stroke(ground, 0.9, 'M-1.9 -1.8Q0 0 -1.9 1.8M1.9 -1.8Q0 0 1.9 1.8'),
]

const sheep =
  (wool: 'light' | 'dark', sock: Bright, [legs, feet]: readonly [string, string]): Motif =>
  (yarns) => {
    const fleece = yarns[wool]
    const face = wool === 'light' ? yarns.dark : yarns.light
    const curls = range(9).map((index) => {
      const [x, y] = polar(1, index * 40)
      return circle(fleece, 3.4, 1.4 + x * 6, y * 4.2)
    })
    return [
      stroke(preferred(yarns.ground, face, yarns.line), 1.7, legs),
      stroke(yarns.bright[sock], 2.3, feet),
      standing(yarns, fleece, ...curls, ellipse(fleece, 6, 4.6, 1.4, 0)),
      stroke(face, 0.9, 'M4 1C2 2.4 .2 -.4 2.2 -2C4.8 -3.6 7.6 -.6 6 2.4'),
      standing(
        yarns,
        face,
        put(
          { x: -7.4, y: -2.4, turn: 16 },
          ellipse(face, 3, 4.2),
          both(put({ x: 3.4, y: -1.6, turn: 24 }, ellipse(face, 1.8, 1))),
        ),
      ),
      put(
        { x: -7, y: -6, turn: 10 },
        circle(fleece, 1.7, -1.6, 0.2),
        circle(fleece, 2, 0.6, -0.6),
        circle(fleece, 1.5, 2.4, 0.6),
      ),
      circle(fleece, 0.8, -8.6, -2.8),
      circle(fleece, 0.8, -6, -2.2),
    ]
  }

const STANDING = ['M-2.6 4V10M.6 5V10M4 5V10M7 4V10', 'M-2.6 8V10.2M.6 8V10.2M4 8V10.2M7 8V10.2'] as const
const LEAPING = [
  'M-3 3L-8 7.4M-.6 4L-4.6 9.2M5 4L8.8 8.8M7 2L11.4 6.2',
  'M-6.8 6.3L-8.4 7.7M-3.6 7.9L-4.8 9.4M7.6 7.3L9 9M10 5L11.6 6.4',
] as const

const bee: Motif = (yarns) => {
  const { light, dark, of } = yarns
  const yellow = of('#ffc629')
  const outline = preferred(yarns.ground, dark, yellow)
  return [
    stroke(outline, 1, 'M-6.4 -2.6Q-8.4 -4.2 -8 -6.2M-5 -3.4Q-5.8 -5.4 -4.8 -7'),
    standing(
      yarns,
      light,
      put({ x: 1.2, y: -5.6, turn: 16 }, ellipse(light, 2.9, 4.8)),
      put({ x: 5.2, y: -4.4, turn: 48 }, ellipse(light, 2.2, 3.9)),
    ),
    standing(
      yarns,
      yellow,
      path(yellow, 'M-8.6 .6C-8.6 -3 -5 -4.6 -1 -4.6C4 -4.6 8 -2.4 9.8 1C8 3.8 4 6 -1 6C-5.6 6 -8.6 4 -8.6 .6Z'),
    ),
    path(dark, 'M-2.6 -4.5H.2Q1.8 .6 .2 6Q-1.4 6.1 -2.6 5.9Q-1 .6 -2.6 -4.5Z'),
    path(dark, 'M3.4 -3.9L5.8 -2.8Q6.6 .8 5.6 4.2L3.2 5.2Q4.6 .8 3.4 -3.9Z'),
    circle(dark, 1, -5.8, 0),
    stroke(dark, 0.8, 'M-7 2.6Q-6 3.6 -4.8 3'),
  ]
}

const comb: Motif = ({ of, bright, ground }) => {
  const cell = 'M0 -3.7L3.2 -1.85V1.85L0 3.7L-3.2 1.85V-1.85Z'
  const honey = preferred(ground, of('#f2a01f'), bright[1])
  return [
    put({ x: -3.5, y: 2 }, path(honey, cell)),
    put({ x: 3.5, y: 2 }, path(bright[0], cell)),
    put({ x: 0, y: -4 }, path(honey, cell), path(ground, 'M0 -1.7L1.5 -.85V.85L0 1.7L-1.5 .85V-.85Z')),
  ]
}

const clover: Motif = ({ light, bright, ground, of }) => [
  around(6, ellipse(preferred(ground, light, bright[0]), 1.3, 2.2, 0, -2.8)),
  circle(of('#f2a01f'), 1.5),
]

export const HOME_ANIMALS = {
  cats: motifs({
    cell: [24, 28],
    scale: 1.05,
    columns: [
      [lying(sittingCat(0)), lying(sleepingCat(1), { mirror: true }), lying(strollingCat(2))],
      [lying(strollingCat(1), { mirror: true }), lying(sittingCat(2), { mirror: true }), lying(sleepingCat(0))],
    ],
    between: [bead(1), bead(0), bead(2)],
  }),
  dogs: motifs({
    cell: [31, 44],
    scale: 0.88,
    columns: [[lying(dachshund(jumper), { reach: 30 })], [lying(dachshund(fourSocks), { reach: 30, mirror: true })]],
    between: [lying(bone, { x: -10, turn: -30 }), lying(ball, { x: 10 })],
  }),
  sheep: motifs({
    cell: [25, 25],
    columns: [
      [lying(sheep('light', 1, STANDING)), lying(sheep('light', 0, LEAPING), { turn: 14 })],
      [lying(sheep('light', 2, STANDING), { mirror: true }), lying(sheep('dark', 1, STANDING))],
    ],
  }),
  bees: motifs({
    cell: [24, 23],
    scale: 1.08,
    columns: [
      [lying(bee, { turn: 14 }), lying(comb)],
      [lying(clover), lying(bee, { turn: -20, mirror: true })],
      [lying(comb, { turn: 180 }), lying(bee, { turn: -16 })],
      [lying(bee, { turn: 24, mirror: true }), lying(clover)],
    ],
    between: [bead(0, 1), bead(1, 1)],
  }),
} as const satisfies Record<string, Pattern>
