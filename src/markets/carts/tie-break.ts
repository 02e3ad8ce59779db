/**
 * Which of two equal parts gets the odd unit: decided by variant, so that the same products cost the same in every cart; ids of
 * lines differ from cart to cart. Shipping has no variant.
 */
export const tieBreakOf = ({ id, variantId = '' }: { readonly id: string; readonly variantId?: string }): string =>
  `${variantId} ${id}`
