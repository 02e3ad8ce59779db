/** The body of a sock: its tube, softly stuffed, with folds at the ankle and the slight dents of real cloth. */
import { displaced } from '../render/displace.ts'
import type { Directions, Surface } from '../render/surface.ts'
import { directionsOf } from '../render/surface.ts'
import { noise, smoothstep } from '../seed.ts'
import type { Silhouette } from './silhouettes.ts'
import type { Tube } from './tube.ts'
import { tubeOf } from './tube.ts'

/** Where the parts of a sock are, along its cloth in millimetres. */
export type SockMap = {
  readonly girth: number
  readonly cuff: number
  readonly heel: number
  readonly heelReach: number
  readonly heelPoint: number
  readonly toe: number
  readonly end: number
  readonly turnover: number
}

export type SockBody = { readonly surface: Surface; readonly map: SockMap }

export function sockBody(silhouette: Silhouette, seed: number, detail: number): SockBody {
  const { tube, directions } = blankOf(silhouette, detail)
  const { surface, length, girth, along } = tube
  const map: SockMap = {
    girth,
    cuff: silhouette.cuff,
    heel: along(silhouette.heel),
    heelReach: silhouette.heelReach,
    heelPoint: silhouette.heelPoint ?? 0.08,
    toe: length - silhouette.toe,
    end: length,
    turnover: silhouette.turnover ?? 0,
  }
  return { surface: displaced(surface, (across, far) => reliefOf(map, seed, across, far), directions), map }
}

/** A sock before it has any folds, and where its points look: the same for both of a pair. */
type Blank = { readonly tube: Tube; readonly directions: Directions; readonly detail: number }

const blanks = new WeakMap<Silhouette, Blank>()

function blankOf(silhouette: Silhouette, detail: number): Blank {
  const kept = blanks.get(silhouette)
  if (kept?.detail === detail) return kept
  const { scoop = 0, sections } = silhouette
  const shape = scoop > 0 ? { rim: rimOf(scoop), fromToe: true, measured: sections.length - 3 } : { measured: 1 }
  const tube = tubeOf({ ...silhouette, ...shape, inside: 34 }, detail)
  const blank = { tube, directions: directionsOf(tube.surface), detail }
  blanks.set(silhouette, blank)
  return blank
}

/** Low at the sides, higher at the instep; behind the heel a tab is left standing, level at its top. */
function rimOf(scoop: number): (front: number) => number {
  return (front) => {
    const tab = smoothstep(-1.08, -0.76, front) * (1 - smoothstep(-0.74, -0.12, front))
    return scoop * (1 - front * front) - scoop * tab
  }
}

/** 1 at the front (shin, instep), -1 at the back (calf, sole), whichever side of the sock. */
export function frontness(across: number, girth: number): number {
  const quarters = (across * 4) / girth
  if (quarters > 1) return 2 - quarters
  return quarters < -1 ? -2 - quarters : quarters
}

function reliefOf(map: SockMap, seed: number, across: number, along: number): number {
  // The wall inside looks the other way, and has the same folds: nothing shows through it.
  if (along < 0) return -foldsOf(map, seed, across, -along)
  const toeLine = -0.5 * Math.exp(-(((along - map.toe) / 2) ** 2))
  const turnover = map.turnover > 0 ? 2.6 * (1 - smoothstep(map.turnover - 0.9, map.turnover + 0.9, along)) : 0
  return foldsOf(map, seed, across, along) + toeLine + turnover
}

function foldsOf(map: SockMap, seed: number, across: number, along: number): number {
  const front = frontness(across, map.girth)
  // The far side has the dents of the near one: where the cloth meets itself there is no gap.
  const aside = (front * map.girth) / 4
  const edge = smoothstep(0, 12, along) * (1 - smoothstep(map.end - 20, map.end, along))
  const dents = noise(aside / 34, along / 46, seed) * 1.3 + noise(aside / 15, along / 19, seed + 1) * 0.35
  const fromHeel = along - map.heel
  // Cloth is pressed together where the foot bends away from the leg.
  const bend = Math.exp(-((fromHeel / 26) ** 2)) * smoothstep(-0.25, 0.9, front)
  const folds = Math.sin((fromHeel + 5 * front + noise(front * 2, along / 40, seed + 2) * 5) / 2.6) * 1.15 * bend
  const slack =
    Math.sin((fromHeel + 38) / 8 + noise(aside / 25, along / 60, seed + 3) * 2.2) *
    Math.exp(-(((fromHeel + 42) / 24) ** 2)) *
    0.75
  const cuffLine = -0.9 * Math.exp(-(((along - map.cuff) / 2.2) ** 2))
  return dents * edge + folds + slack * edge + cuffLine
}
