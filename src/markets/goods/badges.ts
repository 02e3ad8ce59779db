/** The tags on a product card (MKT-36). */

export const BADGES = ['new', 'sale', 'bestseller', 'limited', 'gift'] as const

export type Badge = (typeof BADGES)[number]

const known = new Set<unknown>(BADGES)

export function isBadge(value: unknown): value is Badge {
  return known.has(value)
}
