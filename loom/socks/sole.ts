/** Baby socks from below: rubber dots on the sole, so that whoever learns to walk does not slip. */
import { addPlainKnit, addRibs } from '../cloth/knit-relief.ts'
import { knitter } from '../cloth/yarn-tile.ts'
import { linearOf } from '../render/colour.ts'
import type { Fragment, Material } from '../render/fragment.ts'
import type { Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import { placed } from '../render/surface.ts'
import { mix, pick } from '../seed.ts'
import type { SockOrder } from './order.ts'
import { detailFor } from './order.ts'
import type { Silhouette } from './silhouettes.ts'
import { extentOf } from './silhouettes.ts'
import type { SockMap } from './sock-body.ts'
import { sockBody } from './sock-body.ts'
import type { SockYarns } from './sock-cloth.ts'

/** From the cuff (above) to the toes (below); the outer side of the foot is at the right. */
const SOLE: Silhouette = {
  sections: [
    [25, 0, -25, 0, 16],
    [25, 13, -25, 13, 16],
    [24, 25, -24, 25, 16],
    [27, 42, -26, 42, 18],
    [28, 60, -25, 60, 18],
    [27, 80, -22, 80, 17],
    [30, 102, -25, 102, 17],
    [31, 118, -29, 118, 16],
  ],
  heel: 3.5,
  heelReach: -1,
  cap: 27,
  point: 0.8,
  cuff: 24,
  toe: 30,
  turnover: 22,
}

const DOT = 2.5
const BETWEEN_DOTS = 8.4
const MILKY = 0.5

export function solesOfSocks({ yarns, seed, size }: SockOrder): Scene {
  const detail = detailFor(size, extentOf(SOLE))
  const lean = pick([5, 9, -4], seed, 7)
  const layers = [
    { mirrored: true, x: -36, y: -4, roll: 172 + lean, part: 0 },
    { mirrored: false, x: 36, y: 6, roll: 186 + lean, part: 1 },
  ].map(({ mirrored, x, y, roll, part }) => {
    const { surface, map } = sockBody(SOLE, seed + part, detail)
    const centred = placed(surface, { y: -75 })
    const held = placed(centred, { mirrored, oblique: 0.16, roll, x, y })
    return { bodies: [{ surface: held, material: soleCloth(part === 0 ? yarns[0] : yarns[1], map) }] }
  })
  return { layers, view: fitted(boundsOfLayers(layers), size) }
}

function soleCloth({ palette, tile }: SockYarns, map: SockMap): Material {
  const knit = knitter(tile)
  const accent = linearOf(palette.accent)
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, station } = fragment
    const heel = Math.hypot(across / 19, (station - map.heel) / 21)
    if (station < map.cuff) {
      colour.set(accent)
      addRibs(fragment, across, 3.2, 0.4)
      addPlainKnit(fragment, across, station, 0.5)
    } else if (station > map.toe || heel < 1) {
      colour.set(accent)
      addPlainKnit(fragment, across, station)
    } else knit(fragment, across, station, colour)
    const seam = Math.min(Math.abs(station - map.toe), Math.abs(heel - 1) * 20)
    fragment.openness *= 1 - 0.16 * Math.exp(-seam * seam * 2)
    fragment.red = colour[0] ?? 0
    fragment.green = colour[1] ?? 0
    fragment.blue = colour[2] ?? 0
    const onSole = station > map.cuff + 6 && station < map.end - 9 && Math.abs(across) < 25
    if (onSole) addDot(fragment)
  }
}

/** Dots in rows, every other row dropped by half; each a small dome of milky rubber that shines. */
function addDot(fragment: Fragment): void {
  const row = Math.round(fragment.station / (BETWEEN_DOTS * 0.87))
  const aside = row % 2 === 0 ? 0 : BETWEEN_DOTS / 2
  const x = fragment.across - aside - Math.round((fragment.across - aside) / BETWEEN_DOTS) * BETWEEN_DOTS
  const y = fragment.station - row * BETWEEN_DOTS * 0.87
  const far = Math.hypot(x, y) / DOT
  if (far > 1.5) return
  if (far > 1) {
    fragment.openness *= 1 - 0.7 * (1.5 - far)
    return
  }
  const steep = 0.9 * far ** 3
  fragment.slopeAcross = (-steep * x) / (DOT * Math.max(far, 0.01))
  fragment.slopeAlong = (-steep * y) / (DOT * Math.max(far, 0.01))
  fragment.openness = Math.max(fragment.openness, 0.9)
  fragment.gloss = 0.55
  fragment.red = mix(fragment.red, 0.9, MILKY)
  fragment.green = mix(fragment.green, 0.88, MILKY)
  fragment.blue = mix(fragment.blue, 0.86, MILKY)
}
