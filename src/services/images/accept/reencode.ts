/**
 * Encodes a merchant's picture anew: upright, in sRGB, without metadata (places, names, devices) and without anything that was
 * appended to it. The result is what is stored: the same input gives the same bytes.
 */
import { decode } from '../decoders.ts'
import type { PictureKind } from './picture-name.ts'

const MAX_SECONDS = 60
/** Nothing wider is ever served; twice of it leaves room for crops. */
const MAX_STORED_PX = 7680

export async function reencode(bytes: Uint8Array, kind: PictureKind): Promise<Uint8Array> {
  // An SVG was cleaned, which writes it anew; it has no pixels.
  if (kind === 'svg') return bytes
  const upright = decode(bytes, { failOn: 'warning' })
    .timeout({ seconds: MAX_SECONDS })
    .resize({ width: MAX_STORED_PX, height: MAX_STORED_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  switch (kind) {
    case 'jpeg':
      return upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
    case 'png':
      return upright.png({ compressionLevel: 9 }).toBuffer()
    case 'webp':
      return upright.webp({ quality: 92 }).toBuffer()
    case 'avif':
      // The default effort takes a minute for the largest ones.
      return upright.avif({ quality: 80, effort: 1 }).toBuffer()
  }
}
