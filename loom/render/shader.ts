/** Shades one sample: finds its body and the corners around it, asks the material, lights the answer. */
import type { Fragment, Material } from './fragment.ts'
import { newFragment } from './fragment.ts'
import type { Light } from './light.ts'
import { lighten } from './light.ts'
import type { Surface } from './surface.ts'
import { directionsOf } from './surface.ts'
import type { Band, ScreenGrid } from './visibility.ts'
import { NOTHING } from './visibility.ts'

export type Shadeable = ScreenGrid & { readonly corners: Float32Array; readonly material: Material }

/** Per point, side by side in memory: normal, direction across, cloth across and along, openness, station. */
const STRIDE = 10

export function cornersOf(surface: Surface): Float32Array {
  const { normals, across } = directionsOf(surface)
  const count = surface.openness.length
  const corners = new Float32Array(count * STRIDE)
  for (let at = 0; at < count; at += 1) {
    const to = at * STRIDE
    for (let axis = 0; axis < 3; axis += 1) {
      corners[to + axis] = normals[at * 3 + axis] ?? 0
      corners[to + 3 + axis] = across[at * 3 + axis] ?? 0
    }
    corners[to + 6] = surface.cloth[at * 2] ?? 0
    corners[to + 7] = surface.cloth[at * 2 + 1] ?? 0
    corners[to + 8] = surface.openness[at] ?? 1
    corners[to + 9] = surface.station[at] ?? 0
  }
  return corners
}

/** One object is used for all samples of a layer. */
export type Shader = {
  readonly bodies: readonly Shadeable[]
  readonly light: Light
  readonly band: Band
  readonly fragment: Fragment
  /** The triangle whose corners are known, its body, and where the body's quads begin and end. */
  triangle: number
  body: Shadeable | undefined
  from: number
  until: number
  a: number
  b: number
  c: number
  /** The weight of its second and its third corner: at the origin, and how it grows to the right and down. */
  second: number
  secondRight: number
  secondDown: number
  third: number
  thirdRight: number
  thirdDown: number
  /** Of the pixel: its normal, its direction across (when it was asked for), its openness. */
  readonly shared: Float32Array
  directed: boolean
}

export function newShader(bodies: readonly Shadeable[], light: Light, band: Band): Shader {
  const fragment = newFragment()
  fragment.sample = 1 / Math.min(band.samples, 2)
  return {
    bodies,
    light,
    band,
    fragment,
    triangle: NOTHING,
    body: undefined,
    from: 0,
    until: -1,
    a: 0,
    b: 0,
    c: 0,
    second: 0.5,
    secondRight: 0.5,
    secondDown: 0.5,
    third: 0.5,
    thirdRight: 0.5,
    thirdDown: 0.5,
    shared: new Float32Array(7),
    directed: false,
  }
}

function turnTo(shader: Shader, triangle: number): void {
  shader.triangle = triangle
  const quad = triangle >> 1
  if (quad < shader.from || quad >= shader.until) {
    shader.body = shader.bodies.findLast(({ first }) => first <= quad)
    shader.from = shader.body?.first ?? 0
    shader.until = shader.from + (shader.body ? shader.body.rows * shader.body.columns : 0)
  }
  if (!shader.body) return
  const { columns, screen, corners } = shader.body
  const corner = quad - shader.from
  const lower = triangle & 1
  const i = lower ? corner + columns + 1 : corner
  const j = lower ? corner + columns : corner + 1
  const k = lower ? corner + 1 : corner + columns
  const a = i * STRIDE
  const b = j * STRIDE
  const c = k * STRIDE
  shader.a = a
  shader.b = b
  shader.c = c
  const x = screen[i * 3] ?? 0
  const y = screen[i * 3 + 1] ?? 0
  const bx = (screen[j * 3] ?? 0) - x
  const by = (screen[j * 3 + 1] ?? 0) - y
  const cx = (screen[k * 3] ?? 0) - x
  const cy = (screen[k * 3 + 1] ?? 0) - y
  const share = 1 / Math.max(bx * cy - cx * by, 1e-6)
  shader.secondRight = cy * share
  shader.secondDown = -cx * share
  shader.second = (cx * y - cy * x) * share
  shader.thirdRight = -by * share
  shader.thirdDown = bx * share
  shader.third = (by * x - bx * y) * share
  const perSample = share * shader.band.samples
  const bAcross = (corners[b + 6] ?? 0) - (corners[a + 6] ?? 0)
  const cAcross = (corners[c + 6] ?? 0) - (corners[a + 6] ?? 0)
  const bAlong = (corners[b + 7] ?? 0) - (corners[a + 7] ?? 0)
  const cAlong = (corners[c + 7] ?? 0) - (corners[a + 7] ?? 0)
  const { fragment } = shader
  fragment.pixelAcross = length(bAcross * cy - cAcross * by, cAcross * bx - bAcross * cx) * perSample
  fragment.pixelAlong = length(bAlong * cy - cAlong * by, cAlong * bx - bAlong * cx) * perSample
}

/**
 * Shades a triangle at the fragment's place on the screen; `anew` unless the one before was of the same pixel and triangle: what changes slowly is
 * the same for both. Fractions travel in the fragment, since each one handed over costs a piece of memory.
 */
export function shade(shader: Shader, triangle: number, anew: boolean): void {
  const { fragment, shared } = shader
  if (triangle !== shader.triangle) turnTo(shader, triangle)
  const { body, a, b, c } = shader
  if (!body) return
  const { corners } = body
  const { x: right, y: down } = fragment
  const second = shader.second + shader.secondRight * right + shader.secondDown * down
  const third = shader.third + shader.thirdRight * right + shader.thirdDown * down
  const first = 1 - second - third
  if (anew) {
    shared[0] = (corners[a] ?? 0) * first + (corners[b] ?? 0) * second + (corners[c] ?? 0) * third
    shared[1] = (corners[a + 1] ?? 0) * first + (corners[b + 1] ?? 0) * second + (corners[c + 1] ?? 0) * third
    shared[2] = (corners[a + 2] ?? 0) * first + (corners[b + 2] ?? 0) * second + (corners[c + 2] ?? 0) * third
    shared[6] = (corners[a + 8] ?? 0) * first + (corners[b + 8] ?? 0) * second + (corners[c + 8] ?? 0) * third
    shader.directed = false
  }
  fragment.across = (corners[a + 6] ?? 0) * first + (corners[b + 6] ?? 0) * second + (corners[c + 6] ?? 0) * third
  fragment.along = (corners[a + 7] ?? 0) * first + (corners[b + 7] ?? 0) * second + (corners[c + 7] ?? 0) * third
  fragment.station = (corners[a + 9] ?? 0) * first + (corners[b + 9] ?? 0) * second + (corners[c + 9] ?? 0) * third
  fragment.openness = shared[6] ?? 1
  fragment.slopeAcross = 0
  fragment.slopeAlong = 0
  fragment.gloss = 0
  fragment.visible = true
  fragment.even = false
  body.material(fragment)
  if (!fragment.visible) return
  let x = shared[0] ?? 0
  let y = shared[1] ?? 0
  let z = shared[2] ?? 0
  const { slopeAcross, slopeAlong } = fragment
  if (slopeAcross !== 0 || slopeAlong !== 0) {
    if (!shader.directed) {
      shared[3] = (corners[a + 3] ?? 0) * first + (corners[b + 3] ?? 0) * second + (corners[c + 3] ?? 0) * third
      shared[4] = (corners[a + 4] ?? 0) * first + (corners[b + 4] ?? 0) * second + (corners[c + 4] ?? 0) * third
      shared[5] = (corners[a + 5] ?? 0) * first + (corners[b + 5] ?? 0) * second + (corners[c + 5] ?? 0) * third
      shader.directed = true
    }
    const tx = shared[3] ?? 0
    const ty = shared[4] ?? 0
    const tz = shared[5] ?? 0
    const bentX = x - slopeAcross * tx - slopeAlong * (y * tz - z * ty)
    const bentY = y - slopeAcross * ty - slopeAlong * (z * tx - x * tz)
    z -= slopeAcross * tz + slopeAlong * (x * ty - y * tx)
    x = bentX
    y = bentY
  }
  const scale = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
  fragment.normalX = x * scale
  fragment.normalY = y * scale
  fragment.normalZ = z * scale
  lighten(fragment, shader.light)
}

// Math.hypot guards against overflow, which costs more than all the rest here.
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y)
}
