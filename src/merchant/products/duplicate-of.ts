/** The draft that a copy of a product begins with: its texts, facets, pictures and prices; barcodes and stock are its own. */
import type { IncompleteProduct } from '../../contracts/merchant/incomplete-product.ts'

type Source = { readonly sku: string; readonly product: IncompleteProduct }

export function duplicateOf({ sku, product }: Source, newSku: string): IncompleteProduct {
  const variants = (product.variants ?? []).map(({ sku: own, size, prices }) => ({
    // KC024-LILAC-M of KC024-LILAC; another scheme is the merchant's own, so the field stays empty.
    ...(own?.startsWith(`${sku}-`) && { sku: `${newSku}${own.slice(sku.length)}` }),
    ...(size !== undefined && { size }),
    ...(prices !== undefined && { prices: withoutHistory(prices) }),
  }))
  return { ...product, variants }
}

type Prices = NonNullable<NonNullable<IncompleteProduct['variants']>[number]['prices']>

/** What was charged before belongs to the other product. */
const withoutHistory = (prices: Prices): Prices =>
  Object.fromEntries(Object.entries(prices).map(([currency, { prior: _prior, ...price }]) => [currency, price]))
