/** Socks at work: on two legs, one foot flat, one on its toes; bare skin or a trouser hem above, by what the fabric says. */
import { displaced } from '../render/displace.ts'
import { linearOf } from '../render/colour.ts'
import type { Fragment, Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Layer, Scene } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import type { Surface } from '../render/surface.ts'
import { boundsOf, placed } from '../render/surface.ts'
import { noise, pick, smoothstep } from '../seed.ts'
import type { LegShape } from './leg.ts'
import { onTiptoe, STANDING_LEG, younger } from './leg.ts'
import type { SockOrder } from './order.ts'
import { detailFor } from './order.ts'
import type { SockSubject } from './silhouettes.ts'
import type { SockMap } from './sock-body.ts'
import { frontness } from './sock-body.ts'
import type { SockYarns } from './sock-cloth.ts'
import { sockCloth } from './sock-cloth.ts'
import { trouserLeg, TROUSERS } from './trousers.ts'
import { tubeOf } from './tube.ts'

const SKINS = ['#f2c7ab', '#e3a983', '#c98a62', '#9c6443', '#6f432c', '#4a2c1e'] as const

type Fit = {
  /** How high above the heel's section the sock ends, and how long its cuff is. */
  readonly height: number
  readonly cuff: number
  readonly toe: number
  /** How much leg the picture shows. */
  readonly shown: number
  /** Length and girth of whoever wears it. */
  readonly wearer?: readonly [size: number, girth: number]
  readonly trousers?: boolean
}

const FIT: Readonly<Record<SockSubject, Fit>> = {
  crew: { height: 205, cuff: 34, toe: 46, shown: 370, trousers: true },
  'knee-high': { height: 395, cuff: 40, toe: 46, shown: 520 },
  low: { height: 78, cuff: 22, toe: 46, shown: 300, trousers: true },
  sneaker: { height: 40, cuff: 8, toe: 46, shown: 290, trousers: true },
  'kids-crew': { height: 138, cuff: 30, toe: 36, shown: 260, wearer: [0.68, 0.82] },
  'baby-grip': { height: 64, cuff: 24, toe: 27, shown: 170, wearer: [0.45, 0.66] },
}

/** The floor is seen at a slant: dark where the foot touches it, soft beneath what is raised. */
const TOUCHING: readonly Shade[] = [
  { softness: 2.2, right: 0, down: 0.5, strength: 0.68 },
  { softness: 6, right: 3, down: 1, strength: 0.45 },
]
const ABOVE: readonly Shade[] = [
  { softness: 13.5, right: 6, down: 2, strength: 0.46 },
  { softness: 29, right: 14, down: 5, strength: 0.3 },
]
/** How high above the floor the foot no longer touches it, and no longer shades it. */
const TOUCH = 7
const FAR = 130
/** How far above the sock trousers end. */
const HEM_ABOVE = 20

export function wornSocks({ subject, yarns, seed, size }: SockOrder): Scene {
  const fit = FIT[subject]
  const mirrored = pick([false, true], seed, 4)
  const wearer: Wearer = {
    fit,
    skin: pick(SKINS, seed, 3),
    trousers: fit.trousers && pick([true, false], seed, 8) ? pick(TROUSERS, seed, 9) : undefined,
    mirrored,
    detail: detailFor(size, fit.shown),
  }
  const [length] = fit.wearer ?? [1]
  const side = (mirrored ? -1 : 1) * length
  const behind = legOf(pick([STANDING_LEG, onTiptoe(16, 3)], seed, 5), yarns[0], wearer)
  const front = legOf(onTiptoe(pick([24, 30, 36], seed, 6), 5), yarns[1], wearer)
  const above = fit.shown - fit.height
  const layers = [
    layerOf(behind, above, mirrored, -54 * side, -14 * length),
    layerOf(front, above, mirrored, 42 * side, 12 * length),
  ]
  const { left, right, bottom } = boundsOf(layers.map(({ foot }) => foot))
  const scale = Math.min((size.height * 0.88) / fit.shown, (size.width * 0.82) / (right - left))
  const view = {
    ...size,
    scale,
    x: size.width / 2 - ((left + right) / 2) * scale,
    y: size.height * 0.9 - bottom * scale,
  }
  return { layers, view }
}

type Wearer = {
  readonly fit: Fit
  readonly skin: string
  readonly trousers: string | undefined
  readonly mirrored: boolean
  readonly detail: number
}

/** The leg with its sock first, then what is worn over it. */
type Leg = readonly [Body, ...Body[]]

function layerOf(leg: Leg, above: number, mirrored: boolean, x: number, y: number): Layer & { readonly foot: Surface } {
  const [{ surface }] = leg
  const bodies = leg.map((body) => ({
    ...body,
    surface: placed(body.surface, { mirrored, oblique: 0.22, askew: 0.12, x, y }),
  }))
  const upright = placed(surface, { mirrored, x, y: 0 })
  const shadows = [
    { shades: ABOVE, caster: [flattened(upright, y, FAR)] },
    { shades: TOUCHING, caster: [flattened(upright, y, TOUCH)] },
  ]
  return { bodies, shadows, foot: shownPart(bodies[0]?.surface ?? surface, above) }
}

/** The part of a leg by which the picture is centred. */
function shownPart(surface: Surface, above: number): Surface {
  const from = surface.station.findIndex((station) => station > -above)
  return { ...surface, points: surface.points.subarray(from * 3) }
}

/** What the foot covers of the floor: everything up to a height, pressed down. */
function flattened(surface: Surface, floor: number, upTo: number): Body {
  const points = Float32Array.from(surface.points)
  const openness = Float32Array.from(surface.openness)
  for (let at = 0; at < openness.length; at += 1) {
    const height = -(points[at * 3 + 1] ?? 0)
    openness[at] = height
    points[at * 3] = (points[at * 3] ?? 0) + Math.max(height, 0) * 0.08
    // Seen from below, so that the sole is in front.
    points[at * 3 + 1] = floor - (points[at * 3 + 2] ?? 0) * 0.22
    points[at * 3 + 2] = -height
  }
  const material: Material = (fragment) => {
    fragment.visible = fragment.openness < upTo
  }
  return { surface: { ...surface, points, openness }, material }
}

function legOf(posture: LegShape, yarns: SockYarns, { fit, skin, trousers, mirrored, detail }: Wearer): Leg {
  const shape = fit.wearer ? younger(posture, ...fit.wearer) : posture
  const tube = tubeOf({ ...shape, measured: 7, squareness: 2.05 }, detail)
  const start = tube.along(shape.heel) - fit.height
  const end = tube.length - start
  const map: SockMap = {
    girth: tube.girth,
    cuff: fit.cuff,
    heel: fit.height,
    heelReach: 24 * (fit.wearer?.[1] ?? 1),
    heelPoint: 0,
    toe: end - fit.toe,
    end,
    turnover: 0,
  }
  shift(tube.surface, start, trousers ? HEM_ABOVE : undefined)
  const surface = displaced(tube.surface, (across, station) => reliefOf(map, across, station))
  const leg = { surface, material: legMaterial(sockCloth(yarns, map, mirrored ? -1 : 1), skin) }
  return trousers ? [leg, trouserLeg(shape.sections, start - HEM_ABOVE, trousers, detail * 1.5)] : [leg]
}

/** Counts from the edge of the sock: what is above it is leg. */
function shift({ station, cloth, openness }: Surface, start: number, hem: number | undefined): void {
  for (let at = 0; at < station.length; at += 1) {
    const from = (station[at] ?? 0) - start
    station[at] = from
    cloth[at * 2 + 1] = (cloth[at * 2 + 1] ?? 0) - start
    if (from < 0 && from > -14) openness[at] = 1 - 0.4 * (1 + from / 14) ** 2
    // Under the trousers it is dark.
    if (hem !== undefined) openness[at] = (openness[at] ?? 1) * (1 - 0.6 * (1 - smoothstep(-hem - 4, -hem + 26, from)))
  }
}

function reliefOf(map: SockMap, across: number, station: number): number {
  const sock = 1.9 * smoothstep(-0.6, 0.6, station)
  const front = frontness(across, map.girth)
  const fromHeel = station - map.heel
  const folds =
    Math.sin((fromHeel + 4 * front + noise(front * 2, station / 40, 5) * 4) / 2.8) *
    Math.exp(-(((fromHeel + 6) / 20) ** 2)) *
    smoothstep(-0.1, 0.9, front)
  const cuff = -0.8 * Math.exp(-(((station - map.cuff) / 2.2) ** 2))
  const pressed = station < 0 ? -1.4 * Math.exp(station / 16) : 0
  return sock + pressed + (station > 0 ? folds * 0.9 + cuff : 0)
}

function legMaterial(sock: Material, skin: string): Material {
  const [red, green, blue] = linearOf(skin)
  return (fragment: Fragment) => {
    if (fragment.station >= -0.2) {
      sock(fragment)
      return
    }
    const blush = noise(fragment.across / 30, fragment.along / 40, 9) * 0.04
    fragment.red = red * (1 + blush)
    fragment.green = green
    fragment.blue = blue
    fragment.gloss = 0.07
    fragment.even = fragment.station < -3
  }
}
