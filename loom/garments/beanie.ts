/** A knitted hat: the pattern around its body, gathered at the crown, a wide ribbed cuff turned up, a label on it. */
import { linearOf } from '../render/colour.ts'
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { mix, noise, pick, smoothstep } from '../seed.ts'
import { gridOf, pointsOn } from '../shapes/grid.ts'
import type { GoodsOrder } from './goods-order.ts'
import { detailFor } from './goods-order.ts'
import type { SockYarns } from '../socks/sock-cloth.ts'
import { paint } from '../shapes/paint.ts'
import { GAUGE, hasPompom, pompomFor, RIB } from './beanie-yarns.ts'
import { addChunkyKnit, addChunkyRibs, chunkyKnitter } from './chunky-knit.ts'
import { wovenLabel } from './woven-label.ts'

/** Half the width, half the depth, and the heights of the body and of the cuff. */
const HAT = { half: 108, deep: 76, body: 186, cuff: 74 }
const GATHERS = 22

const CLOTH_ON_CLOTH: readonly Shade[] = [
  { softness: 1.5, right: 0.4, down: -1, strength: 0.4 },
  { softness: 6, right: 1, down: -3.5, strength: 0.3 },
]
const SEWN_ON: readonly Shade[] = [
  { softness: 0.7, right: 0.3, down: 0.6, strength: 0.4 },
  { softness: 2.4, right: 0.8, down: 1.4, strength: 0.24 },
]

export async function beanie(order: GoodsOrder): Promise<Scene> {
  const { cloths, seed, size } = order
  const [yarns] = cloths
  const detail = detailFor(size)
  const roll = pick([-7, -4, 5, 8], seed, 41)
  const held = (surface: Surface): Surface => placed(placed(surface, { pitch: 9 }), { roll })
  const { accent } = yarns.palette
  const body: Body = { surface: bodyOf(seed, detail), material: bodyCloth(yarns) }
  const cuff: Body = { surface: cuffOf(seed, detail), material: ribbed(accent) }
  const pompom = pompomFor(yarns, seed, detail)
  const label = { wide: 46, high: 27 }
  const woven = await wovenLabel({ ...label, on: accent })
  const layers: readonly Layer[] = [
    { bodies: [{ ...body, surface: held(body.surface) }] },
    ...(hasPompom(seed)
      ? [{ bodies: [{ ...pompom, surface: held(placed(pompom.surface, { y: -HAT.body - 20 })) }] }]
      : []),
    { bodies: [{ ...cuff, surface: held(cuff.surface) }], shadows: [{ shades: CLOTH_ON_CLOTH }] },
    { bodies: [{ surface: held(labelOn(label)), material: woven }], shadows: [{ shades: SEWN_ON }] },
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.76, height: 0.78 }) }
}

/** How wide the hat is at a share of its height: 0 at the crown. */
function widthAt(down: number): number {
  const dome = Math.sqrt(Math.max(1 - (1 - Math.min(down / 0.62, 1)) ** 2.3, 0))
  return dome * mix(1.02, 0.96, smoothstep(0.55, 1, down))
}

function bodyOf(seed: number, detail: number): Surface {
  const around = Math.PI * (HAT.half + HAT.deep)
  return gridOf(
    { rows: pointsOn(HAT.body * 1.35, detail), columns: pointsOn(around, detail), closed: true },
    (right, share) => {
      // Rows lie closer together at the crown, where the body turns away fastest.
      const down = share ** 1.35
      const round = (right - 0.5) * 2 * Math.PI
      const nearCrown = 1 - smoothstep(0.02, 0.42, down)
      const pleat = Math.cos(GATHERS * round + noise(down * 3, 1, seed)) * nearCrown
      const slump = noise(round * 1.3, down * 3, seed) * 0.02
      const wide = widthAt(down) * (1 + 0.045 * pleat + slump)
      const tuck = 7 * Math.exp(-down * 40)
      const length = HAT.body * (0.16 + 0.84 * share)
      return {
        at: [HAT.half * wide * Math.sin(round), -HAT.body * (1 - down) + tuck, HAT.deep * wide * Math.cos(round)],
        cloth: [(right - 0.5) * around, length * 1.12],
        station: down * HAT.body,
        openness: 1 - 0.35 * nearCrown * smoothstep(0.2, -1, pleat) - 0.3 * Math.exp(-down * 26),
      }
    },
  )
}

function bodyCloth({ palette, tile }: SockYarns): Material {
  const knit = chunkyKnitter(tile, GAUGE)
  const ground = linearOf(palette.ground)
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, along, station } = fragment
    // Where stitches are taken away there are too few left for a pattern.
    if (station < CROWN) {
      colour.set(ground)
      addChunkyKnit(fragment, across, along, GAUGE)
    } else knit(fragment, across, along, colour)
    paint(fragment, colour)
  }
}

const CROWN = 17

function ribbed(accent: string): Material {
  const colour = Float32Array.from(linearOf(accent))
  return (fragment) => {
    addChunkyRibs(fragment, fragment.across, fragment.along, RIB)
    paint(fragment, colour)
  }
}

/** Turned up: round at the fold below, a soft edge above that stands off the body. */
function cuffOf(seed: number, detail: number): Surface {
  const around = Math.PI * (HAT.half + HAT.deep)
  const steps = pointsOn(HAT.cuff * 1.3, detail)
  return gridOf({ rows: steps, columns: pointsOn(around, detail), closed: true }, (right, down) => {
    const round = (right - 0.5) * 2 * Math.PI
    const { off, y } = cuffProfile(down)
    const wave = noise(round * 1.5, 2, seed + 6) * 2.2
    const wide = HAT.half * 0.97 + off + wave * 0.4
    const deep = HAT.deep * 0.97 + off
    return {
      at: [wide * Math.sin(round), y + wave * (1 - down), deep * Math.cos(round)],
      cloth: [(right - 0.5) * around, down * HAT.cuff],
      openness: 1 - 0.45 * smoothstep(0.86, 1, down) - 0.4 * (1 - smoothstep(0, 0.05, down)),
    }
  })
}

function cuffProfile(down: number): { readonly off: number; readonly y: number } {
  const top = -HAT.cuff + 18
  const edge = 1 - smoothstep(0, 0.09, down)
  const fold = Math.max((down - 0.84) / 0.16, 0)
  const turn = (fold * Math.PI) / 2
  return {
    off: 9 - 6 * edge ** 2 + 1.5 * Math.sin(down * Math.PI) - 10 * (1 - Math.cos(turn)),
    y: top + HAT.cuff * Math.min(down, 0.84) + 12 * Math.sin(turn),
  }
}

/** On the cuff, a little to the right of its middle. */
function labelOn({ wide, high }: { readonly wide: number; readonly high: number }): Surface {
  const [halfWide, deep] = [HAT.half * 0.97 + 11, HAT.deep * 0.97 + 11.5]
  return gridOf({ rows: 14, columns: 24 }, (right, down) => {
    const round = 0.16 + ((right - 0.5) * wide) / halfWide
    return {
      at: [halfWide * Math.sin(round), -HAT.cuff + 18 + 20 + down * high, deep * Math.cos(round)],
      cloth: [right * wide, down * high],
    }
  })
}
