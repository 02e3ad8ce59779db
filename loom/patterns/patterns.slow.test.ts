import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { PALETTES } from '../palettes.ts'
import type { Palette } from '../palettes.ts'
import { PATTERN_NAMES } from '../pattern-names.ts'
import type { Pattern } from '../pattern.ts'
import { standsOut } from './contrast.ts'
import { PATTERNS } from './patterns.ts'

const { chalk, ink, river, butter, rust, oat, carnival } = PALETTES
const FIGURED = PATTERN_NAMES.filter((name) => name !== 'plain')

/** Pixels row by row, each as 0xRRGGBBAA. */
type Raster = { readonly width: number; readonly height: number; readonly pixels: readonly number[] }

describe.each(PATTERN_NAMES)('the pattern %s', (name) => {
  const pattern = PATTERNS[name]

  it('is made of plain shapes only, the same each time', () => {
    const drawn = pattern.draw(carnival)
    expect(drawn).not.toMatch(/\bid=|<filter|<script|href|url\(|<style|<text|<image|NaN|undefined|Infinity/)
    expect(pattern.draw(carnival)).toBe(drawn)
    expect(pattern.draw(ink)).not.toBe(drawn)
  })

  it('fills its tile', async () => {
    const { pixels } = await rastered(pattern, carnival, 2)
    expect(pixels.every(isOpaque)).toBe(true)
  })

  /** Whatever reaches over an edge must be found again at the opposite edge, as far as it reached. */
  it('has no seam', async () => {
    const over = 4
    const { width, height, pixels } = await rastered(pattern, carnival, 8, over)
    const beyond = pixels.flatMap((pixel, index) => {
      const [x, y] = [index % width, Math.floor(index / width)]
      const opposite = onTile(x, width, over) + onTile(y, height, over) * width
      return opposite !== index && isOpaque(pixel) ? [alike(pixel, pixels[opposite] ?? 0)] : []
    })
    // Where things overlap just beyond an edge, what lies on top may differ by a few pixels.
    expect(beyond.filter((same) => !same).length).toBeLessThanOrEqual(beyond.length * 0.01)
  })
})

describe.each(FIGURED)('the figures of %s', (name) => {
  const pattern = PATTERNS[name]

  it.each(Object.entries({ chalk, ink, river, butter, rust, oat }))(
    'show two colours on the ground of %s',
    async (_, palette) => {
      const { pixels } = await rastered(pattern, palette, 3)
      const counts = new Map<number, number>()
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
      const yarns = [...new Set(pattern.draw(palette).match(/#[0-9a-f]{6}/g))]
      const shown = yarns.filter((yarn) => {
        const count = counts.get(Number.parseInt(`${yarn.slice(1)}ff`, 16)) ?? 0
        return count > pixels.length * 0.001 && standsOut(yarn, palette.ground)
      })
      expect(shown.length).toBeGreaterThanOrEqual(2)
    },
  )
})

/** The tile at about so many pixels to the millimetre, with `over` pixels of what it draws beyond each of its edges. */
async function rastered({ width, height, draw }: Pattern, palette: Palette, scale: number, over = 0): Promise<Raster> {
  const [pixelsWide, pixelsHigh] = [Math.round(width * scale), Math.round(height * scale)]
  const [overX, overY] = [(over * width) / pixelsWide, (over * height) / pixelsHigh]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelsWide + over * 2}" height="${pixelsHigh + over * 2}"` +
    ` viewBox="${-overX} ${-overY} ${width + overX * 2} ${height + overY * 2}" preserveAspectRatio="none">` +
    `${draw(palette)}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => data.readUInt32BE(index * 4))
  return { width: info.width, height: info.height, pixels }
}

/** Where a row or column beyond an edge lies on the tile itself. */
function onTile(value: number, length: number, over: number): number {
  const inside = length - over * 2
  return value < over ? value + inside : value >= over + inside ? value - inside : value
}

function isOpaque(pixel: number): boolean {
  return (pixel & 0xff) === 0xff
}

function alike(one: number, other: number): boolean {
  return [24, 16, 8].every((shift) => Math.abs(((one >>> shift) & 0xff) - ((other >>> shift) & 0xff)) < 48)
}
