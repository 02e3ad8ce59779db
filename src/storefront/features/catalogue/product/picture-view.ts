/** A picture as it is sent to the browser, which computes the addresses of its sizes from these few fields. */
import type { ProductImage } from '../../../../contracts/discovery/product.ts'

export type PictureView = {
  readonly href: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly tint: string
}

export function toPictureView({ url, alt, width, height, backgroundColor }: ProductImage): PictureView {
  return { href: url, alt, width, height, tint: backgroundColor }
}
