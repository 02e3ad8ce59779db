/** Briefs, laid flat: printed jersey, an elastic with the fish, bound leg openings through which one sees the back. */
import { addRidge } from '../cloth/knit-relief.ts'
import type { Knitter } from '../cloth/yarn-tile.ts'
import type { GoodsOrder } from './goods-order.ts'
import { detailFor } from './goods-order.ts'
import { linearOf } from '../render/colour.ts'
import type { Material } from '../render/fragment.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { mix, noise, pick, smoothstep } from '../seed.ts'
import { gridOf, pointsOn } from '../shapes/grid.ts'
import { paint } from '../shapes/paint.ts'
import { addChunkyKnit } from './chunky-knit.ts'
import { FINENESS, jerseyKnitter } from './jersey.ts'
import { WAISTBAND, waistband } from './waistband.ts'

const WAIST = 150
const SIDE = 92
const HIP = 161
const CROTCH = 250
const BINDING = 9
const GUSSET = 206

/** How wide the crotch is, and how the leg is cut: the larger, the higher. */
type Cut = { readonly crotch: number; readonly leg: number }
const FRONT: Cut = { crotch: 37, leg: 1.75 }
const BACK: Cut = { crotch: 41, leg: 1.12 }

const ON_THE_BACK: readonly Shade[] = [
  { softness: 1.4, right: 0.8, down: 1.2, strength: 0.36 },
  { softness: 6, right: 3, down: 5, strength: 0.3 },
]

export async function briefs({ cloths: [{ palette, fabric }], seed, size }: GoodsOrder): Promise<Scene> {
  const detail = detailFor(size)
  const roll = pick([-8, -5, 6, 9], seed, 61)
  const [knit, elastic] = [await jerseyKnitter(fabric), await waistband(palette)]
  const held = (surface: Surface): Surface => placed(surface, { roll })
  const layers: readonly Layer[] = [
    {
      bodies: [
        { surface: held(panelOf(BACK, seed + 1, detail, -9)), material: inside(palette.ground, palette.accent) },
      ],
    },
    {
      bodies: [{ surface: held(panelOf(FRONT, seed, detail, 0)), material: outside(knit, elastic, palette.accent) }],
      shadows: [{ shades: ON_THE_BACK }],
    },
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.84, height: 0.74 }) }
}

/** Half the width at a height. */
function halfAt(y: number, { crotch, leg }: Cut): number {
  if (y < SIDE) return mix(WAIST, HIP, smoothstep(0, SIDE, y) ** 0.8)
  return mix(crotch, HIP, (1 - (y - SIDE) / (CROTCH - SIDE)) ** leg)
}

/** Its station is how far a point is from the edge of the leg; `up` is how much higher than the front it lies. */
function panelOf(cut: Cut, seed: number, detail: number, up: number): Surface {
  const edge = Array.from({ length: 60 }, (_, step) => mix(SIDE, CROTCH, step / 59)).map(
    (y) => [halfAt(y, cut), y] as const,
  )
  const fromLeg = (x: number, y: number): number =>
    Math.min(...edge.map(([atX, atY]) => Math.hypot(Math.abs(x) - atX, y - atY)))
  return gridOf({ rows: pointsOn(CROTCH, detail), columns: pointsOn(WAIST * 2, detail) }, (right, down) => {
    const y = down * CROTCH
    const aside = right * 2 - 1
    const x = aside * halfAt(y, cut)
    // The elastic sags a little in the middle, the crotch is round.
    const sag =
      7 * (1 - (x / WAIST) ** 2) * (1 - smoothstep(0, CROTCH, y)) +
      5 * (1 - aside * aside) * smoothstep(SIDE, CROTCH, y)
    return {
      at: [x, y + sag + up * (1 - smoothstep(0, SIDE, y)), reliefOf(x, y, aside, seed)],
      cloth: [x, y],
      station: fromLeg(x, y),
    }
  })
}

/** Cloth that lies: round at its edges, drawn together below the elastic, with soft folds between hips and crotch. */
function reliefOf(x: number, y: number, aside: number, seed: number): number {
  const round = 5 * Math.sqrt(Math.max(1 - Math.abs(aside) ** 7, 0))
  const below = y - WAISTBAND
  const gathers = below > 0 ? 0.75 * Math.sin(x / 2.3 + noise(x / 20, 1, seed) * 3) * Math.exp(-below / 13) : 1.4
  const turn = Math.atan2(Math.abs(x) + 8, CROTCH + 40 - y)
  const far = Math.hypot(x, CROTCH + 40 - y)
  const drawn =
    Math.sin(turn * 15 + noise(far / 60, Math.sign(x), seed + 2) * 2.4) *
    smoothstep(40, 130, far) *
    smoothstep(0, 60, below)
  const soft = noise(x / 46, y / 40, seed + 3) * 3.6 + noise(x / 19, y / 21, seed + 4) * 0.6
  return round + gathers + drawn * 1.9 * smoothstep(0.12, 0.5, turn) + soft * smoothstep(-6, 30, below)
}

function outside(knit: Knitter, elastic: Material, accent: string): Material {
  const bound = linearOf(accent)
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, along, station } = fragment
    if (along < WAISTBAND) {
      elastic(fragment)
      return
    }
    if (along > SIDE - 2 && station < BINDING) {
      colour.set(bound)
      binding(fragment, station)
    } else {
      knit(fragment, across, along, colour)
      // Two rows of stitching hold the gusset.
      const gusset = GUSSET - (across / 8) ** 2 * 0.22
      addRidge(fragment, along - gusset, 1, -0.6, 'across')
      addRidge(fragment, along - gusset - 3.4, 0.8, -0.35, 'across')
      fragment.openness *= 1 - 0.2 * Math.exp((WAISTBAND - along) / 2.2)
    }
    paint(fragment, colour)
  }
}

/** The wrong side of a print is pale. */
function inside(ground: string, accent: string): Material {
  const [bound, cloth] = [linearOf(accent), linearOf(ground)]
  return (fragment) => {
    const { across, along, station } = fragment
    const isBound = along < WAISTBAND || (along > SIDE - 2 && station < BINDING)
    const [red, green, blue] = isBound ? bound : cloth
    const pale = isBound ? 0 : 0.16
    fragment.red = mix(red, 0.9, pale)
    fragment.green = mix(green, 0.9, pale)
    fragment.blue = mix(blue, 0.9, pale)
    fragment.openness *= 0.74
    if (isBound && along > WAISTBAND) binding(fragment, station)
    else addChunkyKnit(fragment, across, along, FINENESS)
  }
}

/** A narrow strip, folded around the edge and stitched down. */
function binding(fragment: Parameters<Material>[0], fromEdge: number): void {
  addRidge(fragment, fromEdge - BINDING * 0.86, 0.7, -0.5, 'along')
  addChunkyKnit(fragment, fragment.across, fragment.along, FINENESS, 0.8)
  fragment.openness *=
    1 - 0.3 * Math.exp(-((fromEdge - BINDING) ** 2) * 1.2) + 0.06 * Math.sin((fromEdge / BINDING) * Math.PI)
}
