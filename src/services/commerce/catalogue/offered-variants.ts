/** The variants of a product as the desk edits them: prices that apply now, and stock levels. */
import type { StockLevel } from '../stock/set-stock.ts'
import { readVariants, type CommerceEngine, type CommerceQuery } from './stored-offers.ts'

export type OfferedVariant = {
  readonly sku: string
  readonly size: string
  readonly prices: readonly { readonly currency: string; readonly original: number; readonly final: number }[]
  readonly stock: readonly StockLevel[]
}

export async function offeredVariants(
  query: CommerceQuery,
  engine: CommerceEngine,
  productSku: string,
): Promise<readonly OfferedVariant[]> {
  const stored = await readVariants(query, engine, [productSku])
  return stored
    .filter(({ row }) => row.offered === 1)
    .map(({ row: { sku, size }, prices, stock }) => ({
      sku,
      size,
      prices: prices.map(({ currency, original, final }) => ({ currency, original, final })),
      stock: stock.map(({ warehouse, quantity, reserved }) => ({ warehouse, quantity, reserved })),
    }))
}
