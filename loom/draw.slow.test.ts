import { describe, expect, it } from 'vitest'
import type { Drawing } from './draw.ts'
import { draw } from './draw.ts'
import { nativeSize } from './sizes.ts'
import { cacheDrawings } from '../tests/support/cached-drawings.ts'
import { POSES } from './recipe.ts'

const WIDTH = 80
const SOCKS = ['crew', 'knee-high', 'low', 'sneaker', 'kids-crew', 'baby-grip'] as const
const ON_A_TABLE = SOCKS.flatMap((subject) => POSES[subject].map((pose) => [subject, pose] as const)).filter(
  ([, pose]) => pose !== 'knit',
)

const { drawn, drawnAnew } = cacheDrawings(WIDTH)

const coverage = ({ width, data }: Drawing, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0

/** The share of the picture where something stands, its shadow not counted. */
function filled({ data }: Drawing): number {
  let count = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 250) count += 1
  return count / (data.length / 4)
}

const bytes = ({ data }: Drawing) => Buffer.from(data)

describe('draw', () => {
  it('gives the same bytes for the same name and width', async () => {
    const [first, second] = [await drawnAnew('crew.pair.stripes_pond'), await drawnAnew('crew.pair.stripes_pond')]
    expect(bytes(first).equals(bytes(second))).toBe(true)
  })

  it.each(['', 'crew', 'crew.pair', 'crew.pair.stripes', 'crew.flying.stripes_pond', 'shoe.pair.stripes_pond'])(
    'gives nothing for %j',
    async (name) => {
      expect(await draw(name, WIDTH)).toBeUndefined()
    },
  )

  it.each(ON_A_TABLE)('draws %s, %s: a good share of the frame, nothing in its corners', async (subject, pose) => {
    const drawing = await drawn(`${subject}.${pose}.plain_berry`)
    expect(drawing).toMatchObject({ width: WIDTH, height: 100 })
    expect(filled(drawing)).toBeGreaterThan(0.12)
    expect(filled(drawing)).toBeLessThan(0.75)
    const [right, bottom] = [drawing.width - 1, drawing.height - 1]
    for (const x of [0, right]) for (const y of [0, bottom]) expect(coverage(drawing, x, y)).toBeLessThan(8)
  })

  it.each(SOCKS)('fills the frame with the cloth of %s', async (subject) => {
    expect(filled(await drawn(`${subject}.knit.plain_berry`))).toBe(1)
  })

  it.each(ON_A_TABLE)('keeps %s, %s inside the frame', async (subject, pose) => {
    const drawing = await drawn(`${subject}.${pose}.plain_berry`)
    const rows = Array.from({ length: drawing.height }, (_, y) => y)
    const columns = Array.from({ length: drawing.width }, (_, x) => x)
    for (const y of rows) expect(Math.max(coverage(drawing, 0, y), coverage(drawing, WIDTH - 1, y))).toBeLessThan(64)
    // A leg comes from above.
    const edges = pose === 'worn' ? [drawing.height - 1] : [0, drawing.height - 1]
    for (const x of columns) for (const y of edges) expect(coverage(drawing, x, y)).toBeLessThan(64)
  })

  it('knits each sock of a pair from its own fabric', async () => {
    const green = ({ data }: Drawing) => {
      let count = 0
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, middle = 0, blue = 0, cover = 0] = data.subarray(at, at + 4)
        if (cover > 250 && middle > red + 60 && middle > blue + 20) count += 1
      }
      return count
    }
    expect(green(await drawn('crew.pair.plain_sun'))).toBe(0)
    const mixed = green(await drawn('crew.pair.plain_sun.plain_pond'))
    expect(mixed).toBeGreaterThan(200)
    expect(mixed).toBeLessThan(green(await drawn('crew.pair.plain_pond')))
  })

  it('composes pairs in at least four ways', async () => {
    const palettes = ['ink', 'night', 'chalk', 'river', 'sky', 'pond', 'olive', 'cherry', 'blush', 'sun', 'plum', 'oat']
    const outlines = await Promise.all(
      palettes.map(async (palette) => {
        const drawing = await drawn(`crew.pair.plain_${palette}`, 24)
        return Array.from(
          drawing.data.filter((_, at) => at % 4 === 3),
          (cover) => (cover > 200 ? 1 : 0),
        ).join('')
      }),
    )
    const different = outlines.filter((outline, index) =>
      outlines.slice(0, index).every((other) => far(outline, other)),
    )
    expect(different.length).toBeGreaterThanOrEqual(4)
  })

  it('draws banners wide and everything else upright', () => {
    expect(nativeSize('crew')).toEqual({ width: 1920, height: 2400 })
    expect(nativeSize('banner')).toEqual({ width: 1920, height: 1080 })
  })
})

/** Whether more than a twentieth of two outlines differs. */
function far(one: string, other: string): boolean {
  return Array.from(one).filter((value, at) => value !== other[at]).length > one.length / 20
}
