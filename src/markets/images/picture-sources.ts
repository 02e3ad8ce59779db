/**
 * The attributes of an `<img>`. One element and `format=auto` instead of a `<picture>` with a source for each format:
 * the browser sends its accepted formats anyway, and a listing of 64 tiles stays small.
 */
import type { Image } from './image-widths.ts'
import { imageAddress, sizesAttribute, srcSet } from './image-widths.ts'

export type PictureSources = { readonly src: string; readonly srcSet: string; readonly sizes: string }

export type PictureLayout = {
  /** The number of columns from the breakpoint on (IMG-07, IMG-08). */
  readonly columns?: number
  /** The attribute itself, where it does not follow from the columns. */
  readonly sizes?: string
  /** The widest that the place ever shows, in pixels of the device: a tile need not list what it never loads. */
  readonly widest?: number
}

/** For browsers without srcset, and for copied addresses. */
const PLAIN_WIDTH = 720

/** `image.width` is the width of the picture itself. */
export function pictureSources(image: Image, { columns, sizes, widest }: PictureLayout = {}): PictureSources {
  const { width, ...rest } = image
  const most = Math.min(width ?? Infinity, widest ?? Infinity)
  return {
    src: imageAddress({ ...rest, width: Math.min(PLAIN_WIDTH, most) }, 'auto'),
    srcSet: srcSet(most === Infinity ? rest : { ...rest, width: most }, 'auto'),
    sizes: sizes ?? sizesAttribute(columns),
  }
}
