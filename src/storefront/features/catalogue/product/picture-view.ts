/** A picture as the browser is told of it: the addresses of its sizes are worked out there, from these few words. */
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
