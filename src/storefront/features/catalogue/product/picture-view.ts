/** A picture as it is sent to the browser, which computes the addresses of its sizes from these few fields. */
import type { PictureView } from '../../../../contracts/content/kinds/fields.ts'
import type { ProductImage } from '../../../../contracts/discovery/product.ts'

export function toPictureView({ url, alt, width, height, backgroundColor }: ProductImage): PictureView {
  return { href: url, alt, width, height, tint: backgroundColor }
}
