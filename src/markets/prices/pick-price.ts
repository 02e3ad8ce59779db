/** Which variant's price a product card shows (PRC-15). */

export interface PricedVariant {
  readonly price: { readonly final: number }
  readonly discount: { readonly absolute: number }
}

/**
 * The biggest discount wins even over a cheaper variant; among equals the lowest price; among those the first.
 * A price of zero is a gap in the data and is skipped, unless there is nothing else.
 */
export function pickPrice<Variant extends PricedVariant>(variants: readonly Variant[]): Variant {
  const [first] = variants
  if (!first) throw new Error('Missing variants for product')
  const priced = variants.filter(({ price }) => price.final !== 0)
  return priced.reduce((best, variant) => (isBetter(variant, best) ? variant : best), priced[0] ?? first)
}

function isBetter(a: PricedVariant, b: PricedVariant): boolean {
  if (a.discount.absolute !== b.discount.absolute) return a.discount.absolute > b.discount.absolute
  return a.price.final < b.price.final
}
