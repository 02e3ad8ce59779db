/** The paper band that holds a folded pair together: salmon, with the fish in the middle. */
import { fishMark } from '../fish-mark.ts'
import { printed } from '../render/print.ts'
import type { Body } from '../render/rasterise.ts'
import type { Texture } from '../render/texture.ts'
import { textureOf } from '../render/texture.ts'
import type { Section } from './silhouettes.ts'
import { tubeOf } from './tube.ts'

const SALMON = '#ff5b45'
const PAPER = '#fffaf2'
const INK = '#1b1512'
const CELLS_PER_MILLIMETRE = 8

/** How far the paper stands off the cloth. */
const OFF = 1.6

/** Around these sections of a sock; `width` is how wide the picture of the fish may be. In millimetres. */
export async function bandAround(
  sections: readonly [Section, ...Section[]],
  width: number,
  detail: number,
): Promise<Body> {
  const [first, ...rest] = sections
  const { surface, length, girth } = tubeOf({ sections: [wider(first), ...rest.map(wider)], squareness: 2.6 }, detail)
  const print = await printOf(width, length)
  const paper = printed(print, -width / 2, 0)
  return {
    surface,
    material: (fragment) => {
      // Its far half is behind the sock.
      if (Math.abs(fragment.across) > girth * 0.27) fragment.visible = false
      else paper(fragment)
    },
  }
}

/** There are only as many as there are sorts of socks. */
const prints = new Map<string, Promise<Texture>>()

function printOf(width: number, height: number): Promise<Texture> {
  const key = `${width} ${height}`
  const kept = prints.get(key)
  if (kept) return kept
  const print = textureOf(labelOf(width, height), SALMON, {
    width,
    height,
    columns: Math.round(width * CELLS_PER_MILLIMETRE),
    rows: Math.round(height * CELLS_PER_MILLIMETRE),
    fineness: 2,
  })
  prints.set(key, print)
  return print
}

function labelOf(width: number, height: number): string {
  const scale = Math.min((height * 0.58) / 100, (width * 0.8) / 168)
  const fish = fishMark({ line: INK, body: PAPER, head: '#17a673', sock: '#ffc72e', eye: PAPER })
  const line = (y: number) => `<rect x="-1" y="${y}" width="${width + 2}" height="0.7" fill="${PAPER}"/>`
  const place = `translate(${width / 2 - 84 * scale} ${height / 2 - 50 * scale}) scale(${scale})`
  return `${line(3)}${line(height - 3.7)}<g transform="${place}">${fish}</g>`
}

function wider([frontX, frontY, backX, backY, depth]: Section): Section {
  const wide = Math.hypot(frontX - backX, frontY - backY) || 1
  const [x, y] = [((frontX - backX) / wide) * OFF, ((frontY - backY) / wide) * OFF]
  return [frontX + x, frontY + y, backX - x, backY - y, depth + OFF * 1.5]
}
