import { describe, expect, it } from 'vitest'
import type { Drawing } from './draw.ts'
import { cacheDrawings } from '../tests/support/cached-drawings.ts'
import type { Subject } from './recipe.ts'
import { POSES } from './recipe.ts'

/** Everything the loom draws besides socks: garments, gifts and banners. */
const GOODS = [
  'slipper',
  'briefs',
  'beanie',
  'box-2',
  'box-3',
  'box-4',
  'box-7',
  'bag',
] as const satisfies readonly Subject[]
const BOXES = ['box-2', 'box-3', 'box-4', 'box-7'] as const
const ON_A_TABLE = GOODS.flatMap((subject) => POSES[subject].map((pose) => [subject, pose] as const)).filter(
  ([, pose]) => pose !== 'knit',
)

const WIDTH = 64

const { drawn, drawnAnew } = cacheDrawings(WIDTH)

const coverOf = ({ data }: Drawing): readonly number[] => Array.from(data.filter((_, at) => at % 4 === 3))

const filled = (drawing: Drawing): number => share(coverOf(drawing), (cover) => cover > 250)

const share = (values: readonly number[], holds: (value: number) => boolean): number =>
  values.filter(holds).length / values.length

/** The share of the picture in a purple that no box, ribbon or paper has. */
function purple({ data }: Drawing): number {
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, cover = 0] = data.subarray(at, at + 4)
    if (cover > 250 && red > green + 25 && blue > red + 40) count += 1
  }
  return count / (data.length / 4)
}

describe.each(ON_A_TABLE)('%s, %s', (subject, pose) => {
  const name = `${subject}.${pose}.plain_berry.dots_pond`

  it('fills a good share of the frame and leaves its border free', async () => {
    const drawing = await drawn(name)
    const { width, height } = drawing
    expect([width, height]).toEqual([WIDTH, 80])
    expect(filled(drawing)).toBeGreaterThan(0.12)
    expect(filled(drawing)).toBeLessThan(0.75)
    const border = coverOf(drawing).filter((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      return x === 0 || y === 0 || x === width - 1 || y === height - 1
    })
    expect(Math.max(...border)).toBeLessThan(64)
  })

  it('is drawn the same twice', async () => {
    const [first, second] = [await drawn(name), await drawnAnew(name)]
    expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(true)
  })
})

describe('the cloth of a garment', () => {
  it.each(['slipper', 'briefs', 'beanie'])('fills the frame near by: %s', async (subject) => {
    expect(filled(await drawn(`${subject}.knit.plain_berry`))).toBe(1)
  })
})

describe('a box', () => {
  it.each([...BOXES.map((box) => [box, 'open'] as const), ...BOXES.map((box) => [box, 'closed'] as const)])(
    'shows the second fabric too: %s, %s',
    async (box, pose) => {
      expect(purple(await drawn(`${box}.${pose}.plain_sand`))).toBe(0)
      const mixed = purple(await drawn(`${box}.${pose}.plain_sand.plain_grape`))
      expect(mixed).toBeGreaterThan(0.01)
    },
  )

  it('gives the last of seven pairs its own fabric', async () => {
    const six = 'plain_sand.plain_pond.plain_cherry.plain_sand.plain_pond.plain_cherry'
    expect(purple(await drawn(`box-7.open.${six}.plain_sand`))).toBe(0)
    expect(purple(await drawn(`box-7.open.${six}.plain_grape`))).toBeGreaterThan(0.004)
  })
})

describe('a bag', () => {
  it('lets the pairs look out when it is filled', async () => {
    expect(purple(await drawn('bag.front.plain_sand.plain_grape'))).toBe(0)
    expect(purple(await drawn('bag.filled.plain_sand.plain_grape'))).toBeGreaterThan(0.002)
  })
})

describe.each(POSES.banner)('a banner: %s', (pose) => {
  const name = `banner.${pose}.plain_grape.dots_pond.stripes_navy`

  it('is wide and has no hole', async () => {
    const drawing = await drawn(name, 96)
    expect(drawing).toMatchObject({ width: 96, height: 54 })
    expect(Math.min(...coverOf(drawing))).toBe(255)
  })

  it('leaves the upper left to the words', async () => {
    const { width, data } = await drawn(name, 96)
    const [corner, words] = [
      data.subarray(0, 3),
      (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
    ]
    for (const [x, y] of [
      [4, 16],
      [18, 16],
      [4, 34],
      [18, 30],
    ] as const) {
      for (const part of [0, 1, 2]) expect(Math.abs((words(x, y)[part] ?? 0) - (corner[part] ?? 0))).toBeLessThan(12)
    }
  })

  it('is drawn the same twice', async () => {
    const [first, second] = [await drawn(name, 96), await drawnAnew(name, 96)]
    expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(true)
  })
})
