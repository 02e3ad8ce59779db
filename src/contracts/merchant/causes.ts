/** Why a product or a size cannot be bought or found, in the order in which a merchant removes the causes (DGO-14). */
export const CAUSES = [
  'draft',
  'not-offered',
  'no-composition',
  'no-picture',
  'hidden',
  'no-price',
  'no-stock',
  'no-shipping',
] as const

export type Cause = (typeof CAUSES)[number]
