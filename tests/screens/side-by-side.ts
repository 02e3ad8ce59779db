/** Screenshots of one height in a row, as the README shows them. */
import sharp, { type Sharp } from 'sharp'

export const PICTURE_HEIGHT = 844
const GAP = 28
const PAPER = '#fff7ed'

export type Shot = { readonly width: number; readonly png: Buffer }

export function sideBySide(shots: readonly Shot[]): Sharp {
  let left = GAP
  const placed = shots.map(({ width, png }) => {
    const shot = { input: png, left, top: GAP }
    left += width + GAP
    return shot
  })
  const size = { width: left, height: PICTURE_HEIGHT + 2 * GAP }
  return sharp({ create: { ...size, channels: 3, background: PAPER } }).composite(placed)
}
