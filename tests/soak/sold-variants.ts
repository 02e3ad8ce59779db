/** Variants of the demo that shoppers buy, one of each product. */
import { demoProducts } from '../support/demo-shop.ts'

export type SoldVariant = {
  readonly id: string
  readonly sku: string
  /** In euro cents. */
  readonly price: number
}

const MAX_VARIANTS = 200
const MIN_STOCK = 10

export const soldVariants = (): readonly SoldVariant[] =>
  demoProducts()
    .flatMap(({ variants }) => {
      const plenty = variants.find(({ sku, stock }) => !sku.includes('-UP') && (stock.nl ?? 0) > MIN_STOCK)
      const price = plenty?.prices.EUR?.original
      return plenty === undefined || price === undefined ? [] : [{ id: plenty.id, sku: plenty.sku, price }]
    })
    .slice(0, MAX_VARIANTS)
