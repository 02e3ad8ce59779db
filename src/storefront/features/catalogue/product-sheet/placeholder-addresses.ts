/** What an enlarged picture shows until it is loaded: smaller ones of the same, blurred (IMG-06). */
import { type Image, type ImageFormat, imageAddress } from '../../../../markets/images/image-widths.ts'

const PLACEHOLDER_WIDTHS = [90, 720] as const

/** The small one first: it is loaded first, and the larger one covers it. */
export function placeholderAddresses(image: Image, format: ImageFormat): readonly string[] {
  return PLACEHOLDER_WIDTHS.map((width) => imageAddress({ ...image, width }, format))
}
