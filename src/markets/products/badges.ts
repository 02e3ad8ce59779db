/** The tags on a product card (MKT-36), and what must be known before one is shown (LAW-22, Directive 2005/29/EC Annex I 7). */

export const BADGES = ['new', 'sale', 'bestseller', 'limited', 'gift'] as const

export type Badge = (typeof BADGES)[number]

/** What is known of a product. Days are YYYY-MM-DD. */
export type BadgeEvidence = {
  /** The first day of its sale. */
  readonly newSince?: string | undefined
  /** How many were made in all. */
  readonly editionUnits?: number | undefined
  readonly sold?: { readonly units: number; readonly from: string; readonly to: string } | undefined
}

const DAY = 24 * 60 * 60 * 1000
/** As long a product is new. */
const NEW_DAYS = 90
/** Sales of longer ago say nothing about today. */
const SALES_DAYS = 730
const MIN_UNITS_SOLD = 10

const daysSince = (day: string, now: Date): number => (now.getTime() - Date.parse(day)) / DAY

/** Whether data bears a badge out. `sale` follows from prices, and `gift` says what the product is. */
export function isProven(badge: Badge, { newSince, editionUnits, sold }: BadgeEvidence, now: Date): boolean {
  switch (badge) {
    case 'new':
      return newSince !== undefined && daysSince(newSince, now) < NEW_DAYS
    case 'limited':
      return editionUnits !== undefined && editionUnits > 0
    case 'bestseller':
      return sold !== undefined && sold.units >= MIN_UNITS_SOLD && daysSince(sold.to, now) < SALES_DAYS
    case 'sale':
    case 'gift':
      return true
  }
}
