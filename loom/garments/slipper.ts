/** House slippers: knitted from thick yarn, with a ribbed collar, a warm lining and a stitched felt sole. */
import { addRidge } from '../cloth/knit-relief.ts'
import type { GoodsOrder } from './goods-order.ts'
import { detailFor } from './goods-order.ts'
import { linearOf } from '../render/colour.ts'
import type { Fragment, Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { noise, pick, smoothstep } from '../seed.ts'
import { casting } from '../shapes/bodies.ts'
import type { SockYarns } from '../socks/sock-cloth.ts'
import { paint } from '../shapes/paint.ts'
import { addChunkyKnit, addChunkyRibs, chunkyKnitter } from './chunky-knit.ts'
import { COLLAR, footprintOf, MIDDLE, SOLE, soleOf, upperOf } from './slipper-body.ts'

export const GAUGE = 1.75
const RIB = 7.4
const TOE = 40
const WOOL = '#f3e9d8'
const FELTS = ['#3d3835', '#b8a98f', '#5a4a42'] as const

const FLOOR: readonly Shade[] = [
  { softness: 2, right: 1, down: 1, strength: 0.55 },
  { softness: 7, right: 6, down: 4, strength: 0.38 },
  { softness: 22, right: 15, down: 10, strength: 0.26 },
]

/** Where a slipper stands: forward and aside on the floor, and how far it is turned. */
type Stand = { readonly forward: number; readonly aside: number; readonly turn: number }

type Stance = { readonly stands: readonly [far: Stand, near: Stand]; readonly pitch: number }

const PAIRS: readonly [Stance, ...Stance[]] = [
  {
    stands: [
      { forward: 0, aside: -66, turn: -54 },
      { forward: 6, aside: 64, turn: -62 },
    ],
    pitch: 36,
  },
  {
    stands: [
      { forward: -16, aside: -68, turn: -40 },
      { forward: 22, aside: 64, turn: -50 },
    ],
    pitch: 38,
  },
  {
    stands: [
      { forward: 30, aside: -66, turn: -66 },
      { forward: -12, aside: 68, turn: -56 },
    ],
    pitch: 34,
  },
]
const SIDES: readonly [Stance, ...Stance[]] = [
  {
    stands: [
      { forward: 26, aside: -130, turn: -8 },
      { forward: -18, aside: 70, turn: -15 },
    ],
    pitch: 33,
  },
  {
    stands: [
      { forward: -26, aside: -130, turn: -17 },
      { forward: 20, aside: 70, turn: -9 },
    ],
    pitch: 33,
  },
]

export function slippers(pose: string, { cloths: [yarns], seed, size }: GoodsOrder): Scene {
  const { stands, pitch } = pick(pose === 'pair' ? PAIRS : SIDES, seed, 51)
  const mirrored = pick([false, true], seed, 52)
  const detail = detailFor(size)
  const felt = pick(FELTS, seed, 53)
  const sole = { surface: soleOf(detail), material: feltEdge(felt, yarns.palette.accent) }
  const layers: readonly Layer[] = stands.map(({ forward, aside, turn }, number): Layer => {
    const stand = (surface: Surface): Surface =>
      placed(placed(placed(surface, { x: -MIDDLE }), { yaw: turn, x: forward, z: aside }), { pitch })
    const held = (surface: Surface): Surface => placed(stand(surface), { mirrored })
    const { surface, length } = upperOf(seed + number * 7, detail)
    const upper: Body = { surface: held(surface), material: upperCloth(yarns, length, mirrored ? -1 : 1) }
    const shadow = { shades: FLOOR, caster: [casting(held(footprintOf()))] }
    const insole = { surface: held(footprintOf(SOLE + 3, 12)), material: upper.material }
    return { bodies: [upper, insole, { ...sole, surface: held(sole.surface) }], shadows: [shadow, { shades: BESIDE }] }
  })
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.86, height: 0.76 }) }
}

/** One slipper shades the other. */
const BESIDE: readonly Shade[] = [{ softness: 9, right: 2, down: 3, strength: 0.2 }]

function upperCloth({ palette, tile }: SockYarns, length: number, facing: 1 | -1): Material {
  const knit = chunkyKnitter(tile, GAUGE)
  const [accent, wool] = [linearOf(palette.accent), linearOf(WOOL)]
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, station } = fragment
    if (station < 0) {
      colour.set(wool)
      fleece(fragment)
    } else if (station < COLLAR) {
      colour.set(accent)
      addChunkyRibs(fragment, across, station, RIB)
    } else if (station > length - TOE) {
      colour.set(accent)
      // Towards the tip the stitches are too narrow to be seen.
      addChunkyKnit(fragment, across, fragment.along, GAUGE, smoothstep(6, TOE, length - station))
      addRidge(fragment, station - length + TOE, 2, -0.8, 'across')
    } else {
      knit(fragment, across * facing, fragment.along - COLLAR, colour)
      // The shade beneath the folded collar.
      fragment.openness *= 1 - 0.4 * Math.exp((COLLAR - station) / 5)
    }
    paint(fragment, colour)
  }
}

/** Curly and pale: it lets more light in than a sock does. */
function fleece(fragment: Fragment): void {
  const { across, along } = fragment
  const seen = Math.max(0, 1 - fragment.pixelAcross * 0.5)
  const curl = noise(across / 2.6, along / 2.6, 71) + 0.5 * noise(across / 1.2, along / 1.2, 72)
  fragment.openness = 0.1 + fragment.openness * (0.92 + 0.24 * curl * seen)
}

const STITCH = 8.5

/** Felt, sewn on with thick yarn around its upper edge. */
function feltEdge(felt: string, thread: string): Material {
  const [ground, yarn] = [linearOf(felt), linearOf(thread)]
  return (fragment) => {
    const { across, along } = fragment
    const place = across / STITCH
    const aside = (place - Math.floor(place) - 0.5) * STITCH
    const onThread = Math.abs(aside) < 1.1 && along < SOLE * 0.78
    const [red, green, blue] = onThread ? yarn : ground
    const rough = 1 + 0.07 * noise(across * 0.9, along * 0.9, 61)
    fragment.red = red * rough
    fragment.green = green * rough
    fragment.blue = blue * rough
    if (onThread) fragment.slopeAcross += aside * 0.7
    else fragment.openness *= 1 - 0.3 * Math.exp(-((Math.abs(aside) - 1.1) ** 2) * 3) * (along < SOLE * 0.78 ? 1 : 0)
  }
}
