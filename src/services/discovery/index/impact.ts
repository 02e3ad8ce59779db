/**
 * The impact of a word on a product, by the field it occurs in, and how it is packed into one number with a term or a
 * product.
 */
export const IMPACT = { name: 100, keywords: 90, short: 45, full: 12 } as const

/** From this impact on a word describes the product; below, the product merely mentions it. */
export const MIN_DESCRIPTIVE_IMPACT = 40

const BITS = 7
const MASK = (1 << BITS) - 1

/** Up to sixteen million terms, or products. */
export const withImpact = (number: number, impact: number): number => (number << BITS) | impact
export const numberIn = (both: number): number => both >>> BITS
export const impactIn = (both: number): number => both & MASK
