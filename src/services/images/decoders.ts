/**
 * The library that decodes and encodes pictures, with all decoders disabled but the five we accept. The others (which
 * have had vulnerabilities) never process untrusted bytes.
 */
import sharp, { type Sharp } from 'sharp'

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadSvg',
  ],
})

/** The largest cameras have fewer; a bomb of a few kilobytes unpacks to more. */
export const MAX_PIXELS = 100_000_000
/** No side may be longer: WebP ends here. */
export const MAX_SIDE_PX = 16_383

/** The unit of SVG lengths when none is given. */
const SVG_DENSITY = 72
const MAX_DENSITY = 100_000

export type DecodeOptions = {
  /** False only to read the size, which decodes nothing. */
  readonly limited?: boolean
  /** 'warning' where a merchant can be notified; 'error' for what was accepted once. */
  readonly failOn: 'warning' | 'error'
  /** For an SVG: the width in pixels that is needed, and the one that it declares. */
  readonly svg?: { readonly wanted: number; readonly own: number }
}

export function decode(source: string | Uint8Array, { failOn, svg, limited = true }: DecodeOptions): Sharp {
  const density = svg && Math.min(Math.max(Math.ceil((SVG_DENSITY * svg.wanted) / svg.own), 1), MAX_DENSITY)
  return sharp(source, {
    failOn,
    limitInputPixels: limited && MAX_PIXELS,
    ...(density === undefined ? {} : { density }),
  }).autoOrient()
}

export { sharp }
