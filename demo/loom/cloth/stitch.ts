/**
 * The relief of one stitch of plain knitting, seen from the right side: two legs that meet at the bottom, each a round
 * strand, nested into the stitch below. Looked up in a small table that repeats in both directions.
 */
import { COURSE, WALE } from './gauge.ts'

const SIZE = 64
/** How much higher, in courses, a leg ends than it begins. */
export const SLANT = 0.95
/** How far a strand stands out, in millimetres. */
const HEIGHT = 0.38

const heights = new Float32Array(SIZE * SIZE)
for (let y = 0; y < SIZE; y += 1) {
  for (let x = 0; x < SIZE; x += 1) {
    const outwards = Math.abs((2 * (x + 0.5)) / SIZE - 1)
    const across = (y + 0.5) / SIZE + SLANT * outwards
    const round = Math.sin(Math.PI * (across - Math.floor(across)))
    const leg = Math.sin(Math.PI * (0.06 + 0.9 * outwards))
    heights[y * SIZE + x] = leg ** 0.7 * (0.3 + 0.7 * round ** 0.8)
  }
}

const slopesAcross = new Float32Array(SIZE * SIZE)
const slopesAlong = new Float32Array(SIZE * SIZE)
for (let y = 0; y < SIZE; y += 1) {
  for (let x = 0; x < SIZE; x += 1) {
    const here = y * SIZE + x
    slopesAcross[here] = ((heightAt(x + 1, y) - heightAt(x - 1, y)) * HEIGHT * SIZE) / (2 * WALE)
    slopesAlong[here] = ((heightAt(x, y + 1) - heightAt(x, y - 1)) * HEIGHT * SIZE) / (2 * COURSE)
  }
}

function heightAt(x: number, y: number): number {
  return heights[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0
}

/** Where in the tables a point is; both in stitches. */
export function stitchIndex(wale: number, course: number): number {
  const x = Math.floor((wale - Math.floor(wale)) * SIZE)
  const y = Math.floor((course - Math.floor(course)) * SIZE)
  return y * SIZE + x
}

export const stitchHeight = (index: number): number => heights[index] ?? 0
export const stitchSlopeAcross = (index: number): number => slopesAcross[index] ?? 0
export const stitchSlopeAlong = (index: number): number => slopesAlong[index] ?? 0

/** The middle height: what a stitch is on the whole when it is too small to be seen. */
export const MEAN_HEIGHT = heights.reduce((sum, height) => sum + height, 0) / heights.length
