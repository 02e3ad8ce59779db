/** A hat folded once: the cuff above, the crown behind; whoever has a pompom lets it look out. */
import type { GoodsOrder } from './goods-order.ts'
import { detailFor } from './goods-order.ts'
import { linearOf } from '../render/colour.ts'
import { displaced } from '../render/displace.ts'
import type { Material } from '../render/fragment.ts'
import type { Layer, Scene } from '../render/scene.ts'
import { boundsOfLayers, fitted } from '../render/scene.ts'
import type { Shade } from '../render/shadow.ts'
import { LYING } from '../render/shadow.ts'
import type { Placement, Surface } from '../render/surface.ts'
import { placed } from '../render/surface.ts'
import { noise, pick, smoothstep } from '../seed.ts'
import { panelOf } from '../shapes/panel.ts'
import type { Section } from '../socks/silhouettes.ts'
import type { SockYarns } from '../socks/sock-cloth.ts'
import { tubeOf } from '../socks/tube.ts'
import { paint } from '../shapes/paint.ts'
import { addChunkyRibs, chunkyKnitter } from './chunky-knit.ts'
import { GAUGE, hasPompom, pompomFor, RIB } from './beanie-yarns.ts'
import { wovenLabel } from './woven-label.ts'

const HALF = 104
const HEIGHT = 158
const CUFF = 66
const DEPTH = 17

const ON_CLOTH: readonly Shade[] = [
  { softness: 1.6, right: 0.8, down: 1.2, strength: 0.4 },
  { softness: 6, right: 3, down: 4, strength: 0.3 },
]
const SEWN_ON: readonly Shade[] = [{ softness: 0.8, right: 0.4, down: 0.7, strength: 0.4 }]

export async function foldedBeanie({ cloths: [yarns], seed, size }: GoodsOrder): Promise<Scene> {
  const detail = detailFor(size)
  const roll = pick([-9, -6, 6, 9], seed, 45)
  const side = Math.sign(roll)
  const hold = (surface: Surface, placement: Placement): Surface =>
    placed(placed(surface, { oblique: 0.4, askew: 0.08, ...placement }), { roll })
  const material = hatCloth(yarns)
  const piece = (part: number, placement: Placement, shades: readonly Shade[]): Layer => {
    const { surface } = tubeOf(
      { sections: sectionsOf(part), cap: 18, point: 0.45, inside: 40, squareness: 2.7 },
      detail,
    )
    const soft = displaced(surface, (across, far) => reliefOf(across, far, seed + part))
    return { bodies: [{ surface: hold(soft, placement), material }], shadows: [{ shades }] }
  }
  const pompom = pompomFor(yarns, seed, detail)
  const label = { wide: 44, high: 26 }
  const woven = await wovenLabel({ ...label, on: yarns.palette.accent })
  const sewn = panelOf([26, -HEIGHT / 2 + 21, DEPTH + 6.5], [label.wide, 0, -1.5], [0, label.high, 0.5])
  const layers: readonly Layer[] = [
    piece(3, { x: side * 7, y: 12, roll: side * 2.5 }, LYING),
    ...(hasPompom(seed)
      ? [
          {
            bodies: [
              { ...pompom, surface: hold(pompom.surface, { oblique: 0, askew: 0, x: -side * 52, y: -HEIGHT * 0.56 }) },
            ],
          },
        ]
      : []),
    piece(0, {}, ON_CLOTH),
    { bodies: [{ surface: hold(sewn, {}), material: woven }], shadows: [{ shades: SEWN_ON }] },
  ]
  return { layers, view: fitted(boundsOfLayers(layers), size, { width: 0.78, height: 0.72 }) }
}

function sectionsOf(part: number): readonly [Section, ...Section[]] {
  const at = (share: number, wider: number): Section => {
    const y = (share - 0.5) * HEIGHT
    return [HALF + wider - part, y, -HALF - wider + part, y, DEPTH]
  }
  return [at(0, -1), at(0.22, -2), at(0.46, 0), at(0.72, 3), at(0.94, 0)]
}

/** The cuff is twice as thick as the rest. */
function reliefOf(across: number, far: number, seed: number): number {
  if (far < 0) return 0
  const cuff = 5 * (1 - smoothstep(CUFF - 3, CUFF + 1, far))
  return (
    cuff +
    noise(across / 46, far / 40, seed) * 2.2 * smoothstep(0, 30, far) +
    noise(across / 20, far / 22, seed + 1) * 0.6
  )
}

function hatCloth({ palette, tile }: SockYarns): Material {
  const knit = chunkyKnitter(tile, GAUGE)
  const accent = linearOf(palette.accent)
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, station } = fragment
    if (station < CUFF) {
      colour.set(accent)
      addChunkyRibs(fragment, across, station, RIB)
    } else {
      knit(fragment, across, fragment.along - CUFF, colour)
      fragment.openness *= 1 - 0.42 * Math.exp((CUFF - station) / 4)
    }
    paint(fragment, colour)
  }
}
