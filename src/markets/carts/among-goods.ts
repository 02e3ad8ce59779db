/** Whether a discount applies to a product. */
import type { GoodsSelection } from './discount-rule.ts'
import type { DiscountedGoods } from './priced-cart.ts'

/** A match in any of the lists is enough; an empty selection matches nothing. */
export function isAmongGoods(
  { skus = [], sections = [], categories = [], collections = [], families = [] }: GoodsSelection,
  goods: DiscountedGoods,
): boolean {
  return (
    skus.includes(goods.sku) ||
    skus.includes(goods.productSku) ||
    families.includes(goods.family) ||
    overlap(sections, goods.sections) ||
    overlap(categories, goods.categories) ||
    overlap(collections, goods.collections)
  )
}

const overlap = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.some((name) => given.includes(name))
