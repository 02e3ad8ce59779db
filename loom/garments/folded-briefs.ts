/** Briefs as they lie in a drawer: sides and crotch folded behind, the elastic on top. */
import { addRidge } from '../cloth/knit-relief.ts'
import type { Knitter } from '../cloth/yarn-tile.ts'
import type { GoodsOrder } from './goods-order.ts'
import { detailFor } from './goods-order.ts'
import { linearOf } from '../render/colour.ts'
import { displaced } from '../render/displace.ts'
import type { Material } from '../render/fragment.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import { LYING } from '../render/shadow.ts'
import type { Placement } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { noise, pick, smoothstep } from '../seed.ts'
import type { Section } from '../socks/silhouettes.ts'
import { tubeOf } from '../socks/tube.ts'
import { paint } from '../shapes/paint.ts'
import { addChunkyKnit } from './chunky-knit.ts'
import { FINENESS, jerseyKnitter } from './jersey.ts'
import { WAISTBAND, waistband } from './waistband.ts'

const HALF = 76
const HEIGHT = 176
const BINDING = 9

const ON_CLOTH: readonly Shade[] = [
  { softness: 1.3, right: 0.7, down: 1, strength: 0.38 },
  { softness: 5, right: 2.5, down: 3.5, strength: 0.28 },
]

export async function foldedBriefs({ cloths: [{ palette, fabric }], seed, size }: GoodsOrder): Promise<Scene> {
  const detail = detailFor(size)
  const roll = pick([-9, -5, 6, 10], seed, 65)
  const [knit, elastic] = [await jerseyKnitter(fabric), await waistband(palette)]
  const piece = (part: number, placement: Placement, material: Material, shades: readonly Shade[]): Layer => {
    const { surface } = tubeOf(
      { sections: sectionsOf(part), cap: 13, point: 0.36, inside: 30, squareness: 3.2 },
      detail,
    )
    const soft = displaced(surface, (across, far) => reliefOf(across, far, seed + part))
    const flat = placed(soft, { oblique: 0.42, askew: 0.08, ...placement })
    return { bodies: [{ surface: placed(flat, { roll }), material }], shadows: [{ shades }] }
  }
  const cloth = sideOf(knit, elastic)
  const layers: readonly Layer[] = [
    piece(1, { x: 5, y: 14, roll: 1.6 }, boundEdge(knit, palette.accent), LYING),
    piece(2, { x: -2, y: 6, roll: -1 }, cloth, ON_CLOTH),
    piece(0, {}, cloth, ON_CLOTH),
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.72, height: 0.72 }) }
}

function sectionsOf(part: number): readonly [Section, ...Section[]] {
  const at = (share: number, wider: number): Section => {
    const y = (share - 0.5) * HEIGHT
    return [HALF + wider - part, y, -HALF - wider + part, y, 10]
  }
  return [at(0, 0), at(0.2, -1), at(0.5, 2), at(0.8, 2), at(0.95, 0)]
}

function reliefOf(across: number, far: number, seed: number): number {
  const below = far - WAISTBAND
  if (far < 0) return 0
  const gathers =
    below > 0 ? 0.7 * Math.sin(across / 2.4 + noise(across / 20, 1, seed) * 3) * Math.exp(-below / 14) : 1.3
  const soft = noise(across / 44, far / 36, seed + 1) * 1.9 + noise(across / 18, far / 20, seed + 2) * 0.5
  return gathers + soft * smoothstep(-4, 24, below)
}

function sideOf(knit: Knitter, elastic: Material): Material {
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, along, station } = fragment
    if (station < WAISTBAND) {
      // Its inner side is plain.
      if (station < 0) fragment.along = 7
      elastic(fragment)
      return
    }
    knit(fragment, across, along, colour)
    fragment.openness *= 1 - 0.2 * Math.exp((WAISTBAND - station) / 2.2)
    paint(fragment, colour)
  }
}

/** What is folded behind ends in the binding of a leg. */
function boundEdge(knit: Knitter, accent: string): Material {
  const bound = linearOf(accent)
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, along, station } = fragment
    const fromEnd = HEIGHT + 4 - station
    if (fromEnd < BINDING) {
      colour.set(bound)
      addChunkyKnit(fragment, across, along, FINENESS, 0.8)
      addRidge(fragment, fromEnd - BINDING + 1.4, 0.8, -0.5, 'across')
    } else knit(fragment, across, along, colour)
    paint(fragment, colour)
  }
}
