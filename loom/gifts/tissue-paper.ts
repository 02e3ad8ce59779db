/** Crumpled tissue: a ruff that stands up around what lies in a box or a bag, and a bed beneath it. */
import type { Surface } from '../render/surface.ts'
import { noise } from '../seed.ts'
import { gridOf, pointsOn, turnedOver } from '../shapes/grid.ts'

/** Sharp ridges between flat faces, about one `size` apart; from -1 to 1. */
export function crumple(x: number, y: number, size: number, seed: number): number {
  const fold = (scale: number, part: number) =>
    1 - 3.2 * Math.abs(noise((x / size) * scale, (y / size) * scale, seed + part))
  return Math.max(fold(1, 0) * 0.75 + fold(2.3, 1) * 0.25, -1)
}

type Ruff = {
  /** Half the sides of what it lines. */
  readonly x: number
  readonly y: number
  /** Where it begins, and how far above that it ends. */
  readonly z: number
  readonly high: number
  /** How far it leans out. */
  readonly lean: number
  /** More than 1 where the lamp shines through it. */
  readonly light?: number
  /** From the left to the right around the back, or around the front. */
  readonly side: 'back' | 'front'
  readonly seed: number
  readonly detail: number
}

export function ruffOf({ x, y, z, high, lean, light = 1.02, side, seed, detail }: Ruff): readonly [Surface, Surface] {
  const length = 2 * x + 2 * y
  const sign = side === 'back' ? -1 : 1
  const sheet = gridOf({ rows: pointsOn(high * 1.3, detail), columns: pointsOn(length, detail) }, (right, down) => {
    const far = right * length
    const [atX, atY, outX, outY] = around(far, x, y, sign)
    // Corners of the sheet stand up, the paper between them sags.
    const place = far / 52 + 1.3 * noise(far / 80, 1, seed) + 8
    const corners = (0.55 + 0.45 * Math.abs((place % 1) * 2 - 1)) * (0.9 + 0.2 * noise(far / 33, 5, seed))
    const up = (1 - down) * high * corners
    const ridges = crumple(far, up * 0.8, 38, seed)
    const out = lean * (1 - down) ** 1.5 + ridges * 4.5 * (1 - 0.7 * down) - 3
    return {
      at: [atX + outX * out, atY + outY * out, z + up],
      cloth: [far, down * high],
      openness: light - 0.4 * down - 0.16 * Math.max(-ridges, 0),
    }
  })
  return side === 'back' ? [sheet, turnedOver(sheet)] : [turnedOver(sheet), sheet]
}

/** Along three sides of a rectangle: half of the left side, the far or near side, half of the right side. */
function around(far: number, x: number, y: number, sign: number): readonly [number, number, number, number] {
  if (far < y) return [-x, sign * far, -1, 0]
  if (far < y + 2 * x) return [far - y - x, sign * y, 0, sign]
  return [x, sign * (2 * y + 2 * x - far), 1, 0]
}

export function bedOf(x: number, y: number, z: number, seed: number, detail: number): Surface {
  return gridOf({ rows: pointsOn(y * 2, detail), columns: pointsOn(x * 2, detail) }, (right, down) => {
    const [atX, atY] = [(right * 2 - 1) * x, (down * 2 - 1) * y]
    const ridges = crumple(atX, atY, 40, seed)
    return { at: [atX, atY, z + ridges * 3.5], cloth: [atX, atY], openness: 0.62 + 0.1 * ridges }
  })
}
