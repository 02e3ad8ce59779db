/** Whether a discount speaks of something. */
import type { GoodsSelection } from './discount-rule.ts'
import type { DiscountedGoods } from './priced-cart.ts'

/** Any of the lists is enough; a selection that names nothing speaks of nothing. */
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
