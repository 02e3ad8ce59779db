/** A picture that is drawn when it is needed. It changes its address when it would look different. */
import { pictureHash, pictureHref } from '../../../contracts/images/picture-address.ts'
import type { PictureToRegister } from './register-pictures.ts'

export type Drawing = {
  /** What to draw, in the words of the drawing module. */
  readonly name: string
  /** Of the drawing module: goes up when the same name gives another picture. */
  readonly version: string | number
  /** The largest that it is drawn. */
  readonly size: { readonly width: number; readonly height: number }
  /** '#rrggbb' of its background; drawings have none of their own. */
  readonly background?: string
  /** Whether its common widths are prerendered: 0 no, 1 first, 2 when those are done. */
  readonly ahead?: PictureToRegister['ahead']
}

export function drawingPicture({ name, version, size, background, ahead = 0 }: Drawing): PictureToRegister {
  return {
    hash: pictureHash(`${version}\n${name}`),
    name,
    kind: 'drawing',
    width: size.width,
    height: size.height,
    opaque: 0,
    background: background ?? null,
    ahead,
  }
}

/** Where a registered picture is found, without width and format. */
export const hrefOf = ({ hash, name }: Pick<PictureToRegister, 'hash' | 'name'>): string => pictureHref(hash, name)
