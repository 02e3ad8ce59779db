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

const sharp = new Float32Array(SIZE * SIZE)
for (let y = 0; y < SIZE; y += 1) {
  for (let x = 0; x < SIZE; x += 1) {
    const outwards = Math.abs((2 * (x + 0.5)) / SIZE - 1)
    const across = (y + 0.5) / SIZE + SLANT * outwards
    const round = Math.sin(Math.PI * (across - Math.floor(across)))
    const leg = Math.sin(Math.PI * (0.06 + 0.9 * outwards))
    sharp[y * SIZE + x] = leg ** 0.7 * (0.3 + 0.7 * round ** 0.8)
  }
}

/** The middle height: what a stitch is on the whole when it is too small to be seen. */
export const MEAN_HEIGHT = sharp.reduce((sum, height) => sum + height, 0) / sharp.length

const REACH = Math.round(SIZE / 6)

/** Without its fine edges: what a few pixels can show of a stitch. More would turn into a moiré. */
const soft = smoothed(smoothed(sharp)).map((height) => MEAN_HEIGHT + (height - MEAN_HEIGHT) * 2)

/** The average of the cells around each, in a tile that meets itself. */
function smoothed(heights: Float32Array): Float32Array {
  return averaged(averaged(heights, 1, 0), 0, 1)
}

function averaged(heights: Float32Array, right: 0 | 1, down: 0 | 1): Float32Array {
  return heights.map((_, at) => {
    let sum = 0
    for (let step = -REACH; step <= REACH; step += 1) {
      sum += heightAt(heights, (at % SIZE) + step * right, Math.floor(at / SIZE) + step * down)
    }
    return sum / (2 * REACH + 1)
  })
}

function heightAt(heights: Float32Array, x: number, y: number): number {
  return heights[((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)] ?? 0
}

/** The height and both slopes of each cell, side by side in memory. */
export type Relief = Float32Array

const reliefOf = (heights: Float32Array): Relief =>
  Float32Array.from({ length: heights.length * 3 }, (_, at) => {
    const cell = Math.floor(at / 3)
    const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)]
    const across = (heightAt(heights, x + 1, y) - heightAt(heights, x - 1, y)) / WALE
    const along = (heightAt(heights, x, y + 1) - heightAt(heights, x, y - 1)) / COURSE
    return [heights[cell] ?? 0, (across * HEIGHT * SIZE) / 2, (along * HEIGHT * SIZE) / 2][at % 3] ?? 0
  })

export const SHARP: Relief = reliefOf(sharp)
export const SOFT: Relief = reliefOf(soft)

/** Where in a relief a point is; both in stitches. */
export function stitchIndex(wale: number, course: number): number {
  const x = Math.floor((wale - Math.floor(wale)) * SIZE)
  const y = Math.floor((course - Math.floor(course)) * SIZE)
  return (y * SIZE + x) * 3
}
