/** Turns a source into pictures. Runs in a process of its own: see render-process.ts. */
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { decode, MAX_PIXELS, sharp } from '../decoders.ts'
import { encode } from './encoders.ts'
import type { RenderJob, RenderOutput, RenderSource } from './render-job.ts'

/** Red, green, blue and alpha of each pixel, on nothing. Undefined when there is no such drawing. */
export type Draw = (name: string, width: number) => Promise<Drawn | undefined>

export type Drawn = { readonly width: number; readonly height: number; readonly data: Uint8Array }

type Channels = 1 | 2 | 3 | 4
type Pixels = Drawn & { readonly channels: Channels }

/** A drawing takes ten times as long as its encoding, and the next format of it is soon requested. */
const DRAWN_BYTES = 48 * 1024 * 1024

export function createRenderer(draw: Draw | undefined): (job: RenderJob) => Promise<readonly Buffer[]> {
  const drawn = new LRUCache<string, Pixels>({ maxSize: DRAWN_BYTES, sizeCalculation: ({ data }) => data.byteLength })

  async function drawing(name: string, width: number): Promise<Pixels> {
    const key = `${width} ${name}`
    const known = drawn.get(key)
    if (known) return known
    const made = await draw?.(name, width)
    if (!made) throw new Error(`There is no drawing ${name}`)
    if (made.data.byteLength !== made.width * made.height * 4) throw new Error(`The drawing ${name} is not whole`)
    const pixels = { ...made, channels: 4 } as const
    drawn.set(key, pixels)
    return pixels
  }

  const pixelsOf = (source: RenderSource, width: number): Promise<Pixels> =>
    source.kind === 'file' ? readPixels(source.file, source.opaque, width) : drawing(source.name, width)

  return async ({ source, width, outputs }) => {
    const pixels = await pixelsOf(source, width)
    const pictures: Buffer[] = []
    // One after the other: a core is what this process has.
    for (const output of outputs)
      pictures.push(await encode(onBackground(pixels, output), output.format, output.quality))
    return pictures
  }
}

async function readPixels(file: string, opaque: boolean, width: number): Promise<Pixels> {
  const svg = file.endsWith('.svg') ? { wanted: width, own: await ownWidth(file) } : undefined
  const upright = decode(file, { failOn: 'error', ...(svg ? { svg } : {}) })
    .resize({ width })
    .toColourspace('srgb')
  const { data, info } = await (opaque ? upright.removeAlpha() : upright).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

async function ownWidth(file: string): Promise<number> {
  const { width } = await decode(file, { failOn: 'error', limited: false }).metadata()
  return width
}

function onBackground({ data, width, height, channels }: Pixels, { background }: RenderOutput): Sharp {
  const pixels = sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS })
  return background === undefined ? pixels : pixels.flatten({ background })
}
