/** The body of a sock: its tube, softly stuffed, with folds at the ankle and the slight dents of real cloth. */
import { displaced } from '../render/displace.ts'
import type { Surface } from '../render/surface.ts'
import { noise, smoothstep } from '../seed.ts'
import type { Silhouette } from './silhouettes.ts'
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
  const { scoop = 0, sections } = silhouette
  const shape = scoop > 0 ? { rim: rimOf(scoop), fromToe: true, measured: sections.length - 3 } : { measured: 1 }
  const { surface, length, girth, along } = tubeOf({ ...silhouette, ...shape, inside: 34 }, detail)
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
  return { surface: displaced(surface, (across, far) => reliefOf(map, seed, across, far)), map }
}

/** Low at the sides, higher at the instep, highest at the tab behind the heel. */
function rimOf(scoop: number): (front: number) => number {
  return (front) => scoop * (1 - front * front) - scoop * 0.3 * Math.exp(-(((front + 1) / 0.2) ** 2))
}

/** 1 at the front (shin, instep), -1 at the back (calf, sole), whichever side of the sock. */
export function frontness(across: number, girth: number): number {
  const quarters = (across * 4) / girth
  if (quarters > 1) return 2 - quarters
  return quarters < -1 ? -2 - quarters : quarters
}

function reliefOf(map: SockMap, seed: number, across: number, along: number): number {
  if (along < 0) return 0
  const front = frontness(across, map.girth)
  const edge = smoothstep(0, 12, along) * (1 - smoothstep(map.end - 20, map.end, along))
  const dents = noise(across / 34, along / 46, seed) * 1.3 + noise(across / 15, along / 19, seed + 1) * 0.35
  const fromHeel = along - map.heel
  // Cloth is pressed together where the foot bends away from the leg.
  const bend = Math.exp(-((fromHeel / 26) ** 2)) * smoothstep(-0.25, 0.9, front)
  const folds = Math.sin((fromHeel + 5 * front + noise(front * 2, along / 40, seed + 2) * 5) / 2.6) * 1.15 * bend
  const slack =
    Math.sin((fromHeel + 38) / 8 + noise(across / 25, along / 60, seed + 3) * 2.2) *
    Math.exp(-(((fromHeel + 42) / 24) ** 2)) *
    0.75
  const cuffLine = -0.9 * Math.exp(-(((along - map.cuff) / 2.2) ** 2))
  const toeLine = -0.5 * Math.exp(-(((along - map.toe) / 2) ** 2))
  const turnover = map.turnover > 0 ? 2.6 * (1 - smoothstep(map.turnover - 0.9, map.turnover + 0.9, along)) : 0
  return dents * edge + folds + slack * edge + cuffLine + toeLine + turnover
}
