/**
 * Our two qualities in the numbers of each encoder, which mean something else in each. Chosen by looking at the demo's
 * patterns at full size: below these numbers fine lines of one colour on another turn to mud, AVIF's first. On 24 of the
 * demo's socks, 720 wide in quality 70, an AVIF has 17 KB on average, a WebP 33 and a JPEG 45.
 */
import type { Sharp } from 'sharp'
import type { ImageQuality } from '../../../markets/images/image-widths.ts'
import type { EncodedFormat } from '../address/choose-format.ts'

type EncoderSettings = Readonly<Record<string, string | number | boolean>>

export const ENCODERS = {
  /** Effort 3 takes half as long again for a twentieth of the bytes, effort 4 seven times as long for an eighth. */
  avif: { 70: 42, 60: 38, settings: { effort: 2, chromaSubsampling: '4:2:0' } },
  webp: { 70: 70, 60: 60, settings: { effort: 4 } },
  jpeg: { 70: 72, 60: 62, settings: { mozjpeg: true, progressive: true } },
} as const satisfies Record<EncodedFormat, Record<ImageQuality, number> & { settings: EncoderSettings }>

export function encode(pixels: Sharp, format: EncodedFormat, quality: ImageQuality): Promise<Buffer> {
  const { [quality]: number, settings } = ENCODERS[format]
  return pixels.toFormat(format, { quality: number, ...settings }).toBuffer()
}
