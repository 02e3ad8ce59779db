/**
 * Turns surfaces into a patch of pixels. Band by band: first it is found which triangle is nearest at each sample, then
 * the visible ones are shaded, then the samples of a pixel are averaged. A band keeps the memory small.
 */
import type { Canvas, Patch } from './canvas.ts'
import { HIDING, newCanvas } from './canvas.ts'
import { encode } from './colour.ts'
import type { Material } from './fragment.ts'
import type { Light } from './light.ts'
import type { Shadeable, Shader } from './shader.ts'
import { cornersOf, newShader, shade } from './shader.ts'
import type { Surface } from './surface.ts'
import { boundsOf } from './surface.ts'
import type { Band } from './visibility.ts'
import { clear, findNearest, newBand, NOTHING, reachOf } from './visibility.ts'

/** A surface and what it is made of. */
export type Body = { readonly surface: Surface; readonly material: Material }

/** From millimetres to pixels. */
export type View = {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly x: number
  readonly y: number
}

const BAND = 32

/** Two samples of a pixel that differ by less than this speak for all of them. */
const ALIKE = 0.15
/** So many millimetres of depth between its corners, and a pixel is not seen from its edge. */
const FLAT = 0.8
/** In a picture as large or as near as this, two samples always do; only at an outline all are needed. */
const LARGE = 1400
const NEAR = 3

/**
 * `samples` is how many there are along each side of a pixel; `above` is what already lies over the bodies: what it
 * hides counts as there, but gets no colour.
 */
export function rasterise(bodies: readonly Body[], view: View, light: Light, samples: number, above?: Canvas): Patch {
  const patch = patchFor(bodies, view)
  const shadeable = project(bodies, { ...view, x: view.x - patch.left, y: view.y - patch.top }, samples)
  const band = newBand(patch.width, Math.min(BAND, patch.height), samples)
  const resolving: Resolving = {
    patch,
    shader: newShader(shadeable, light, band),
    band,
    offsets: offsetsOf(samples),
    enough: view.width >= LARGE || view.scale >= NEAR ? Infinity : ALIKE,
    above,
  }
  for (let top = 0; top < patch.height; top += BAND) {
    band.top = top * samples
    band.rows = Math.min(BAND, patch.height - top) * samples
    clear(band)
    for (const body of shadeable) findNearest(body, band)
    for (let row = 0; row < band.rows; row += samples) resolve(resolving, row)
  }
  return patch
}

/** The part of the picture in which the bodies are. */
function patchFor(bodies: readonly Body[], { width, height, scale, x, y }: View): Patch {
  const bounds = boundsOf(bodies.map(({ surface }) => surface))
  const left = Math.max(Math.floor(bounds.left * scale + x) - 1, 0)
  const top = Math.max(Math.floor(bounds.top * scale + y) - 1, 0)
  const right = Math.min(Math.ceil(bounds.right * scale + x) + 1, width)
  const bottom = Math.min(Math.ceil(bounds.bottom * scale + y) + 1, height)
  return { left, top, ...newCanvas(Math.max(right - left, 0), Math.max(bottom - top, 0)) }
}

function project(bodies: readonly Body[], { scale, x, y }: View, samples: number): readonly Shadeable[] {
  let first = 0
  return bodies.map(({ surface, material }) => {
    const { rows, columns, points } = surface
    const screen = new Float32Array(points.length)
    for (let at = 0; at < points.length; at += 3) {
      screen[at] = ((points[at] ?? 0) * scale + x) * samples
      screen[at + 1] = ((points[at + 1] ?? 0) * scale + y) * samples
      screen[at + 2] = points[at + 2] ?? 0
    }
    const reach = reachOf({ rows, columns, screen })
    const body = { rows, columns, screen, reach, first, corners: cornersOf(surface), material }
    first += rows * columns
    return body
  })
}

type Resolving = {
  readonly patch: Patch
  readonly shader: Shader
  readonly band: Band
  readonly offsets: Offsets
  readonly enough: number
  readonly above: Canvas | undefined
}

/** Fills one line of pixels from the samples of the band. */
function resolve({ patch, shader, band, offsets, enough, above }: Resolving, line: number): void {
  const { columns, samples, triangle, depth } = band
  const { rights, downs } = offsets
  const middle = (samples - 1) / 2
  let start = columns
  let end = -1
  for (let row = line; row < line + samples; row += 1) {
    start = Math.min(start, band.lefts[row] ?? 0)
    end = Math.max(end, band.rights[row] ?? 0)
  }
  const { fragment } = shader
  const { data } = patch
  const inPixel = samples * samples
  const across = samples - 1
  const below = across * columns
  const first = Math.floor(start / samples)
  const y = (band.top + line) / samples
  let at = (y * patch.width + first) * 4
  let over = above ? ((y + patch.top) * above.width + first + patch.left) * 4 + 3 : 0
  for (let column = first * samples; column <= end; column += samples, at += 4, over += 4) {
    const corner = line * columns + column
    const covered =
      (triangle[corner] === NOTHING ? 0 : 1) +
      (triangle[corner + across] === NOTHING ? 0 : 1) +
      (triangle[corner + below] === NOTHING ? 0 : 1) +
      (triangle[corner + across + below] === NOTHING ? 0 : 1)
    if (covered === 0) continue
    if (above && (above.data[over] ?? 0) > HIDING) {
      data[at + 3] = covered / 4
      continue
    }
    let red = 0
    let green = 0
    let blue = 0
    let count = 0
    // Only an outline needs them all: within a body, its corners stand for a pixel.
    let of = covered === 4 ? Math.min(inPixel, 4) : inPixel
    let bright = -Infinity
    let previous = NOTHING
    for (let number = 0; number < of; number += 1) {
      const right = rights[number] ?? 0
      const down = downs[number] ?? 0
      const name = triangle[corner + down * columns + right] ?? NOTHING
      let brightness = -Infinity
      if (name !== NOTHING) {
        // The samples of a pixel stand on a turned grid, no two in one line.
        fragment.x = column + right + 0.5 + (middle - down) / samples
        fragment.y = band.top + line + down + 0.5 + (right - middle) / samples
        shade(shader, name, name !== previous)
        previous = name
        if (fragment.visible) {
          red += fragment.red
          green += fragment.green
          blue += fragment.blue
          count += 1
          brightness = fragment.red + fragment.green + fragment.blue
        }
      }
      if (number === 0 && fragment.even && covered === 4 && isFlat(depth, corner, across, below)) of = 1
      // Two opposite corners come first; the samples between them only where they have something to add.
      if (number === 1 && covered === 4 && Math.abs(brightness - bright) < enough) {
        of = 2
      }
      bright = brightness
    }
    if (count === 0) continue
    const cover = count / of
    data[at] = encode(red / count) * cover
    data[at + 1] = encode(green / count) * cover
    data[at + 2] = encode(blue / count) * cover
    data[at + 3] = cover
  }
}

/** Whether the corners of a pixel lie on one piece of cloth, and not on two behind each other. */
function isFlat(depth: Float32Array, corner: number, across: number, below: number): boolean {
  const here = depth[corner] ?? 0
  return (
    Math.abs((depth[corner + across + below] ?? 0) - here) < FLAT &&
    Math.abs((depth[corner + across] ?? 0) - (depth[corner + below] ?? 0)) < FLAT
  )
}

/** Where the samples of a pixel are in it: its corners first, opposite ones together. */
type Offsets = { readonly rights: Int32Array; readonly downs: Int32Array }

function offsetsOf(samples: number): Offsets {
  const last = samples - 1
  const numbers = [0, samples * samples - 1, last, last * samples]
  const all = [...new Set([...numbers, ...Array.from({ length: samples * samples }, (_, number) => number)])]
  return {
    rights: Int32Array.from(all, (number) => number % samples),
    downs: Int32Array.from(all, (number) => Math.floor(number / samples)),
  }
}
