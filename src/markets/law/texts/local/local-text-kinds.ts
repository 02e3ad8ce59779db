/** Warnings that a product may need (GPSR 9(7), 19(d)). */
export const SAFETY_WARNINGS = ['slippery', 'fire', 'packaging', 'small-parts'] as const

export type SafetyWarning = (typeof SAFETY_WARNINGS)[number]

/** What the law requires in the language of a country whose interface is in another one (LAW-12). */
export type LocalTexts = {
  /** In its own words. */
  readonly language: string
  /** CRD 8(2): stands on the button with the text of the interface. */
  readonly orderButton: string
  readonly guarantee: string
  readonly guaranteeText: string
  /** Of fibres, before their names (Regulation (EU) 1007/2011 16). */
  readonly composition: string
  readonly size: string
  readonly sizeNote: string
  readonly safety: string
  readonly warnings: Readonly<Record<SafetyWarning, string>>
  /** Of the mail that confirms an order: {number} is filled in. */
  readonly confirmation: string
  readonly orderNumber: string
  readonly total: string
  readonly delivery: string
  readonly seller: string
  /** The name of the page with the withdrawal instructions. */
  readonly withdrawalPage: string
}
