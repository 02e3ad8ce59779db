/** In which sizes, formats and qualities pictures are requested: few of each, so that caches are warm. */

/** IMG-03 */
export const IMAGE_WIDTHS = [320, 720, 1024, 1920, 3840] as const
/** Every width the image service renders; 90 is the smaller placeholder's (IMG-06). */
export const SERVED_WIDTHS = [90, ...IMAGE_WIDTHS] as const
/** By what the browser accepts, or one by name. */
export const IMAGE_FORMATS = ['auto', 'avif', 'webp', 'jpeg'] as const
/** IMG-04 */
export const IMAGE_QUALITIES = [70, 60] as const
/** IMG-05 */
export const DEFAULT_QUALITY = 60
export const MAX_IMAGE_WIDTH = 3840
/** IMG-07: where pictures stop filling the screen. */
export const DEFAULT_IMAGE_BREAKPOINT = 960
/** IMG-08 */
export const MAX_IMAGE_COLUMNS = 3

const SMALL_IMAGE_QUALITY = 70
const MAX_SMALL_IMAGE_WIDTH = 720
const COLOUR = /^#[\da-f]{6}$/i

export type ImageWidth = (typeof SERVED_WIDTHS)[number]
export type ImageFormat = (typeof IMAGE_FORMATS)[number]
export type ImageQuality = (typeof IMAGE_QUALITIES)[number]

/** IMG-01 */
export interface Image {
  readonly href: string
  readonly width?: number
  readonly quality?: ImageQuality
  readonly backgroundColor?: string
}

/** IMG-04, IMG-05, T11: a small width gets 70, a large one and no width at all get 60. */
export function qualityOf(width?: number): ImageQuality {
  return width !== undefined && width <= MAX_SMALL_IMAGE_WIDTH ? SMALL_IMAGE_QUALITY : DEFAULT_QUALITY
}

/** The next width that is served: wide enough where there is one, and never wider than 3840 (IMG-05). */
export function servedWidth(width: number = MAX_IMAGE_WIDTH): ImageWidth {
  return SERVED_WIDTHS.find((served) => served >= width) ?? MAX_IMAGE_WIDTH
}

/** A background as the image service accepts it; content is not validated. */
export function imageBackground(colour: string | undefined): string | undefined {
  return colour !== undefined && COLOUR.test(colour) ? colour.toLowerCase() : undefined
}

/** IMG-02: width, format, quality, and a background colour for pictures with holes. */
export function imageAddress({ href, width, quality, backgroundColor }: Image, format: ImageFormat): string {
  const background = imageBackground(backgroundColor)
  // All of it is ours and holds nothing to escape but the #: a listing writes two hundred and fifty of these.
  const query = `width=${servedWidth(width)}&format=${format}&quality=${quality ?? qualityOf(width)}`
  const tinted = background === undefined ? query : `${query}&background=%23${background.slice(1)}`
  return `${href}${href.includes('?') ? '&' : '?'}${tinted}`
}

/**
 * Every width up to the picture's own (all five without one), each with its quality. The last is the picture's own
 * width, which need not be one of ours: it is requested by the next of ours and returned in its own width.
 */
export function srcSet(image: Image, format: ImageFormat): string {
  const { width: own = MAX_IMAGE_WIDTH, ...rest } = image
  const widths = IMAGE_WIDTHS.filter((_, index) => (IMAGE_WIDTHS[index - 1] ?? 0) < own)
  return widths.map((width) => `${imageAddress({ ...rest, width }, format)} ${Math.min(width, own)}w`).join(', ')
}

/** IMG-07: the width of the screen below the breakpoint, a column from there on. */
export function sizesAttribute(columns: number = MAX_IMAGE_COLUMNS, breakpoint = DEFAULT_IMAGE_BREAKPOINT): string {
  return `(min-width: ${breakpoint}px) ${Math.ceil(100 / imageColumns(columns))}vw, 100vw`
}

/** IMG-08: at least one, at most three; content is not validated. */
export function imageColumns(columns: number): number {
  return Math.min(Math.max(Math.trunc(columns) || 1, 1), MAX_IMAGE_COLUMNS)
}
