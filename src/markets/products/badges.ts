/** The tags on a product card (MKT-36). */

export const BADGES = ['new', 'sale', 'bestseller', 'limited', 'gift'] as const

export type Badge = (typeof BADGES)[number]
