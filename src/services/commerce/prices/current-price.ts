/** The price of a variant in a currency as it applies now. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

export type CurrentPrice = { readonly original: number; readonly final: number }

export async function currentPrice(
  query: CommerceQuery,
  { sku, currency }: { readonly sku: string; readonly currency: string },
): Promise<CurrentPrice | undefined> {
  return query
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .select(['original', 'final'])
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .where('currency', '=', currency)
    .executeTakeFirst()
}
