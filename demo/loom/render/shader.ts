/** Shades one sample: finds its body and the corners around it, asks the material, lights the answer. */
import type { Fragment, Material } from './fragment.ts'
import type { Light } from './light.ts'
import type { Surface } from './surface.ts'
import { directionsOf } from './surface.ts'
import type { ScreenGrid } from './visibility.ts'
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

export type Shader = (triangle: number, second: number, third: number) => void

export function newShader(bodies: readonly Shadeable[], light: Light, fragment: Fragment, samples: number): Shader {
  let body = bodies[0]
  let from = 0
  let until = -1
  let current = NOTHING
  let a = 0
  let b = 0
  let c = 0

  function turnTo(triangle: number): void {
    current = triangle
    const quad = triangle >> 1
    if (quad < from || quad >= until) {
      body = bodies.findLast(({ first }) => first <= quad)
      from = body?.first ?? 0
      until = from + (body ? body.rows * body.columns : 0)
    }
    if (!body) return
    const { columns, screen, corners } = body
    const corner = quad - from
    const lower = triangle & 1
    const i = lower ? corner + columns + 1 : corner
    const j = lower ? corner + columns : corner + 1
    const k = lower ? corner + 1 : corner + columns
    a = i * STRIDE
    b = j * STRIDE
    c = k * STRIDE
    const x = screen[i * 3] ?? 0
    const y = screen[i * 3 + 1] ?? 0
    const bx = (screen[j * 3] ?? 0) - x
    const by = (screen[j * 3 + 1] ?? 0) - y
    const cx = (screen[k * 3] ?? 0) - x
    const cy = (screen[k * 3 + 1] ?? 0) - y
    const perSample = samples / Math.max(bx * cy - cx * by, 1e-6)
    const bAcross = (corners[b + 6] ?? 0) - (corners[a + 6] ?? 0)
    const cAcross = (corners[c + 6] ?? 0) - (corners[a + 6] ?? 0)
    const bAlong = (corners[b + 7] ?? 0) - (corners[a + 7] ?? 0)
    const cAlong = (corners[c + 7] ?? 0) - (corners[a + 7] ?? 0)
    fragment.pixelAcross = length(bAcross * cy - cAcross * by, cAcross * bx - bAcross * cx) * perSample
    fragment.pixelAlong = length(bAlong * cy - cAlong * by, cAlong * bx - bAlong * cx) * perSample
  }

  return (triangle, second, third) => {
    if (triangle !== current) turnTo(triangle)
    if (!body) return
    const { corners } = body
    const first = 1 - second - third
    fragment.across = (corners[a + 6] ?? 0) * first + (corners[b + 6] ?? 0) * second + (corners[c + 6] ?? 0) * third
    fragment.along = (corners[a + 7] ?? 0) * first + (corners[b + 7] ?? 0) * second + (corners[c + 7] ?? 0) * third
    fragment.openness = (corners[a + 8] ?? 0) * first + (corners[b + 8] ?? 0) * second + (corners[c + 8] ?? 0) * third
    fragment.station = (corners[a + 9] ?? 0) * first + (corners[b + 9] ?? 0) * second + (corners[c + 9] ?? 0) * third
    fragment.slopeAcross = 0
    fragment.slopeAlong = 0
    fragment.gloss = 0
    fragment.visible = true
    body.material(fragment)
    if (!fragment.visible) return
    const nx = (corners[a] ?? 0) * first + (corners[b] ?? 0) * second + (corners[c] ?? 0) * third
    const ny = (corners[a + 1] ?? 0) * first + (corners[b + 1] ?? 0) * second + (corners[c + 1] ?? 0) * third
    const nz = (corners[a + 2] ?? 0) * first + (corners[b + 2] ?? 0) * second + (corners[c + 2] ?? 0) * third
    const tx = (corners[a + 3] ?? 0) * first + (corners[b + 3] ?? 0) * second + (corners[c + 3] ?? 0) * third
    const ty = (corners[a + 4] ?? 0) * first + (corners[b + 4] ?? 0) * second + (corners[c + 4] ?? 0) * third
    const tz = (corners[a + 5] ?? 0) * first + (corners[b + 5] ?? 0) * second + (corners[c + 5] ?? 0) * third
    const { slopeAcross, slopeAlong } = fragment
    const bentX = nx - slopeAcross * tx - slopeAlong * (ny * tz - nz * ty)
    const bentY = ny - slopeAcross * ty - slopeAlong * (nz * tx - nx * tz)
    const bentZ = nz - slopeAcross * tz - slopeAlong * (nx * ty - ny * tx)
    const scale = 1 / (length(bentX, bentY, bentZ) || 1)
    light(fragment, bentX * scale, bentY * scale, bentZ * scale)
  }
}

// Math.hypot guards against overflow, which costs more than all the rest here.
function length(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z)
}
