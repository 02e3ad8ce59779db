/** A small woven label with the fish, sewn on. */
import { fishMark } from '../fish-mark.ts'
import { linearOf } from '../render/colour.ts'
import type { Material } from '../render/fragment.ts'
import { printed } from '../render/print.ts'
import { textureOf } from '../render/texture.ts'
import { INK, PAPER, POND, SALMON, SUN } from './house-colours.ts'

type Label = { readonly wide: number; readonly high: number; readonly on: string }

/** Covers its surface from the origin of the cloth on; pale on dark cloth, salmon on pale. */
export async function wovenLabel({ wide, high, on }: Label): Promise<Material> {
  const [red, green, blue] = linearOf(on)
  const ground = 0.21 * red + 0.72 * green + 0.07 * blue > 0.45 ? SALMON : PAPER
  const scale = Math.min((wide * 0.76) / 168, (high * 0.76) / 100)
  const fish = fishMark({ line: INK, body: PAPER, head: POND, sock: SUN, eye: PAPER })
  const hem = (y: number) => `<rect x="0" y="${y}" width="${wide}" height="0.6" fill="${INK}" opacity="0.25"/>`
  const place = `translate(${wide / 2 - 84 * scale} ${high / 2 - 50 * scale}) scale(${scale})`
  const texture = await textureOf(`${hem(1)}${hem(high - 1.6)}<g transform="${place}">${fish}</g>`, ground, {
    width: wide,
    height: high,
    columns: Math.round(wide * 7),
    rows: Math.round(high * 7),
    fineness: 1,
  })
  const weave = printed(texture, 0, 0)
  return (fragment) => {
    weave(fragment)
    const seen = Math.max(0, 1 - fragment.pixelAcross * 2.4)
    fragment.slopeAlong += 0.3 * seen * Math.sin(fragment.along * 11)
    fragment.gloss = 0.16
    const edge = Math.min(fragment.across, fragment.along, wide - fragment.across, high - fragment.along)
    fragment.openness *= 1 - 0.2 * Math.exp(-edge * edge * 6)
  }
}
