/** Whether a discount applies to a product. */
import type { ProductSelection } from './discount-rule.ts'
import type { DiscountableProduct } from './priced-cart.ts'

/** A match in any of the lists is enough; an empty selection matches nothing. */
export function matchesSelection(
  { skus = [], sections = [], categories = [], collections = [], families = [] }: ProductSelection,
  product: DiscountableProduct,
): boolean {
  return (
    skus.includes(product.sku) ||
    skus.includes(product.productSku) ||
    families.includes(product.family) ||
    overlap(sections, product.sections) ||
    overlap(categories, product.categories) ||
    overlap(collections, product.collections)
  )
}

const overlap = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.some((name) => given.includes(name))
