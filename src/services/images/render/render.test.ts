import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharp } from '../decoders.ts'
import type { RenderOutput } from './render-job.ts'
import { createRenderer, type Draw } from './render.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sockeye-render-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const plain = (width = 400, height = 500) => sharp({ create: { width, height, channels: 3, background: '#17a673' } })
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5" fill="#17a673"/></svg>'
const output = (format: RenderOutput['format'], background?: string): RenderOutput => ({
  format,
  quality: 70,
  background,
})

async function rendered(name: string, bytes: Uint8Array, format: RenderOutput['format'] = 'webp') {
  const file = join(folder, name)
  await writeFile(file, bytes)
  const job = { source: { kind: 'file', file, opaque: true }, width: 320, outputs: [output(format)] } as const
  const [picture = Buffer.alloc(0)] = await createRenderer(undefined)(job)
  return sharp(picture)
}

describe('rendering a file', () => {
  it.each([
    ['a plain photograph', 'a.jpg', () => plain().jpeg().toBuffer()],
    ['a grey one', 'grey.jpg', () => plain().greyscale().jpeg().toBuffer()],
    ['one for print', 'print.jpg', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['one of 16 bits', 'deep.png', () => plain().toColourspace('rgb16').png().toBuffer()],
    ['one with a palette', 'palette.png', () => plain().png({ palette: true }).toBuffer()],
    ['an AVIF', 'a.avif', () => plain().avif({ effort: 0 }).toBuffer()],
    ['a small SVG', 'small.svg', async () => Buffer.from(svg)],
    [
      'an SVG with a size of its own',
      'sized.svg',
      async () => Buffer.from(svg.replace('<svg', '<svg width="8000" height="10000"')),
    ],
  ])('%s gives a picture in the colours of the web, with nothing else in it', async (_, name, make) => {
    const { format, width, height, space, depth, channels, icc, exif } = await (
      await rendered(name, await make())
    ).metadata()
    expect({ format, width, height, space, depth, channels, icc, exif }).toEqual({
      format: 'webp',
      width: 320,
      height: 400,
      space: 'srgb',
      depth: 'uchar',
      channels: 3,
      icc: undefined,
      exif: undefined,
    })
  })

  it('preserves the colour', async () => {
    const { dominant } = await (await rendered('colour.png', await plain().png().toBuffer())).stats()
    expect([dominant.r, dominant.g, dominant.b].map((value) => Math.round(value / 24))).toEqual([1, 7, 5])
  })

  it('rejects a file that holds something else', async () => {
    await expect(rendered('torn.png', Buffer.from('torn'))).rejects.toThrow('unsupported image format')
  })
})

describe('rendering a drawing', () => {
  it('draws once for all formats and backgrounds of a width', async () => {
    const widths: number[] = []
    const draw: Draw = async (_, width) => {
      widths.push(width)
      return { width, height: width, data: new Uint8Array(width * width * 4) }
    }
    const render = createRenderer(draw)
    const job = {
      source: { kind: 'drawing', name: 'sock' },
      outputs: [output('webp'), output('jpeg', '#ffd9cc')],
    } as const
    await render({ ...job, width: 90 })
    await render({ ...job, width: 90 })
    await render({ ...job, width: 320 })
    expect(widths).toEqual([90, 320])
  })
})
