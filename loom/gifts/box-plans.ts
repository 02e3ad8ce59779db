/** How the boxes are laid out: how many pairs, folded how, in which rows. All in millimetres. */
import type { BoxSize } from '../shapes/panel.ts'
import type { ParcelSize } from './parcel.ts'

export type BoxSubject = 'box-2' | 'box-3' | 'box-4' | 'box-7'

export type BoxPlan = {
  readonly inside: BoxSize
  readonly parcel: ParcelSize
  /** The middle of each pair. */
  readonly places: readonly (readonly [x: number, y: number])[]
  /** Pairs that are numbered, one for each day of the week, leave a place for a card. */
  readonly card?: readonly [x: number, y: number]
}

const GAP = 7
const MARGIN = 9
const HIGH = 46

export const BOX_PLANS: Readonly<Record<BoxSubject, BoxPlan>> = {
  'box-2': planOf(2, 1, { half: 43, height: 168, cuff: 38 }),
  'box-3': planOf(3, 1, { half: 38, height: 178, cuff: 38 }),
  'box-4': planOf(2, 2, { half: 43, height: 122, cuff: 30 }),
  'box-7': planOf(4, 2, { half: 30, height: 124, cuff: 24 }, 1),
}

function planOf(columns: number, rows: number, parcel: ParcelSize, spare = 0): BoxPlan {
  const across = parcel.half * 2 + GAP
  const along = parcel.height + GAP + 6
  const places = Array.from({ length: columns * rows }, (_, number): readonly [number, number] => [
    ((number % columns) - (columns - 1) / 2) * across,
    (Math.floor(number / columns) - (rows - 1) / 2) * along,
  ])
  const inside = { wide: columns * across + MARGIN * 2, deep: rows * along + MARGIN * 2, high: HIGH }
  const card = spare > 0 ? places.at(-1) : undefined
  return { inside, parcel, places: places.slice(0, places.length - spare), ...(card && { card }) }
}
