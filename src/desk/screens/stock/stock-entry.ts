/** What people type to correct stock: "40" is a count, "+12" and "−3" are changes. Pure functions. */
import type { StockReason } from '../../../contracts/merchant/stock-reasons.ts'

export type TypedEdit =
  | { readonly kind: 'count'; readonly onHand: number }
  | { readonly kind: 'change'; readonly change: number }

export type ReadEntry = TypedEdit | { readonly kind: 'empty' | 'wrong' }

/** A hyphen, a minus sign, or the dash that a phone makes of two hyphens. */
const CHANGE = /^([+\-−–])\s?(\d{1,6})$/
const COUNT = /^\d{1,7}$/

export function readEntry(text: string): ReadEntry {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  if (COUNT.test(typed)) return { kind: 'count', onHand: Number(typed) }
  const [, sign, digits] = CHANGE.exec(typed) ?? []
  const units = Number(digits ?? 0)
  if (sign === undefined || units === 0) return { kind: 'wrong' }
  return { kind: 'change', change: sign === '+' ? units : -units }
}

export const isEdit = (entry: ReadEntry): entry is TypedEdit => entry.kind === 'count' || entry.kind === 'change'

/** The likely one first: Enter takes it. A count is its own reason. */
export function reasonsOf(entry: ReadEntry): readonly (StockReason | 'count')[] {
  if (entry.kind === 'count') return ['count']
  if (entry.kind !== 'change') return []
  return entry.change > 0 ? ['received', 'found', 'correction'] : ['damaged', 'lost', 'correction']
}

/** With its sign, and a minus that is as wide as the plus. */
export const signedText = (change: number, format: (n: number) => string): string =>
  change > 0 ? `+${format(change)}` : change < 0 ? `−${format(-change)}` : '±0'
