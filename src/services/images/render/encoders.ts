/**
 * Our two qualities in the scale of each encoder, which differ. AVIF's were chosen by eye, on a sock with fine white
 * lines on yellow (at 38 and 720 pixels they begin to run together), and by size: the 64 pictures of a listing, 720
 * pixels wide as phones request them, have 843 KB at 40, and 946 at 42 with the effort below.
 */
import type { Sharp } from 'sharp'
import type { ImageQuality } from '../../../markets/images/image-widths.ts'
import type { EncodedFormat } from '../address/choose-format.ts'

type EncoderSettings = Readonly<Record<string, string | number | boolean>>

export const ENCODERS = {
  /** At 720 pixels effort 3 takes twice the time for a fourteenth of the bytes, effort 4 seven times for a seventh. */
  avif: { 70: 40, 60: 36, settings: { effort: 3, chromaSubsampling: '4:2:0' } },
  webp: { 70: 70, 60: 60, settings: { effort: 4 } },
  jpeg: { 70: 72, 60: 62, settings: { mozjpeg: true, progressive: true } },
} as const satisfies Record<EncodedFormat, Record<ImageQuality, number> & { settings: EncoderSettings }>

export function encode(pixels: Sharp, format: EncodedFormat, quality: ImageQuality): Promise<Buffer> {
  const { [quality]: number, settings } = ENCODERS[format]
  return pixels.toFormat(format, { quality: number, ...settings }).toBuffer()
}
