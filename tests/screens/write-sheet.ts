/** One picture that shows the same state at every width, a row for each language: small enough to store and to review. */
import sharp from 'sharp'

const ROW = 300
const GAP = 12
const PAPER = '#fff7ed'

export type Frame = { readonly png: Buffer; readonly row: number }

export async function writeSheet(file: string, frames: readonly Frame[]): Promise<void> {
  const small = await Promise.all(
    frames.map(async ({ png, row }) => {
      const { data, info } = await sharp(png)
        .resize({ height: ROW, kernel: 'lanczos3' })
        .png()
        .toBuffer({ resolveWithObject: true })
      return { input: data, width: info.width, row }
    }),
  )
  const ends = new Map<number, number>()
  const placed = small.map(({ input, width, row }) => {
    const left = ends.get(row) ?? GAP
    ends.set(row, left + width + GAP)
    return { input, left, top: GAP + row * (ROW + GAP) }
  })
  const width = Math.max(...ends.values())
  const height = GAP + ends.size * (ROW + GAP)
  await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite(placed)
    .webp({ quality: 60, effort: 6 })
    .toFile(file)
}
