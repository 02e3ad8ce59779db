/** How much a word says about a product, by where it stands; and how that shares a number with a term or a product. */
export const IMPACT = { name: 100, keywords: 90, short: 45, full: 12 } as const

/** From here on a word tells what a product is; below, it was merely mentioned. */
export const TELLING = 40

const BITS = 7
const MASK = (1 << BITS) - 1

/** Up to sixteen million terms, or products. */
export const withImpact = (number: number, impact: number): number => (number << BITS) | impact
export const numberIn = (both: number): number => both >>> BITS
export const impactIn = (both: number): number => both & MASK
