/** Plain cloth, and cloth that changes its yarn from course to course or from wale to wale. */
import type { Pattern } from '../pattern.ts'
import { against, byContrast, darkest, lightest, preferred, twisted } from './contrast.ts'
import { circle, nth, range, rect, repeat, scatter, seeded, shapedTile, tile, wrapped } from './shapes.ts'
import type { Size } from './shapes.ts'

type Band = readonly [yarn: string, height: number]

/** Bands from the top of the tile down. */
function courses({ width }: Size, bands: readonly Band[]): readonly string[] {
  let y = 0
  return bands.map(([yarn, height]) => {
    y += height
    return rect(yarn, 0, y - height, width, height)
  })
}

const plain = tile(20, 20, () => [])

/** Tweed: flecks along the courses in yarns spun with the ground, and a few bright neps. */
const heather = shapedTile(
  48,
  48,
  (size) => {
    const random = seeded(11)
    const flecks = range(520).map(() => ({
      x: random() * size.width,
      y: Math.floor(random() * 60) * 0.8,
      length: 1.4 + random() * 3,
    }))
    return { flecks, neps: scatter(size, Array<number>(36).fill(1), 5) }
  },
  ({ ground, a, b, c }, { flecks, neps }, size) => {
    const lighter = twisted(ground, lightest(a, b, c, '#fffaf2'), 0.24)
    const darker = twisted(ground, darkest(a, b, c, '#1b1512'), 0.12)
    const spun = [lighter, darker, twisted(ground, against(ground, a, b, c), 0.2)] as const
    const bright = [a, preferred(ground, b, a), preferred(ground, c, a)] as const
    return [
      ...flecks.flatMap((fleck, index) =>
        wrapped(size, fleck, fleck.length).map(({ x, y }) => rect(nth(spun, index), x, y, fleck.length, 0.8)),
      ),
      repeat(size, neps, 1.2, (index) => circle(nth(bright, index), 0.85 + (index % 3) * 0.15)),
    ]
  },
)

const stripes = tile(20, 42, ({ ground, a, b, c }, size) =>
  courses(size, [
    [ground, 7],
    [a, 7],
    [ground, 7],
    [b, 7],
    [ground, 7],
    [c, 7],
  ]),
)

const wideStripes = tile(20, 60, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  return courses(size, [
    [palette.ground, 17],
    [third, 3],
    [first, 17],
    [palette.ground, 3],
    [second, 17],
    [third, 3],
  ])
})

/** The Breton fisherman's: even, narrow, and one line in another colour for those who look twice. */
const sailorStripes = tile(20, 54, (palette, size) => {
  const [first, second] = byContrast(palette)
  return range(6).map((index) => rect(index === 4 ? second : first, 0, index * 9 + 2.5, size.width, 4))
})

/** A low sun on water: broad at the horizon, thinner and thinner towards the shore. */
const sunsetStripes = tile(20, 60, ({ ground, a, b, c }, size) => {
  const [high, low] = [preferred(ground, c, a), preferred(ground, b, a)]
  return courses(size, [
    [ground, 8],
    [high, 1.2],
    [ground, 5],
    [high, 2.2],
    [ground, 3.4],
    [high, 3.6],
    [low, 1.2],
    [high, 2.4],
    [low, 2.4],
    [high, 1.2],
    [low, 4.6],
    [a, 1.2],
    [low, 2.4],
    [a, 2.4],
    [low, 1.2],
    [a, 8],
    [ground, 1.2],
    [a, 3.2],
    [ground, 2.6],
    [a, 1.8],
    [ground, 0.8],
  ])
})

const pinstripes = tile(24, 20, (palette, size) => {
  const [first, second, third] = byContrast(palette)
  return [
    rect(first, 2.3, 0, 1.4, size.height),
    rect(first, 14.3, 0, 1.4, size.height),
    rect(second, 8, 0, 2, size.height),
    rect(third, 20, 0, 2, size.height),
  ]
})

export const STRIPES = {
  plain,
  heather,
  stripes,
  'wide-stripes': wideStripes,
  'sailor-stripes': sailorStripes,
  'sunset-stripes': sunsetStripes,
  pinstripes,
} satisfies Record<string, Pattern>
