/** One picture in one form: what is rendered once and then kept. */
import type { Picture } from '../pictures/find-picture.ts'
import type { EncodedFormat } from './choose-format.ts'
import type { PictureAsk } from './picture-ask.ts'

export type Rendering = Omit<PictureAsk, 'format' | 'width'> & {
  readonly picture: Picture
  readonly width: number
  readonly format: EncodedFormat
}

/** JPEG has no holes: what would show through them is white where the picture has no background of its own. */
const UNDER_JPEG = '#ffffff'

/**
 * The form that an ask comes down to, so that asks which give the same bytes have the same key: never wider than the
 * source, and no background where nothing shows through.
 */
export function toRendering(picture: Picture, ask: PictureAsk, format: EncodedFormat): Rendering {
  const { quality, background } = ask
  const underneath = format === 'jpeg' ? (picture.background ?? UNDER_JPEG) : undefined
  return {
    picture,
    width: Math.min(ask.width, picture.width),
    format,
    quality,
    background: picture.opaque ? undefined : (background ?? underneath),
  }
}

/** Safe as the name of a file: digits, letters, dashes and one dot. */
export function renderingKey({ picture, width, format, quality, background }: Rendering): string {
  return `${picture.hash}-${width}-${quality}-${background?.slice(1) ?? 'clear'}.${format}`
}
