/** In which sizes and qualities pictures are asked for: few widths, so that caches are warm. */

/** IMG-03 */
export const IMAGE_WIDTHS = [320, 720, 1024, 1920, 3840] as const
/** IMG-06: blurred until the picture is there. */
export const PLACEHOLDER_WIDTHS = [90, 720] as const
/** IMG-05 */
export const DEFAULT_QUALITY = 60
export const MAX_IMAGE_WIDTH = 3840
/** IMG-07: where pictures stop filling the screen. */
export const DEFAULT_IMAGE_BREAKPOINT = 960
/** IMG-08 */
export const MAX_IMAGE_COLUMNS = 3

const SMALL_IMAGE_QUALITY = 70
const LARGEST_SMALL_IMAGE = 720

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** IMG-01 */
export interface Image {
  readonly href: string
  readonly width?: number
  readonly quality?: number
  readonly backgroundColor?: string
}

/** IMG-04, IMG-05, T11: a small width gets 70, a large one and no width at all get 60. */
export function qualityOf(width?: number): number {
  return width !== undefined && width <= LARGEST_SMALL_IMAGE ? SMALL_IMAGE_QUALITY : DEFAULT_QUALITY
}

/** IMG-02: width, format, quality, and a background colour for pictures with holes. Wider than 3840 is cut (IMG-05). */
export function imageAddress({ href, width, quality, backgroundColor }: Image, format: ImageFormat): string {
  const cut = Math.min(width ?? MAX_IMAGE_WIDTH, MAX_IMAGE_WIDTH)
  const query = new URLSearchParams({
    width: String(cut),
    format,
    quality: String(quality ?? qualityOf(width)),
    ...(backgroundColor ? { background: backgroundColor } : {}),
  })
  return `${href}${href.includes('?') ? '&' : '?'}${query}`
}

/** Every width up to the picture's own (all five without one), each with its quality. */
export function srcSet(image: Image, format: ImageFormat): string {
  const { width: widest = MAX_IMAGE_WIDTH, ...rest } = image
  const widths = IMAGE_WIDTHS.filter((width, index) => index === 0 || width <= widest)
  return widths.map((width) => `${imageAddress({ ...rest, width }, format)} ${width}w`).join(', ')
}

/** IMG-06: the addresses of the two blurred stand-ins, small first. */
export function placeholderAddresses(image: Image, format: ImageFormat): readonly string[] {
  return PLACEHOLDER_WIDTHS.map((width) => imageAddress({ ...image, width }, format))
}

/** IMG-07: the width of the screen below the breakpoint, a column from there on. */
export function sizesAttribute(columns: number = MAX_IMAGE_COLUMNS, breakpoint = DEFAULT_IMAGE_BREAKPOINT): string {
  return `(min-width: ${breakpoint}px) ${Math.ceil(100 / imageColumns(columns))}vw, 100vw`
}

/** IMG-08: at least one, at most three; content may ask for anything. */
export function imageColumns(columns: number): number {
  return Math.min(Math.max(Math.trunc(columns) || 1, 1), MAX_IMAGE_COLUMNS)
}
