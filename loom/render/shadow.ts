/**
 * What a layer does to whatever lies beneath it: a dark line where it touches, a soft shade beside it, and a faint one
 * further out, away from the key light. Near-black with little coverage, so it darkens the table and other socks alike.
 */
import type { Channel } from './blur.ts'
import { blurred } from './blur.ts'
import type { Canvas, Patch } from './canvas.ts'
import { HIDING } from './canvas.ts'
import { stretched } from './stretch.ts'

/** All in millimetres; `strength` is the coverage right under the layer. */
export type Shade = {
  readonly softness: number
  readonly right: number
  readonly down: number
  readonly strength: number
}

export const LYING: readonly Shade[] = [
  { softness: 1.8, right: 0.8, down: 1.3, strength: 0.36 },
  { softness: 6.3, right: 3, down: 4.5, strength: 0.32 },
  { softness: 20, right: 9, down: 14, strength: 0.22 },
]

const RED = 0.075
const GREEN = 0.05
const BLUE = 0.07

/** Less shadow than this nobody sees. */
const BRIGHT = 0.9995

/** Shadows have no fine lines: each is computed smaller, in cells of so much of its softness. */
const CELL = 0.45
/** Nobody sees cells of this size in pixels, unless the shadow is sharper still. */
const FINE = 3

/** How far beyond the layer a shade reaches, in softnesses: that of three box blurs. */
const REACH = 3

/** The part of the picture that a shadow may fall on, in pixels. */
type Region = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Darkens what is beneath the canvas, around `caster`. */
export function castShadow(canvas: Canvas, caster: Patch, scale: number, shades: readonly Shade[]): void {
  const region = regionAround(caster, canvas, scale, shades)
  if (region.width <= 0 || region.height <= 0) return
  const sharpest = Math.min(...shades.map(({ softness }) => softness)) * scale
  const shrink = Math.max(1, Math.min(Math.round(sharpest), FINE), Math.floor(sharpest * CELL))
  const silhouette = silhouetteOf(caster, region, shrink)
  const light = { ...silhouette, data: new Float32Array(silhouette.data.length).fill(1) }
  for (const { softness, right, down, strength } of shades) {
    const smaller = Math.max(1, Math.floor((softness * scale * CELL) / shrink))
    const soft = blurred(shrunk(silhouette, smaller), radiusFor(softness * scale, shrink * smaller))
    darken(light, soft, smaller, (right * scale) / shrink, (down * scale) / shrink, strength)
  }
  spread(canvas, region, light, shrink)
}

/** In cells, for a softness in pixels: cells are soft already, so a shadow looks the same at any size of them. */
function radiusFor(softness: number, cell: number): number {
  const variance = (softness * (softness + 1)) / (cell * cell) - 0.25
  return variance > 0 ? (Math.sqrt(1 + 4 * variance) - 1) / 2 : 0
}

function regionAround(caster: Patch, canvas: Canvas, scale: number, shades: readonly Shade[]): Region {
  const far = (side: (shade: Shade) => number) =>
    Math.ceil(Math.max(...shades.map((shade) => (shade.softness * REACH + Math.max(side(shade), 0)) * scale))) + 1
  const left = Math.max(caster.left - far(({ right }) => -right), 0)
  const top = Math.max(caster.top - far(({ down }) => -down), 0)
  return {
    left,
    top,
    width: Math.min(caster.left + caster.width + far(({ right }) => right), canvas.width) - left,
    height: Math.min(caster.top + caster.height + far(({ down }) => down), canvas.height) - top,
  }
}

/** The coverage of the layer within the region, `shrink` times smaller. */
function silhouetteOf(caster: Patch, region: Region, shrink: number): Channel {
  const width = Math.ceil(region.width / shrink)
  const height = Math.ceil(region.height / shrink)
  const data = new Float32Array(width * height)
  const share = 1 / (shrink * shrink)
  const [right, down] = [caster.left - region.left, caster.top - region.top]
  for (let y = 0; y < caster.height; y += 1) {
    const line = Math.floor((y + down) / shrink) * width
    let from = y * caster.width * 4 + 3
    for (let x = right; x < right + caster.width; x += 1, from += 4) {
      const cover = caster.data[from] ?? 0
      if (cover === 0) continue
      const at = line + Math.floor(x / shrink)
      data[at] = (data[at] ?? 0) + cover * share
    }
  }
  return { width, height, data }
}

function shrunk(channel: Channel, by: number): Channel {
  if (by === 1) return channel
  const width = Math.ceil(channel.width / by)
  const height = Math.ceil(channel.height / by)
  const data = new Float32Array(width * height)
  const share = 1 / (by * by)
  for (let y = 0; y < channel.height; y += 1) {
    const line = Math.floor(y / by) * width
    for (let x = 0; x < channel.width; x += 1) {
      const at = line + Math.floor(x / by)
      data[at] = (data[at] ?? 0) + (channel.data[y * channel.width + x] ?? 0) * share
    }
  }
  return { width, height, data }
}

/** Takes away the light that a shade does not let through. */
function darken(light: Channel, soft: Channel, by: number, right: number, down: number, strength: number): void {
  const { width, height, data } = light
  const covers = new Float32Array(width)
  const { read } = stretched(soft, (0.5 - right) / by - 0.5, 1 / by, width)
  for (let y = 0; y < height; y += 1) {
    read((y + 0.5 - down) / by - 0.5, covers)
    const line = y * width
    for (let x = 0; x < width; x += 1) data[line + x] = (data[line + x] ?? 1) * (1 - (covers[x] ?? 0) * strength)
  }
}

function spread({ width, data }: Canvas, region: Region, light: Channel, shrink: number): void {
  const rests = new Float32Array(region.width)
  const { read } = stretched(light, 0.5 / shrink - 0.5, 1 / shrink, region.width)
  for (let y = 0; y < region.height; y += 1) {
    read((y + 0.5) / shrink - 0.5, rests)
    let at = ((region.top + y) * width + region.left) * 4
    for (let x = 0; x < region.width; x += 1, at += 4) {
      const above = data[at + 3] ?? 0
      const rest = rests[x] ?? 1
      if (above > HIDING || rest > BRIGHT) continue
      const cover = (1 - rest) * (1 - above)
      data[at] = (data[at] ?? 0) + RED * cover
      data[at + 1] = (data[at + 1] ?? 0) + GREEN * cover
      data[at + 2] = (data[at + 2] ?? 0) + BLUE * cover
      data[at + 3] = above + cover
    }
  }
}
