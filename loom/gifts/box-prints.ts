/** What is printed on boxes and on what lies in them. */
import { LRUCache } from 'lru-cache'
import { fishMark } from '../fish-mark.ts'
import type { Material } from '../render/fragment.ts'
import { printed } from '../render/print.ts'
import type { Body } from '../render/rasterise.ts'
import type { Texture } from '../render/texture.ts'
import { textureOf } from '../render/texture.ts'
import { gridOf } from '../shapes/grid.ts'
import { panelOf } from '../shapes/panel.ts'
import { numeral } from './numerals.ts'
import type { ParcelSize } from './parcel.ts'
import { THICKNESS } from './parcel.ts'
import { BLUSH, INK, PAPER, POND, SALMON, SUN } from '../garments/house-colours.ts'

type Sheet = { readonly wide: number; readonly high: number }

/** In cells, about 20 bytes each. Bands, cards and labels are the same in every picture. */
const MAX_CACHED_CELLS = 1_500_000

const textures = new LRUCache<string, Promise<Texture>>({ maxSize: MAX_CACHED_CELLS })

/** Paper of this size; `elements` are drawn in millimetres. */
export async function print(
  elements: string,
  ground: string,
  { wide, high }: Sheet,
  cellsPerMillimetre = 4,
): Promise<Material> {
  const columns = Math.round(wide * cellsPerMillimetre)
  const rows = Math.round(high * cellsPerMillimetre)
  const key = [columns, rows, ground, elements].join(' ')
  const size = { width: wide, height: high, columns, rows, fineness: 1 }
  const texture = textures.get(key) ?? textureOf(elements, ground, size)
  textures.set(key, texture, { size: columns * rows })
  return printed(await texture, 0, 0)
}

/** The fish in the middle of a place, so wide. */
export function fishAt(x: number, y: number, wide: number, body: string = PAPER): string {
  const scale = wide / 168
  const fish = fishMark({ line: INK, body, head: POND, sock: SUN, eye: PAPER })
  return `<g transform="translate(${x - 84 * scale} ${y - 50 * scale}) scale(${scale})">${fish}</g>`
}

/** The lid: the fish in a disc, above the middle, where an open box does not cover it. */
export function lidTop(
  ground: string,
  { wide, deep }: { readonly wide: number; readonly deep: number },
): Promise<Material> {
  const disc = Math.min(wide, deep) * 0.2
  const [x, y] = [wide / 2, disc * 1.22]
  const elements = `<circle cx="${x}" cy="${y}" r="${disc}" fill="${ground === SALMON ? BLUSH : SALMON}"/>${fishAt(x, y, disc * 1.5)}`
  return print(elements, ground, { wide, high: deep }, 3)
}

const BANDS = [SALMON, SUN, PAPER, BLUSH] as const

/** A strip of paper around a folded pair, with its number. */
export async function numberBand(
  number: number,
  [x, y]: readonly [number, number],
  { half, height, cuff }: ParcelSize,
  bed: number,
): Promise<Body> {
  const sheet = { wide: half * 2 + 22, high: 40 }
  const tall = sheet.high * 0.62
  const scale = tall / 100
  const place = `translate(${sheet.wide / 2 - 30 * scale} ${(sheet.high - tall) / 2}) scale(${scale})`
  const material = await print(
    `<g transform="${place}">${numeral(number, INK)}</g>`,
    BANDS[number % BANDS.length] ?? PAPER,
    sheet,
    5,
  )
  const middle = y + cuff / 2 + height * 0.02
  const [wide, thick] = [half + 2.2, THICKNESS + 2]
  const surface = gridOf({ rows: 12, columns: 60 }, (right, down) => {
    const turn = (right - 0.5) * Math.PI * 1.06
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
    const towards = Math.sign(cos) * Math.abs(cos) ** 0.8
    const up = thick * towards
    return {
      at: [
        x + wide * Math.sign(sin) * Math.abs(sin) ** 0.8,
        middle + (down - 0.5) * sheet.high + up * 0.85,
        bed + THICKNESS * 2.7 + up,
      ],
      cloth: [right * sheet.wide, down * sheet.high],
    }
  })
  return { surface, material }
}

/** A card in the place of a pair. */
export async function fishCard([x, y]: readonly [number, number], { half, height }: ParcelSize): Promise<Body> {
  const sheet = { wide: half * 2 - 4, high: height - 16 }
  const fish = `<g transform="rotate(-90 ${sheet.wide / 2} ${sheet.high / 2})">${fishAt(sheet.wide / 2, sheet.high / 2, sheet.high * 0.72)}</g>`
  const material = await print(fish, SUN, sheet, 6)
  return {
    surface: panelOf([x - sheet.wide / 2, y - sheet.high / 2, 30], [sheet.wide, 0, 0], [0, sheet.high, 6]),
    material,
  }
}

/** A round label with the fish, its middle at the origin. */
export async function fishDisc(radius: number): Promise<Body> {
  const side = radius * 2
  const ring = `<circle cx="${radius}" cy="${radius}" r="${radius - 2.6}" fill="none" stroke="${INK}" stroke-width="1"/>`
  const paper = await print(`${ring}${fishAt(radius, radius, radius * 1.42)}`, SALMON, { wide: side, high: side }, 6)
  const surface = panelOf([-radius, -radius, 0], [side, 0, 0], [0, side, 0])
  return {
    surface,
    material: (fragment) => {
      if (Math.hypot(fragment.across - radius, fragment.along - radius) > radius) fragment.visible = false
      else paper(fragment)
    },
  }
}
