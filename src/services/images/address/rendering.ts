/** One picture in one form: rendered once and then cached. */
import type { Picture } from '../pictures/find-picture.ts'
import type { EncodedFormat } from './choose-format.ts'
import type { PictureRequest } from './picture-request.ts'

export type Rendering = Omit<PictureRequest, 'format' | 'width'> & {
  readonly picture: Picture
  readonly width: number
  readonly format: EncodedFormat
}

/** JPEG has no holes: what would show through them is white where the picture has no background of its own. */
const UNDER_JPEG = '#ffffff'

/**
 * The normalised form of a request, so that requests which produce the same bytes have the same cache key: never wider
 * than the source, no background where the picture is opaque, and none but the one that the shop shows the picture on: a
 * colour of the caller's choice would be another rendering for each of 16 million.
 */
export function toRendering(picture: Picture, request: PictureRequest, format: EncodedFormat): Rendering {
  const { width, quality } = request
  const background = request.background === undefined ? undefined : picture.background
  const underneath = format === 'jpeg' ? (picture.background ?? UNDER_JPEG) : undefined
  return {
    picture,
    width: Math.min(width, picture.width),
    format,
    quality,
    background: picture.opaque ? undefined : (background ?? underneath),
  }
}

/** Safe as the name of a file: digits, letters, dashes and one dot. */
export function renderingKey({ picture, width, format, quality, background }: Rendering): string {
  return `${picture.hash}-${width}-${quality}-${background?.slice(1) ?? 'clear'}.${format}`
}
