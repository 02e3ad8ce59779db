/**
 * The parameters of an image request, beside which picture: width, format, quality, background. Unknown parameters are
 * ignored.
 */
import {
  IMAGE_FORMATS,
  IMAGE_QUALITIES,
  imageBackground,
  MAX_IMAGE_WIDTH,
  qualityOf,
  SERVED_WIDTHS,
} from '../../../markets/images/image-widths.ts'
import type { ImageFormat, ImageQuality, ImageWidth } from '../../../markets/images/image-widths.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'

export type PictureRequest = {
  readonly width: ImageWidth
  readonly format: ImageFormat
  readonly quality: ImageQuality
  /** '#rrggbb' in lower case. */
  readonly background: string | undefined
}

export type InvalidPictureRequest = { readonly field: string; readonly message: string }

/** Written exactly as we write it: `0320`, `320.0` and ` 320` are other texts, and would be other keys in every cache. */
export function readPictureRequest(query: URLSearchParams): Result<PictureRequest, InvalidPictureRequest> {
  const width = oneOf(query, 'width', SERVED_WIDTHS)
  if (!width.ok) return width
  const format = oneOf(query, 'format', IMAGE_FORMATS)
  if (!format.ok) return format
  const quality = oneOf(query, 'quality', IMAGE_QUALITIES)
  if (!quality.ok) return quality
  const background = readBackground(query)
  if (!background.ok) return background
  return ok({
    width: width.value ?? MAX_IMAGE_WIDTH,
    format: format.value ?? 'auto',
    quality: quality.value ?? qualityOf(width.value),
    background: background.value,
  })
}

function oneOf<Choice extends string | number>(
  query: URLSearchParams,
  field: string,
  choices: readonly Choice[],
): Result<Choice | undefined, InvalidPictureRequest> {
  const [given, ...more] = query.getAll(field)
  if (given === undefined) return ok(undefined)
  const found = choices.find((choice) => String(choice) === given)
  return found === undefined || more.length > 0 ? bad(field, `one of ${choices.join(', ')}`) : ok(found)
}

function readBackground(query: URLSearchParams): Result<string | undefined, InvalidPictureRequest> {
  const [given, ...more] = query.getAll('background')
  const colour = imageBackground(given)
  return (given !== undefined && colour === undefined) || more.length > 0
    ? bad('background', 'a colour such as #ffd9cc')
    : ok(colour)
}

const bad = (field: string, expected: string) => fail({ field, message: `${field} must be ${expected}, given once` })
