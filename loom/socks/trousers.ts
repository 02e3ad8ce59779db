/** A trouser leg that ends above the sock: wide, with a hem. */
import { linearOf } from '../render/colour.ts'
import { displaced } from '../render/displace.ts'
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import { cutOff } from '../render/surface.ts'
import { noise, smoothstep } from '../seed.ts'
import type { Section } from './silhouettes.ts'
import { tubeOf } from './tube.ts'

export const TROUSERS = ['#2b2f3a', '#3c5f8f', '#b99a6b', '#5d6650', '#7b2d3a', '#e8dcc6'] as const

const HEM = 32
const HALF_WIDTH = 63

/** Around the sections of a leg, from the top down to `end` millimetres along it. */
export function trouserLeg(
  sections: readonly [Section, ...Section[]],
  end: number,
  colour: string,
  detail: number,
): Body {
  const [first, ...rest] = sections
  const { surface } = tubeOf({ sections: [wider(first), ...rest.map(wider)], squareness: 2.1, inside: 0 }, detail)
  const shaped = displaced(surface, (across, station) => {
    const folds = noise(across / 26, station / 70, 41) * 3.4 + noise(across / 60, station / 34, 42) * 2
    const hem = 1.3 * smoothstep(end - HEM - 0.8, end - HEM + 0.8, station)
    return folds * smoothstep(0, 60, end - station) + hem
  })
  return { surface: cutOff(shaped, end), material: twill(colour, end) }
}

function twill(colour: string, end: number): Material {
  const [red, green, blue] = linearOf(colour)
  return (fragment) => {
    const clear = 1 - smoothstep(0.3, 0.9, Math.max(fragment.pixelAcross, fragment.pixelAlong) / 1.4)
    const weave = 1 + 0.1 * clear * Math.sin((fragment.across + fragment.along) * 4.5)
    fragment.openness *= weave * (1 - 0.22 * Math.exp(-(((fragment.station - end + HEM) / 0.9) ** 2)))
    // The cloth turns inwards at the very edge.
    fragment.slopeAlong += 1.2 * smoothstep(end - 1.6, end, fragment.station)
    fragment.even = clear <= 0 && fragment.station < end - HEM - 3
    fragment.red = red
    fragment.green = green
    fragment.blue = blue
  }
}

/** As wide all the way down, whatever the leg inside is like. */
function wider([frontX, frontY, backX, backY]: Section): Section {
  const half = Math.hypot(frontX - backX, frontY - backY) / 2 || 1
  const [x, y] = [(frontX + backX) / 2, (frontY + backY) / 2]
  const [halfX, halfY] = [((frontX - backX) / 2 / half) * HALF_WIDTH, ((frontY - backY) / 2 / half) * HALF_WIDTH]
  return [x + halfX, y + halfY, x - halfX, y - halfY, HALF_WIDTH * 0.9]
}
