/** The demo shop as the merchant layer takes it. */
import type { StarterShop } from '../src/merchant/starter-shop/starter-shop.ts'
import { demoProducts } from './catalogue/products.ts'
import { demoDiscounts } from './discounts/discounts.ts'
import { demoBaskets } from './history/baskets.ts'
import { demoSearchRules } from './search-rules.ts'
import { demoShippingMethods } from './shipping/methods.ts'
import { storiesToSave } from './stories-to-save.ts'

export const demoShop: StarterShop = {
  products: demoProducts,
  stories: storiesToSave,
  searchRules: demoSearchRules,
  baskets: demoBaskets,
  shippingMethods: demoShippingMethods,
  discounts: demoDiscounts,
}
