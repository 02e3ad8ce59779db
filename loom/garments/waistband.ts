/** The elastic of a pair of briefs: woven in the accent, with a line along both edges and the fish again and again. */
import { fishMark } from '../fish-mark.ts'
import type { Palette } from '../palettes.ts'
import type { Material } from '../render/fragment.ts'
import { addColour, textureOf } from '../render/texture.ts'
import { paint } from '../shapes/paint.ts'
import { INK, PAPER, POND, SUN } from './house-colours.ts'

export const WAISTBAND = 34
const REPEAT = 78

/** Across and along the cloth, from the upper edge of the elastic; one fish in the middle of the front. */
export async function waistband({ accent, ground, a }: Palette): Promise<Material> {
  const scale = (WAISTBAND * 0.6) / 100
  const line = ground === accent ? a : ground
  const fish = fishMark({ line: INK, body: PAPER, head: POND, sock: SUN, eye: PAPER })
  const edge = (y: number) => `<rect x="0" y="${y}" width="${REPEAT}" height="1.8" fill="${line}"/>`
  const place = `translate(${REPEAT / 2 - 84 * scale} ${WAISTBAND / 2 - 50 * scale}) scale(${scale})`
  const weave = await textureOf(`${edge(3)}${edge(WAISTBAND - 4.8)}<g transform="${place}">${fish}</g>`, accent, {
    width: REPEAT,
    height: WAISTBAND,
    columns: REPEAT * 6,
    rows: WAISTBAND * 6,
    fineness: 1,
  })
  const colour = new Float32Array(3)
  return (fragment) => {
    const { across, along, pixelAcross, pixelAlong } = fragment
    const down = Math.min(Math.max(along, 0.1), WAISTBAND - 0.1)
    colour.fill(0)
    addColour(weave, across + REPEAT / 2, down, Math.max(pixelAcross, pixelAlong) * fragment.sample, 1, colour)
    paint(fragment, colour)
    fragment.gloss = 0.1
    // The rubber threads in it.
    const seen = Math.max(0, 1 - pixelAlong / 1.1)
    fragment.slopeAlong += 0.28 * seen * Math.sin((along / 1.7) * 2 * Math.PI)
    fragment.openness *=
      1 - 0.3 * Math.exp(-((along / 0.9) ** 2)) - 0.25 * Math.exp(-(((along - WAISTBAND) / 0.8) ** 2))
  }
}
