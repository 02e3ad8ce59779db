/**
 * A plain area in the colour and the proportions of a picture, which needs no rendering: for a picture that does not exist, cannot
 * be rendered, or would have to wait too long.
 */
import type { Picture } from './pictures/find-picture.ts'

/** The proportions of a product's picture on the colour of the page. */
const UNKNOWN = { width: 720, height: 900, background: '#fffaf2' }

export function plainPicture(picture: Pick<Picture, 'width' | 'height' | 'background'> = UNKNOWN): string {
  const { width, height, background = UNKNOWN.background } = picture
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/></svg>`
}
